import { toPortalApi, type OwnPortal } from '@federation/portal/contract/api';
import { toNoticeVersion } from './notice-version.ts';
import type { PageContext } from './page-context.ts';
import { settings } from './settings.ts';

/**
 * Address to which the forms of this build send; in development the portal beside the site, unless
 * the environment says otherwise. Tools that know no build read the settings, so it stays out of
 * them.
 */
export const portalApi = toPortalApi(
  settings.portal,
  process.env.PORTAL_API ?? (import.meta.env.DEV ? 'local' : undefined),
);

/** Extra fields that a form sends to the portal of the site; undefined if it sends to another. */
export function getOwnPortal({ path, wordsLanguage }: PageContext): OwnPortal | undefined {
  return portalApi.ours ? { notice: toNoticeVersion(path, wordsLanguage) } : undefined;
}
