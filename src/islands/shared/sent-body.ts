import type { OwnPortal } from '@federation/portal/contract/api';

/**
 * Body that a form sends. The portal of the site also gets the version of the notice that was shown
 * and the empty honeypot; another portal gets what it expects, and nothing else.
 */
export function toSentBody(payload: object, own: OwnPortal | undefined): object {
  return own ? { ...payload, notice: own.notice, website: '' } : payload;
}
