import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { UserError, toPaths, type IssuerContext } from './context.ts';

/** Such as `2026-1.pem`; copies and unfinished files have other names. */
const keyFile = /^(\d{4}-[1-9]\d*)\.pem$/i;

/**
 * The ids of the private keys in the issuer’s folder, and the names of everything else in there.
 */
export function listKeyFiles(context: IssuerContext): { kids: string[]; others: string[] } {
  const { keys } = toPaths(context);
  const names = existsSync(keys) ? readdirSync(keys) : [];
  return {
    kids: names.flatMap((name) => keyFile.exec(name)?.[1] ?? []),
    others: names.filter((name) => !keyFile.test(name)),
  };
}

/**
 * The id of the next key of a year: one above the highest in use.
 *
 * @param used the ids in use; what is not an id is ignored
 */
export function nextKeyId(year: string, used: readonly string[]): string {
  const counts = used.flatMap((kid) =>
    /^\d{4}-[1-9]\d*$/.test(kid) && kid.startsWith(`${year}-`) ? [Number(kid.slice(5))] : [],
  );
  return `${year}-${Math.max(0, ...counts) + 1}`;
}

/** The path of a private key. */
export function toKeyFile(context: IssuerContext, kid: string): string {
  return join(toPaths(context).keys, `${kid}.pem`);
}

/**
 * The path of a new private key.
 *
 * @throws {UserError} if there is a file already: a private key is never overwritten
 */
export function toNewKeyFile(context: IssuerContext, kid: string): string {
  const file = toKeyFile(context, kid);
  if (existsSync(file))
    throw new UserError(`There is already a private key ${file}. Nothing was changed.`);
  return file;
}
