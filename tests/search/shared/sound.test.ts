import { expect, test } from 'vitest';
import { toSound } from '../../../packages/search/shared/sound.ts';

test.each([
  ['शिकायत', 'shikayat'],
  ['शिकायत', 'shikaayat'],
  ['वार्षिक', 'varshik'],
  ['प्रमाणपत्र', 'pramanpatra'],
  ['सदस्यता', 'sadasyata'],
  ['उम्र', 'umar'],
  ['आयु', 'aayu'],
  ['फ़ीस', 'fees'],
  ['विज्ञापन', 'vigyapan'],
  ['खिलाड़ी', 'khiladi'],
  ['कार्यालय', 'karyalay'],
  ['निर्णय', 'nirnay'],
  ['कानून', 'kanoon'],
])('%s is found when it is typed as %s', (written, typed) => {
  expect(toSound(typed)).toBe(toSound(written));
  expect(toSound(typed)).not.toBe('');
});

test.each(['2026', 'a', 'ई'])('%s has too little to tell words apart', (word) => {
  expect(toSound(word)).toBe('');
});
