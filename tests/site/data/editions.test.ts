import { expect, test, vi } from 'vitest';
import { comparePassages, type EditionPassage } from '../../../src/data/compare-editions.ts';
import { describeStanding } from '../../../src/data/edition-standing.ts';
import { getRules, getSuccessions } from '../../../src/data/editions.ts';

vi.mock('astro:content', async () => {
  const { standIn } = await import('./content-stand-in.ts');
  const { makeEntry } = await import('../../content-model/good-entries.ts');
  const edition = (id: string, fields: object) =>
    makeEntry('editions', id, { rule: '/about/charter', edition: '2', ...fields });
  return standIn({
    editions: [
      edition('charter-2', { date: '2017-04-01', appliesUntil: '2020-11-30' }),
      edition('advertising-1-1', {
        rule: '/resources/guidelines/advertising',
        edition: '1.1',
        date: '2023-06-01',
        appliesUntil: '2026-03-31',
      }),
    ],
    editions_hi: [edition('charter-2', { date: '2017-04-01', appliesUntil: '2020-11-30' })],
    pages: [
      makeEntry('pages', 'about/charter', {
        edition: '3',
        adoptedOn: '2020-11-18',
        appliesFrom: '2020-12-01',
      }),
    ],
    guidelines: [makeEntry('guidelines', 'advertising', { version: '2.0', date: '2026-04-01' })],
  });
});

const getCharter = async (language: 'en' | 'hi') => {
  const editions = (await getRules(language)).get('/about/charter') ?? [];
  const [second, third] = editions;
  if (!second || !third) throw new Error('There are two editions of the Charter.');
  return { editions, second, third };
};

test.each([
  [
    'third',
    '2020-11-30',
    'en',
    'The second edition applies until 30 November 2020. This is the third edition, which applies from 1 December 2020.',
  ],
  ['third', '2020-12-01', 'en', 'This is the third edition. It has applied since 1 December 2020.'],
  [
    'second',
    '2020-11-30',
    'en',
    'This is the second edition. It applies until 30 November 2020; from 1 December 2020, the third edition applies.',
  ],
  [
    'second',
    '2020-12-01',
    'en',
    'This is the second edition. It applied from 1 April 2017 to 30 November 2020, and what happened in that time is decided under it.',
  ],
  [
    'third',
    '2020-11-30',
    'hi',
    'दूसरा संस्करण 30 नवंबर 2020 तक लागू है। यह तीसरा संस्करण है, जो 1 दिसंबर 2020 से लागू होगा।',
  ],
] as const)(
  'the page of the %s edition says on %s in %s which one applies',
  async (name, today, language, words) => {
    const charter = await getCharter(language);
    expect(describeStanding(charter.editions, charter[name], today, language)).toBe(words);
  },
);

test('each edition has an address of its own, and the newest that of the rule', async () => {
  const rules = await getRules('en');
  const paths = [...rules.values()].flatMap((editions) =>
    editions.map(({ path, id }) => [id, path]),
  );
  expect(paths).toEqual([
    ['advertising-1-1', '/editions/advertising-1-1'],
    ['advertising-2-0', '/resources/guidelines/advertising'],
    ['charter-2', '/editions/charter-2'],
    ['charter-3', '/about/charter'],
  ]);
});

test('editions are compared in one language while only one of them is translated', async () => {
  const charter = (await getSuccessions('hi')).find(({ after }) => after.id === 'charter-3');
  expect(charter?.before.entry.wordsLanguage).toBe('en');
  expect(charter?.after.entry.wordsLanguage).toBe('en');
});

const paragraph = (text: string): EditionPassage => ({ kind: 'paragraph', text });
const compare = (before: string[], after: string[], language = 'en') =>
  comparePassages(before.map(paragraph), after.map(paragraph), language).map(({ parts }) =>
    parts
      .map(({ state, text }) =>
        state === 'same' ? text : state === 'added' ? `+${text}+` : `-${text}-`,
      )
      .join(''),
  );

test.each([
  ['the same text', ['One.', 'Two.'], ['One.', 'Two.'], ['One.', 'Two.']],
  [
    'a changed word',
    ['A member confirms it once a year.'],
    ['A member confirms it twice a year.'],
    ['A member confirms it -once-+twice+ a year.'],
  ],
  [
    'a new paragraph',
    ['One.'],
    ['One.', 'Quite another matter.'],
    ['One.', '+Quite another matter.+'],
  ],
  ['a paragraph that is gone', ['One.', 'Gone now.'], ['One.'], ['One.', '-Gone now.-']],
  [
    'a paragraph in place of another',
    ['Fees are due in May.'],
    ['Nobody under eighteen plays.'],
    ['-Fees are due in May.-', '+Nobody under eighteen plays.+'],
  ],
  [
    'a new paragraph before a changed one',
    ['The operator answers within three days.'],
    ['Write to the operator first.', 'The operator answers within two days.'],
    ['+Write to the operator first.+', 'The operator answers within -three-+two+ days.'],
  ],
])('a comparison shows %s', (_, before, after, shown) => {
  expect(compare(before, after)).toEqual(shown);
});

test('a comparison tells Hindi words apart, and splits none', () => {
  expect(
    compare(['सदस्य वर्ष में एक बार पुष्टि करता है।'], ['सदस्य वर्ष में दो बार पुष्टि करता है।'], 'hi'),
  ).toEqual(['सदस्य वर्ष में -एक-+दो+ बार पुष्टि करता है।']);
});
