import { toPortalApi } from '../core/portal-api.ts';
import { settings } from './settings.ts';

/**
 * Where the forms of this build send; in development to the portal beside the site, unless the
 * environment says otherwise. Apart from the settings, which tools read that know no build.
 */
export const portalApi = toPortalApi(
  settings.portal,
  process.env.PORTAL_API ?? (import.meta.env.DEV ? 'local' : undefined),
);
