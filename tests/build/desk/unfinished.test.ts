import { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Conflicts } from '../../../src/core/desk-publishing.ts';
import { makeClerks, openClerk, refusal, type Clerk } from './clerks.ts';

// That what is brought together is checked, too, has a test of its own.
vi.mock('../../../src/build/desk/ask-check.ts', () => ({
  askFindings: () => Promise.resolve([]),
  askAbout: () => Promise.resolve([]),
}));

let second: Clerk;
let online: (path: string) => string;

const title = 'notices/office-closed/en.mdx';

/** Somebody has taken in the other version by hand, and met a conflict. */
beforeEach(async () => {
  const clerks = await makeClerks();
  ({ second, online } = clerks);
  await clerks.first.publish();
  await clerks.first.change('notices', 'office-closed', 'Office closed on Monday');
  await second.change('notices', 'office-closed', 'Office closed on Sunday');
  await clerks.first.publish();
  second.git('commit', '--quiet', '--all', '--message', 'Mine');
});

const kinds = [
  ['merge', '--no-rebase'],
  ['rebase', '--rebase'],
] as const;

test.each(kinds)(
  'a %s that somebody has begun is said by a desk that is started anew',
  async (kind, how) => {
    expect(() => second.git('pull', how)).toThrow();
    const desk = openClerk(second.root);
    expect(await desk.pending()).toMatchObject({ unfinished: kind });
    await expect(desk.publish()).rejects.toThrow(refusal('gitUnfinished'));
  },
);

test.each(kinds)('a %s is finished when its files have no marks any more', async (_, how) => {
  expect(() => second.git('pull', how)).toThrow();
  await expect(second.ask('finish')).rejects.toThrow(refusal('conflictMarks'));
  const marked = second.read(title);
  second.write(title, marked.replace(/<{7}[^]*?={7}\n([^]*?)>{7}.*\n/, '$1'));
  await second.ask('finish');
  expect((await second.pending()).unfinished).toBeUndefined();
  await second.publish();
  expect(online(title)).toMatch(/Office closed on (Sunday|Monday)/);
});

test.each(kinds)(
  'a %s that is given up leaves one’s own version, and keeps what was in the files',
  async (_, how) => {
    expect(() => second.git('pull', how)).toThrow();
    second.write(title, second.read(title).replace('Office closed on Sunday', 'Half done'));
    await second.ask('giveUp');
    expect(second.read(title)).toContain('Office closed on Sunday');
    expect(second.git('status', '--porcelain')).toBe('');
    const [kept = ''] = second
      .git('for-each-ref', '--format=%(objectname)', 'refs/desk/kept')
      .split('\n');
    expect(second.git('show', `${kept}:src/content/${title}`)).toContain('Half done');
    await expect(second.publish()).rejects.toThrow(refusal('gitConflict'));
    expect((await second.ask<Conflicts>('conflicts')).entries).toHaveLength(1);
  },
);

test('the lock of a program that was ended is taken away once it is old, and not before', async () => {
  const lock = join(second.root, '.git/index.lock');
  writeFileSync(lock, '');
  expect((await second.pending()).unfinished).toBeUndefined();
  await second.ask('finish');
  expect(existsSync(lock)).toBe(true);
  const old = new Date(Date.now() - 120_000);
  utimesSync(lock, old, old);
  expect(await second.pending()).toMatchObject({ unfinished: 'lock' });
  await second.ask('finish');
  expect(existsSync(lock)).toBe(false);
});

test('a desk that is ended while it chooses leaves everything as it was', async () => {
  await expect(second.publish()).rejects.toThrow(refusal('gitConflict'));
  const { theirs, entries } = await second.ask<Conflicts>('conflicts');
  const choices = Object.fromEntries(
    entries.flatMap(({ differences }) => differences.map(({ id }) => [id, 'mine'])),
  );
  // A hook that Git runs last, in the place of a computer that is switched off.
  const marker = join(second.root, '.git/ended');
  writeFileSync(
    join(second.root, '.git/hooks/reference-transaction'),
    `#!/bin/sh\n[ "$1" = prepared ] || exit 0\necho x > ${marker}\nkill -9 $PPID\n`,
    { mode: 0o755 },
  );
  await expect(second.ask('choose', { theirs, choices })).rejects.toThrow();
  expect(readFileSync(marker, 'utf8')).toContain('x');
  second.git('config', 'core.hooksPath', '/dev/null');
  const again = openClerk(second.root);
  expect(again.read(title)).toContain('Office closed on Sunday');
});
