import type { Writing } from '../../types/writing.ts';
import { numbers } from './numbers.ts';
import { staking } from './staking.ts';

export const writing: Writing = {
  numbers,
  staking,
};
