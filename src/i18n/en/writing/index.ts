import type { Writing } from '../../writing.ts';
import { numbers } from './numbers.ts';
import { staking } from './staking.ts';

export const writing: Writing = {
  numbers,
  staking,
  placeholders:
    'date, day, name, place, venue, time, number, amount, title, link, address, insert, to be'.split(
      ', ',
    ),
  emptyLinkWords:
    'here, click here, click, this, link, this link, more, read more, read, details, go'.split(
      ', ',
    ),
};
