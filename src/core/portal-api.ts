/** Where the forms send what was typed. A form without an address sends nothing and says so. */
export interface PortalApi {
  /** The base address, without a slash at the end. */
  base: string;
  /** Where membership applications go. */
  applications: string | undefined;
  /** Where the contact and feedback forms go. */
  messages: string | undefined;
  /** The page that shows the mails of the sandbox; undefined where the portal itself is used. */
  outbox: string | undefined;
}

interface PortalSettings {
  api: string;
  applications?: string | undefined;
  messages?: string | undefined;
}

/** The base of the portal API that the sandbox simulates on a local server. */
export const sandboxBase = '/sandbox/api/v1';

/**
 * The portal of the settings, or the one that the environment variable `PORTAL_API` names instead:
 * `sandbox` for the sandbox, or an https address for another portal.
 *
 * @throws {Error} when the variable holds anything else
 */
export function toPortalApi(portal: PortalSettings, override: string | undefined): PortalApi {
  if (override === 'sandbox') {
    const addresses = { applications: `${sandboxBase}/members/applications`, messages: `${sandboxBase}/messages` };
    return { base: sandboxBase, ...addresses, outbox: '/sandbox/outbox' };
  }
  if (override && !(URL.canParse(override) && new URL(override).protocol === 'https:')) {
    throw new Error(`PORTAL_API is ${JSON.stringify(override)}. Expected "sandbox" or an https address such as ${portal.api}.`);
  }
  const base = (override || portal.api).replace(/\/+$/, '');
  const join = (path: string | undefined) => (path === undefined ? undefined : `${base}${path}`);
  return { base, applications: join(portal.applications), messages: join(portal.messages), outbox: undefined };
}

/** The components that send something, by the names that a text uses. */
const forms = /<(CertificateRequest|MembershipForm|ContactForm)\b/;

/**
 * What the content security policy of a page must allow beyond the rest of the site: a page with a
 * form may talk to the portal, and hand a form over to the mail program where scripts don't run.
 *
 * @param text the text of the page, as it was written
 */
export function toFormDirectives(text: string, { base }: PortalApi): (`connect-src ${string}` | `form-action ${string}`)[] {
  if (!forms.test(text)) return [];
  const origins = URL.canParse(base) ? ([`connect-src ${new URL(base).origin}`] as const) : [];
  return [...origins, 'form-action mailto:'];
}
