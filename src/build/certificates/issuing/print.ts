import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../../../i18n/languages.ts';
import { writeFileAtomic } from '../../file-cache.ts';
import type { IssuerContext } from './context.ts';
import { inParallel } from './in-parallel.ts';
import { prepare } from './prepare.ts';
import { findRegistered, getStatus, readRegister, type RegisteredCertificate } from './register.ts';

/** Prints certificates from the register again, and says which are withdrawn. */
export async function print(
  context: IssuerContext,
  numbers: readonly string[],
  folder: string,
  { dryRun = false } = {},
): Promise<void> {
  const { register } = await prepare(context, readRegister(context), { dryRun: true });
  const found = numbers.map((number) => findRegistered(register, number, context.issuer.product));
  for (const one of found)
    if (getStatus(one) !== 'valid')
      context.prompts.log(`${one.number} of ${one.name} is ${getStatus(one)}.`);
  if (!dryRun) return printAll(context, found, folder);
  for (const { number, name } of found)
    context.prompts.log(`Would print ${number} of ${name} into ${folder}. Nothing was written.`);
}

/**
 * Prints certificates in each language into a folder; only the owner of the files can read them.
 */
export async function printAll(
  context: IssuerContext,
  certificates: readonly RegisteredCertificate[],
  folder: string,
): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const progress = context.prompts.progress('Printing certificates', certificates.length);
  await inParallel(certificates, async ({ number, token, name }) => {
    for (const language of languages) {
      context.signal.throwIfAborted();
      writeFileAtomic(
        join(folder, `${number}.${language}.pdf`),
        await context.print({ token, language }),
        0o600,
      );
    }
    progress.advance(`${number} ${name}`);
  });
  progress.done(`${certificates.length} certificates printed in ${languages.length} languages.`);
}
