import { readJson } from './files.ts';
import { toPaths, type IssuerContext } from './context.ts';

/** The demonstration certificates, one for each result. They are public, and their private key no longer exists. */
export interface Demonstration {
  certificates: { state: string; number: string; token: string }[];
}

/** The demonstration certificates of the project. */
export function readDemonstration(context: IssuerContext): Demonstration {
  return readJson(toPaths(context).demonstration, { certificates: [] }, 'Restore it with git.') as Demonstration;
}
