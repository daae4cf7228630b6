import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCode } from '../../../core/certificates/issuer.ts';
import { readNumber } from '../../../core/certificates/number.ts';
import { toTrustedKeys } from '../../../core/certificates/keys.ts';
import type { Verdict } from '../../../core/certificates/verdict.ts';
import { verifyNumber, verifyToken, type VerifierDependencies } from '../../../core/certificates/verify.ts';
import { readPublicKeys } from './keys.ts';
import type { IssuerContext } from './context.ts';
import { readToken } from './read-token.ts';

/**
 * Verifies a certificate as the site does, with the keys and lists published in the project.
 *
 * @param input a certificate number, a token, the link of a QR code, or the path of a PDF
 */
export async function verify(context: IssuerContext, input: string): Promise<Verdict> {
  const dependencies: VerifierDependencies = {
    issuer: context.issuer,
    keys: toTrustedKeys(readPublicKeys(context)),
    now: context.now,
    load: (path) => {
      const file = join(context.project, 'public', path);
      return Promise.resolve(existsSync(file) ? readFileSync(file, 'utf8') : undefined);
    },
  };
  if (existsSync(input)) return verifyToken(await readToken(input), dependencies);
  const read = readNumber(input, context.issuer.product);
  if (read.form === 'number') return verifyNumber(read.number, dependencies);
  if (read.form === 'mistyped') return { state: 'mistyped', number: read.number };
  const code = readCode(input, context.issuer);
  return code.kind === 'certificate' ? verifyToken(code.token, dependencies) : { state: 'foreign' };
}
