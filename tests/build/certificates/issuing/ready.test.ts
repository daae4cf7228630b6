import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changeStatus } from '../../../../src/build/certificates/issuing/change-status.ts';
import { toPaths } from '../../../../src/build/certificates/issuing/context.ts';
import { issue } from '../../../../src/build/certificates/issuing/issue.ts';
import { readPublicKeys, rotateKey } from '../../../../src/build/certificates/issuing/keys.ts';
import { publish } from '../../../../src/build/certificates/issuing/publish.ts';
import { checkReady } from '../../../../src/build/certificates/issuing/ready.ts';
import type { Load } from '../../../../src/build/certificates/issuing/ready-site.ts';
import { readRegister } from '../../../../src/build/certificates/issuing/register.ts';
import { toJwks } from '../../../../src/core/certificates/keys.ts';
import { createTestContext, members, type TestContext } from './test-context.ts';

/** An issuer whose certificates are published, and whose site has been uploaded. */
async function createLiveIssuer() {
  const context = createTestContext({ issuer: { site: 'https://www.federation.in', product: 'IFSF' }, demonstration: false });
  await rotateKey(context);
  await issue(context, context.write('members.csv', members));
  await publish(context);
  const files: Record<string, string> = {
    'https://www.federation.in/.well-known/jwks.json': JSON.stringify(toJwks(readPublicKeys(context))),
    'https://www.federation.in/.well-known/status/1.jwt': readFileSync(join(toPaths(context).statusLists, '1.jwt'), 'utf8'),
  };
  const load: Load = (address) =>
    Promise.resolve(
      new Response(files[address] ?? null, {
        status: files[address] === undefined ? 404 : 200,
        headers: { date: new Date(context.now() * 1000).toUTCString() },
      }),
    );
  return { context, files, load };
}

const findProblems = async (context: TestContext, load: Load) =>
  (await checkReady(context, load)).filter(({ ok }) => !ok).map(({ sentence }) => sentence);

test('a site on which everything is right is ready', async () => {
  const { context, load } = await createLiveIssuer();
  expect(await findProblems(context, load)).toEqual([]);
});

test('before anything is set up, each missing thing is named', async () => {
  const context = createTestContext({ demonstration: true });
  const problems = await findProblems(context, () => Promise.reject(new Error('offline')));
  for (const part of ['is not a real one', 'demonstration certificates are shown', 'no signing key', 'No status list', 'can’t be loaded'])
    expect(problems.join('\n')).toContain(part);
});

test.each<[string, string, (live: Awaited<ReturnType<typeof createLiveIssuer>>) => unknown]>([
  ['a missing private key', 'is not in', ({ context }) => rmSync(join(toPaths(context).keys, '2026-1.pem'))],
  ['a lost register', 'is missing, but it has backups', ({ context }) => rmSync(toPaths(context).register)],
  ['a missing backup', 'has no backup of its present state', ({ context }) => rmSync(toPaths(context).backups, { recursive: true })],
  [
    'a revocation that is not published',
    '1 changes of the register are not published',
    ({ context }) => changeStatus(context, 'revoke', readRegister(context).certificates[0]?.number ?? '', { reason: 'x' }),
  ],
  ['a list that ends soon', 'The status list expires in', ({ context }) => advance(context, 8)],
  ['a list that has ended', 'has expired', ({ context }) => advance(context, 40)],
  [
    'other keys on the site',
    'has other keys than this project',
    ({ files }) => (files['https://www.federation.in/.well-known/jwks.json'] = '{"keys":[]}'),
  ],
  [
    'an old list on the site',
    'is not the list that was published last',
    ({ files }) => (files['https://www.federation.in/.well-known/status/1.jwt'] = 'old'),
  ],
  [
    'a published list of another key',
    'was not signed by a key',
    ({ context }) => writeFileSync(join(toPaths(context).statusLists, '1.jwt'), 'x'),
  ],
])('%s is named', async (_, message, break_) => {
  const live = await createLiveIssuer();
  await break_(live);
  expect((await findProblems(live.context, live.load)).join('\n')).toContain(message);
});

test('a wrong clock is named', async () => {
  const { context, load } = await createLiveIssuer();
  const now = context.now();
  expect((await findProblems({ ...context, now: () => now + 3600 }, load)).join('\n')).toContain('differs by 60 minutes');
});

function advance(context: TestContext, days: number): void {
  const now = context.now();
  context.now = () => now + days * 86_400;
}
