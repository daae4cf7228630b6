import { readSignedList } from '@federation/certificates/compare-lists';
import { toStatusAddress } from '@federation/certificates/issuer';
import type { Derive } from '@federation/certificates/look-up';
import {
  isDemonstrationNumber,
  readNumber,
  toExampleNumber,
} from '@federation/certificates/number';
import type { Verdict } from '@federation/certificates/verdict';
import {
  verifyNumber,
  verifyToken,
  type VerifierDependencies,
} from '@federation/certificates/verify';
import { toCount } from '@federation/base/count';
import { toFinding, type Finding } from '@federation/base/findings/finding';
import { statusList } from '@federation/certificates/office/register/register';
import type { KnownCertificate, Publication } from './publication.ts';
import type { Site } from '@federation/base/deployed-site';

/**
 * Reads a list of known certificates: in each line a result and a number, such as `revoked
 * IFSF-2026-1VZCY6M87`.
 *
 * @throws if a line has another form
 */
export function parseKnown(text: string, product: string): KnownCertificate[] {
  return text.split('\n').flatMap((line, index) => {
    const [state = '', number = '', ...rest] = line.trim().split(/\s+/);
    if (state === '' || state.startsWith('#')) return [];
    const read = readNumber(number, product);
    if (read.form !== 'number' || rest.length > 0 || !results.includes(state))
      throw new Error(
        `Line ${index + 1} of the known certificates is wrong. Write a result (${results.join(', ')}) and a number, such as: revoked ${toExampleNumber({ product })}`,
      );
    return [{ state, number: read.number }];
  });
}

const results = ['valid', 'expired', 'not-yet-valid', 'suspended', 'revoked'];

/**
 * Verifies each known certificate as a browser does that opens the site now. One of each result
 * that the status list has must be known: otherwise a site that calls everything good would be
 * right.
 */
export async function checkKnown(
  site: Site,
  publication: Publication,
  { derive, now }: { derive: Derive; now: number },
): Promise<Finding> {
  const { issuer, keys, demonstration, known } = publication;
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
  const missing = await findUnverified(site, publication);
  return toFinding(
    missing.length === 0,
    known.length === 0
      ? 'No certificate was published yet, so none was verified.'
      : `Verified with the right result: ${toCount(known.length, 'known certificate')}.`,
    `Whether certificates are verified as they should be is not known. Name one that is ${missing.join(' and one that is ')} in the file of --known, in a line each, such as: ${missing[0] ?? ''} ${toExampleNumber(issuer)}`,
  );
}

/** The results that the status list has, and of which no certificate of this issuer is known. */
async function findUnverified(
  site: Site,
  { issuer, keys, list, known }: Publication,
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
