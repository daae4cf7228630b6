import type { IslandTexts } from '@federation/i18n/strings';
import type { GenuineVerdict, VerdictState, StatusCheck, Verdict } from '../shared/verdict.ts';

export type ResultText = IslandTexts['certificateResult'];

/** The tone of a verdict. Only a certificate that passed all checks is `good`. */
export type Tone = 'good' | 'caution' | 'bad' | 'neutral';

const tones: Record<VerdictState, Tone> = {
  valid: 'good',
  example: 'good',
  'status-unknown': 'caution',
  expired: 'caution',
  'not-yet-valid': 'caution',
  suspended: 'bad',
  revoked: 'bad',
  'not-genuine': 'bad',
  'not-found': 'bad',
  mistyped: 'bad',
  'wrong-format': 'bad',
  foreign: 'neutral',
  incomplete: 'neutral',
  unreadable: 'neutral',
  unchecked: 'neutral',
};

export function getTone({ state }: Verdict): Tone {
  return tones[state];
}

/** Sorts the worst verdicts first. */
export function sortByTone<Found extends { verdict: Verdict }>(found: Found[]): Found[] {
  const order: Tone[] = ['bad', 'caution', 'neutral', 'good'];
  const toRank = ({ verdict }: Found) => order.indexOf(getTone(verdict));
  return [...found].sort((a, b) => toRank(a) - toRank(b));
}

export function isDemonstrationVerdict(verdict: Verdict): boolean {
  return (
    verdict.state === 'example' || ('certificate' in verdict && verdict.certificate.demonstration)
  );
}

/** The key of the sentence below the heading. */
export function getLeadKey(verdict: Verdict): keyof ResultText['leads'] {
  if (verdict.state === 'unchecked') return verdict.reason;
  return verdict.state === 'status-unknown' && isKeyUnknown(verdict)
    ? 'keys-unknown'
    : verdict.state;
}

/** A check that a person can follow. */
export interface Check {
  outcome: 'passed' | 'failed' | 'unknown';
  text: string;
}

/** The checks behind a verdict, in order; empty if there was no signature to verify. */
export function listChecks(verdict: Verdict, { checks, unknown }: ResultText): Check[] {
  if (verdict.state === 'not-genuine') return [{ outcome: 'failed', text: checks.noSeal }];
  if (!('certificate' in verdict)) return [];
  return [
    { outcome: 'passed', text: checks.seal },
    { outcome: isKeyUnknown(verdict) ? 'unknown' : 'passed', text: checks.issuer },
    toPeriodCheck(verdict, checks),
    toStatusCheck(verdict.state, verdict.status, checks, unknown),
  ];
}

/** True if the key may have been removed, so that the signer is uncertain. */
function isKeyUnknown({ status }: GenuineVerdict): boolean {
  return !status.known && status.reason === 'keys';
}

function toPeriodCheck({ period, status }: GenuineVerdict, checks: ResultText['checks']): Check {
  if (!status.known && status.reason === 'clock')
    return { outcome: 'unknown', text: checks.inForce };
  if (period === 'ended') return { outcome: 'failed', text: checks.expired };
  if (period === 'upcoming') return { outcome: 'failed', text: checks.early };
  return { outcome: 'passed', text: checks.inForce };
}

function toStatusCheck(
  state: VerdictState,
  status: StatusCheck,
  checks: ResultText['checks'],
  unknown: ResultText['unknown'],
): Check {
  if (!status.known) return { outcome: 'unknown', text: unknown[status.reason] };
  if (state === 'revoked') return { outcome: 'failed', text: checks.revoked };
  if (state === 'suspended') return { outcome: 'failed', text: checks.suspended };
  return { outcome: 'passed', text: checks.clear };
}

/** The key of a label, and its value. */
export type ResultField = readonly [label: keyof ResultText['fields'], value: string];

/**
 * The fields shown with a verdict; none for a certificate that is not genuine.
 *
 * @param day formats a day
 */
export function listResultFields(
  verdict: Verdict,
  text: ResultText,
  day: (day: string) => string,
): ResultField[] {
  if (verdict.state === 'example') {
    const { name, issued, until, status } = text.example;
    return [
      ['name', name],
      ['number', verdict.number],
      ['issued', issued],
      ['until', until],
      ['status', status],
    ];
  }
  if (verdict.state === 'not-found' || verdict.state === 'mistyped')
    return [['typed', verdict.number]];
  if (!('certificate' in verdict)) return [];
  const { name, number, tier, issued, validFrom, validUntil } = verdict.certificate;
  const status: ResultField = ['status', text.statuses[verdict.state]];
  if (verdict.state === 'suspended' || verdict.state === 'revoked')
    return [['name', name], ['number', number], ['until', day(validUntil)], status];
  return [
    ['name', name],
    ['number', number],
    ['tier', text.tiers[tier]],
    ['issued', day(issued)],
    ['from', day(validFrom)],
    ['until', day(validUntil)],
    status,
  ];
}
