import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readSettings } from '../../src/build/content/site-files.ts';
import { isAsked, questions } from '../../src/build/own/answers.ts';
import { readAnswersFile } from '../../src/build/own/kept-answers.ts';
import { languages, type Language } from '../../src/i18n/languages.ts';
import { ownTexts } from '../../src/i18n/own.ts';
import { keys, missingTerminal, openTerminal } from '../support/terminal.ts';

const answers = readAnswersFile('tests/second-federation/answers.yaml');
const asked = questions.filter((question) => isAsked(question, answers));
const published = 'src/core/certificates/published/keys.json';

/** A clone of the demonstration, with what the command needs of it. */
function createClone() {
  const root = mkdtempSync(join(tmpdir(), 'own-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(join(root, published, '..'), { recursive: true });
  cpSync('src/content', join(root, 'src/content'), { recursive: true });
  writeFileSync(join(root, published), '{"keys":[]}');
  cpSync('tests/second-federation/logo.svg', join(root, 'logo.svg'));
  writeFileSync(join(root, '.gitignore'), 'node_modules\n');
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@site.test', ...args], {
      cwd: root,
      encoding: 'utf8',
    });
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'The demonstration');
  const own = (...args: string[]) =>
    openTerminal(`${process.execPath} ${resolve('scripts/own.ts')} ${args.join(' ')}`, root);
  return { root, own, changes: () => git('status', '--porcelain') };
}

const optionOf = (language: Language) => (language === languages[0] ? [] : [`--${language}`]);

test.skipIf(missingTerminal).each(languages)(
  'a person answers in a terminal, is told what is wrong, stops, and goes on later: %s',
  { timeout: 60_000 },
  async (language) => {
    const texts = ownTexts[language];
    const { root, own, changes } = createClone();
    const toQuestion = (question: string) =>
      texts.questions[question as keyof typeof texts.questions];

    const first = own(...optionOf(language));
    await first.read(texts.title);
    for (const question of asked) {
      await first.read(toQuestion(question));
      if (question === 'contact.email') break;
      if (question === 'certificatePrefix') {
        first.type(`x${keys.enter}`);
        await first.read(texts.invalid.split('{')[0] ?? '');
        first.type(keys.clear);
      }
      first.type(`${answers[question]}${keys.enter}`);
    }
    first.type(keys.cancel);
    await first.read(texts.stopped);
    expect(await first.ended).toBe(1);

    // The first language only looks at what would be done; the others do it.
    const isTrial = language === languages[0];
    const again = own(...optionOf(language), ...(isTrial ? ['--dry-run'] : []));
    await again.read(texts.goOn);
    let isKept = true;
    for (const question of asked) {
      await again.read(toQuestion(question));
      if (question === 'contact.email') isKept = false;
      again.type(`${isKept ? '' : answers[question]}${keys.enter}`);
    }
    if (isTrial) {
      await again.read(texts.dryRun);
      expect(await again.ended).toBe(0);
      expect(changes()).toBe('');
      return;
    }
    await again.read(texts.confirm);
    again.type(keys.enter);
    await again.read(texts.done);
    expect(await again.ended).toBe(0);
    expect(readSettings(root).name[language]).toBe(answers[`name.${language}`]);

    const refused = own(...optionOf(language));
    await refused.read(texts.refused.uncommitted);
    expect(await refused.ended).toBe(1);
  },
);
