import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Conflicts, Pending, Side } from '../../../../packages/desk/protocol/publishing.ts';
import { makeClerks, refusal, type Clerk } from './clerks.ts';

// That what is brought together is checked, too, has a test of its own.
vi.mock('../../../../packages/desk/server/find-issues.ts', () => ({
  findIssues: () => Promise.resolve([]),
  findNewIssues: () => Promise.resolve([]),
}));

let first: Clerk;
let second: Clerk;
let online: (path: string) => string;

const closed = 'notices/office-closed';
const place = { collection: 'notices', id: 'office-closed' };
const onSunday = 'Office closed on Sunday';
const onMonday = 'Office closed on Monday';

beforeEach(() => {
  ({ first, second, online } = makeClerks({ [`${closed}/plan.png`]: 'A plan\n' }));
});

/** The second clerk publishes, and is shown what collides. */
async function meet(): Promise<Conflicts> {
  const { conflicts } = await second.publish();
  if (!conflicts) throw new Error('Nothing collides.');
  return conflicts;
}

const choose = ({ theirs, entries }: Conflicts, side: Side) =>
  second.publish('Change', {
    theirs,
    choices: Object.fromEntries(entries.map((entry) => [entry.entryPath, side])),
  });

/** Both change the title of a notice, and the first one is faster. */
async function clash() {
  await first.change('notices', 'office-closed', onMonday);
  await second.change('notices', 'office-closed', onSunday);
  await first.publish();
  return meet();
}

const listDiscarded = async () => (await second.ask<Pending>('changes')).discarded;

test('a conflict shows both versions with the author of the other one, sends nothing and leaves the folder as it was', async () => {
  const { entries } = await clash();
  expect(entries).toEqual([
    {
      entryPath: closed,
      title: onSunday,
      by: 'Asha',
      files: [
        {
          path: `${closed}/en.mdx`,
          language: 'en',
          mine: expect.stringContaining(`Title: ${onSunday}`) as string,
          theirs: expect.stringContaining(`Title: ${onMonday}`) as string,
        },
      ],
    },
  ]);
  expect(second.read(`${closed}/en.mdx`)).toContain(onSunday);
  expect(second.git('status', '--porcelain')).toBe('');
  expect(second.git('branch', '--show-current')).toBe('main\n');
  expect(await second.pending()).toMatchObject({ unsent: 1, changes: [{ title: onSunday }] });
  expect(online(`${closed}/en.mdx`)).toContain(onMonday);
});

test.each<[Side, string, string]>([
  ['mine', onSunday, onMonday],
  ['theirs', onMonday, onSunday],
])(
  'the chosen version (%s) is published, and the other one can be opened',
  async (side, kept, other) => {
    await choose(await clash(), side);
    expect(online(`${closed}/en.mdx`)).toContain(kept);
    expect(second.read(`${closed}/en.mdx`)).toContain(kept);
    expect(await listDiscarded()).toMatchObject([
      { title: other, text: expect.stringContaining(`Title: ${other}`) as string },
    ]);
    const [ref = ''] = second
      .git('for-each-ref', '--format=%(refname)', 'refs/desk/before')
      .split('\n');
    expect(second.git('show', `${ref}:src/content/${closed}/en.mdx`)).toContain(other);
  },
);

test('the chosen version keeps all its files and none of the other version', async () => {
  for (const [clerk, name] of [
    [first, 'theirs'],
    [second, 'mine'],
  ] as const) {
    const text = clerk.read(`${closed}/en.mdx`);
    clerk.write(`${closed}/en.mdx`, text.replace(/^title: .*$/m, `title: ${name}`));
    clerk.write(`${closed}/${name}.png`, 'Picture\n');
  }
  await first.publish();
  await choose(await meet(), 'mine');
  expect(online(`${closed}/mine.png`)).toBe('Picture\n');
  expect(() => online(`${closed}/theirs.png`)).toThrow();
});

