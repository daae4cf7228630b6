import { expect, test } from 'vitest';
import { ContentText } from '../../../packages/content-model/files/text.ts';

test('the components of a text are found with their attributes and lines, inside each other and in sentences', () => {
  expect(
    new ContentText(
      'Words.\n\n<Note title="a &amp; b">\n\nA <Sum of="row" /> in a sentence.\n\n</Note>\n',
      10,
    ).components,
  ).toEqual([
    { name: 'Note', attributes: { title: 'a & b' }, line: 12 },
    { name: 'Sum', attributes: { of: 'row' }, line: 14 },
  ]);
});

test('a component that is only written about is not one', () => {
  const text = new ContentText('Write `<Note>` or &lt;Note> for a note.\n\n```\n<Note>\n```\n');
  expect(text.components).toEqual([]);
});

test('links are found in words, apart from the words, and in attributes', () => {
  const text = new ContentText(
    '[one](/one) and [two][t], <ButtonLink href="/three">three</ButtonLink>\n\n[t]: /two\n',
  );
  expect(text.links.map(({ target }) => target).toSorted()).toEqual(['/one', '/three', '/two']);
});

test('passages are paragraphs, headings, cells and words of components, with their lines', () => {
  const text = new ContentText(
    '## One\n\n<Note title="Two">\n\nThree `code`\n\n</Note>\n\n> Quoted\n\n| a |\n| - |\n| b |\n',
    3,
  );
  expect(text.passages).toEqual([
    { words: 'One', line: 3, field: 'text' },
    { words: 'Two', line: 5, field: '<Note> title' },
    { words: 'Three `', line: 7, field: 'text' },
    { words: 'a', line: 13, field: 'text' },
    { words: 'b', line: 15, field: 'text' },
  ]);
});

test.each([
  ['<Note>\n\nWords.\n', { code: 'componentNotClosed', line: 7, values: { name: 'Note' } }],
  ['Words <Sum> words\n', { code: 'componentNotClosed', line: 7, values: { name: 'Sum' } }],
  ['- <Note>\n\n  Words\n', { code: 'componentNotClosed', line: 7, values: { name: 'Note' } }],
  [
    '<Note>\n\nWords </Note>\n\nWords',
    { code: 'componentNotOpened', line: 9, values: { name: 'Note' } },
  ],
  ['Words\n\n</Note>\n', { code: 'componentNotOpened', line: 9, values: { name: 'Note' } }],
  [
    '<Tabs>\n<Tab>\n\nWords\n\n</Tabs>\n',
    { code: 'componentNotOpened', line: 12, values: { name: 'Tabs' } },
  ],
  ['<Tabs>\n<Tab>\n</Ta>\n', { code: 'componentNotOpened', line: 9, values: { name: 'Ta' } }],
  ['Words <b', { code: 'componentBroken', line: 7 }],
  ['Fewer than <5 words', { code: 'componentBroken', line: 7 }],
  ['<Note title=“One”>\n\n</Note>', { code: 'componentBroken', line: 7 }],
  ['<Note title="One>\n\n</Note>', { code: 'componentBroken', line: 7 }],
  ['</Note one>', { code: 'componentBroken', line: 7 }],
  ['हमें <office@example.org> पर लिखें', { code: 'addressInAngles', line: 7 }],
  ['See <https://www.example.org>', { code: 'addressInAngles', line: 7 }],
  ['One <!-- two --> three', { code: 'commentInText', line: 7 }],
  ['One\n\ntwo { three', { code: 'bracesInText', line: 9 }],
  ['{one two}', { code: 'bracesInText', line: 7 }],
  ['<Note title={1 +}>\n\n</Note>', { code: 'bracesInText', line: 7 }],
])('%j is an error with a code and its line, and there is nothing in the text', (source, error) => {
  const text = new ContentText(source, 7);
  expect(text.error).toEqual(error);
  expect([text.components, text.links, text.passages]).toEqual([[], [], []]);
});
