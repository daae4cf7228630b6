import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from '../../packages/content-model/files/site-files.ts';
import { languages } from '../../packages/i18n/languages.ts';
import { ownTexts } from '../../packages/i18n/own.ts';
import { createClone } from '../own/support.ts';
import { keys, missingTerminal, openTerminal } from '../support/terminal.ts';

const typed = {
  'name.en': 'Council for Trials',
  'name.hi': 'परीक्षण परिषद',
  'shortName.en': 'CFT',
  'shortName.hi': 'सीएफटी',
  certificatePrefix: 'CFT',
  site: 'www.cft.test',
  email: 'office@cft.test',
};

test.skipIf(missingTerminal).each(languages)(
  'a person answers in a terminal, corrects an answer after a message, and confirms the plan: %s',
  { timeout: 120_000 },
  async (language) => {
    const texts = ownTexts[language];
    const { root, write, commit } = createClone();
    write('packages/certificates/published/keys.json', '{"keys":[]}');
    commit();
    const options = language === languages[0] ? '' : ` --${language}`;
    const run = () =>
      openTerminal(`${process.execPath} ${resolve('scripts/own.ts')}${options}`, root);

    const terminal = run();
    await terminal.read(texts.title);
    for (const [question, answer] of Object.entries(typed)) {
      await terminal.read(texts.questions[question as keyof typeof typed].ask);
      if (question === 'certificatePrefix') {
        terminal.type(`1${keys.enter}`);
        await terminal.read(texts.questions.certificatePrefix.rule);
        terminal.type(keys.clear);
      }
      terminal.type(`${answer}${keys.enter}`);
    }
    await terminal.read(texts.portals.none);
    terminal.type(keys.enter);
    // No is marked: it asks again, with the answers that were given.
    await terminal.read(texts.confirm);
    terminal.type(keys.enter);
    for (const question of Object.keys(typed)) {
      await terminal.read(texts.questions[question as keyof typeof typed].ask);
      terminal.type(keys.enter);
    }
    await terminal.read(texts.portals.none);
    terminal.type(keys.enter);
    await terminal.read(texts.confirm);
    terminal.type(`${keys.left}${keys.enter}`);
    await terminal.read(texts.done);
    expect(await terminal.ended).toBe(0);
    expect(readSettings(root).name[language]).toBe(typed[`name.${language}`]);

    const again = run();
    await again.read(texts.refused.own);
    expect(await again.ended).toBe(1);
  },
);
