import { expect, test } from 'vitest';
import { findComponents, findLinks, parseText } from '../../../src/build/content/text-tree.ts';

test('the components of a text are found with their attributes and lines, inside each other and in sentences', () => {
  expect(findComponents('Words.\n\n<Note title="a &amp; b">\n\nA <Sum of="row" /> in a sentence.\n\n</Note>\n')).toEqual([
    { name: 'Note', attributes: { title: 'a & b' }, line: 3 },
    { name: 'Sum', attributes: { of: 'row' }, line: 5 },
  ]);
});

test('a component that is only written about is not one', () => {
  expect(findComponents('Write `<Note>` or &lt;Note> for a note.\n\n```\n<Note>\n```\n')).toEqual([]);
});

test('links are found in words, apart from the words, and in attributes', () => {
  const text = '[one](/one) and [two][t], <ButtonLink href="/three">three</ButtonLink>\n\n[t]: /two\n';
  expect(findLinks(text).toSorted()).toEqual(['/one', '/three', '/two']);
});

test.each([
  ['a component that is not closed', 'Words.\n\n<Note>\n\nWords.\n', 3, 'Expected a closing tag for `<Note>`'],
  [
    'a component that is not closed in its paragraph',
    'Words <Sum> words\n',
    1,
    'Expected a closing tag for `<Sum>` before the end of `paragraph`',
  ],
  [
    'an expression that is not closed',
    'One\n\ntwo { three',
    3,
    'Unexpected end of file in expression, expected a corresponding closing brace for `{`',
  ],
])('%s is an error with its line and a reason', (_, text, line, message) => {
  expect(() => parseText(text)).toThrow(expect.objectContaining({ line, message }) as Error);
});
