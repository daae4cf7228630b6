import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { describeFindings } from '../../../src/build/ready/describe.ts';
import { judgeContent } from '../../../src/build/ready/judge-content.ts';
import { createPlan } from '../../../src/build/own/plan.ts';
import { readAnswers } from '../../../src/build/own/answers.ts';
import { readAnswersFile } from '../../../src/build/own/kept-answers.ts';
import { writePlan } from '../../../src/build/own/write.ts';
import { languages } from '../../../src/i18n/languages.ts';
import { readyTexts } from '../../../src/i18n/ready.ts';

const project = join(import.meta.dirname, '../../..');
const root = mkdtempSync(join(tmpdir(), 'ready-'));
afterEach(() => rmSync(root, { recursive: true, force: true }));

const page = (id: string, fields: string) => {
  const path = join(root, `src/content/pages/${id}/en.mdx`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `---\ntitle: Page\n${fields}---\n\nText.\n`);
};

/** The settings of another federation, and pages of the test. */
function createProject(): void {
  mkdirSync(join(root, 'src'), { recursive: true });
  cpSync(join(project, 'tests/fixture/src/content'), join(root, 'src/content'), {
    recursive: true,
  });
  const answers = readAnswers({
    ...readAnswersFile(join(project, 'tests/second-federation/answers.yaml')),
    site: 'https://www.federation.in',
  });
  if (!('languages' in answers)) throw new Error(answers.join(', '));
  writePlan(root, createPlan(root, answers, '<svg/>'));
}

test('after the command, what is left is told in each language', () => {
  const gradesOf = () =>
    Object.fromEntries(
      judgeContent(root, readyTexts.en.checks).map(({ check, grade }) => [check, grade]),
    );
  createProject();
  page('reviewed', 'lastReviewed: 2026-11-18\n');
  page('asking', 'questions:\n  - When?\n');
  page('hidden', 'draft: true\n');
  expect(gradesOf()).toMatchObject({
    address: 'green',
    invented: 'green',
    preview: 'green',
    trust: 'green',
    contacts: 'red',
    questions: 'amber',
    drafts: 'amber',
    privacy: 'red',
    reviews: 'amber',
    languages: 'amber',
  });
  const sayOf = (name: string) =>
    judgeContent(root, readyTexts.en.checks).find(({ check }) => check === name)?.sentence;
  expect(sayOf('questions')).toContain('asking');
  expect(sayOf('drafts')).toContain('hidden');
  expect(sayOf('reviews')).not.toMatch(/\breviewed\b/);
  for (const language of languages) {
    const { lines, isReady } = describeFindings(
      judgeContent(root, readyTexts[language].checks),
      [],
      language,
    );
    expect(isReady).toBe(false);
    expect(lines.at(-1)).toBe(readyTexts[language].wait);
    expect(lines.join('\n')).not.toMatch(/\{\w+\}/);
  }
});
