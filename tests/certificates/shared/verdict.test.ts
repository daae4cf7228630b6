import { describe, expect, test } from 'vitest';
import { reachVerdict } from '../../../packages/certificates/shared/verdict.ts';
import {
  verifyStatusList,
  type StatusEntry,
  type StatusList,
} from '../../../packages/certificates/shared/status-list.ts';
import { toStatusAddress } from '../../../packages/certificates/shared/issuer.ts';
import { startOfIndianDay } from '../../../packages/certificates/shared/times.ts';
import { verifySignature } from '../../../packages/certificates/shared/token.ts';
import {
  createKey,
  demonstrationIssuer,
  issue,
  issuer,
  now,
  details,
  signList,
} from './test-issuer.ts';

const key = await createKey('2026-1');
const signed = await verifySignature(await issue(key), [{ issuer, keys: [key.publicKey] }]);
if (!signed) throw new Error('The certificate of this test is not genuine.');
const createList = async (...statusEntries: StatusEntry[]) =>
  (await verifyStatusList(await signList(key, statusEntries), toStatusAddress(issuer, '1'), {
    keys: [key.publicKey],
    now,
  })) as StatusList;
const clean = await createList();
const suspended = await createList({
  idx: details.idx,
  status: 'suspended',
  at: startOfIndianDay('2026-11-18'),
});
const revoked = await createList({
  idx: details.idx,
  status: 'revoked',
  at: startOfIndianDay('2026-11-19'),
});
const at = (time: string) => Date.parse(time) / 1000;
const stateAt = (time: string, list: Parameters<typeof reachVerdict>[1] = clean) =>
  reachVerdict(signed, list, at(time)).state;

test('a current certificate that is not in the list is valid, and the verdict has the day of the list', () => {
  expect(reachVerdict(signed, clean, now)).toEqual({
    state: 'valid',
    period: 'current',
    status: { known: true, listDate: '2026-11-20' },
    certificate: {
      number: details.number,
      name: details.name,
      tier: 'GOLD',
      issued: '2026-11-20',
      validFrom: '2026-04-02',
      validUntil: '2027-04-01',
      key: '2026-1',
      demonstration: false,
    },
  });
});

test('a certificate is valid from midnight of the first day to 23:59:59 of the last, in India (CERT-5)', () => {
  expect(stateAt('2027-04-01T23:59:59+05:30')).toBe('valid');
  expect(stateAt('2027-04-02T00:00:00+05:30')).toBe('expired');
  expect(stateAt('2026-04-02T00:00:00+05:30')).toBe('valid');
  expect(stateAt('2026-04-01T23:59:59+05:30')).toBe('not-yet-valid');
});

describe('an unknown status is never valid', () => {
  test.each(['unreachable', 'untrusted', 'expired', 'clock', 'unknown'] as const)(
    'a list that is %s',
    (fault) => {
      expect(reachVerdict(signed, fault, now)).toMatchObject({
        state: 'status-unknown',
        status: { known: false, reason: fault },
      });
    },
  );

  test('a list without an entry for the certificate', () => {
    const empty = { ...clean, bytes: new Uint8Array() };
    expect(reachVerdict(signed, empty, now)).toMatchObject({
      state: 'status-unknown',
      status: { known: false, reason: 'unknown' },
    });
  });
});

describe('when the clock of the device is wrong, dates are not judged', () => {
  test.each(['2028-01-01T00:00:00Z', '2026-01-01T00:00:00Z', '2026-12-01T00:00:00Z'])(
    'at %s by that clock',
    (time) => {
      const unknown = { state: 'status-unknown', status: { known: false, reason: 'clock' } };
      expect(reachVerdict(signed, clean, at(time), 'clock')).toMatchObject(unknown);
      expect(reachVerdict(signed, 'clock', at(time))).toMatchObject(unknown);
      expect(reachVerdict(signed, 'expired', at(time), 'clock')).toMatchObject(unknown);
    },
  );

  test('but a revocation always counts', () => {
    expect(reachVerdict(signed, revoked, at('2028-01-01T00:00:00Z'), 'clock').state).toBe(
      'revoked',
    );
  });
});

test('if the key may have been removed, no verdict is good, and revocations still count', () => {
  const unknown = { state: 'status-unknown', status: { known: false, reason: 'keys' } };
  for (const list of [clean, 'unreachable'] as const)
    expect(reachVerdict(signed, list, now, 'keys')).toMatchObject(unknown);
  expect(reachVerdict(signed, revoked, now, 'keys').state).toBe('revoked');
  expect(reachVerdict(signed, suspended, now, 'keys').state).toBe('suspended');
});

describe('the most important state takes precedence', () => {
  const expired = '2028-01-01T00:00:00Z';
  const early = '2026-01-01T00:00:00Z';
  test.each([
    ['revoked and expired', expired, revoked, 'revoked'],
    ['revoked and not yet valid', early, revoked, 'revoked'],
    ['suspended and expired', expired, suspended, 'expired'],
    ['suspended and not yet valid', early, suspended, 'suspended'],
    ['expired, with an unreachable list', expired, 'unreachable' as const, 'expired'],
    ['not yet valid, with an unreachable list', early, 'unreachable' as const, 'not-yet-valid'],
  ])('%s', (_, time, list, state) => {
    expect(stateAt(time, list)).toBe(state);
  });
});

test('a suspension and a revocation have their day', () => {
  expect(reachVerdict(signed, suspended, now)).toMatchObject({
    state: 'suspended',
    since: '2026-11-18',
  });
  expect(reachVerdict(signed, revoked, now)).toMatchObject({
    state: 'revoked',
    since: '2026-11-19',
  });
});

test('a certificate of the demonstration is marked as a demonstration', () => {
  expect(
    reachVerdict({ ...signed, trust: { ...signed.trust, issuer: demonstrationIssuer } }, clean, now)
      .certificate.demonstration,
  ).toBe(true);
});
