import { expect, test } from 'vitest';
import { checkPortal } from '../../../src/build/monitor/check-portal.ts';
import { answerHealth, answerTexts, health, portal } from '../portal/watched.ts';
import { createLiveSite, findProblems, hour } from './live-site.ts';

const findPortalProblems = async (
  answer?: Parameters<typeof answerHealth>[0],
  records?: Parameters<typeof answerTexts>[0],
) => {
  const resolveTxt = answerTexts(records);
  const checks = await checkPortal(portal, { ask: answerHealth(answer), resolveTxt });
  return checks.filter(({ grade }) => grade !== 'green').map(({ sentence }) => sentence);
};

test('a portal that answers, sends, is backed up and may send for its domain has no problems', async () => {
  expect(await findPortalProblems()).toEqual([]);
  expect(await findPortalProblems({ oldestUnsentMail: null })).toEqual([]);
});

test.each<[string, Parameters<typeof answerHealth>[0], RegExp]>([
  [
    'has lost its database',
    Response.json(health, { status: 503 }),
    /portal\.federation\.in\/health/,
  ],
  ['is another page', new Response('Welcome to nginx'), /portal\.federation\.in\/health/],
  ['can’t send', { oldestUnsentMail: 5 * hour }, /has waited for 5 hours/],
  ['was not backed up last night', { lastBackup: 40 * hour }, /backup .* is 40 hours old/],
  ['was never backed up', { lastBackup: null }, /has no backup/],
])('a portal that %s has that problem', async (_, answer, problem) => {
  expect(await findPortalProblems(answer)).toEqual([expect.stringMatching(problem)]);
});

test('a domain without a mail record is a problem', async () => {
  expect(await findPortalProblems({}, { '_dmarc.federation.in': [] })).toEqual([
    expect.stringContaining('DMARC at _dmarc.federation.in'),
  ]);
});

test('the portal of a site is watched with the site, and no other', async () => {
  const live = await createLiveSite();
  expect(await findProblems(live)).toEqual([]);
  live.publication.portal = portal;
  expect(await findProblems(live)).toEqual([
    expect.stringContaining('https://portal.federation.in/health'),
    expect.stringContaining('SPF at federation.in'),
  ]);
});
