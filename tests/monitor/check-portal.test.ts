import { expect, test } from 'vitest';
import { checkPortal } from '../../packages/monitor/check-portal.ts';
import { readyTexts } from '../../packages/i18n/ready.ts';
import { answerHealth, answerTexts, health, portal } from './portal/watched.ts';
import { createLiveSite, findProblems } from './live-site.ts';

type Health = Parameters<typeof answerHealth>[0];

const hour = 3600;
const texts = readyTexts.en.checks;

/** The results that are not green. */
async function findWrong(answer: Health = {}, records: Parameters<typeof answerTexts>[0] = {}) {
  const world = { get: answerHealth(answer), resolveTxt: answerTexts(records) };
  const results = await checkPortal(portal, world, texts);
  return results.filter(({ grade }) => grade !== 'green').map(({ check, grade }) => [check, grade]);
}

test('a portal with its mails, backup and records is green', async () => {
  expect(await findWrong()).toEqual([]);
});

test.each<[string, Health]>([
  ['portalAnswers', Response.json(health, { status: 503 })],
  ['portalAnswers', new Response('Welcome to nginx')],
  ['portalMails', { oldestUnsentMail: 2 * hour }],
  ['portalBackup', { lastBackup: 30 * hour }],
  ['portalBackup', { lastBackup: null }],
  ['portalDeletion', { lastDeletion: 4 * hour }],
  ['portalDeletion', { stopped: ['rotation'] }],
  ['portalSpace', { freeBytes: 1e9 }],
])('a fault is red: %s', async (check, answer) => {
  expect(await findWrong(answer)).toEqual([[check, 'red']]);
});

test.each<[string, Health]>([
  ['portalToken', new Response('ok')],
  ['portalGivenUp', { mailsGivenUp: 1 }],
  ['portalGivenUp', { codesExpired: 1 }],
])('%s is amber', async (check, answer) => {
  expect(await findWrong(answer)).toEqual([[check, 'amber']]);
});

test('a domain without a mail record is red; one whose key nobody names is amber', async () => {
  expect(await findWrong({}, { 'federation.in': [] })).toEqual([['mailRecords', 'red']]);
  const results = await checkPortal(
    { ...portal, dkimSelector: undefined },
    { get: answerHealth(), resolveTxt: answerTexts() },
    texts,
  );
  expect(results.find(({ grade }) => grade !== 'green')).toMatchObject({
    check: 'dkim',
    grade: 'amber',
    sentence: expect.stringContaining('federation.in'),
  });
});

test('the portal of a site is watched with the site, and no other', async () => {
  const live = await createLiveSite();
  expect(await findProblems(live)).toEqual([]);
  live.expected.portal = portal;
  expect(await findProblems(live)).toEqual([
    expect.stringContaining('https://portal.federation.in/health'),
    expect.stringContaining('SPF at federation.in'),
  ]);
});
