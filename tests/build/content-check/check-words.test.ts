import { expect, test } from 'vitest';
import {
  check,
  checkNotice,
  checkText,
  expectFaults,
  fault,
  mdx,
  notice,
  noticeInHindi,
  page,
  pageInHindi,
  settingsWith,
} from './fixture.ts';

test('a word of the word list is reported with its line, the better word and the reason', () => {
  expectFaults(checkText('Fine.\n\nThe rule\nstands here.\n'), [
    fault(
      'pages/sample/en.mdx, line 8',
      'text: “stands” is on the word list',
      'is, applies',
      'do not “stand” anywhere',
      'allowedWords: [stands]',
    ),
  ]);
});

test('fields of words are checked, facts are not', () => {
  expectFaults(checkNotice({ summary: 'Send your particulars by Friday.', link: '/particulars' }), [
    fault('notices/closed/en.mdx, line 3', 'summary: “particulars” is on the word list'),
    fault('notices/closed/en.mdx', 'link: the link /particulars leads nowhere'),
  ]);
});

test('components are checked in what they show, not in where they lead', () => {
  expectFaults(checkText('<Note tone="info" title="We reckon">\n\nFine.\n\n</Note>\n'), [
    fault('pages/sample/en.mdx, line 5', '<Note> title: “reckon” is on the word list'),
  ]);
});

test('a translation is checked with the list of its language', () => {
  const files = {
    'notices/closed/en.mdx': notice(),
    'notices/closed/hi.mdx': noticeInHindi({ title: 'साइट का प्रदर्शन शुक्रवार को' }),
  };
  expectFaults(check(files).messages, [
    fault('notices/closed/hi.mdx, line 2', 'title: “प्रदर्शन” is on the word list', 'नमूना'),
  ]);
});

test('an entry may allow a word, in both of its languages', () => {
  const files = {
    'notices/closed/en.mdx': notice({
      allowedWords: '[Stands, प्रदर्शन]',
      summary: 'The east stands are closed.',
    }),
    'notices/closed/hi.mdx': noticeInHindi({ summary: 'खिलाड़ियों का प्रदर्शन शुक्रवार को नहीं होगा।' }),
  };
  expect(check(files).messages).toEqual([]);
});

test.each(['“It stands,” he said.', '> It stands.', '`stands`', '[A page](/stands-and-falls)'])(
  '%j is left alone',
  (text) => {
    expect(checkText(`${text}\n`).filter((message) => message.includes('word list'))).toEqual([]);
  },
);

test('words that people search for are left as they type them', () => {
  const files = {
    'pages/sample/en.mdx': page(undefined, { keywords: 'particulars, details' }),
    'pages/sample/hi.mdx': pageInHindi(),
  };
  expect(check(files).messages).toEqual([]);
});

test('the settings are checked in every language', () => {
  const { messages } = check({
    'settings.yaml': settingsWith((settings) => {
      settings.setIn(['credit', 'en'], 'Mended by the Secretariat');
      settings.setIn(['credit', 'hi'], 'प्रदर्शन');
    }),
  });
  expectFaults(messages, [
    fault('settings.yaml', 'credit.en: “Mended” is on the word list'),
    fault('settings.yaml', 'credit.hi: “प्रदर्शन” is on the word list'),
  ]);
  expect(messages.join()).not.toContain('allowedWords');
});

test('a long sentence is pointed out and stops nothing', () => {
  const { messages, notes } = check({
    'pages/sample/en.mdx': page(`${'word '.repeat(31)}.\n`),
    'pages/sample/hi.mdx': pageInHindi(),
  });
  expect(messages).toEqual([]);
  expect(notes).toEqual([
    expect.stringContaining(
      'src/content/pages/sample/en.mdx, line 5\n  text: a sentence of 31 words',
    ),
  ]);
});

test('the options of a field are read one by one', () => {
  const text = `<Fields>\n\n<Field label="Which" options="${'word '.repeat(20)}| ${'word '.repeat(20)}" />\n\n</Fields>\n`;
  const fields = {
    kind: 'forms',
    order: 1,
    version: '"1.0"',
    date: '2026-11-18',
    name: 'A form',
    description: 'A form for a test.',
  };
  expect(check({ 'downloads/form/en.mdx': mdx(fields, text) }).notes).toEqual([]);
});
