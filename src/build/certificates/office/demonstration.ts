import { join } from 'node:path';
import { exportJWK, generateKeyPair } from 'jose';
import { createNumber } from '../../../core/certificates/number.ts';
import { startOfIndianDay } from '../../../core/certificates/times.ts';
import { writeFileAtomic } from '../../file-cache.ts';
import { readJson, writeJson } from './files.ts';
import { readPublicKeys, savePublicKeys } from './keys.ts';
import { placesOf, today, type Office } from './context.ts';
import { publishLookUp } from './publish.ts';
import { readRegister } from './register.ts';
import { signCertificate, signStatusList, type Withdrawal } from './sign.ts';

/** The certificates that show every result, one for each. They are public; their key no longer exists. */
export interface Demonstration {
  certificates: { state: string; number: string; token: string }[];
}

const list = 'demo';
const oldList = 'demo-old';

/** What each demonstration certificate is. The days lie so far off that none changes its state for years. */
const plans = [
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

const withdrawals: Withdrawal[] = [
  { idx: 118_306, status: 'suspended', since: '2026-11-02' },
  { idx: 63_720, status: 'revoked', since: '2026-10-19' },
];

/** The demonstration list may be relied on for twenty years: nobody re-signs it, as its key is thrown away. */
const life = 20 * 366 * 24 * 60 * 60;

/** The demonstration certificates of the project. */
export function readDemonstration(office: Office): Demonstration {
  return readJson(placesOf(office).demonstration, { certificates: [] }) as Demonstration;
}

/**
 * Makes the demonstration certificates anew, with a key that lives only while this runs. Needed when
 * the address of the site changes, as every certificate names it.
 */
export async function makeDemonstration(office: Office): Promise<void> {
  const keys = readPublicKeys(office).filter(({ demonstration }) => !demonstration);
  const kid = 'demo-1';
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  const key = { kid, privateKey };
  const now = office.now();
  const certificates = [];
  for (const { state, ...plan } of plans) {
    const number = createNumber(office.issuer.product, Number(plan.validFrom.slice(0, 4)));
    // Its list is out of date: nobody can tell whether this one was revoked since.
    const particulars = { ...plan, number, list: state === 'status-unknown' ? oldList : list };
    certificates.push({
      state,
      number,
      token: await signCertificate(particulars, office.issuer, key, Math.min(now, startOfIndianDay(plan.validFrom))),
    });
  }
  const valid = certificates[0]?.token ?? '';
  // One letter of the name is another: the seal no longer fits.
  certificates.push({ state: 'not-genuine', number: certificates[0]?.number ?? '', token: tamper(valid) });
  const { x = '', y = '' } = await exportJWK(publicKey);
  const statusList = await signStatusList(list, withdrawals, office.issuer, key, { issued: now, life });
  const expiredList = await signStatusList(oldList, [], office.issuer, key, { issued: startOfIndianDay('2026-04-02') });
  savePublicKeys(office, [{ kid, x, y, from: today(office), demonstration: true }, ...keys]);
  writeJson(placesOf(office).demonstration, { certificates });
  writeFileAtomic(join(placesOf(office).statusLists, `${list}.jwt`), statusList);
  writeFileAtomic(join(placesOf(office).statusLists, `${oldList}.jwt`), expiredList);
  await publishLookUp(office, readRegister(office));
  office.talk.say('The demonstration certificates are new, and their private key is gone.');
}

/** The certificate with another name in it, under the old seal. */
function tamper(token: string): string {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const changed = Buffer.from(payload, 'base64url').toString().replace('Sahyadri', 'Sahyatri').replace('GOLD', 'PLATINUM');
  return [header, Buffer.from(changed).toString('base64url'), signature].join('.');
}
