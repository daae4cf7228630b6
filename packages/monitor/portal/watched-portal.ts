import type { Settings } from '@federation/content-model/settings';
import { isRealAddress } from '@federation/base/real-address';

/** The portal of a site, as the monitor reads it. */
export interface WatchedPortal {
  /** The address of its API. */
  api: string;
  /** The sender of its mails. */
  email: string;
  /** The name of the key that signs its mails, if it is known. */
  dkimSelector: string | undefined;
}

/** The portal of a site; undefined if the site has another one, or one at a reserved address. */
export function getWatchedPortal({
  portal,
  contact,
}: Pick<Settings, 'portal' | 'contact'>): WatchedPortal | undefined {
  return portal?.ours && portal.api !== undefined && isRealAddress(portal.api)
    ? { api: portal.api, email: contact.email, dkimSelector: portal.dkimSelector }
    : undefined;
}
