import { createIssuer } from '@federation/certificates/issuer';
import demonstrated from '@federation/certificates/published/demonstration.json' with { type: 'json' };
import {
  readLastPublication,
  type LastPublication,
} from '@federation/certificates/office/published/last-publication';
import { readSettings } from '@federation/content-model/files/site-files';
import { getWatchedPortal, type WatchedPortal } from './portal/watched-portal.ts';

/** A certificate whose result the monitor knows in advance. */
export interface KnownCertificate {
  state: string;
  number: string;
  /** A certificate that nobody issued is verified by its token only. */
  token?: string;
}

/** All that the monitor compares with the deployed site. */
export interface ExpectedSite extends LastPublication {
  known: readonly KnownCertificate[];
  /** The portal, if the site has its own. */
  portal: WatchedPortal | undefined;
}

/** Reads the last publication of a project, with the certificates of the demonstration. */
export function readExpectedSite(project: string): ExpectedSite {
  const settings = readSettings(project);
  const shown = settings.demonstrationCertificates;
  return {
    ...readLastPublication(project, createIssuer(settings), shown),
    known: shown ? demonstrated.certificates : [],
    portal: getWatchedPortal(settings),
  };
}
