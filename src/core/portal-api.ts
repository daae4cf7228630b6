/** Where the forms send their data. A form without an address sends nothing and says so. */
export interface PortalApi {
  /** The base address, without a slash at the end. */
  base: string;
  /** Where membership applications go. */
  applications: string | undefined;
  /** Where the contact and feedback forms go. */
  messages: string | undefined;
  /** The page that shows the mails of the portal; undefined unless it runs beside the site. */
  outbox: string | undefined;
}

interface PortalSettings {
  api: string;
  applications?: string | undefined;
  messages?: string | undefined;
}

/** Where the portal is on a local server, beside the site. */
export const localPortalPath = '/portal';

/** The paths of the portal of the site below its base. */
const paths = { applications: '/members/applications', messages: '/messages' };

/**
 * The portal in the settings, unless the environment variable `PORTAL_API` overrides it with
 * `local`, the portal beside the site, or the https address of another portal.
 *
 * @throws {Error} if the variable has any other value
 */
export function toPortalApi(portal: PortalSettings, override: string | undefined): PortalApi {
  if (override === 'local') {
    const base = `${localPortalPath}/api/v1`;
    return {
      base,
      applications: `${base}${paths.applications}`,
      messages: `${base}${paths.messages}`,
      outbox: `${localPortalPath}/outbox`,
    };
  }
  if (override && !(URL.canParse(override) && new URL(override).protocol === 'https:')) {
    throw new Error(
      `PORTAL_API is ${JSON.stringify(override)}. Expected "local" or an https address such as ${portal.api}.`,
    );
  }
  const base = (override || portal.api).replace(/\/+$/, '');
  const join = (path: string | undefined) => (path === undefined ? undefined : `${base}${path}`);
  return {
    base,
    applications: join(portal.applications),
    messages: join(portal.messages),
    outbox: undefined,
  };
}

/**
 * The additional directives of the content security policy of a page with a form: it may send
 * requests to the portal, and open the mail program where scripts don’t run.
 */
export function toFormDirectives({
  base,
}: PortalApi): (`connect-src ${string}` | `form-action ${string}`)[] {
  const origins = URL.canParse(base) ? ([`connect-src ${new URL(base).origin}`] as const) : [];
  return [...origins, 'form-action mailto:'];
}
