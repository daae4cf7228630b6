import type { IslandTexts } from '../../i18n/islands.ts';
import type { Period, State, StatusKnown, Verdict } from '../../core/certificates/verdict.ts';

/** What a result says. */
export type ResultText = IslandTexts['certificateResult'];

/** How good a result is. Only what was checked in every respect is `good`. */
export type Tone = 'good' | 'caution' | 'bad' | 'neutral';

const tones: Record<State, Tone> = {
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
  unreadable: 'neutral',
  unchecked: 'neutral',
};

export function toneOf({ state }: Verdict): Tone {
  return tones[state];
}

/** Whether the result is only a demonstration, whatever it says. */
export function isDemonstration(verdict: Verdict): boolean {
  return verdict.state === 'example' || ('certificate' in verdict && verdict.certificate.demonstration);
}

/** The name of the heading of a result: a list of an older kind may lack the day. */
export function headingOf(verdict: Verdict): keyof ResultText['headings'] {
  if ((verdict.state === 'suspended' || verdict.state === 'revoked') && !verdict.since) return `${verdict.state}-undated`;
  return verdict.state;
}

/** A line of the list of what was checked. */
export interface CheckLine {
  outcome: 'passed' | 'failed' | 'unknown';
  text: string;
}

/** What a result rests on, in the order of the checks; empty where nothing was sealed. */
export function toChecks(verdict: Verdict, { checks, unknown }: ResultText): CheckLine[] {
  if (verdict.state === 'not-genuine') return [{ outcome: 'failed', text: checks.noSeal }];
  if (!('certificate' in verdict)) return [];
  return [
    { outcome: 'passed', text: checks.seal },
    { outcome: 'passed', text: checks.issuer },
    toPeriod(verdict.period, checks),
    toStatus(verdict.state, verdict.status, checks, unknown),
  ];
}

function toPeriod(period: Period, checks: ResultText['checks']): CheckLine {
  if (period === 'over') return { outcome: 'failed', text: checks.expired };
  if (period === 'ahead') return { outcome: 'failed', text: checks.early };
  return { outcome: 'passed', text: checks.inForce };
}

function toStatus(state: State, status: StatusKnown, checks: ResultText['checks'], unknown: ResultText['unknown']): CheckLine {
  if (!status.known) return { outcome: 'unknown', text: unknown[status.why] };
  if (state === 'revoked') return { outcome: 'failed', text: checks.revoked };
  if (state === 'suspended') return { outcome: 'failed', text: checks.suspended };
  return { outcome: 'passed', text: checks.clear };
}

/** The facts that a result shows, by the name of their label; nothing of a certificate that is not genuine. */
export type Fact = readonly [label: keyof ResultText['fields'], value: string];

/**
 * @param day gives a day in words
 */
export function toFacts(verdict: Verdict, text: ResultText, day: (day: string) => string): Fact[] {
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
  if (verdict.state === 'not-found' || verdict.state === 'mistyped') return [['typed', verdict.number]];
  if (!('certificate' in verdict)) return [];
  const { name, number, tier, issued, validFrom, validUntil } = verdict.certificate;
  const status: Fact = ['status', text.statuses[verdict.state]];
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
