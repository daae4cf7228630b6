import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../../../i18n/languages.ts';
import { writeFileAtomic } from '../../file-cache.ts';
import { checkTokens } from './check-register.ts';
import type { IssuerContext } from './context.ts';
import { inParallel } from './in-parallel.ts';
import { findRegistered, readRegister, type RegisteredCertificate } from './register.ts';

/** Prints certificates from the register again. */
export async function print(
  context: IssuerContext,
  numbers: readonly string[],
  folder: string,
  { dryRun = false } = {},
): Promise<void> {
  const register = readRegister(context);
  await checkTokens(context, register);
  const found = numbers.map((number) => findRegistered(register, number, context.issuer.product));
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
