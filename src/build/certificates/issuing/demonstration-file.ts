import type { PublicKey } from '../../../core/certificates/keys.ts';
import { readJson } from './files.ts';
import { toPaths, type IssuerContext } from './context.ts';

/**
 * Everything about the demonstration. All of it is public, and its private key no longer exists.
 */
export interface Demonstration {
  keys: PublicKey[];
  /** One for each result. */
  certificates: { state: string; number: string; token: string }[];
  /** The status lists and the look-up, by their paths on the site. */
  files: Record<string, string>;
}

/** The demonstration of the project. */
export function readDemonstration(context: IssuerContext): Demonstration {
  return readJson(
    toPaths(context).demonstration,
    { keys: [], certificates: [], files: {} },
    'Restore it with git.',
  ) as Demonstration;
}
