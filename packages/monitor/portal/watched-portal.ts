import type { Settings } from '@federation/content-model/settings';
import { isRealAddress } from '@federation/base/real-address';

/** The portal of a site, as those see it who watch it. */
export interface WatchedPortal {
  /** The address of its API. */
  api: string;
  /** Where its mails come from. */
  email: string;
  /** The name of the key that seals its mails, if it is known. */
  dkimSelector: string | undefined;
}

/** The portal of a site; undefined where another receives the forms, or at an address that is none. */
export function toWatchedPortal({
  portal,
  contact,
}: Pick<Settings, 'portal' | 'contact'>): WatchedPortal | undefined {
  return portal?.ours && portal.api !== undefined && isRealAddress(portal.api)
    ? { api: portal.api, email: contact.email, dkimSelector: portal.dkimSelector }
    : undefined;
}
