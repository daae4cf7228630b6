import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { isDay } from '@federation/base/working-days';
import { languages } from '@federation/i18n/languages';
import { writeFileAtomic } from '@federation/base/file-cache';
import { formatCount } from '@federation/base/count';
import { assumeYes, type IssuerContext } from '../context/context.ts';
import { prepare } from '../run/prepare-register.ts';
import { findRegistered, getStatus, type RegisteredCertificate } from '../register/register.ts';
import { loadRegister } from '../register/register-file.ts';

/**
 * Prints certificates from the register again, and names those that are revoked or suspended.
 *
 * @param which certificate numbers, or days of issue
 */
export async function print(
  context: IssuerContext,
  which: readonly string[],
  folder: string,
  { dryRun = false } = {},
): Promise<void> {
  const { register } = await prepare(assumeYes(context), loadRegister(context));
  const found = which.flatMap((one) =>
    isDay(one)
      ? register.certificates.filter(({ issued }) => issued === one)
      : [findRegistered(register, one, context.issuer.product)],
  );
  for (const one of found)
    if (getStatus(one) !== 'valid')
      context.prompts.log(`${one.number} of ${one.name} is ${getStatus(one)}.`);
  if (!dryRun) return printAll(context, found, folder);
  for (const { number, name } of found)
    context.prompts.log(`Would print ${number} of ${name} into ${folder}. Nothing was written.`);
}

/** Prints certificates in each language into a folder. Only the owner can read the files. */
export async function printAll(
  context: IssuerContext,
  certificates: readonly RegisteredCertificate[],
  folder: string,
): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const progress = context.prompts.progress('Printing certificates', certificates.length);
  for (const { number, token, name } of certificates) {
    for (const language of languages) {
      context.signal.throwIfAborted();
      writeFileAtomic(
        join(folder, `${number}.${language}.pdf`),
        await context.print({ token, language }),
        0o600,
      );
    }
    progress.advance(`${number} ${name}`);
  }
  progress.done(
    `${formatCount(certificates.length, 'certificate')} printed in ${languages.length} languages.`,
  );
}
