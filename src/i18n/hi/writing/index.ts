import type { Writing } from '../../writing.ts';
import { numbers } from './numbers.ts';
import { staking } from './staking.ts';

export const writing: Writing = {
  glossary: 'docs/glossary.md',
  numbers,
  staking,
  placeholders: 'दिनांक, तारीख, नाम, स्थान, समय, संख्या, राशि, पता'.split(', '),
  emptyLinkWords:
    'यहाँ, यहां, यहाँ क्लिक करें, यहां क्लिक करें, यहाँ देखें, यहां देखें, यहाँ पढ़ें, लिंक, यह लिंक, इस लिंक, और पढ़ें, और, अधिक, अधिक पढ़ें, देखें, क्लिक करें'.split(
      ', ',
    ),
  // Kruti Dev and DevLys.
  legacyFont: {
    words:
      'gS gSa Fkk Fkh esa dks dh ds dk fd ugha ugh vkSj ;k ;g bl ml vki ij fy, fd;k x;k djsa djus gksxk gksxh gksaxs jgsxk rFkk }kjk lHkh dsoy vius Jh la[;k lwpuk fnukad'.split(
        ' ',
      ),
    letters: "[;[{+]k|kZ|Fk|Hk|Kk|Dk|Xk|Rk|Uk|Ek|Ik|Ck|Yk|Lk|'k",
  },
};
