import { setTimeout as delay } from 'node:timers/promises';
import { sendMessage } from './send.ts';

/** Responses of a portal to messages that arrive at a steady rate. */
interface Rate {
  answered: number;
  missing: number;
  /** Durations, in milliseconds. */
  times: number[];
}

/**
 * Sends messages to a portal at a steady rate and, as visitors do, without waiting for responses.
 */
export async function measureRate(base: string, perSecond: number, seconds: number): Promise<Rate> {
  const visits: ReturnType<typeof sendMessage>[] = [];
  const started = performance.now();
  while (visits.length < perSecond * seconds) {
    const due = Math.ceil(((performance.now() - started) / 1000) * perSecond);
    while (visits.length < Math.min(due, perSecond * seconds))
      visits.push(
        sendMessage(
          () => base,
          () => true,
        ),
      );
    await delay(1);
  }
  const sent = await Promise.all(visits);
  const answered = sent.filter(({ reference }) => reference !== undefined).length;
  const times = sent.map(({ milliseconds }) => milliseconds);
  return { answered, missing: sent.length - answered, times };
}

export function calculatePercentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil((percent / 100) * sorted.length) - 1] ?? NaN;
}