test.each<[Side, boolean]>([
  ['theirs', false],
  ['mine', true],
])(
  'an entry that the other clerk has removed goes or comes back as a whole (%s)',
  async (side, isThere) => {
    await first.ask('operate', { kind: 'remove', ...place });
    await second.change('notices', 'office-closed', onSunday);
    const before = second.read(`${closed}/hi.mdx`);
    await first.publish();
    const conflicts = await meet();
    const [file] = conflicts.entries[0]?.files ?? [];
    expect(file?.mine).toContain(onSunday);
    expect(file?.theirs).toBeUndefined();
    await choose(conflicts, side);
    if (isThere) expect(online(`${closed}/hi.mdx`)).toBe(before);
    else expect(() => online(`${closed}/hi.mdx`)).toThrow();
    expect(await listDiscarded()).toHaveLength(isThere ? 0 : 1);
  },
);

test('pictures, and texts that are no UTF-8, keep their bytes', async () => {
  const bytes = { mine: Buffer.from([0x89, 0, 1, 0xff]), theirs: Buffer.from([0xe9, 0x0a]) };
  const pathOf = (clerk: Clerk, name: string) => join(clerk.root, 'src/content', closed, name);
  for (const name of ['plan.png', 'hi.mdx']) {
    writeFileSync(pathOf(first, name), bytes.theirs);
    writeFileSync(pathOf(second, name), bytes.mine);
  }
  await first.publish();
  const conflicts = await meet();
  expect(conflicts.entries[0]?.files).toMatchObject([
    { path: `${closed}/hi.mdx` },
    { mine: 'plan.png: a file of 4 bytes', theirs: 'plan.png: a file of 2 bytes' },
  ]);
  await choose(conflicts, 'mine');
  await first.publish();
  for (const name of ['plan.png', 'hi.mdx'])
    expect(readFileSync(pathOf(first, name))).toEqual(bytes.mine);
});

test('several offline commits of one entry ask one question', async () => {
  await first.change('notices', 'office-closed', onMonday);
  await first.publish();
  for (const title of ['Office closed on Tuesday', 'Office closed on Friday', onSunday]) {
    await second.change('notices', 'office-closed', title);
    second.git('commit', '--quiet', '--all', '--message', title);
  }
  await choose(await meet(), 'mine');
  expect(online(`${closed}/en.mdx`)).toContain(onSunday);
});

test('conflicts in different commits are asked about one after the other', async () => {
  for (const clerk of [first, second]) {
    await clerk.change('notices', 'office-closed', `Closed, says ${clerk.root.at(-1)}`);
    clerk.git('commit', '--quiet', '--all', '--message', 'One');
    await clerk.change('pages', 'contact', `Contact, says ${clerk.root.at(-1)}`);
  }
  await first.publish();
  const conflicts = await meet();
  expect(conflicts.entries.map((entry) => entry.entryPath)).toEqual([closed]);
  const choices: Record<string, Side> = { [closed]: 'mine' };
  const { conflicts: more } = await second.publish('Two', { theirs: conflicts.theirs, choices });
  expect(more?.entries.map((entry) => entry.entryPath)).toEqual(['pages/contact']);
  await second.publish('Two', {
    theirs: more?.theirs ?? '',
    choices: { ...choices, 'pages/contact': 'theirs' },
  });
  expect(online(`${closed}/en.mdx`)).toContain('Closed, says d');
  expect(online('pages/contact/en.mdx')).toContain('Contact, says t');
});

