import { toPortalApi, type OwnPortal } from '@federation/portal/contract/api';
import { toNoticeVersion } from './notice-version.ts';
import type { PageContext } from './page-context.ts';
import { settings } from './settings.ts';

/**
 * Where the forms of this build send; in development to the portal beside the site, unless the
 * environment says otherwise. Apart from the settings, which tools read that know no build.
 */
export const portalApi = toPortalApi(
  settings.portal,
  process.env.PORTAL_API ?? (import.meta.env.DEV ? 'local' : undefined),
);

/** What a form on a page sends to the portal of the site; undefined when it sends to another. */
export function toOwnPortal({ path, wordsLanguage }: PageContext): OwnPortal | undefined {
  return portalApi.ours ? { notice: toNoticeVersion(path, wordsLanguage) } : undefined;
}
