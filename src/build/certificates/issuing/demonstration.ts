import { join } from 'node:path';
import { exportJWK, generateKeyPair } from 'jose';
import { createNumber } from '../../../core/certificates/number.ts';
import { startOfIndianDay } from '../../../core/certificates/times.ts';
import { writeFileAtomic } from '../../file-cache.ts';
import { runCommand } from './command.ts';
import { writeJson } from './files.ts';
import { checkPublicKeys, readPublicKeys, savePublicKeys } from './keys.ts';
import { toPaths, today, type IssuerContext } from './context.ts';
import { publishLookUp, refuseLosses } from './publish.ts';
import { findLosses, readPublished } from './published.ts';
import type { Register } from './register.ts';
import { signCertificate, signStatusList, type StatusEntry } from './sign.ts';

const list = 'demo';
const expiredList = 'demo-old';

/** The details of each demonstration certificate. The dates are so far apart that no state changes for years. */
const samples = [
  {
    state: 'valid',
    name: 'Sahyadri Sports Interactive Pvt. Ltd.',
    tier: 'GOLD',
    validFrom: '2026-04-02',
    validUntil: '2046-04-01',
    idx: 40_211,
  },
  { state: 'expired', name: 'Kaveri Scorecards Pvt. Ltd.', tier: 'SILVER', validFrom: '2024-04-02', validUntil: '2025-04-01', idx: 9_034 },
  {
    state: 'not-yet-valid',
    name: 'Aravalli Fantasy Labs LLP',
    tier: 'BRONZE',
    validFrom: '2045-04-02',
    validUntil: '2046-04-01',
    idx: 77_512,
  },
  {
    state: 'suspended',
    name: 'Deccan Lineups Pvt. Ltd.',
    tier: 'PLATINUM',
    validFrom: '2026-04-02',
    validUntil: '2046-04-01',
    idx: 118_306,
  },
  { state: 'revoked', name: 'Malwa Matchday Pvt. Ltd.', tier: 'GOLD', validFrom: '2026-04-02', validUntil: '2046-04-01', idx: 63_720 },
  {
    state: 'status-unknown',
    name: 'Konkan Cricket Circle LLP',
    tier: 'SILVER',
    validFrom: '2026-04-02',
    validUntil: '2046-04-01',
    idx: 25_871,
  },
] as const;

const statusEntries: StatusEntry[] = [
  { idx: 118_306, status: 'suspended', since: '2026-11-02' },
  { idx: 63_720, status: 'revoked', since: '2026-10-19' },
];

/** The demonstration list is valid for twenty years, in seconds, because its key is discarded and nobody can sign it again. */
const lifetime = 20 * 366 * 24 * 60 * 60;

/**
 * Creates the demonstration certificates with a key that exists only while this runs. Needed when the
 * address of the site changes, because every certificate contains it.
 */
export function createDemonstration(context: IssuerContext, { dryRun = false } = {}): Promise<void> {
  return runCommand(context, 'demonstration', { dryRun }, async (register) => {
    if (dryRun) {
      context.prompts.log('Would create the demonstration certificates and their key again. Nothing was written.');
      return;
    }
    checkPublicKeys(context, register);
    refuseLosses(findLosses(register, await readPublished(context, register.list)), undefined);
    await writeDemonstration(context, register);
  });
}

async function writeDemonstration(context: IssuerContext, register: Register): Promise<void> {
  const otherKeys = readPublicKeys(context).filter(({ demonstration }) => !demonstration);
  const kid = 'demo-1';
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  const key = { kid, privateKey };
  const now = context.now();
  const certificates = [];
  for (const { state, ...sample } of samples) {
    const number = createNumber(context.issuer.product, Number(sample.validFrom.slice(0, 4)));
    const details = { ...sample, number, list: state === 'status-unknown' ? expiredList : list };
    certificates.push({
      state,
      number,
      token: await signCertificate(details, context.issuer, key, Math.min(now, startOfIndianDay(sample.validFrom))),
    });
  }
  certificates.push({ state: 'not-genuine', number: certificates[0]?.number ?? '', token: tamper(certificates[0]?.token ?? '') });
  const { x = '', y = '' } = await exportJWK(publicKey);
  const signedList = await signStatusList(list, statusEntries, context.issuer, key, { issued: now, lifetime });
  const signedExpiredList = await signStatusList(expiredList, [], context.issuer, key, { issued: startOfIndianDay('2026-04-02') });
  savePublicKeys(context, [{ kid, x, y, from: today(context), demonstration: true }, ...otherKeys]);
  const paths = toPaths(context);
  writeJson(paths.demonstration, { certificates });
  writeFileAtomic(join(paths.statusLists, `${list}.jwt`), signedList);
  writeFileAtomic(join(paths.statusLists, `${expiredList}.jwt`), signedExpiredList);
  await publishLookUp(context, register);
  context.prompts.log('The demonstration certificates were created again, and their private key was discarded.');
}

/** The certificate with a changed name and tier, which its signature does not match. */
function tamper(token: string): string {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const changed = Buffer.from(payload, 'base64url').toString().replace('Sahyadri', 'Sahyatri').replace('GOLD', 'PLATINUM');
  return [header, Buffer.from(changed).toString('base64url'), signature].join('.');
}
