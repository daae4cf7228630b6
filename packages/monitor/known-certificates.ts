import { readSignedList } from '@federation/certificates/compare-lists';
import { toStatusAddress } from '@federation/certificates/issuer';
import type { Derive } from '@federation/certificates/look-up';
import {
  isDemonstrationNumber,
  readNumber,
  createExampleNumber,
} from '@federation/certificates/number';
import type { Verdict } from '@federation/certificates/verdict';
import {
  verifyNumber,
  verifyToken,
  type VerifierDependencies,
} from '@federation/certificates/verify';
import { formatCount } from '@federation/base/count';
import { createCheckResult, type CheckResult } from '@federation/base/check-results/check-result';
import { statusList } from '@federation/certificates/office/register/register';
import type { KnownCertificate, ExpectedSite } from './expected-site.ts';
import type { DeployedSite } from '@federation/base/deployed-site';

/**
 * Parses a list of known certificates. Each line has a result and a number, such as `revoked
 * IFSF-2026-1VZCY6M87`.
 *
 * @throws if a line has another form
 */
export function parseKnownCertificates(text: string, product: string): KnownCertificate[] {
  return text.split('\n').flatMap((line, index) => {
    const [state = '', number = '', ...rest] = line.trim().split(/\s+/);
    if (state === '' || state.startsWith('#')) return [];
    const read = readNumber(number, product);
    if (read.form !== 'number' || rest.length > 0 || !results.includes(state))
      throw new Error(
        `Line ${index + 1} of the known certificates is wrong. Write a result (${results.join(', ')}) and a number, such as: revoked ${createExampleNumber({ product })}`,
      );
    return [{ state, number: read.number }];
  });
}

const results = ['valid', 'expired', 'not-yet-valid', 'suspended', 'revoked'];

/**
 * Verifies each known certificate as a browser does that opens the site now. There must be a known
 * certificate for each status in the list; otherwise a site that calls everything valid would pass.
 */
export async function checkKnownCertificates(
  site: DeployedSite,
  expected: ExpectedSite,
  { derive, now }: { derive: Derive; now: number },
): Promise<CheckResult> {
  const { issuer, keys, demonstration, known } = expected;
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
  if (problems.length > 0)
    return {
      grade: 'red',
      sentence: `Certificates do not have their results: ${problems.join(' ')}`,
    };
  const missing = await findUnverified(site, expected);
  return createCheckResult(
    missing.length === 0,
    known.length === 0
      ? 'No certificate is published yet, so none was verified.'
      : `Verified with the right result: ${formatCount(known.length, 'known certificate')}.`,
    `The known certificates do not cover every status, so nothing proves that verification works. Name one that is ${missing.join(' and one that is ')} in the file of --known, in a line each, such as: ${missing[0] ?? ''} ${createExampleNumber(issuer)}`,
  );
}

/** Finds the statuses in the list for which no certificate of this issuer is known. */
async function findUnverified(
  site: DeployedSite,
  { issuer, keys, list, known }: ExpectedSite,
): Promise<string[]> {
  const uri = toStatusAddress(issuer, statusList);
  const jws = list ?? (await site.load(uri.slice(issuer.site.length)))?.trim() ?? '';
  const signed = await readSignedList(jws, uri, keys);
  const states = signed ? ['valid', ...signed.entries.map(({ status }) => status)] : [];
  const own = known.filter(({ number }) => !isDemonstrationNumber(number));
  return [...new Set(states)].filter((state) => !own.some((one) => one.state === state));
}

function explain(verdict: Verdict): string {
  if ('status' in verdict && !verdict.status.known)
    return `${verdict.state}: ${verdict.status.reason}`;
  return verdict.state;
}
