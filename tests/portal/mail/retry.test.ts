import { expect, test } from 'vitest';
import { planRetry } from '../../../packages/portal/service/mail/retry.ts';

const start = Date.parse('2026-11-20T09:00:00Z');
const down = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });

test('the waits grow from a minute to two hours, and end after three days', () => {
  const waits: number[] = [];
  let now = start;
  for (let tries = 1; ; tries += 1) {
    const row = { tries, created_at: new Date(start).toISOString() };
    const { next_at } = planRetry(row, down, new Date(now));
    if (next_at === null) break;
    waits.push((Date.parse(next_at) - now) / 60_000);
    now = Date.parse(next_at);
  }
  expect(waits.slice(0, 9)).toEqual([1, 2, 4, 8, 16, 32, 64, 120, 120]);
  expect((now - start) / 3_600_000).toBeGreaterThan(70);
  expect((now - start) / 3_600_000).toBeLessThanOrEqual(72);
});

test('a stored failure names nobody', () => {
  const refused = Object.assign(new Error('550 asha@bank.example unknown'), { responseCode: 550 });
  const row = { tries: 1, created_at: new Date(start).toISOString() };
  expect(planRetry(row, refused, new Date(start))).toEqual({ next_at: null, error: '550' });
});
