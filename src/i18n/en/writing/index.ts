import type { Writing } from '../../writing.ts';
import { numbers } from './numbers.ts';
import { staking } from './staking.ts';

export const writing: Writing = {
  numbers,
  staking,
};
