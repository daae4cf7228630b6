import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '../../../../packages/content-check/check/check.ts';
import { makeFolder } from '../../../support/make-folder.ts';
import { makeSite, notice, noticeInHindi, today } from '../../fixture.ts';

const english = 'src/content/notices/closed/en.mdx';
const hindi = 'src/content/notices/closed/hi.mdx';
const changed =
  'The office moves to another street; visitors find the help desk on the first floor from Monday on.';

const git = (root: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Office', '-c', 'user.email=office@ifsf.example', ...args], {
    cwd: root,
    stdio: 'ignore',
  });

/** A site in Git whose notice is in both languages, in one commit. */
function makeHistory(): {
  root: string;
  write: (file: string, text: string) => void;
  commit: () => void;
} {
  const root = makeSite({
    'notices/closed/en.mdx': notice(),
    'notices/closed/hi.mdx': noticeInHindi(),
  });
  const commit = () => {
    git(root, 'add', '--all');
    git(root, 'commit', '--quiet', '--message', 'Content');
  };
  git(root, 'init', '--quiet');
  commit();
  return {
    root,
    commit,
    write: (file, text) => {
      writeFileSync(join(root, file), text);
    },
  };
}

const behind = (root: string) =>
  checkContent(root, today)
    .remarks.filter(({ message }) => message === 'translationBehind')
    .map(({ file, values }) => [file, values?.['start']]);

test('a translation is outdated when its English was changed after it, in a commit or since the last one', () => {
  const { root, write, commit } = makeHistory();
  expect(behind(root)).toEqual([]);
  write(english, notice({ summary: changed }));
  expect(behind(root)).toEqual([[hindi, 'The office moves to another street; …']]);
  commit();
  expect(behind(root)).toEqual([[hindi, 'The office moves to another street; …']]);
  write(hindi, noticeInHindi({ summary: 'कार्यालय दूसरी सड़क पर जा रहा है।' }));
  expect(behind(root)).toEqual([]);
});

test('changes of facts and of a single word do not count', () => {
  const { root, write, commit } = makeHistory();
  write(english, notice({ date: '2026-11-19', summary: 'The office is shut for a day of rest.' }));
  commit();
  expect(behind(root)).toEqual([]);
});

test('without Git, and in a copy without its history, nothing is outdated', () => {
  expect(
    behind(
      makeSite({ 'notices/closed/en.mdx': notice(), 'notices/closed/hi.mdx': noticeInHindi() }),
    ),
  ).toEqual([]);
  const { root, write, commit } = makeHistory();
  write(english, notice({ summary: changed }));
  commit();
  const shallow = makeFolder();
  git(shallow, 'clone', '--quiet', '--depth', '1', `file://${root}`, '.');
  expect(behind(shallow)).toEqual([]);
});
