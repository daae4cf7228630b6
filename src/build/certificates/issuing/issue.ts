import { randomInt } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { generateKeyPair } from 'jose';
import { toModules } from '../qr.ts';
import { toCertificateLink } from '../../../core/certificates/issuer.ts';
import { createNumber } from '../../../core/certificates/number.ts';
import { listLength } from '../../../core/certificates/status-list.ts';
import { completeFolder, runCommand, unfinishedPrefix } from './command.ts';
import { createEmptyFolder } from './files.ts';
import { checkPublicKeys, findActiveKey, loadActiveKey, readPublicKeys } from './keys.ts';
import { parseMembers, type IssueRequest } from './parse-members.ts';
import { toPaths, today, UserError, type IssuerContext } from './context.ts';
import { printAll } from './print.ts';
import { emptyRegister, saveRegister, type Register, type RegisteredCertificate } from './register.ts';
import { signCertificate, type SigningKey } from './sign.ts';

/**
 * Issues a certificate for each row of a members file: all of them or none. The certificates are
 * printed into a temporary folder; then the register is saved and the folder gets its final name.
 *
 * @returns the folder with the certificates; undefined if nothing was issued
 */
export function issue(context: IssuerContext, file: string, { dryRun = false } = {}): Promise<string | undefined> {
  return runCommand(context, `issue ${basename(file)}`, { dryRun }, async (register) => {
    checkPublicKeys(context, register);
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
    const unfinished = createEmptyFolder(toPaths(context).issued, `${unfinishedPrefix}${name}`, 0o700);
    try {
      await printAll(context, signed, unfinished);
    } catch (error) {
      rmSync(unfinished, { recursive: true, force: true });
      throw error;
    }
    saveRegister(context, { ...register, certificates: [...register.certificates, ...signed] });
    return completeFolder(context, unfinished);
  });
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
    const trial = await sign(context, request, { kid, privateKey }, emptyRegister);
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

function generateUnused<Value>(generate: () => Value, used: ReadonlySet<Value>): Value {
  let value = generate();
  while (used.has(value)) value = generate();
  return value;
}
