import { exportJWK, generateKeyPair } from 'jose';
import { createDemonstrationIssuer, toStatusFolder, type Issuer } from '../../shared/issuer.ts';
import { createDemonstrationNumber } from '../../shared/number.ts';
import { startOfIndianDay } from '../../shared/times.ts';
import { toIndianDay } from '@federation/base/indian-day';
import type { PublicKey } from '../../shared/keys.ts';
import { samples, statusEntries } from './samples.ts';
import { deriveNatively } from '../context/derive-natively.ts';
import { readJson, writeJson } from '../context/json-files.ts';
import { createLookUpFiles } from '../published/look-up-files.ts';
import { confirmWrite, officePaths, type IssuerContext } from '../context/context.ts';
import { signCertificate } from '../keys/sign-certificate.ts';
import { signStatusList } from '../keys/sign-list.ts';

/** The demonstration. All of it is public, and its private key no longer exists. */
export interface Demonstration {
  keys: PublicKey[];
  /** One for each state of a verdict. */
  certificates: { state: string; number: string; token: string }[];
  /** The status lists and the look-up, by their paths on the site. */
  files: Record<string, string>;
}

export function readDemonstration(context: IssuerContext): Demonstration {
  return readJson(
    officePaths(context).demonstration,
    { keys: [], certificates: [], files: {} },
    'Restore it with git.',
  ) as Demonstration;
}

/**
 * The demonstration list is valid for twenty years, in seconds, because its key is discarded and it
 * can’t be signed again.
 */
const lifetime = 20 * 366 * 24 * 60 * 60;

/**
 * Creates the demonstration again. A new address of the site requires it, because every certificate
 * contains the address.
 */
export async function createDemonstration(
  context: IssuerContext,
  { dryRun = false } = {},
): Promise<void> {
  const would = 'Would create the demonstration certificates and their key again.';
  if (!(await confirmWrite(context, { dryRun, would }))) return;
  writeJson(
    officePaths(context).demonstration,
    await signDemonstration(context.issuer, context.now()),
  );
  context.prompts.log(
    'The demonstration certificates were created again, and their private key was discarded.',
  );
}

/**
 * Signs the demonstration of a site with a key that is discarded afterwards. It does not touch the
 * register.
 *
 * @param now seconds since 1970
 */
async function signDemonstration(by: Issuer, now: number): Promise<Demonstration> {
  const issuer = createDemonstrationIssuer(by);
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  const key = { kid: 'demo-1', privateKey };
  const certificates: Demonstration['certificates'] = [];
  for (const [state, name, tier, idx, [validFrom, validUntil]] of samples) {
    const number = createDemonstrationNumber(issuer.product, Number(validFrom.slice(0, 4)));
    const list = state === 'status-unknown' ? 'old' : '1';
    const details = { name, tier, idx, validFrom, validUntil, number, list };
    const token = await signCertificate(
      details,
      issuer,
      key,
      Math.min(now, startOfIndianDay(validFrom)),
    );
    certificates.push({ state, number, token });
  }
  const [valid] = certificates;
  const { x = '', y = '' } = await exportJWK(publicKey);
  // One list stays valid; the other has expired on purpose.
  const signed = {
    1: await signStatusList('1', statusEntries, issuer, key, { issued: now, lifetime }),
    old: await signStatusList('old', [], issuer, key, { issued: startOfIndianDay('2026-04-02') }),
  };
  const lists = Object.entries(signed).map(
    ([name, list]) => [`${toStatusFolder(issuer)}/${name}.jwt`, list] as const,
  );
  return {
    keys: [{ kid: key.kid, x, y, from: toIndianDay(new Date(now * 1000)) }],
    certificates: [
      ...certificates,
      { state: 'not-genuine', number: valid?.number ?? '', token: tamper(valid?.token ?? '') },
    ],
    files: Object.fromEntries([
      ...lists,
      ...(await createLookUpFiles(issuer, certificates, deriveNatively)),
    ]),
  };
}

/** Changes name and tier, so that the signature no longer matches. */
function tamper(token: string): string {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const changed = Buffer.from(payload, 'base64url')
    .toString()
    .replace('Sahyadri', 'Sahyatri')
    .replace('GOLD', 'PLATINUM');
  return [header, Buffer.from(changed).toString('base64url'), signature].join('.');
}
