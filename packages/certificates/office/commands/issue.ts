import { randomInt } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createNumber } from '../../shared/number.ts';
import { listLength } from '../../shared/status-list.ts';
import { toIndianClock } from '@federation/base/indian-day';
import { formatCount } from '@federation/base/count';
import { runCommand } from '../run/run-command.ts';
import { loadActiveKey } from '../keys/signing-key.ts';
import { readMembersFile } from '../members/members-file.ts';
import { parseMembers, type IssueRequest } from '../members/parse-members.ts';
import { officePaths, today, UserError, type IssuerContext } from '../context/context.ts';
import { prepareToSign } from '../run/prepare-register.ts';
import { printAll } from './print.ts';
import { findUnprintable } from '../members/unprintable-names.ts';
import {
  readCertificate,
  statusList,
  type Register,
  type RegisteredCertificate,
} from '../register/register.ts';
import { signCertificate } from '../keys/sign-certificate.ts';

/**
 * Issues a certificate for each row of a members file, or none at all. The register has all of them
 * before the first one is printed.
 *
 * @returns the folder with the certificates; undefined if nothing was issued
 */
export function issue(
  context: IssuerContext,
  file: string,
  { dryRun = false } = {},
): Promise<string | undefined> {
  return runCommand(context, { dryRun }, prepareToSign, async ({ register, published, save }) => {
    const { requests, questions } = await readRequests(context, file, register);
    if (dryRun) {
      for (const { line, name, tier, validFrom, validUntil } of requests)
        context.prompts.log(`Row ${line}: ${name}, ${tier}, ${validFrom} to ${validUntil}`);
      for (const question of questions) context.prompts.log(question);
      context.prompts.log(
        `${formatCount(requests.length, 'certificate')} would be issued. Nothing was written.`,
      );
      return undefined;
    }
    for (const question of questions)
      if (!(await context.prompts.confirm(`${question} Issue it all the same?`))) return undefined;
    // A published index without a certificate in the register was issued too; do not reuse it.
    const taken = [...register.certificates, ...published.entries].map(({ idx }) => idx);
    const signed = await signAll(context, requests, register, new Set(taken));
    const folder = createFolder(context, file);
    save({ certificates: signed });
    try {
      await printAll(context, signed, folder);
    } catch (error) {
      context.prompts.log(
        `The certificates are issued, but not all are printed. Print them: npm run certificate -- print ${today(context)} --to ${folder}`,
      );
      throw error;
    }
    return folder;
  });
}

/** Creates the folder for the printed certificates of a members file. */
function createFolder(context: IssuerContext, file: string): string {
  const [, clock = ''] = toIndianClock(new Date(context.now() * 1000)).split('T');
  const time = clock.slice(0, 8).replaceAll(':', '-');
  const name = `${today(context)}_${time}_${basename(file).replace(/\.\w+$/, '')}`;
  const folder = join(officePaths(context).issued, name);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

async function readRequests(
  context: IssuerContext,
  file: string,
  register: Register,
): Promise<{ requests: IssueRequest[]; questions: string[] }> {
  const { requests, problems, questions } = parseMembers(readMembersFile(file), {
    today: today(context),
    register,
  });
  problems.push(...(await findUnprintable(context, requests)));
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
  for (const request of requests) {
    const number = generateUnused(
      () => createNumber(context.issuer.product, Number(request.validFrom.slice(0, 4))),
      usedNumbers,
    );
    // A random index does not reveal when a certificate was issued, or to whom.
    const idx = generateUnused(() => randomInt(listLength), usedIndexes);
    const details = { ...request, number, list: statusList, idx };
    signed.push(
      readCertificate(await signCertificate(details, context.issuer, key, context.now())),
    );
  }
  return signed;
}

/** Generates an unused value and adds it to the used ones. */
function generateUnused<Value>(generate: () => Value, used: Set<Value>): Value {
  let value = generate();
  while (used.has(value)) value = generate();
  used.add(value);
  return value;
}
