import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { verifySignature } from '../../shared/token.ts';
import { formatCount } from '@federation/base/count';
import { runCommand } from '../run/run-command.ts';
import { UserError, type IssuerContext } from '../context/context.ts';
import { prepareWithSite } from '../run/prepare-register.ts';
import { readPublicKeys } from '../keys/public-keys.ts';
import { readToken } from './read-token.ts';
import { getStatus, readCertificate, type RegisteredCertificate } from '../register/register.ts';

/**
 * Adds certificates that are missing or damaged in the register from their PDF files. The signature
 * proves them, and the published lists have their status.
 *
 * @param paths PDF files, or folders with such files
 * @throws {UserError} if a path does not exist, or a file contains no certificate of this issuer
 */
export async function restoreFromFiles(
  context: IssuerContext,
  paths: readonly string[],
  { dryRun = false } = {},
): Promise<void> {
  const found = await readCertificates(context, paths.flatMap(findFiles));
  await runCommand(context, { dryRun, found }, prepareWithSite, ({ register }) => {
    const numbers = new Set(found.map(({ number }) => number));
    for (const one of register.certificates)
      if (numbers.has(one.number))
        context.prompts.log(`${one.number} of ${one.name}, ${getStatus(one)}`);
    if (dryRun) context.prompts.log('Nothing was written.');
    return Promise.resolve();
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

/** Reads certificates from files, leaves out those that removed keys signed, and says so. */
async function readCertificates(
  context: IssuerContext,
  files: readonly string[],
): Promise<RegisteredCertificate[]> {
  const keys = readPublicKeys(context);
  const trusted = keys.map((key) => ({ ...key, removed: undefined }));
  const progress = context.prompts.progress('Reading certificates', files.length);
  const certificates: RegisteredCertificate[] = [];
  for (const file of files) {
    const token = await readToken(file);
    const signed = await verifySignature(token, [{ issuer: context.issuer, keys: trusted }]);
    if (!signed)
      throw new UserError(
        `${file} is not a certificate that a key of this project signed. Leave it out, or bring the keys up to date with git pull.`,
      );
    const certificate = readCertificate(token);
    certificates.push(certificate);
    progress.advance(certificate.number);
  }
  progress.done(`${formatCount(files.length, 'file')} read.`);
  const removed = new Set(keys.filter((key) => key.removed).map(({ kid }) => kid));
  const leftOut = certificates.filter(({ kid }) => removed.has(kid));
  if (leftOut.length > 0)
    context.prompts.log(
      `Left out, because the removed key ${[...new Set(leftOut.map(({ kid }) => kid))].join(', ')} signed them: ${formatCount(leftOut.length, 'file')}. Issue these certificates again.`,
    );
  return certificates.filter(({ kid }) => !removed.has(kid));
}
