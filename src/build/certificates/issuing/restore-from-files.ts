import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Claims } from '../../../core/certificates/claims.ts';
import type { StatusEntry } from '../../../core/certificates/status-list.ts';
import { verifySignature } from '../../../core/certificates/token.ts';
import { toDay } from '../../../core/certificates/times.ts';
import { runCommand } from './command.ts';
import { today, UserError, type IssuerContext } from './context.ts';
import { readPublicKeys } from './keys.ts';
import { readPublished } from './published.ts';
import { readToken } from './read-token.ts';
import { saveRegister, type RegisteredCertificate } from './register.ts';

/**
 * Adds certificates that are missing in the register from their PDF files, whose signature proves
 * them. Their status is the one that is published.
 *
 * @param paths PDF files, or folders with such files
 * @throws {UserError} if a path does not exist, or a file contains no certificate of this issuer
 */
export function restoreFromFiles(
  context: IssuerContext,
  paths: readonly string[],
  { dryRun = false } = {},
): Promise<void> {
  return runCommand(context, `restore ${paths.join(' ')}`, { dryRun }, async (register) => {
    const published = await readPublished(context, register.list);
    const known = new Set(register.certificates.map(({ number }) => number));
    const added: RegisteredCertificate[] = [];
    const files = paths.flatMap(findFiles);
    const progress = context.prompts.progress('Reading certificates', files.length);
    for (const file of files) {
      const certificate = await readCertificate(context, file, published?.entries ?? []);
      progress.advance(certificate.number);
      if (known.has(certificate.number)) continue;
      known.add(certificate.number);
      added.push(certificate);
    }
    progress.done(
      `${files.length} files read: ${added.length} certificates were missing in the register.`,
    );
    for (const { number, name, events } of added)
      context.prompts.log(`${number} of ${name}, ${events.at(-1)?.status ?? 'valid'}`);
    if (dryRun) context.prompts.log('Nothing was written.');
    else if (added.length > 0)
      saveRegister(context, { ...register, certificates: [...register.certificates, ...added] });
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
  entries: readonly StatusEntry[],
): Promise<RegisteredCertificate> {
  const token = await readToken(file);
  const result = await verifySignature(token, [
    { issuer: context.issuer, keys: readPublicKeys(context) },
  ]);
  if (!result.genuine)
    throw new UserError(`${file} is not a certificate that a key of this project signed.`);
  return toRegistered(token, result.claims, result.key.kid, entries, today(context));
}

function toRegistered(
  token: string,
  claims: Claims,
  kid: string,
  entries: readonly StatusEntry[],
  on: string,
): RegisteredCertificate {
  const { idx } = claims.status.status_list;
  const entry = entries.find((one) => one.idx === idx);
  const reason = `restored on ${on} from the published status list`;
  return {
    number: claims.jti,
    name: claims.sub_name,
    tier: claims.tier,
    validFrom: toDay(claims.nbf),
    validUntil: toDay(claims.exp),
    issued: toDay(claims.iat),
    kid,
    idx,
    token,
    events: entry ? [{ on: entry.since, status: entry.status, reason }] : [],
  };
}
