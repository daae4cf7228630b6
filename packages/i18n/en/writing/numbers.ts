import type { NumberWords } from '../../types/writing.ts';

const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const ordinals =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth';
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const times: Readonly<Record<number, string>> = { 1: 'once', 2: 'twice' };

const [small, ordinal] = [units.split(' '), ordinals.split(' ')];

function toWords(number: number): string[] {
  const [unit = '', nth = '', time] = [small[number], ordinal[number], times[number]];
  if (number < 20) return time === undefined ? [unit, nth] : [unit, nth, time];
  const ten = tens[Math.floor(number / 10) - 2] ?? '';
  const rest = small[number % 10] ?? '';
  return number % 10 === 0 ? [ten] : [`${ten}-${rest}`, `${ten} ${rest}`];
}

/** The English words for numbers and months. */
export const numbers: NumberWords = {
  months: [
    ['January', 'Jan'],
    ['February', 'Feb'],
    ['March', 'Mar'],
    ['April', 'Apr'],
    ['May'],
    ['June', 'Jun'],
    ['July', 'Jul'],
    ['August', 'Aug'],
    ['September', 'Sept', 'Sep'],
    ['October', 'Oct'],
    ['November', 'Nov'],
    ['December', 'Dec'],
  ],
  multiples: { lakh: 5, lakhs: 5, crore: 7, crores: 7 },
  numbers: Array.from({ length: 100 }, (_, number) => toWords(number)),
};
