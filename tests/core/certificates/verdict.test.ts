import { describe, expect, test } from 'vitest';
import { judge } from '../../../src/core/certificates/verdict.ts';
import { openStatusList, type StatusList } from '../../../src/core/certificates/status-list.ts';
import { toStatusAddress } from '../../../src/core/certificates/issuer.ts';
import { checkSeal } from '../../../src/core/certificates/token.ts';
import type { Withdrawal } from '../../../src/build/certificates/office/sign.ts';
import { createKey, issue, issuer, now, particulars, signList } from './office.ts';

const key = await createKey('2026-1');
const seal = await checkSeal(await issue(key), issuer, [key.publicKey]);
if (!seal.genuine) throw new Error('The certificate of this test is not genuine.');
const { claims } = seal;
const listWith = async (...withdrawals: Withdrawal[]) =>
  (await openStatusList(await signList(key, withdrawals), toStatusAddress(issuer, '1'), {
    keys: [key.publicKey],
    demonstration: false,
    now,
  })) as StatusList;
const clean = await listWith();
const suspended = await listWith({ idx: particulars.idx, status: 'suspended', since: '2026-11-18' });
const revoked = await listWith({ idx: particulars.idx, status: 'revoked', since: '2026-11-19' });
const at = (moment: string) => Date.parse(moment) / 1000;
const stateAt = (moment: string, list: Parameters<typeof judge>[2] = clean) => judge(claims, key.publicKey, list, at(moment)).state;

test('a certificate in force with a clean list is valid, and the result names the day of the list', () => {
  expect(judge(claims, key.publicKey, clean, now)).toEqual({
    state: 'valid',
    period: 'running',
    status: { known: true, listOf: '2026-11-20' },
    certificate: {
      number: particulars.number,
      name: particulars.name,
      tier: 'GOLD',
      issued: '2026-11-20',
      validFrom: '2026-04-02',
      validUntil: '2027-04-01',
      key: '2026-1',
      demonstration: false,
    },
  });
});

test('the last day counts to 23:59:59 in India, and the first from midnight (CERT-5)', () => {
  expect(stateAt('2027-04-01T23:59:59+05:30')).toBe('valid');
  expect(stateAt('2027-04-02T00:00:00+05:30')).toBe('expired');
  expect(stateAt('2026-04-02T00:00:00+05:30')).toBe('valid');
  expect(stateAt('2026-04-01T23:59:59+05:30')).toBe('not-yet-valid');
});

describe('an unknown status is never good', () => {
  test.each(['unreachable', 'untrusted', 'expired', 'clock', 'unknown'] as const)('a list that is %s', (fault) => {
    expect(judge(claims, key.publicKey, fault, now)).toMatchObject({ state: 'status-unknown', status: { known: false, why: fault } });
  });

  test('a list that says nothing about this certificate', () => {
    const silent = { ...clean, bytes: new Uint8Array() };
    expect(judge(claims, key.publicKey, silent, now)).toMatchObject({ state: 'status-unknown', status: { known: false, why: 'unknown' } });
  });
});

describe('when several things hold, the one that matters most is said', () => {
  const expired = '2028-01-01T00:00:00Z';
  const early = '2026-01-01T00:00:00Z';
  test.each([
    ['revoked and expired', expired, revoked, 'revoked'],
    ['revoked and not yet valid', early, revoked, 'revoked'],
    ['suspended and expired', expired, suspended, 'expired'],
    ['suspended and not yet valid', early, suspended, 'suspended'],
    ['expired, and the list is out of reach', expired, 'unreachable' as const, 'expired'],
    ['not yet valid, and the list is out of reach', early, 'unreachable' as const, 'not-yet-valid'],
  ])('%s', (_, moment, list, state) => {
    expect(stateAt(moment, list)).toBe(state);
  });
});

test('suspension and revocation carry their day', () => {
  expect(judge(claims, key.publicKey, suspended, now)).toMatchObject({ state: 'suspended', since: '2026-11-18' });
  expect(judge(claims, key.publicKey, revoked, now)).toMatchObject({ state: 'revoked', since: '2026-11-19' });
});

test('whatever the key of the demonstration signed is marked as one', () => {
  expect(judge(claims, { ...key.publicKey, demonstration: true }, clean, now).certificate.demonstration).toBe(true);
});