test('a change follows an entry that the other clerk has renamed; a change of the same line is a conflict', async () => {
  await first.ask('operate', { kind: 'rename', ...place, newId: 'office-shut' });
  second.write(`${closed}/en.mdx`, `${second.read(`${closed}/en.mdx`)}\nBack on Tuesday.\n`);
  await first.publish();
  await second.publish();
  expect(online('notices/office-shut/en.mdx')).toContain('Back on Tuesday.');

  await first.publish();
  await first.ask('operate', {
    kind: 'rename',
    collection: 'notices',
    id: 'office-shut',
    newId: 'shut',
  });
  await first.change('notices', 'shut', onMonday);
  await second.change('notices', 'office-shut', onSunday);
  await first.publish();
  const conflicts = await meet();
  expect(conflicts.entries.map((entry) => entry.entryPath)).toEqual(['notices/office-shut']);
  await choose(conflicts, 'theirs');
  expect(online('notices/shut/en.mdx')).toContain(onMonday);
  expect((await listDiscarded())[0]?.text).toContain(onSunday);
});

test('a version that has changed since it was shown needs a new choice', async () => {
  const conflicts = await clash();
  await first.change('notices', 'office-closed', 'Office closed on Tuesday');
  await first.publish();
  const { conflicts: again } = await choose(conflicts, 'mine');
  expect(again?.entries[0]?.files[0]?.theirs).toContain('Office closed on Tuesday');
});

test('a save during the question about a conflict is one of its versions', async () => {
  await first.change('notices', 'office-closed', onMonday);
  await first.publish();
  await second.change('notices', 'office-closed', onSunday);
  const save = `sed -i s/Sunday/Friday/ src/content/${closed}/en.mdx`;
  const hook = join(second.root, '.git/hooks/post-commit');
  writeFileSync(hook, `#!/bin/sh\n${save}\n`, { mode: 0o755 });
  expect((await meet()).entries[0]?.title).toBe('Office closed on Friday');
});

test('a conflict in the settings offers two versions, as one in an entry does', async () => {
  for (const [clerk, from] of [
    [first, '/old-a'],
    [second, '/old-b'],
  ] as const) {
    const opened = await clerk.open('', 'settings');
    await clerk.ask('save', {
      ...opened,
      form: { ...opened.form, redirects: [{ from, to: '/contact' }] },
    });
  }
  await first.publish();
  const conflicts = await meet();
  expect(conflicts.entries).toMatchObject([{ entryPath: 'settings.yaml', title: 'Settings' }]);
  await choose(conflicts, 'theirs');
  expect(online('settings.yaml')).toContain('/old-a');
  expect((await listDiscarded())[0]?.text).toContain('/old-b');
});

test('a conflict outside the content shows the words of Git and is left to a developer', async () => {
  for (const [clerk, text] of [
    [first, 'a\n'],
    [second, 'b\n'],
  ] as const) {
    clerk.write('../../code.txt', text);
    clerk.git('add', 'code.txt');
    clerk.git('commit', '--quiet', '--message', 'Code');
  }
  await first.publish();
  await expect(second.publish()).rejects.toThrow(refusal('git'));
  await expect(second.publish()).rejects.toThrow('code.txt');
  expect(second.read('../../code.txt')).toBe('b\n');
  expect(second.git('status', '--porcelain')).toBe('');
});

test('changes outside the content stay; those in a conflict are in the stash of Git', async () => {
  for (const clerk of [first, second]) clerk.write('../../notes.txt', 'Notes\n');
  first.git('add', 'notes.txt');
  first.git('commit', '--quiet', '--message', 'Notes');
  await first.publish();
  rmSync(join(second.root, 'notes.txt'));
  await second.publish();
  second.write('../../notes.txt', 'Mine\n');
  await first.change('notices', 'office-closed', onMonday);
  await first.publish();
  await second.publish();
  expect(second.read('../../notes.txt')).toBe('Mine\n');
  first.write('../../notes.txt', 'Theirs\n');
  first.git('commit', '--quiet', '--all', '--message', 'Notes');
  await first.publish();
  await expect(second.publish()).rejects.toThrow('notes.txt');
  expect(second.read('../../notes.txt')).toBe('Theirs\n');
  expect(second.git('show', 'stash@{0}:notes.txt')).toBe('Mine\n');
});
