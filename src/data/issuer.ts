import { toIssuer } from '@federation/certificates/issuer';
import { settings } from './settings.ts';

/** Who issues certificates, by the settings of the site. Read at build only. */
export const issuer = toIssuer(settings);
