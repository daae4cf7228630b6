import type { Writing } from '../../writing.ts';
import { numbers } from './numbers.ts';
import { staking } from './staking.ts';
import { wordList } from './word-list.ts';

export const writing: Writing = {
  wordList,
  numbers,
  staking,
  placeholders:
    'date, day, name, place, venue, time, number, amount, title, link, address, insert, to be'.split(
      ', ',
    ),
  emptyLinkWords: 'here, click, this, link, this link, more, read more, read, details, go'.split(
    ', ',
  ),
  clickHere: String.raw`\bclick(?:ing)? here\b`,
};
