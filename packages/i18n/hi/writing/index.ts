import type { Writing } from '../../types/writing.ts';
import { numbers } from './numbers.ts';
import { staking } from './staking.ts';

export const writing: Writing = {
  numbers,
  staking,
  // Kruti Dev and DevLys.
  legacyFont: {
    words:
      'gS gSa Fkk Fkh esa dks dh ds dk fd ugha ugh vkSj ;k ;g bl ml vki ij fy, fd;k x;k djsa djus gksxk gksxh gksaxs jgsxk rFkk }kjk lHkh dsoy vius Jh la[;k lwpuk fnukad'.split(
        ' ',
      ),
    letters: "[;[{+]k|kZ|Fk|Hk|Kk|Dk|Xk|Rk|Uk|Ek|Ik|Ck|Yk|Lk|'k",
  },
};
