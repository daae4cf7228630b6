import { beforeEach, expect, test } from 'vitest';
import { renderMailPage } from '../../packages/portal/service/routes/outbox.ts';
import { goodMessage, startPortal, type RunningPortal } from './running-portal.ts';

let portal: RunningPortal;

beforeEach(async () => {
  portal = await startPortal();
});

test('the outbox shows mails in place of a mail server', async () => {
  await portal.post('/messages', goodMessage);
  const page = await (await portal.get('/outbox')).text();
  expect(page).toContain('IFSF-K-2026-000001');
  expect(page).toContain(goodMessage.email);
  expect(portal.log).toEqual([]);
});

test.each(['X-Forwarded-For', 'X-Forwarded-Host', 'X-Real-IP', 'Forwarded', 'Via'])(
  'the outbox does not respond to a request with %s',
  async (header) => {
    const answer = await portal.get('/outbox', { headers: { [header]: '203.0.113.9' } });
    expect(answer.status).toBe(404);
  },
);

test('the outbox escapes what it shows', () => {
  const text = '<script>alert(1)</script>';
  const mail = {
    id: '1',
    to: text,
    replyTo: text,
    language: 'en',
    subject: text,
    text,
    time: text,
  } as const;
  const page = String(renderMailPage([mail], 'en'));
  expect(page).toContain('&lt;script&gt;');
  expect(page).not.toContain('<script>');
});

test('there is no outbox with a mail server', async () => {
  portal = await startPortal({ sendMail: () => Promise.resolve() });
  expect((await portal.get('/outbox')).status).toBe(404);
});

test('the outbox responds only to this computer, by a local name', async () => {
  const ask = (host: string) => portal.askAs(host, '/outbox.json');
  for (const host of ['localhost', 'localhost:4321', '127.0.0.1:4321', '[::1]:4321'])
    expect([host, await ask(host)]).toEqual([host, 200]);
  for (const host of [
    'attacker.example',
    'localhost.attacker.example',
    '192.168.1.7:4321',
    '127.0.0.1.attacker.example',
  ])
    expect([host, await ask(host)]).toEqual([host, 404]);
});
