import type { ComplaintDetails } from './complaint-details.ts';

/** The addresses of the forms. A form without one sends nothing and says so. */
export interface PortalApi {
  /** True for the portal of the site, which gets additional fields. */
  ours: boolean;
  /** The base address, without a slash at the end. Requests for certificates go there. */
  base: string | undefined;
  applications: string | undefined;
  /** For the contact and feedback forms. */
  messages: string | undefined;
  /** The page that shows the mails of the local portal. */
  outbox: string | undefined;
}

/** The additional fields for the portal of the site. */
export interface OwnPortal {
  /** The version of the privacy notice beside the form. */
  notice: string;
  /** The facts that the form of a complaint asks for besides the message. */
  complaint?: ComplaintDetails | undefined;
}

/** The portal in the settings of the site. */
interface PortalAddresses {
  ours: boolean;
  api?: string | undefined;
  applications?: string | undefined;
  messages?: string | undefined;
  login?: string | undefined;
  certificateView?: string | undefined;
}

/**
 * The kinds of portal that a text can name: that of the site or another; any that takes forms, or
 * none; one for members to sign in; one that shows certificates.
 */
export const portalStates = ['ours', 'other', 'forms', 'none', 'login', 'certificates'] as const;

export type PortalState = (typeof portalStates)[number];

export function isPortal(portal: PortalAddresses | undefined, state: PortalState): boolean {
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

/** The path of the local portal on the server of the site. */
export const localPortalPath = '/portal';

export const localInboxPath = `${localPortalPath}/inbox`;

const ownPaths = { applications: '/members/applications', messages: '/messages' };

/**
 * The portal of the settings. The environment variable `PORTAL_API` overrides it with `local`, for
 * the local portal, or the https address of another.
 *
 * @throws {Error} when the variable has any other value
 */
export function toPortalApi(
  portal: PortalAddresses = { ours: false },
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
  { ours, applications, messages }: Omit<PortalAddresses, 'api'>,
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
 * The additional directives of the content security policy of a page with a form. It may send
 * requests to the portal, and open the mail program without scripts.
 */
export function toFormDirectives({
  base = '',
}: PortalApi): (`connect-src ${string}` | `form-action ${string}`)[] {
  const origins = URL.canParse(base) ? ([`connect-src ${new URL(base).origin}`] as const) : [];
  return [...origins, 'form-action mailto:'];
}
