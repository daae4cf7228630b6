import { describe, expect, test } from 'vitest';
import {
  classifyInput,
  classifyCameraProblem,
} from '../../../packages/certificates/verifier/rules.ts';
import {
  getLeadKey,
  isDemonstrationVerdict,
  listChecks,
  listResultFields,
  getTone,
} from '../../../packages/certificates/verifier/verdict-rules.ts';
import { getIslandTexts } from '../../../packages/i18n/strings.ts';
import type {
  GenuineVerdict,
  VerdictState,
  Verdict,
} from '../../../packages/certificates/shared/verdict.ts';
import { createNumber, createExampleNumber } from '../../../packages/certificates/shared/number.ts';
import { issuer } from '../shared/test-issuer.ts';
import { sampleCertificate } from './sample-certificate.ts';

const example = createExampleNumber(issuer);
const known = createNumber('IFSF', 2026, () => new Uint8Array([1, 2, 3, 4, 5, 6, 7, 20]));

test.each<[string, string]>([
  [example, 'example'],
  [` ${example.toLowerCase()} `, 'example'],
  [known, 'look-up'],
  [`${known.slice(0, -1)}${known.endsWith('0') ? '1' : '0'}`, 'mistyped'],
  ['IFSF-', 'not-found'],
  ['IFSF-2026-12', 'not-found'],
  ['2026-123456789', 'wrong-format'],
  ['FSIF-2026-123456789', 'wrong-format'],
])('%j is classified as %s (CERT-1)', (typed, state) => {
  expect(classifyInput(typed, 'IFSF', example).state).toBe(state);
});

test('without a demonstration, the example of the specification is like any other number', () => {
  expect(classifyInput(example, 'IFSF', undefined)).toEqual({
    state: 'look-up',
    number: example,
  });
});

