import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { changeStatus } from '../../../../packages/certificates/office/commands/change-status.ts';
import { officePaths } from '../../../../packages/certificates/office/context/context.ts';
import { issue } from '../../../../packages/certificates/office/commands/issue.ts';
import { rotateKey } from '../../../../packages/certificates/office/commands/change-keys.ts';
import { readPublicKeys } from '../../../../packages/certificates/office/keys/public-keys.ts';
import { publishLists } from '../../../../packages/certificates/office/commands/publish.ts';
import { checkReady } from '../../../../packages/certificates/office/commands/check-ready.ts';
import { loadRegister } from '../../../../packages/certificates/office/register/register-file.ts';
import { formatHeaders, createHeaderRules } from '../../../../packages/hosting/files/headers.ts';
import { translationLanguages } from '../../../../packages/i18n/languages.ts';
import { toJwks } from '../../../../packages/certificates/shared/keys.ts';
import { serveSite } from '../../../support/site-server.ts';
import { createTestContext, members, type TestContext } from '../test-context.ts';

/** The address in the settings; the local server answers for it. */
const site = 'https://www.federation.in';

/**
 * An issuer whose certificates are published, and whose site has been uploaded to a server with the
 * headers of production.
 */
async function createLiveIssuer() {
  const context = createTestContext({ issuer: { site, product: 'IFSF' }, demonstration: false });
  await rotateKey(context);
  await issue(context, context.write('members.csv', members));
  await publishLists(context);
  const folder = join(context.folder, '../site');
  const upload = (path: string, text: string) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  upload('404.html', 'Not found');
  upload('_headers', formatHeaders(createHeaderRules()));
  upload('.well-known/jwks.json', JSON.stringify(toJwks(readPublicKeys(context))));
  cpSync(join(context.project, 'public'), folder, { recursive: true });
  const host = { sendsHeaders: true };
  const now = context.now();
  const start = async () => {
    const server = await serveSite(folder, (_, response) => {
      response.setHeader('Date', new Date(now * 1000).toUTCString());
      return false;
    });
    onTestFinished(server.close);
    return async (address: string) => {
      const answer = await fetch(address.replace(site, server.origin));
      if (host.sendsHeaders) return answer;
      const date = answer.headers.get('date') ?? '';
      return new Response(answer.body, { status: answer.status, headers: { date } });
    };
  };
  return { context, folder, host, upload, start };
}

type LiveIssuer = Awaited<ReturnType<typeof createLiveIssuer>>;

const findProblems = async (context: TestContext, load: TestContext['load']) =>
  (await checkReady({ ...context, load }))
    .filter(({ grade }) => grade !== 'green')
    .map(({ sentence }) => sentence);

test('a site on which everything is right is ready', async () => {
  const { context, start } = await createLiveIssuer();
  expect(await findProblems(context, await start())).toEqual([]);
});

test('before any set-up, the report names each missing thing', async () => {
  const context = createTestContext({ demonstration: true });
  const problems = await findProblems(context, () => Promise.reject(new Error('offline')));
  for (const part of ['no signing key', 'No status list'])
    expect(problems.join('\n')).toContain(part);
});

test.each(translationLanguages)('the report is in %s too', async (language) => {
  const offline = { ...createTestContext(), load: () => Promise.reject(new Error('offline')) };
  const { context, start } = await createLiveIssuer();
  const live = { ...context, load: await start() };
  for (const one of [offline, live]) {
    const said = await checkReady(one, language);
    const english = await checkReady(one);
    expect(said.map(({ grade }) => grade)).toEqual(english.map(({ grade }) => grade));
    for (const [at, { sentence }] of said.entries()) {
      expect.soft(sentence).not.toBe(english[at]?.sentence);
      expect.soft(sentence).not.toMatch(/\{\w+\}/);
    }
  }
});

test.each<[string, string, (live: LiveIssuer) => unknown]>([
  [
    'a missing private key',
    'is not in',
    ({ context }) => rmSync(join(officePaths(context).keys, '2026-1.pem')),
  ],
  [
    'a lost register',
    'is missing, but it has backups',
    ({ context }) => rmSync(officePaths(context).register),
  ],
  [
    'a revocation that is not published',
    'change of status is not published: 1.',
    ({ context }) =>
      changeStatus(context, 'revoke', loadRegister(context).certificates[0]?.number ?? '', {
        reason: 'x',
      }),
  ],
  ['a list that ends soon', 'The status list ends on', ({ context }) => advance(context, 8)],
  ['a list that has ended', 'is out of date. Publish', ({ context }) => advance(context, 40)],
  [
    'other keys on the site',
    'has other keys than this project',
    ({ upload }) => upload('.well-known/jwks.json', '{"keys":[]}'),
  ],
  [
    'a site without keys',
    `${site}/.well-known/jwks.json has other keys`,
    ({ folder }) => rmSync(join(folder, '.well-known/jwks.json')),
  ],
  [
    'an old list on the site',
    `${site}/.well-known/status/1.jwt: The status list is older than one that was published.`,
    ({ context }) =>
      publishLists({ ...context, now: () => context.now() + 60 }, { withoutSite: 'not uploaded' }),
  ],
  [
    'a host without the headers',
    'lets browsers keep old keys or an old status list',
    ({ host }) => (host.sendsHeaders = false),
  ],
  [
    'a demonstration on the site',
    `${site} still has the demonstration certificates`,
    ({ upload }) => upload('demonstration/jwks.json', '{"keys":[{"kid":"demo","x":"x","y":"y"}]}'),
  ],
  [
    'a clock that is wrong',
    'The clock of this computer says',
    ({ context }) => advance(context, 1 / 24),
  ],
  [
    'a published list of another key',
    'was not signed by a key',
    ({ context }) => writeFileSync(join(officePaths(context).statusLists, '1.jwt'), 'x'),
  ],
])('the report names %s', async (_, message, break_) => {
  const live = await createLiveIssuer();
  await break_(live);
  expect((await findProblems(live.context, await live.start())).join('\n')).toContain(message);
});

function advance(context: TestContext, days: number): void {
  const now = context.now();
  context.now = () => now + days * 86_400;
}
