import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readCode, createDemonstrationIssuer, toKeysPath } from '../../shared/issuer.ts';
import { toJwks, type Trust } from '../../shared/keys.ts';
import { readNumber } from '../../shared/number.ts';
import type { Verdict } from '../../shared/verdict.ts';
import { verifyNumber, verifyToken, type VerifierDependencies } from '../../shared/verify.ts';
import { readDemonstration } from '../demonstration/demonstration.ts';
import { readOptionalFile } from '../published/last-publication.ts';
import { readProjectList } from '../lists/found-lists.ts';
import { prepareWithSite } from '../run/prepare-register.ts';
import { readPublicKeys } from '../keys/public-keys.ts';
import { assumeYes, type IssuerContext } from '../context/context.ts';
import { readToken } from './read-token.ts';
import { getStatus } from '../register/register.ts';
import { loadRegister } from '../register/register-file.ts';

/**
 * Verifies a certificate like the site, with the keys and lists in the project.
 *
 * @param input a certificate number, a token, the link of a QR code, or the path of a PDF
 */
export async function verify(context: IssuerContext, input: string): Promise<Verdict> {
  const { keys, files } = readDemonstration(context);
  const demonstration: Trust = { issuer: createDemonstrationIssuer(context.issuer), keys };
  const own: Trust = { issuer: context.issuer, keys: readPublicKeys(context) };
  // Key sets are no files: the build writes them.
  const keySets = Object.fromEntries(
    [own, demonstration].map((one) => [toKeysPath(one.issuer), JSON.stringify(toJwks(one.keys))]),
  );
  const dependencies: VerifierDependencies = {
    ...own,
    demonstration: context.demonstration ? demonstration : undefined,
    now: context.now,
    derive: context.derive,
    load: (path) =>
      Promise.resolve(
        files[path] ?? keySets[path] ?? readOptionalFile(join(context.project, 'public', path)),
      ),
  };
  if (existsSync(input)) return verifyToken(await readToken(input), dependencies);
  const read = readNumber(input, context.issuer.product);
  if (read.form === 'number') return verifyNumber(read.number, dependencies);
  if (read.form === 'mistyped') return { state: 'mistyped', number: read.number };
  const code = readCode(input, context.issuer);
  return code.kind === 'certificate' ? verifyToken(code.token, dependencies) : { state: 'foreign' };
}

/**
 * Verifies like `verify`, and says if the list in the project has another status than the register
 * with all signed lists.
 *
 * @throws {UserError} if the register or the keys are damaged
 */
export async function verifyAndCompare(context: IssuerContext, input: string): Promise<Verdict> {
  const verdict = await verify(context, input);
  const { register } = await prepareWithSite(assumeYes(context), loadRegister(context));
  const number = 'certificate' in verdict ? verdict.certificate.number : undefined;
  const certificate = register.certificates.find((one) => one.number === number);
  const list = await readProjectList(context);
  if (!certificate || !list) return verdict;
  const { status = 'valid' } = list.entries.find(({ idx }) => idx === certificate.idx) ?? {};
  if (status !== getStatus(certificate))
    context.prompts.log(
      `${certificate.number} is ${getStatus(certificate)}, and ${status} in the list of this project. Publish: npm run certificate -- publish`,
    );
  return verdict;
}
