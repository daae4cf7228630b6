import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAnswers } from '../../../src/build/own/answers.ts';
import { readAnswersFile } from '../../../src/build/own/kept-answers.ts';
import { createPlan } from '../../../src/build/own/plan.ts';
import { patchYaml } from '../../../src/build/desk/patch-yaml.ts';
import { readYaml } from '../../../src/build/desk/mdx-parts.ts';
import { settleMerge } from '../../../src/build/own/settle-merge.ts';
import { writePlan } from '../../../src/build/own/write.ts';
import { readSettings } from '../../../src/build/content/site-files.ts';

const project = join(import.meta.dirname, '../../..');
const root = mkdtempSync(join(tmpdir(), 'merge-'));
const content = join(root, 'src/content');
afterAll(() => rmSync(root, { recursive: true, force: true }));

const git = (...args: string[]) =>
  execFileSync(
    'git',
    ['-c', 'user.name=Test', '-c', 'user.email=test@site.test', '-c', 'gc.auto=0', ...args],
    { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
  );
const commit = (message: string) => {
  git('add', '--all');
  git('commit', '--quiet', '--message', message);
};
const read = (path: string) => readFileSync(join(content, path), 'utf8');
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(content, path)), { recursive: true });
  writeFileSync(join(content, path), text);
};
const change = (path: string, from: string | RegExp, to: string) => {
  expect(read(path)).not.toBe(read(path).replace(from, to));
  write(path, read(path).replace(from, to));
};
const page = (title: string, text: string, fields = '') =>
  `---\ntitle: ${title}\n${fields}---\n\n${text}\n`;

const invented = 'demonstration: true\nname: Nine Leagues\n';
const member = (text: string) => page('Nine Leagues', text, invented);
const asked = 'questions:\n  - When was it founded?\n';

/** The demonstration, and the federation that somebody has made of it. */
beforeAll(() => {
  mkdirSync(content, { recursive: true });
  for (const name of ['settings.yaml', 'navigation.yaml', 'search.yaml', 'logo.svg'])
    cpSync(join(project, 'src/content', name), join(content, name));
  const notice = { en: 'Nobody reads this.', hi: 'यह कोई नहीं पढ़ता।' };
  const banner = { en: 'A preview.', hi: 'पूर्वावलोकन।' };
  const settings = readYaml(read('settings.yaml'));
  write(
    'settings.yaml',
    patchYaml(read('settings.yaml'), {
      ...settings,
      name: { en: 'First Federation', hi: 'पहला महासंघ' },
      shortName: { en: 'FIRST', hi: 'पहला' },
      site: 'https://www.first.example',
      demonstrationNotice: notice,
      previewBanner: banner,
    }),
  );
  write('members/nine/en.mdx', member('It began in 2019.'));
  write('members/nine/hi.mdx', page('नौ लीग', 'आरंभ 2019।', 'name: नौ लीग\n'));
  write('members/old/en.mdx', member('It is old.'));
  write('pages/about/history/en.mdx', page('History', 'FIRST was founded in 2019.', asked));
  write('pages/rules/en.mdx', page('Rules', 'The rules of FIRST.\n\nAnswer in ten days.'));
  write('pages/terms/en.mdx', page('Terms', 'The terms of FIRST.'));
  write('../code.ts', 'export const days = 1;\n');
  git('init', '--quiet', '--initial-branch', 'product');
  commit('The demonstration');
  git('checkout', '--quiet', '-b', 'own');
  const answers = readAnswers(
    readAnswersFile(join(project, 'tests/second-federation/answers.yaml')),
  );
  if (!('languages' in answers)) throw new Error(answers.join(', '));
  writePlan(root, createPlan(root, answers, '<svg/>'));
  commit('Our federation');
});

/** Merges a newer version of the product, as the document says. */
function merge(newer: () => void): void {
  git('checkout', '--quiet', 'product');
  newer();
  commit('A newer version');
  git('checkout', '--quiet', 'own');
  try {
    git('merge', '--no-commit', '-X', 'no-renames', 'product');
  } catch {
    // Git asks, and ends with 1.
  }
}

function settle() {
  const merged = settleMerge(root);
  if (typeof merged === 'string') throw new Error(merged);
  return merged;
}

test('without a merge, and in the demonstration, nothing is done', () => {
  expect(settleMerge(root)).toBe('noMerge');
  git('checkout', '--quiet', '-b', 'copy', 'product');
  write('../other.ts', 'export {};\n');
  commit('Another version');
  git('checkout', '--quiet', '-b', 'mine', 'product');
  write('../mine.ts', 'export {};\n');
  commit('Mine');
  git('merge', '--no-commit', 'copy');
  expect(settleMerge(root)).toBe('demonstration');
  git('merge', '--abort');
  git('checkout', '--quiet', 'own');
});

test('what was removed asks nothing, what is newly invented goes, and the rest arrives', () => {
  merge(() => {
    // What was removed: changed, translated, with another file.
    write('members/nine/en.mdx', member('It began in 2018.'));
    write('members/nine/hi.mdx', page('नौ लीग', 'आरंभ 2018।', 'name: नौ लीग\n'));
    write('members/old/hi.mdx', page('पुराना', 'पुराना।', 'name: पुराना\n'));
    write('pages/about/history/en.mdx', page('History', 'FIRST was founded in 2018.', asked));
    change('settings.yaml', 'A preview.', 'A preview of the product.');
    // What is new.
    write('members/ten/en.mdx', page('Ten', 'It is new.', invented.replace('Nine', 'Ten')));
    write('pages/awards/en.mdx', page('Awards', 'FIRST won nine.', asked));
    write('pages/help/en.mdx', page('Help', 'FIRST helps.'));
    change('pages/rules/en.mdx', 'ten days', 'five days');
    write('../code.ts', 'export const days = 2;\n');
  });
  expect(git('diff', '--name-only', '--diff-filter=U')).not.toBe('');

  const { removed, kept, arrived, open } = settle();
  expect(git('diff', '--name-only', '--diff-filter=U')).toBe('');
  expect(open).toEqual([]);
  expect(git('ls-files', '--', 'src/content/members')).toBe('');
  expect(removed).toEqual(expect.arrayContaining(['src/content/members/ten']));
  expect(kept).toEqual(
    expect.arrayContaining(['src/content/pages/about/history/en.mdx', 'src/content/settings.yaml']),
  );
  expect(readSettings(root)).toMatchObject({ shortName: { en: 'SGCG' } });
  expect(readSettings(root).previewBanner).toBeUndefined();
  expect(read('pages/about/history/en.mdx')).not.toMatch(/201\d/);
  expect(read('pages/rules/en.mdx')).toContain('The rules of SGCG.\n\nAnswer in five days.');
  expect(arrived).toEqual(['src/content/pages/awards', 'src/content/pages/help']);
  expect(read('pages/help/en.mdx')).toContain('SGCG helps.');
  expect(read('pages/awards/en.mdx')).toContain('draft: true');
  expect(read('pages/awards/en.mdx')).not.toContain('nine');
  expect(readFileSync(join(root, 'src/code.ts'), 'utf8')).toContain('2');
  commit('The newer version');
});

test('what both have changed in the code is left to people', () => {
  write('../code.ts', 'export const days = 3;\n');
  commit('Our own days');
  merge(() => write('../code.ts', 'export const days = 4;\n'));
  expect(settle().open).toEqual(['src/code.ts']);
});
