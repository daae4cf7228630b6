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

/** Replies of mail servers, as nodemailer reports them. */
test.each([
  ['RCPT TO', '550 5.1.1 asha@bank.example unknown', '550', true],
  ['RCPT TO', '553 no such mailbox', '553', true],
  ['RCPT TO', '550 5.4.1 Recipient address rejected', '550', true],
  ['RCPT TO', '451 Greylisted', '451', false],
  ['RCPT TO', '530 5.7.0 Authentication required', '530', false],
  ['RCPT TO', '554 5.7.1 Relay access denied', '554', false],
  ['RCPT TO', '550 5.4.5 Daily sending limit exceeded', '550', false],
  ['DATA', '550 5.1.1 asha@bank.example unknown', '550', true],
  ['DATA', '550 5.6.7 SMTPUTF8 is required', '550', true],
  ['DATA', '554 5.7.1 Content rejected', '554', false],
  ['DATA', '552 Too much mail', '552', false],
  ['MAIL FROM', '550 5.1.8 Sender suspended', '550', false],
  ['STARTTLS', '554 5.7.3 No TLS', '554', false],
  ['CONN', '554 5.7.1 Your address is listed', '554', false],
])(
  'a reply to %s of %s is noted as %s; refused for good: %s',
  (command, response, error, final) => {
    const failure = { command, response, responseCode: Number(response.slice(0, 3)) };
    const row = { tries: 1, created_at: new Date(start).toISOString() };
    const outcome = planRetry(row, Object.assign(new Error(response), failure), new Date(start));
    expect(outcome.error).toBe(error);
    expect(outcome.next_at === null).toBe(final);
  },
);
