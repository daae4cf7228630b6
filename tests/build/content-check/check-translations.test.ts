import { expect, test } from 'vitest';
import { check, expectFaults, fault, mdx, notice, noticeInHindi } from './fixture.ts';

const event = {
  kind: 'conference',
  date: '2026-11-18',
  title: 'Conference',
  venue: 'Delhi',
  theme: 'Rules',
  description: 'A day.',
};
const eventInHindi = {
  title: 'वार्षिक सम्मेलन',
  venue: 'दिल्ली',
  theme: 'नियम',
  description: 'एक दिन।',
};

test('a missing translation is listed and is not a fault (I18N-3)', () => {
  const { messages, untranslated } = check({ 'notices/closed/en.mdx': notice() });
  expect(messages).toEqual([]);
  expect(untranslated).toEqual(['hi: notices/closed']);
});

test('a draft is not listed as untranslated, because it is not built', () => {
  expect(check({ 'notices/closed/en.mdx': notice({ draft: true }) })).toMatchObject({
    messages: [],
    untranslated: [],
    entries: 2,
  });
});

test('a fact in a translation is refused, with what to do about it (CONT-1)', () => {
  const { messages } = check({
    'notices/closed/en.mdx': notice(),
    'notices/closed/hi.mdx': noticeInHindi({ date: '2026-11-18' }),
  });
  expectFaults(messages, [
    fault(
      'notices/closed/hi.mdx, line 4',
      'date: this is a fact, and facts belong in the English version',
      'Delete the line here',
    ),
  ]);
});

test('an unknown field of a translation is reported with the allowed fields', () => {
  const { messages } = check({
    'notices/closed/en.mdx': notice(),
    'notices/closed/hi.mdx': noticeInHindi({ datum: '2026-11-18' }),
  });
  expectFaults(messages, [
    fault(
      'notices/closed/hi.mdx, line 4',
      'datum: there is no field of this name',
      'One of: title, summary.',
    ),
  ]);
});

test('a translation must have all required texts', () => {
  const { messages } = check({
    'notices/closed/en.mdx': notice(),
    'notices/closed/hi.mdx': noticeInHindi({ summary: undefined }),
  });
  expectFaults(messages, [
    fault('notices/closed/hi.mdx', 'summary: this field is missing', 'Example:  summary: '),
  ]);
});

test('a file of a language that the site does not have is refused', () => {
  const { messages } = check({
    'notices/closed/en.mdx': notice(),
    'notices/closed/hi.mdx': noticeInHindi(),
    'notices/closed/ta.mdx': noticeInHindi(),
  });
  expectFaults(messages, [
    fault('notices/closed/ta.mdx', 'file name: the site has no language ta', 'One of: en, hi.'),
  ]);
});

test('an entry without an en.mdx is a fault', () => {
  const { messages } = check({ 'notices/closed/hi.mdx': noticeInHindi() });
  expectFaults(messages, [
    fault('notices/closed', 'en.mdx: this file is missing', 'Every entry has an en.mdx'),
  ]);
});

test('a list of texts must have the same number of lines in each language', () => {
  const { messages } = check({
    'events/day/en.mdx': mdx({ ...event, highlights: '[First, Second]' }),
    'events/day/hi.mdx': mdx({ ...eventInHindi, highlights: '[पहला]' }),
  });
  expectFaults(messages, [
    fault(
      'events/day/hi.mdx, line 6',
      'highlights: 1 lines here, 2 in the English version',
      'As many lines, in the same order',
    ),
  ]);
});

test('lists of the same length are accepted', () => {
  const { messages } = check({
    'events/day/en.mdx': mdx({ ...event, highlights: '[First, Second]' }),
    'events/day/hi.mdx': mdx({ ...eventInHindi, highlights: '[पहला, दूसरा]' }),
  });
  expect(messages).toEqual([]);
});

test('the text of a translation is checked like that of the original', () => {
  const { messages } = check({
    'notices/closed/en.mdx': notice(),
    'notices/closed/hi.mdx': `${noticeInHindi()}\nइस पृष्ठ पर ![चित्र](./picture.png)`,
  });
  expectFaults(messages, [
    fault('notices/closed/hi.mdx, line 6', 'text: a picture can’t be placed with ![…]'),
  ]);
});
