import { toIssuer } from '@federation/certificates/issuer';
import demonstrated from '@federation/certificates/published/demonstration.json' with { type: 'json' };
import {
  readPublished,
  type Published,
} from '@federation/certificates/office/published/last-publication';
import { readSettings } from '@federation/content-model/files/site-files';
import { toWatchedPortal, type WatchedPortal } from './portal/watched-portal.ts';

/** A certificate whose result is known. */
export interface KnownCertificate {
  state: string;
  number: string;
  /** It is verified by its number, too, unless it is one that nobody issued. */
  token?: string;
}

/** All that a monitor compares with a site. */
export interface Publication extends Published {
  known: readonly KnownCertificate[];
  /** The portal that receives the forms, if it is that of the site. */
  portal: WatchedPortal | undefined;
}

/** Reads what a project published last, with the certificates of the demonstration. */
export function readPublication(project: string): Publication {
  const settings = readSettings(project);
  const shown = settings.demonstrationCertificates;
  return {
    ...readPublished(project, toIssuer(settings), shown),
    known: shown ? demonstrated.certificates : [],
    portal: toWatchedPortal(settings),
  };
}