test.each([
  ['NotAllowedError', 'refused'],
  ['SecurityError', 'refused'],
  ['NotFoundError', 'missing'],
  ['OverconstrainedError', 'missing'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
  ['TypeError', 'unsupported'],
])('the camera error %s means: %s (CERT-7)', (name, problem) => {
  expect(classifyCameraProblem(new DOMException('', name))).toBe(problem);
});

test('an unloaded scanner and one that the browser can’t run have different messages', () => {
  expect(classifyCameraProblem(new TypeError('Failed to fetch dynamically imported module'))).toBe(
    'failed',
  );
  expect(classifyCameraProblem(new Error('ReferenceError: WebAssembly is not defined'))).toBe(
    'unsupported',
  );
});

const certificate = { ...sampleCertificate, number: known };
const genuine = (state: GenuineVerdict['state'], changes: Partial<GenuineVerdict> = {}) =>
  ({
    state,
    certificate,
    period: 'current',
    status: { known: true, listDate: '2026-11-20' },
    since: '2026-11-18',
    ...changes,
  }) as GenuineVerdict;
const text = getIslandTexts('en').certificateResult;
const toFields = (verdict: Verdict) =>
  Object.fromEntries(listResultFields(verdict, text, (day) => day));

describe('results', () => {
  test('a certificate that passed all checks is good', () => {
    expect(getTone(genuine('valid'))).toBe('good');
    expect(listChecks(genuine('valid'), text).map(({ outcome }) => outcome)).toEqual([
      'passed',
      'passed',
      'passed',
      'passed',
    ]);
  });

  test.each<[VerdictState, string]>([
    ['example', 'good'],
    ['status-unknown', 'caution'],
    ['expired', 'caution'],
    ['not-yet-valid', 'caution'],
    ['suspended', 'bad'],
    ['revoked', 'bad'],
    ['not-genuine', 'bad'],
    ['not-found', 'bad'],
    ['mistyped', 'bad'],
    ['wrong-format', 'bad'],
    ['foreign', 'neutral'],
    ['incomplete', 'neutral'],
    ['unreadable', 'neutral'],
    ['unchecked', 'neutral'],
  ])('the tone of %s is %s', (state, tone) => {
    expect(getTone({ state } as Verdict)).toBe(tone);
  });

  test('a valid certificate shows everything that is on it, in the order of its print', () => {
    expect(listResultFields(genuine('valid'), text, (day) => `day ${day}`)).toEqual([
      ['name', certificate.name],
      ['number', known],
      ['tier', text.tiers.GOLD],
      ['issued', `day ${certificate.issued}`],
      ['from', `day ${certificate.validFrom}`],
      ['until', `day ${certificate.validUntil}`],
      ['status', text.statuses.valid],
    ]);
  });

  test('the checks say what is wrong with a certificate that is not in force', () => {
    const toFailed = (verdict: Verdict) =>
      listChecks(verdict, text).filter(({ outcome }) => outcome === 'failed');
    expect(toFailed(genuine('not-yet-valid', { period: 'upcoming' }))).toEqual([
      { outcome: 'failed', text: text.checks.early },
    ]);
    expect(toFailed(genuine('expired', { period: 'ended' }))).toEqual([
      { outcome: 'failed', text: text.checks.expired },
    ]);
    expect(toFailed(genuine('suspended'))).toEqual([
      { outcome: 'failed', text: text.checks.suspended },
    ]);
    expect(toFailed(genuine('revoked'))).toEqual([
      { outcome: 'failed', text: text.checks.revoked },
    ]);
    expect(toFailed(genuine('valid'))).toEqual([]);
  });

  test('a verdict without a signature has no checks', () => {
    expect(listChecks({ state: 'not-found', number: 'IFSF-1' }, text)).toEqual([]);
  });

  test('an unknown status is not a passed check', () => {
    for (const reason of [
      'unreachable',
      'untrusted',
      'expired',
      'clock',
      'older',
      'unknown',
    ] as const) {
      expect(
        listChecks(genuine('status-unknown', { status: { known: false, reason } }), text).at(-1),
      ).toEqual({
        outcome: 'unknown',
        text: text.unknown[reason],
      });
    }
  });

  test('when the clock is wrong, it is not known whether a certificate is in force', () => {
    const status = { known: false, reason: 'clock' } as const;
    const outcomes = listChecks(genuine('status-unknown', { status, period: 'ended' }), text).map(
      ({ outcome }) => outcome,
    );
    expect(outcomes).toEqual(['passed', 'passed', 'unknown', 'unknown']);
  });

  test('when the key may have been removed, it is not known who issued a certificate', () => {
    const verdict = genuine('status-unknown', { status: { known: false, reason: 'keys' } });
    const outcomes = listChecks(verdict, text).map(({ outcome }) => outcome);
    expect(outcomes).toEqual(['passed', 'unknown', 'passed', 'unknown']);
    expect(text.leads[getLeadKey(verdict)]).toMatch(/whether its key has been withdrawn/);
  });

  test('a revoked certificate that has expired is not shown as current', () => {
    expect(
      listChecks(genuine('revoked', { period: 'ended' }), text).map(({ outcome }) => outcome),
    ).toEqual(['passed', 'passed', 'failed', 'failed']);
  });

  test('a revoked certificate shows name, number and date; one that is not genuine shows nothing', () => {
    for (const state of ['revoked', 'suspended'] as const)
      expect(Object.keys(toFields(genuine(state))), state).toEqual([
        'name',
        'number',
        'until',
        'status',
      ]);
    expect(toFields({ state: 'not-genuine' })).toEqual({});
    expect(listChecks({ state: 'not-genuine' }, text)).toEqual([
      { outcome: 'failed', text: 'The seal does not match' },
    ]);
    expect(toFields({ state: 'not-found', number: 'IFSF-1' })).toEqual({ typed: 'IFSF-1' });
    expect(toFields({ state: 'mistyped', number: 'IFSF-2' })).toEqual({ typed: 'IFSF-2' });
  });

  test('the example number shows the data of the specification (CERT-1)', () => {
    expect(toFields({ state: 'example', number: example })).toMatchObject({
      name: text.example.name,
      number: example,
      issued: '02-Apr-24',
      until: '01-Apr-25',
      status: 'Active',
    });
    expect(isDemonstrationVerdict({ state: 'example', number: example })).toBe(true);
    expect(isDemonstrationVerdict(genuine('valid'))).toBe(false);
    expect(
      isDemonstrationVerdict(
        genuine('valid', { certificate: { ...certificate, demonstration: true } }),
      ),
    ).toBe(true);
  });
});
