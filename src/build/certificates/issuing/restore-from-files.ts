import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Claims } from '../../../core/certificates/claims.ts';
import type { PublicKey } from '../../../core/certificates/keys.ts';
import { verifySignature } from '../../../core/certificates/token.ts';
import { toDay } from '../../../core/certificates/times.ts';
import { toCount } from './check.ts';
import { checkTokens, findMismatches } from './check-register.ts';
import { runCommand } from './command.ts';
import { UserError, type IssuerContext } from './context.ts';
import { readPublicKeys } from './public-keys.ts';
import { addTold } from './prepare.ts';
import { readToken } from './read-token.ts';
import { getStatus, saveRegister, type RegisteredCertificate } from './register.ts';

/**
 * Adds certificates that are missing or damaged in the register from their PDF files, whose
 * signature proves them. Their status is the one that is published.
 *
 * @param paths PDF files, or folders with such files
 * @throws {UserError} if a path does not exist, or a file contains no certificate of this issuer
 */
export function restoreFromFiles(
  context: IssuerContext,
  paths: readonly string[],
  { dryRun = false } = {},
): Promise<void> {
  const options = { dryRun, site: 'asked', repairs: true } as const;
  return runCommand(context, `restore ${paths.join(' ')}`, options, async ({ register, told }) => {
    const damaged = await findMismatches(context, register);
    const { certificates } = register;
    const known = new Map(certificates.map((one) => [one.number, one]));
    const added = new Map<string, RegisteredCertificate>();
    const files = paths.flatMap(findFiles);
    const progress = context.prompts.progress('Reading certificates', files.length);
    const removed: string[] = [];
    for (const file of files) {
      const { found, key } = await readCertificate(context, file);
      if (key.removed) removed.push(key.kid);
      if (key.removed) continue;
      const events = known.get(found.number)?.events ?? [];
      progress.advance(found.number);
      if (!known.has(found.number) || damaged.has(found.number))
        added.set(found.number, { ...found, events });
    }
    progress.done(
      `${files.length} files read: ${added.size} certificates were missing or damaged in the register.`,
    );
    if (removed.length > 0)
      context.prompts.log(
        `Left out, because the removed key ${[...new Set(removed)].join(', ')} signed them: ${toCount(removed.length, 'file')}. Issue these certificates again.`,
      );
    const kept = certificates.filter(({ number }) => !added.has(number));
    const complete = { ...register, certificates: [...kept, ...added.values()] };
    await checkTokens(context, complete);
    const next = await addTold(context, complete, told, { dryRun });
    for (const certificate of next.certificates)
      if (added.has(certificate.number))
        context.prompts.log(
          `${certificate.number} of ${certificate.name}, ${getStatus(certificate)}`,
        );
    if (dryRun) context.prompts.log('Nothing was written.');
    else if (added.size > 0 || next !== complete) saveRegister(context, next);
  });
}

function findFiles(path: string): string[] {
  if (!existsSync(path)) throw new UserError(`There is no file or folder ${path}.`);
  if (!statSync(path).isDirectory()) return [path];
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.toLowerCase().endsWith('.pdf'),
  );
  return names.sort().map((name) => join(path, name));
}

async function readCertificate(
  context: IssuerContext,
  file: string,
): Promise<{ found: RegisteredCertificate; key: PublicKey }> {
  const token = await readToken(file);
  const keys = readPublicKeys(context);
  const result = await verifySignature(token, [
    { issuer: context.issuer, keys: keys.map((key) => ({ ...key, removed: undefined })) },
  ]);
  if (!result)
    throw new UserError(`${file} is not a certificate that a key of this project signed.`);
  const { claims, key } = result;
  return {
    found: toRegistered(token, claims, key.kid),
    key: keys.find(({ kid }) => kid === key.kid) ?? key,
  };
}

function toRegistered(token: string, claims: Claims, kid: string): RegisteredCertificate {
  return {
    number: claims.jti,
    name: claims.sub_name,
    tier: claims.tier,
    validFrom: toDay(claims.nbf),
    validUntil: toDay(claims.exp),
    issued: toDay(claims.iat),
    kid,
    idx: claims.status.status_list.idx,
    token,
    events: [],
  };
}
