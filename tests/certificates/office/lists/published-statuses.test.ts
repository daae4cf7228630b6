import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { changeStatus } from '../../../../packages/certificates/office/commands/change-status.ts';
import { officePaths } from '../../../../packages/certificates/office/context/context.ts';
import { printCertificate } from '../../../../packages/certificates/print/document.ts';
import { issue } from '../../../../packages/certificates/office/commands/issue.ts';
import {
  removeKey,
  rotateKey,
} from '../../../../packages/certificates/office/commands/change-keys.ts';
import { publishLists } from '../../../../packages/certificates/office/commands/publish.ts';
import { checkReady } from '../../../../packages/certificates/office/commands/check-ready.ts';
import { loadRegister } from '../../../../packages/certificates/office/register/register-file.ts';
import { print } from '../../../../packages/certificates/office/commands/print.ts';
import {
  restoreRegister,
  showBackups,
} from '../../../../packages/certificates/office/commands/restore-backup.ts';
import { verifyAndCompare } from '../../../../packages/certificates/office/commands/verify.ts';
import { signStatusList } from '../../../../packages/certificates/office/keys/sign-list.ts';
import { loadActiveKey } from '../../../../packages/certificates/office/keys/signing-key.ts';
import { restoreFromFiles } from '../../../../packages/certificates/office/commands/restore-from-files.ts';
import {
  verifyToken,
  type VerifierDependencies,
} from '../../../../packages/certificates/shared/verify.ts';
import {
  readPublicKeys,
  savePublicKeys,
} from '../../../../packages/certificates/office/keys/public-keys.ts';
import { toJwks } from '../../../../packages/certificates/shared/keys.ts';
import { now } from '../../shared/test-issuer.ts';
import { organisation } from '../../../documents/organisation.ts';
import { createTestContext, getUserError, statuses, type TestContext } from '../test-context.ts';

const minute = 60;
const day = 86_400;
let sites = 0;

/**
 * Creates an office with two published certificates and a deployed site. Tests advance its clock.
 *
 * @param isPrinted prints real PDF files, which take most of the time
 */
async function createOffice(isPrinted = false) {
  // Each office needs its own site, because a verifier remembers the lists that it has seen.
  sites += 1;
  const issuer = { site: `https://www.federation-${sites}.in`, product: 'IFSF' };
  const clock = { now, site: true };
  const context = createTestContext({
    issuer,
    demonstration: false,
    now: () => clock.now,
    ...(isPrinted && {
      print: ({ token, language }) => printCertificate(token, language, { issuer, organisation }),
    }),
    load: (address) =>
      clock.site
        ? Promise.resolve(serve(online, new URL(address).pathname, clock.now))
        : Promise.reject(new Error('offline')),
  });
  const online = join(context.folder, '../online');
  const upload = () => {
    rmSync(online, { recursive: true, force: true });
    cpSync(join(context.project, 'public'), online, { recursive: true });
    writeFileSync(
      join(online, '.well-known/jwks.json'),
      JSON.stringify(toJwks(readPublicKeys(context))),
    );
  };
  const goOn = (seconds = minute) => (clock.now += seconds);
  await rotateKey(context);
  const file = context.write(
    'members.csv',
    'name,tier,valid_from\nA Ltd.,GOLD,2026-04-02\nB Ltd.,GOLD,2026-04-02\n',
  );
  const folder = (await issue(context, file)) ?? '';
  await publishLists(context, { withoutSite: 'the site is not online yet' });
  upload();
  const [a = '', b = ''] = loadRegister(context).certificates.map(({ number }) => number);
  const tokens = loadRegister(context).certificates.map(({ token }) => token);
  /** Changes a status, publishes, and uploads the site. */
  const tell = async (
    change: 'revoke' | 'suspend' | 'reinstate',
    number = a,
    isUploaded = true,
  ) => {
    goOn();
    await changeStatus(context, change, number, { reason: 'x' });
    goOn();
    await publishLists(context);
    if (isUploaded) upload();
  };
  /** The verdict for a visitor who has seen no list before. */
  const seen = async (index = 0) => {
    const dependencies: VerifierDependencies = {
      issuer: { ...issuer },
      keys: readPublicKeys(context),
      derive: () => Promise.reject(new Error('not needed')),
      load: (path) => Promise.resolve(read(join(online, path))),
      now: () => clock.now,
    };
    return (await verifyToken(tokens[index] ?? '', dependencies)).state;
  };
  return { context, clock, online, folder, numbers: [a, b] as const, upload, goOn, tell, seen };
}

