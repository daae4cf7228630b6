import { randomInt } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { generateKeyPair } from 'jose';
import { languages } from '../../../i18n/languages.ts';
import { toModules } from '../qr.ts';
import { toCertificateLink } from '../../../core/certificates/issuer.ts';
import { createNumber } from '../../../core/certificates/number.ts';
import { listLength } from '../../../core/certificates/status-list.ts';
import { createEmptyFolder } from './files.ts';
import { findActiveKey, loadActiveKey, readPublicKeys } from './keys.ts';
import { parseMembers, type IssueRequest } from './parse-members.ts';
import { toPaths, today, UserError, type IssuerContext } from './context.ts';
import { findRegistered, readRegister, saveRegister, type Register, type RegisteredCertificate } from './register.ts';
import { signCertificate, type SigningKey } from './sign.ts';

const incompletePrefix = '.unfinished-';

/**
 * Issues a certificate for each row of a members file: all of them or none. The certificates are
 * printed into a temporary folder; then the register is saved and the folder gets its final name.
 *
 * @returns the folder with the certificates; undefined if nothing was issued
 */
export async function issue(
  context: IssuerContext,
  file: string,
  { dryRun = false, signal }: { dryRun?: boolean; signal?: AbortSignal } = {},
): Promise<string | undefined> {
  recoverInterrupted(context);
  const register = readRegister(context);
  const requests = await readRequests(context, file, register);
  if (dryRun) {
    for (const { line, name, tier, validFrom, validUntil } of requests)
      context.prompts.log(`Row ${line}: ${name}, ${tier}, ${validFrom} to ${validUntil}`);
    context.prompts.log(`${requests.length} certificates would be issued. Nothing was written.`);
    return undefined;
  }
  const key = await loadActiveKey(context);
  const signed: RegisteredCertificate[] = [];
  for (const request of requests)
    signed.push(await sign(context, request, key, { ...register, certificates: [...register.certificates, ...signed] }));
  const name = `${today(context)}-${basename(file).replace(/\.\w+$/, '')}`;
  const incomplete = createEmptyFolder(toPaths(context).issued, `${incompletePrefix}${name}`);
  try {
    await printAll(context, signed, incomplete, signal);
  } catch (error) {
    rmSync(incomplete, { recursive: true, force: true });
    throw error;
  }
  saveRegister(context, { ...register, certificates: [...register.certificates, ...signed] });
  return complete(context, incomplete);
}

/** Prints certificates from the register again. */
export async function print(context: IssuerContext, numbers: readonly string[], folder: string): Promise<void> {
  const register = readRegister(context);
  const found = numbers.map((number) => findRegistered(register, number, context.issuer.product));
  await printAll(context, found, folder);
}

/** Completes or discards folders of runs that were interrupted: complete if the register was already saved. */
function recoverInterrupted(context: IssuerContext): void {
  const { issued } = toPaths(context);
  if (!existsSync(issued)) return;
  const registered = new Set(readRegister(context).certificates.map(({ number }) => number));
  for (const name of readdirSync(issued).filter((one) => one.startsWith(incompletePrefix))) {
    const path = join(issued, name);
    const isRegistered = readdirSync(path).some((pdf) => registered.has(pdf.split('.')[0] ?? ''));
    if (isRegistered) context.prompts.log(`Completed an interrupted run: ${complete(context, path)}`);
    else rmSync(path, { recursive: true, force: true });
  }
}

async function readRequests(context: IssuerContext, file: string, register: Register): Promise<IssueRequest[]> {
  if (!existsSync(file)) throw new UserError(`There is no file ${file}.`);
  const { requests, problems } = parseMembers(readFileSync(file, 'utf8'), { today: today(context), register });
  problems.push(...(await findNamesTooLong(context, requests)));
  const count = problems.length === 1 ? 'There is 1 problem' : `There are ${problems.length} problems`;
  if (problems.length > 0) throw new UserError(`${count} in ${file}. Nothing was issued.`, problems);
  return requests;
}

/** Finds names that make the QR code too dense, by signing them with a temporary key. */
async function findNamesTooLong(context: IssuerContext, requests: readonly IssueRequest[]): Promise<string[]> {
  const { privateKey } = await generateKeyPair('ES256');
  const kid = findActiveKey(readPublicKeys(context))?.kid ?? '2026-1';
  const problems: string[] = [];
  for (const request of requests) {
    const trial = await sign(context, request, { kid, privateKey }, { list: '1', certificates: [] });
    try {
      toModules(toCertificateLink(context.issuer, trial.token));
    } catch (error) {
      problems.push(`Row ${request.line}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return problems;
}

async function sign(context: IssuerContext, request: IssueRequest, key: SigningKey, register: Register): Promise<RegisteredCertificate> {
  const usedIndexes = new Set(register.certificates.map(({ idx }) => idx));
  const usedNumbers = new Set(register.certificates.map(({ number }) => number));
  const { name, tier, validFrom, validUntil } = request;
  const number = generateUnused(() => createNumber(context.issuer.product, Number(validFrom.slice(0, 4))), usedNumbers);
  // A random index does not reveal when a certificate was issued, or to whom.
  const idx = generateUnused(() => randomInt(listLength), usedIndexes);
  const details = { number, name, tier, validFrom, validUntil, list: register.list, idx };
  const token = await signCertificate(details, context.issuer, key, context.now());
  return { number, name, tier, validFrom, validUntil, issued: today(context), kid: key.kid, idx, token, events: [] };
}

async function printAll(
  context: IssuerContext,
  certificates: readonly RegisteredCertificate[],
  folder: string,
  signal?: AbortSignal,
): Promise<void> {
  const progress = context.prompts.progress('Printing certificates', certificates.length);
  for (const { number, token, name } of certificates) {
    for (const language of languages) {
      signal?.throwIfAborted();
      writeFileSync(join(folder, `${number}.${language}.pdf`), await context.print({ token, language }));
    }
    progress.advance(`${number} ${name}`);
  }
  progress.done(`${certificates.length} certificates printed in ${languages.length} languages.`);
}

/** Gives a finished folder its final name, with a number if the name is taken. */
function complete(context: IssuerContext, incomplete: string): string {
  const name = basename(incomplete).slice(incompletePrefix.length);
  const { issued } = toPaths(context);
  const taken = new Set(readdirSync(issued));
  const free = [name, ...Array.from({ length: taken.size + 1 }, (_, count) => `${name}-${count + 2}`)].find((one) => !taken.has(one));
  const folder = join(issued, free ?? name);
  renameSync(incomplete, folder);
  return folder;
}

function generateUnused<Value>(generate: () => Value, used: ReadonlySet<Value>): Value {
  let value = generate();
  while (used.has(value)) value = generate();
  return value;
}
