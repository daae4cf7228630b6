import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import {
  toDemonstrationIssuer,
  toIssuer,
  toStatusFolder,
  type Issuer,
} from '../../core/certificates/issuer.ts';
import type { PublicKey, Trust } from '../../core/certificates/keys.ts';
import demonstrated from '../../core/certificates/published/demonstration.json' with { type: 'json' };
import { indexSchema, toIndexPath } from '../../core/certificates/look-up.ts';
import { readPublicKeys } from '../certificates/issuing/public-keys.ts';
import { readSettings } from '../content/site-files.ts';
import { toWatchedPortal, type WatchedPortal } from '../portal/watched-portal.ts';
import type { KnownCertificate } from './known-certificate.ts';

/** Signed status lists by their names, such as `1`. */
export type Lists = ReadonlyMap<string, string>;

/** What the project published last, with which a deployed site is compared. */
export interface Publication {
  issuer: Issuer;
  keys: readonly PublicKey[];
  /** The issuer and keys of the demonstration, if the site shows one. */
  demonstration: Trust | undefined;
  lists: Lists;
  /** The salt of the look-up by number; undefined before the first certificate. */
  lookUp: string | undefined;
  known: readonly KnownCertificate[];
  /** The portal that receives the forms, if it is that of the site. */
  portal: WatchedPortal | undefined;
}

/** Reads what the project published last, with the certificates of the demonstration. */
export function readPublication(project: string): Publication {
  const settings = readSettings(project);
  const issuer = toIssuer(settings);
  const shown = settings.demonstrationCertificates;
  return {
    issuer,
    keys: readPublicKeys({ project }),
    demonstration: shown
      ? { issuer: toDemonstrationIssuer(issuer), keys: demonstrated.keys }
      : undefined,
    lists: readLists(join(project, 'public', toStatusFolder(issuer))),
    lookUp: readSalt(join(project, 'public', toIndexPath(issuer))),
    known: shown ? demonstrated.certificates : [],
    portal: toWatchedPortal(settings),
  };
}

function readSalt(index: string): string | undefined {
  const text = existsSync(index) ? readFileSync(index, 'utf8') : undefined;
  const found = v.safeParse(indexSchema, text);
  return found.success ? found.output.salt : undefined;
}

/** The signed status lists in a folder; none if it does not exist. */
export function readLists(folder: string): Lists {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return new Map(
    names
      .filter((name) => name.endsWith('.jwt'))
      .map((name) => [basename(name, '.jwt'), readFileSync(join(folder, name), 'utf8').trim()]),
  );
}
