import * as v from 'valibot';
import type { PublicKey } from '../../shared/keys.ts';
import { officePaths, UserError, type IssuerContext } from '../context/context.ts';
import { readJson, writeJson } from '../context/json-files.ts';
import type { Register } from '../register/register.ts';

/** A coordinate of a point on P-256, in base64url. */
const coordinate = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

const publicKeysSchema = v.object({
  keys: v.array(
    v.object({
      kid: v.string(),
      x: coordinate,
      y: coordinate,
      from: v.pipe(v.string(), v.isoDate()),
      until: v.optional(v.pipe(v.string(), v.isoDate())),
      removed: v.optional(v.object({ on: v.pipe(v.string(), v.isoDate()), reason: v.string() })),
    }),
  ),
});

/**
 * The public keys of the project, oldest first.
 *
 * @throws {UserError} if the file is damaged
 */
export function readPublicKeys({ project }: Pick<IssuerContext, 'project'>): PublicKey[] {
  const { publicKeys: file } = officePaths({ project, folder: '' });
  const help = 'Restore it with git.';
  const found = v.safeParse(publicKeysSchema, readJson(file, { keys: [] }, help));
  if (!found.success)
    throw new UserError(
      `${file} is damaged: ${v.getDotPath(found.issues[0]) ?? 'the whole file'} is not as it was written. ${help}`,
    );
  return found.output.keys;
}

export function savePublicKeys(context: IssuerContext, keys: readonly PublicKey[]): void {
  writeJson(officePaths(context).publicKeys, { keys });
}

/** The signing key: the newest that is neither retired nor removed. */
export function findActiveKey(keys: readonly PublicKey[]): PublicKey | undefined {
  return keys.findLast(({ until, removed }) => !until && !removed);
}

/**
 * Compares the keys of the project with the register: an old copy of the project may lack keys that
 * signed certificates, or trust a removed key again.
 *
 * @param removing the key being removed, because its removal may have been interrupted before
 * @throws {UserError} if the project is older than the register
 */
export function checkPublicKeys(
  context: IssuerContext,
  { certificates, removedKeys }: Register,
  removing?: string,
): void {
  const keys = readPublicKeys(context);
  const missing = [...new Set(certificates.map(({ kid }) => kid))].filter(
    (kid) => !keys.some((key) => key.kid === kid),
  );
  const trusted = removedKeys.filter(
    (kid) => kid !== removing && keys.some((key) => key.kid === kid && !key.removed),
  );
  const lines = [
    ...missing.map(
      (kid) => `The key ${kid} is missing, although it signed certificates in the register.`,
    ),
    ...trusted.map(
      (kid) =>
        `The project still trusts the removed key ${kid}. If its removal was interrupted: rotate-key --remove ${kid}.`,
    ),
  ];
  if (lines.length > 0)
    throw new UserError(
      `${officePaths(context).publicKeys} is older than the register. Bring the project up to date with git pull.`,
      lines,
    );
}
