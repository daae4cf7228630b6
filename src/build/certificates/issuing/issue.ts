import { randomInt } from 'node:crypto';
import { rmSync } from 'node:fs';
import { basename } from 'node:path';
import { createNumber } from '../../../core/certificates/number.ts';
import { listLength } from '../../../core/certificates/status-list.ts';
import { completeFolder, runCommand, unfinishedPrefix } from './command.ts';
import { createEmptyFolder } from './files.ts';
import { loadActiveKey } from './signing-key.ts';
import { readMembersFile } from './members-file.ts';
import { parseMembers, type IssueRequest } from './parse-members.ts';
import { toPaths, today, UserError, type IssuerContext } from './context.ts';
import { printAll } from './print.ts';
import { findUnprintable } from './printable.ts';
import { saveRegister, type Register, type RegisteredCertificate } from './register.ts';
import { signCertificate } from './sign.ts';

/**
 * Issues a certificate for each row of a members file: all of them or none. The certificates are
 * printed into a temporary folder; then the register is saved and the folder gets its final name.
 *
 * @returns the folder with the certificates; undefined if nothing was issued
 */
export function issue(
  context: IssuerContext,
  file: string,
  { dryRun = false } = {},
): Promise<string | undefined> {
  const options = { dryRun, signs: true };
  return runCommand(context, `issue ${basename(file)}`, options, async ({ register, told }) => {
    const { requests, questions } = readRequests(context, file, register);
    if (dryRun) {
      for (const { line, name, tier, validFrom, validUntil } of requests)
        context.prompts.log(`Row ${line}: ${name}, ${tier}, ${validFrom} to ${validUntil}`);
      for (const question of questions) context.prompts.log(question);
      context.prompts.log(`${requests.length} certificates would be issued. Nothing was written.`);
      return undefined;
    }
    for (const question of questions)
      if (!(await context.prompts.confirm(`${question} Issue it all the same?`))) return undefined;
    // An index that was published without its certificate was issued to somebody.
    const taken = [...register.certificates, ...told.entries].map(({ idx }) => idx);
    const signed = await signAll(context, requests, register, new Set(taken));
    const name = `${today(context)}-${basename(file).replace(/\.\w+$/, '')}`;
    const unfinished = createEmptyFolder(
      toPaths(context).issued,
      `${unfinishedPrefix}${name}`,
      0o700,
    );
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

function readRequests(
  context: IssuerContext,
  file: string,
  register: Register,
): { requests: IssueRequest[]; questions: string[] } {
  const { requests, problems, questions } = parseMembers(readMembersFile(file), {
    today: today(context),
    register,
  });
  problems.push(...findUnprintable(context, requests));
  const count =
    problems.length === 1 ? 'There is 1 problem' : `There are ${problems.length} problems`;
  if (problems.length > 0)
    throw new UserError(`${count} in ${file}. Nothing was issued.`, problems);
  return { requests, questions };
}

async function signAll(
  context: IssuerContext,
  requests: readonly IssueRequest[],
  register: Register,
  usedIndexes: Set<number>,
): Promise<RegisteredCertificate[]> {
  if (usedIndexes.size + requests.length > listLength)
    throw new UserError(
      `The status list is full: of its ${listLength} places ${listLength - usedIndexes.size} are free. Nothing was issued. Ask a developer for a second list.`,
    );
  const key = await loadActiveKey(context);
  const usedNumbers = new Set(register.certificates.map(({ number }) => number));
  const signed: RegisteredCertificate[] = [];
  for (const { name, tier, validFrom, validUntil } of requests) {
    const number = generateUnused(
      () => createNumber(context.issuer.product, Number(validFrom.slice(0, 4))),
      usedNumbers,
    );
    // A random index does not reveal when a certificate was issued, or to whom.
    const idx = generateUnused(() => randomInt(listLength), usedIndexes);
    const token = await signCertificate(
      { number, name, tier, validFrom, validUntil, list: register.list, idx },
      context.issuer,
      key,
      context.now(),
    );
    signed.push({
      number,
      name,
      tier,
      validFrom,
      validUntil,
      issued: today(context),
      kid: key.kid,
      idx,
      token,
      events: [],
    });
  }
  return signed;
}

/** Generates a value that is not used, and adds it to those that are. */
function generateUnused<Value>(generate: () => Value, used: Set<Value>): Value {
  let value = generate();
  while (used.has(value)) value = generate();
  used.add(value);
  return value;
}
