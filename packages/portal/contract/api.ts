/** Where the forms send their data. A form without an address sends nothing and says so. */
export interface PortalApi {
  /** Whether it is the portal of the site, which gets more than others are sent. */
  ours: boolean;
  /** The base address, without a slash at the end; requests for certificates go there. */
  base: string | undefined;
  /** Where membership applications go. */
  applications: string | undefined;
  /** Where the contact and feedback forms go. */
  messages: string | undefined;
  /** The page that shows the mails of the portal; undefined unless it runs beside the site. */
  outbox: string | undefined;
}

/** What only the portal of the site is sent with a form. */
export interface OwnPortal {
  /** The version of the privacy notice beside the form. */
  notice: string;
}

/** The portal in the settings of the site. */
interface PortalSettings {
  ours: boolean;
  api?: string | undefined;
  applications?: string | undefined;
  messages?: string | undefined;
  login?: string | undefined;
  certificateView?: string | undefined;
}

/**
 * The kinds of portal that a text can tell apart: that of the site or another one; any that takes
 * forms, or none; one in which members sign in; one that shows their certificates.
 */
export const portalStates = ['ours', 'other', 'forms', 'none', 'login', 'certificates'] as const;

export type PortalState = (typeof portalStates)[number];

/** Whether the portal in the settings, if they have one, is of a kind. */
export function isPortal(portal: PortalSettings | undefined, state: PortalState): boolean {
  switch (state) {
    case 'login':
      return portal?.login !== undefined;
    case 'certificates':
      return portal?.certificateView !== undefined;
    case 'forms':
      return portal?.api !== undefined;
    case 'none':
      return portal?.api === undefined;
    default:
      return portal?.api !== undefined && portal.ours === (state === 'ours');
  }
}

/** Where the portal is on a local server, beside the site. */
export const localPortalPath = '/portal';

/** Where its inbox is. */
export const localInboxPath = `${localPortalPath}/inbox`;

/** The paths of the portal of the site below its base. */
const ownPaths = { applications: '/members/applications', messages: '/messages' };

/**
 * The portal in the settings, if they have one, unless the environment variable `PORTAL_API` overrides it with
 * `local`, the portal beside the site, or the https address of another portal.
 *
 * @throws {Error} if the variable has any other value
 */
export function toPortalApi(
  portal: PortalSettings = { ours: false },
  override?: string,
): PortalApi {
  if (override === 'local')
    return {
      ...toAddresses(`${localPortalPath}/api/v1`, { ...ownPaths, ours: true }),
      outbox: `${localPortalPath}/outbox`,
    };
  if (override && !(URL.canParse(override) && new URL(override).protocol === 'https:')) {
    throw new Error(
      `PORTAL_API is ${JSON.stringify(override)}. Expected "local" or an https address such as https://portal.ifsf.example/api/v1.`,
    );
  }
  return toAddresses(override || portal.api, portal.ours ? { ...ownPaths, ours: true } : portal);
}

function toAddresses(
  address: string | undefined,
  { ours, applications, messages }: Omit<PortalSettings, 'api'>,
): PortalApi {
  const base = address?.replace(/\/+$/, '');
  const join = (path: string | undefined) => base && path && `${base}${path}`;
  return {
    ours: ours && base !== undefined,
    base,
    applications: join(applications),
    messages: join(messages),
    outbox: undefined,
  };
}

/**
 * The additional directives of the content security policy of a page with a form: it may send
 * requests to the portal, and open the mail program where scripts don’t run.
 */
export function toFormDirectives({
  base = '',
}: PortalApi): (`connect-src ${string}` | `form-action ${string}`)[] {
  const origins = URL.canParse(base) ? ([`connect-src ${new URL(base).origin}`] as const) : [];
  return [...origins, 'form-action mailto:'];
}
