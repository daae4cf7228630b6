import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { createDemonstrationIssuer, toStatusAddress, type Issuer } from '../../shared/issuer.ts';
import type { PublicKey, Trust } from '../../shared/keys.ts';
import demonstrated from '../../published/demonstration.json' with { type: 'json' };
import { indexSchema, toIndexPath } from '../../shared/look-up.ts';
import { readPublicKeys } from '../keys/public-keys.ts';
import { statusList } from '../register/register.ts';

/** The last publication in a project, which the deployed site should serve. */
export interface LastPublication {
  issuer: Issuer;
  keys: readonly PublicKey[];
  /** The issuer and keys of the demonstration, if the site shows one. */
  demonstration: Trust | undefined;
  /** The signed status list; undefined before the first publication. */
  list: string | undefined;
  /** The salt of the look-up by number; undefined before the first certificate. */
  lookUp: string | undefined;
}

/**
 * Reads the last publication of a project.
 *
 * @param shown true if the site shows the demonstration
 */
export function readLastPublication(
  project: string,
  issuer: Issuer,
  shown: boolean,
): LastPublication {
  const read = (path: string) => readOptionalFile(join(project, 'public', path));
  const index = v.safeParse(indexSchema, read(toIndexPath(issuer)));
  return {
    issuer,
    keys: readPublicKeys({ project }),
    demonstration: shown
      ? { issuer: createDemonstrationIssuer(issuer), keys: demonstrated.keys }
      : undefined,
    list: read(toStatusAddress(issuer, statusList).slice(issuer.site.length))?.trim(),
    lookUp: index.success ? index.output.salt : undefined,
  };
}

/** The text of a file; undefined if it does not exist. */
export function readOptionalFile(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