function serve(folder: string, path: string, at: number): Response {
  const text = read(join(folder, path));
  const headers = { date: new Date(at * 1000).toUTCString(), 'cache-control': 'no-cache' };
  return new Response(text ?? '', { status: text === undefined ? 404 : 200, headers });
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

const copyOf = (context: TestContext, part: 'folder' | 'project', name: string) => {
  const copy = join(context.folder, '..', `${part}-${name}`);
  return {
    make: () => cpSync(context[part], copy, { recursive: true }),
    bring: () => {
      rmSync(context[part], { recursive: true });
      cpSync(copy, context[part], { recursive: true });
    },
  };
};

const findProblems = async (context: TestContext) =>
  (await checkReady(context))
    .filter(({ grade }) => grade !== 'green')
    .map(({ sentence }) => sentence)
    .join('\n');

/** Changes the register as no command can. */
function changeRegister(context: TestContext, statement: string): void {
  const database = new DatabaseSync(officePaths(context).register);
  database.exec(statement);
  database.close();
}

/** Deletes the register, all backups and the copy of the list. */
function loseFolder(context: TestContext): void {
  const { register, backups, listCopies } = officePaths(context);
  for (const path of [register, backups, listCopies]) rmSync(path, { recursive: true });
}

test('an old folder and commit, restored after a lost computer, do not undo a revocation', async () => {
  const { context, tell, upload, goOn, seen, numbers } = await createOffice();
  const [folder, project] = [copyOf(context, 'folder', 'disk'), copyOf(context, 'project', 'git')];
  folder.make();
  project.make();
  await tell('revoke');
  expect(await seen()).toBe('revoked');
  goOn(day);
  folder.bring();
  project.bring();

  // Follows “A lost register”: ready, then the PDF files, then publish.
  const problems = await findProblems(context);
  expect(problems).toContain(`${numbers[0]} of A Ltd. is published as revoked since 2026-11-20`);
  expect(problems).toContain('Do not upload the site before');
  expect(problems).toContain('is newer than the list in this project');
  expect(await getUserError(publishLists(context, { dryRun: true }))).toContain(
    'another register, or an older one',
  );
  await publishLists(context, { acceptLoss: 'the computer was lost' });
  expect(context.output.join('\n')).toContain(`${numbers[0]} of A Ltd. is published as revoked`);
  upload();
  expect(statuses(context)).toEqual(['revoked', 'valid']);
  expect([await seen(0), await seen(1)]).toEqual(['revoked', 'valid']);
  expect(await findProblems(context)).toBe('');
});

test.each(['the project', 'the folder of the office'])(
  'a revocation that only a list in %s knows is kept, without the site',
  async (where) => {
    const { context, tell, clock } = await createOffice();
    const folder = copyOf(context, 'folder', 'disk');
    const project = copyOf(context, 'project', 'git');
    folder.make();
    project.make();
    await tell('revoke', undefined, false);
    const list = read(join(officePaths(context).statusLists, '1.jwt')) ?? '';
    folder.bring();
    if (where === 'the project')
      writeFileSync(join(officePaths(context).statusLists, '1.jwt'), list);
    else {
      project.bring();
      writeFileSync(join(context.folder, 'found-in-a-mail.jwt'), list);
    }
    clock.site = false;
    await publishLists(context, { acceptLoss: 'disk', withoutSite: 'the line is down' });
    expect(statuses(context)).toEqual(['revoked', 'valid']);
    expect(loadRegister(context).publications.at(-1)).toMatchObject({
      withoutSite: 'the line is down',
    });
  },
);

test('a backup from between two suspensions on one day does not lift the second', async () => {
  const { context, tell, upload, seen } = await createOffice();
  await tell('suspend');
  await tell('reinstate');
  await tell('suspend');
  // The copy from before the last of the three changes.
  await restoreRegister(context, 7);
  expect(statuses(context)[0]).toBe('suspended');
  await publishLists(context, { acceptLoss: 'an older backup' });
  upload();
  expect(await seen()).toBe('suspended');
  await tell('reinstate');
  expect(await seen()).toBe('valid');
});

test('a suspension that is not published yet is not lifted by an older list', async () => {
  const { context, goOn, numbers } = await createOffice();
  goOn();
  await changeStatus(context, 'suspend', numbers[0], { reason: 'x' });
  goOn(day);
  await publishLists(context);
  expect(statuses(context)[0]).toBe('suspended');
});

test('publishing fails if the site does not answer, unless there is a reason', async () => {
  const { context, clock, online } = await createOffice();
  clock.site = false;
  const refusal = await getUserError(publishLists(context));
  expect(refusal).toContain('can’t be loaded');
  expect(refusal).toContain('--without-site');
  clock.site = true;
  writeFileSync(join(online, '.well-known/status/1.jwt'), '<h1>Welcome</h1>');
  expect(await getUserError(publishLists(context))).toContain('is not a status list that a key');
  await publishLists(context, { withoutSite: 'the host is being moved' });
  expect(context.output.join('\n')).toContain('does not know certificates');
});

test('a list of a removed key counts in the office once somebody confirms it, and never on the site', async () => {
  const { context, tell, goOn } = await createOffice();
  const folder = copyOf(context, 'folder', 'disk');
  folder.make();
  await tell('revoke');
  const asked: string[] = [];
  const withAnswer = (counts: boolean) => ({
    ...context,
    prompts: {
      ...context.prompts,
      confirm: (question: string) => {
        if (question.includes('Does it count?')) asked.push(question);
        return Promise.resolve(question.includes('Does it count?') ? counts : true);
      },
    },
  });
  // The register from before the revocation; the list of the thief is in project and site.
  folder.bring();
  goOn();
  await removeKey(withAnswer(false), '2026-1', 'stolen');
  await rotateKey(withAnswer(false));
  expect(statuses(context)[0]).toBe('valid');
  expect(asked.at(-1)).toContain('was signed by the key 2026-1, which was removed on 2026-11-20');
  await publishLists(withAnswer(true), { acceptLoss: 'disk' });
  expect(context.output.join('\n')).toContain(
    'was signed by the removed key 2026-1 and does not count',
  );
  expect(statuses(context)[0]).toBe('revoked');
});

test('an index that was revoked without its certificate stays revoked and is not issued again', async () => {
  const { context, tell, folder, online } = await createOffice(true);
  await tell('revoke');
  const { idx = -1 } = loadRegister(context).certificates[0] ?? {};
  loseFolder(context);
  await publishLists(context, { acceptLoss: 'everything was lost' });
  await publishLists(context);
  await restoreFromFiles(context, [folder]);
  expect(loadRegister(context).certificates.find((one) => one.idx === idx)?.events).toMatchObject([
    { status: 'revoked' },
  ]);
  expect(readdirSync(join(online, '.well-known/status'))).toEqual(['1.jwt']);
});

test('revoking and publishing fail without a signing key and say what to do', async () => {
  const { context, numbers } = await createOffice();
  await removeKey(context, '2026-1', 'stolen');
  const before = loadRegister(context);
  for (const action of [
    () => changeStatus(context, 'revoke', numbers[0], { reason: 'x' }),
    () => publishLists(context),
  ])
    expect(await getUserError(action())).toContain('There is no signing key');
  expect(loadRegister(context)).toEqual(before);
});

test.each([
  ['a broken token', "UPDATE certificate SET token = 'x.y.z~' WHERE rowid = 1"],
  [
    'a changed signature',
    "UPDATE certificate SET token = substr(token, 1, length(token) - 5) || 'AAAA~' WHERE rowid = 1",
  ],
  [
    'a token of another certificate',
    'UPDATE certificate SET token = (SELECT token FROM certificate WHERE rowid = 2) WHERE rowid = 1',
  ],
])('a register with %s stops every command, and its PDF repairs it', async (_, damage) => {
  const { context, numbers, folder } = await createOffice(true);
  const whole = loadRegister(context);
  changeRegister(context, damage);
  for (const action of [
    () => changeStatus(context, 'revoke', numbers[0], { reason: 'x' }),
    () => publishLists(context),
    () => issue(context, 'none.csv', { dryRun: true }),
  ])
    expect(await getUserError(action())).toContain(
      'differs from the certificates that were signed',
    );
  expect(await findProblems(context)).toContain('differs from the certificates that were signed');
  await restoreFromFiles(context, [folder]);
  expect(loadRegister(context)).toEqual(whole);
  await publishLists(context);
});

test('a register from which a published certificate was deleted is published once its PDF is read', async () => {
  const { context, folder } = await createOffice(true);
  changeRegister(context, 'DELETE FROM certificate WHERE rowid = 1');
  expect(await getUserError(publishLists(context))).toContain(
    'Of the 2 certificates published on 2026-11-20, some are no longer in the register',
  );
  await restoreFromFiles(context, [folder]);
  await publishLists(context);
});

test('a published list without a valid signature stops the publication', async () => {
  const { context } = await createOffice();
  writeFileSync(join(officePaths(context).statusLists, '1.jwt'), 'nonsense');
  expect(await getUserError(publishLists(context))).toContain(
    'was not signed by a key of this project',
  );
});

test('a copy of the project from before a key was created or removed is noticed', async () => {
  const { context } = await createOffice();
  const keys = readPublicKeys(context);
  savePublicKeys(context, []);
  for (const command of [publishLists, rotateKey])
    expect(await getUserError(command(context))).toContain(
      'The key 2026-1 is missing, although it signed certificates',
    );
  savePublicKeys(context, keys);
  await removeKey(context, '2026-1', 'stolen');
  savePublicKeys(context, keys);
  expect(await getUserError(publishLists(context))).toContain(
    'The project still trusts the removed key 2026-1',
  );
  // As after a removal that was interrupted.
  await removeKey(context, '2026-1', 'stolen');
  expect(readPublicKeys(context)[0]?.removed?.reason).toBe('stolen');
});

test('backups, print and verify read the published lists', async () => {
  const { context, tell, numbers } = await createOffice();
  const folder = copyOf(context, 'folder', 'disk');
  const project = copyOf(context, 'project', 'git');
  folder.make();
  project.make();
  await tell('revoke');
  const list = readFileSync(join(officePaths(context).statusLists, '1.jwt'), 'utf8');
  folder.bring();
  project.bring();
  context.output.length = 0;
  await showBackups(context);
  expect(context.output[0]).toContain('published since, which restore adds: 1');
  expect((await verifyAndCompare(context, numbers[0])).state).toBe('valid');
  expect(context.output.at(-1)).toContain(
    `${numbers[0]} is revoked, and valid in the list of this project`,
  );
  context.write('found-in-a-mail.jwt', list);
  await print(context, [numbers[0]], join(context.folder, '../printed'), { dryRun: true });
  expect(context.output).toContain(`${numbers[0]} of A Ltd. is revoked.`);
});

test('a clock that differs from the site or the newest list needs a confirmation', async () => {
  const { context, clock, goOn } = await createOffice();
  const no = { ...context, prompts: { ...context.prompts, confirm: () => Promise.resolve(false) } };
  const late = { ...no, now: () => clock.now + 20 * minute };
  expect(await getUserError(publishLists(late))).toContain('Set the clock of this computer right');
  for (const days of [-2, 400]) {
    const wrong = { ...no, now: () => clock.now + days * day };
    expect(await getUserError(rotateKey(wrong)), `${days} days`).toContain('Set the clock');
  }
  goOn(7 * day);
  await publishLists(no);
});

test('a list from the future revokes with a message, but suspends nothing; other files are ignored', async () => {
  const { context, goOn, numbers } = await createOffice();
  const [first, second] = loadRegister(context).certificates;
  const entries = [
    { idx: first?.idx ?? 0, status: 'revoked' as const, at: context.now() },
    { idx: second?.idx ?? 0, status: 'suspended' as const, at: context.now() },
  ];
  const key = await loadActiveKey(context);
  const future = { issued: context.now() + 365 * day };
  context.write('future.jwt', await signStatusList('1', entries, context.issuer, key, future));
  context.write('other.jwt', 'x.y.z');
  goOn();
  await publishLists(context);
  expect(statuses(context)).toEqual(['revoked', 'valid']);
  const said = context.output.join('\n');
  expect(said).toContain(`${numbers[0]} of A Ltd. is published as revoked`);
  expect(said).toContain('which is in the future');
  expect(said).toMatch(/Ignored .*other\.jwt/);
});

test('a site whose look-up is missing, old or damaged is not ready', async () => {
  const { context, online, goOn, upload } = await createOffice();
  expect(await findProblems(context)).toBe('');
  rmSync(join(online, 'cert-index'), { recursive: true });
  expect(await findProblems(context)).toContain('or not the look-up that was published last');
  upload();
  mkdirSync(join(online, 'cert-index'), { recursive: true });
  writeFileSync(join(online, 'cert-index/0.json'), '<<<<<<< HEAD');
  expect(await findProblems(context)).toContain('or not the look-up that was published last');
  upload();
  writeFileSync(join(officePaths(context).lookUp, '0.json'), '<<<<<<< HEAD');
  goOn();
  await publishLists(context);
  expect(await findProblems(context)).toContain('is older than one that was published');
});

test('a lost list of a site is a problem; before the first publication it is not', async () => {
  const { context, tell, online } = await createOffice();
  const [folder, project] = [copyOf(context, 'folder', 'disk'), copyOf(context, 'project', 'git')];
  folder.make();
  project.make();
  await tell('revoke');
  folder.bring();
  project.bring();
  rmSync(join(online, '.well-known/status/1.jwt'));
  const refusal = await getUserError(publishLists(context));
  expect(refusal).toContain('is missing, although a list was published on 2026-11-20');
  expect(refusal).toContain('--without-site');
  await publishLists(context, { withoutSite: 'the host is new' });
});

test('restoring leaves out PDF files of a removed key', async () => {
  const { context, folder, goOn, online } = await createOffice(true);
  await removeKey(context, '2026-1', 'stolen');
  await rotateKey(context);
  goOn();
  const file = context.write('again.csv', 'name,tier,valid_from\nC Ltd.,GOLD,2026-04-02\n');
  const again = (await issue(context, file)) ?? '';
  await publishLists(context);
  loseFolder(context);
  rmSync(online, { recursive: true });
  await restoreFromFiles(context, [folder, again]);
  expect(loadRegister(context).certificates.map(({ name }) => name)).toEqual(['C Ltd.']);
  expect(context.output.join('\n')).toContain('the removed key 2026-1 signed them: 4 files');
});
