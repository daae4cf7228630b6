import { expect, test } from 'vitest';
import { selectErrors, type NuMessage } from '../../../src/build/html/nu-messages.ts';

const parseError = (extract: string): NuMessage => ({
  type: 'error',
  message: 'CSS: Parse Error.',
  extract,
});

test('errors are for someone to fix, warnings are not', () => {
  const error: NuMessage = {
    type: 'error',
    message: 'The “sizes” attribute must only be specified if …',
  };
  expect(selectErrors([error, { type: 'info', message: 'Section lacks heading.' }])).toEqual([
    error,
  ]);
});

test('a file that could not be read is an error', () => {
  const unread: NuMessage = { type: 'non-document-error', message: 'File not found.' };
  expect(selectErrors([unread])).toEqual([unread]);
});

test('of the style rules, only those that are newer than the checker pass', () => {
  const other = parseError('a:hoover{color');
  const atRule: NuMessage = {
    type: 'error',
    message: 'CSS: Unrecognized at-rule “@view-transition”',
    extract: 'eference){@view-transition{navig',
  };
  expect(selectErrors([other, parseError('tion-group(root){animation-dur'), atRule])).toEqual([
    other,
  ]);
});

test('of the styles in a body, only that of Astro’s islands passes', () => {
  const inBody = (extract: string): NuMessage => ({
    type: 'error',
    message: 'A “style” element in “body” must be the first child of its parent.',
    extract,
  });
  const ours = inBody('</p><style>.card{color');
  expect(selectErrors([inBody('</p><style>astro-island,astro-sl'), ours])).toEqual([ours]);
});
