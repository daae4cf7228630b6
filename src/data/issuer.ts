import { createIssuer } from '@federation/certificates/issuer';
import { settings } from './settings.ts';

/** Issuer of the certificates, by the settings of the site. Read at build only. */
export const issuer = createIssuer(settings);
