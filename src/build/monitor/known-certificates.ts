import { derive } from '../../core/certificates/derive.ts';
import { readAnyNumber } from '../../core/certificates/number.ts';
import type { Verdict } from '../../core/certificates/verdict.ts';
import {
  verifyNumber,
  verifyToken,
  type VerifierDependencies,
} from '../../core/certificates/verify.ts';
import { toCheck, type Check } from '../certificates/issuing/check.ts';
import type { KnownCertificate } from './known-certificate.ts';
import type { Publication } from './publication.ts';
import type { Site } from './site.ts';

/**
 * Reads a list of known certificates: in each line a result and a number, such as `revoked
 * IFSF-2026-1VZCY6M8MBG`.
 *
 * @throws if a line has another form
 */
export function parseKnown(text: string, product: string): KnownCertificate[] {
  return text.split('\n').flatMap((line, index) => {
    const [state = '', number = '', ...rest] = line.trim().split(/\s+/);
    if (state === '' || state.startsWith('#')) return [];
    const read = readAnyNumber(number, [product]);
    if (read.form !== 'number' || rest.length > 0 || !results.includes(state))
      throw new Error(
        `Line ${index + 1} of the known certificates is wrong. Write a result (${results.join(', ')}) and a number, such as: revoked ${product}-2026-1VZCY6M8MBG`,
      );
    return [{ state, number: read.number }];
  });
}

const results = ['valid', 'expired', 'not-yet-valid', 'suspended', 'revoked'];

/** Verifies each known certificate as a browser does that opens the site now. */
export async function checkKnown(
  site: Site,
  { issuer, keys, demonstration, known }: Publication,
  now: number,
): Promise<Check> {
  if (known.length === 0)
    return {
      ok: true,
      sentence: 'No certificate was verified: name some whose results are known with --known.',
    };
  const dependencies: VerifierDependencies = {
    issuer,
    keys,
    demonstration,
    load: site.load,
    servedAt: site.servedAt,
    derive,
    now: () => now,
  };
  const problems: string[] = [];
  for (const { state, number, token } of known) {
    const verdicts = [
      ...(token ? [await verifyToken(token, dependencies)] : []),
      ...(state === 'not-genuine' ? [] : [await verifyNumber(number, dependencies)]),
    ];
    const wrong = verdicts.find((verdict) => verdict.state !== state);
    if (wrong) problems.push(`${number} is “${explain(wrong)}”, not “${state}”.`);
  }
  return toCheck(
    problems.length === 0,
    `Each of ${known.length} known certificates has its result.`,
    `Certificates do not have their results: ${problems.join(' ')}`,
  );
}

function explain(verdict: Verdict): string {
  if ('status' in verdict && !verdict.status.known)
    return `${verdict.state}: ${verdict.status.reason}`;
  return verdict.state;
}
