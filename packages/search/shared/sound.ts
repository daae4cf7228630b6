import { fold } from './fold.ts';

/** The sounds of Latin letters in romanised Hindi; sounds that are alike share a letter. */
const latin: readonly [RegExp, string][] = [
  [/gy/g, 'J'],
  [/ksh|x/g, 'ks'],
  [/chh?/g, 'C'],
  [/ph/g, 'f'],
  [/([bcdfgjkpstz])h/g, '$1'],
  [/ai/g, 'e'],
  [/au|aw/g, 'o'],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/a/g, ''],
  [/[wv]/g, 'v'],
  [/z/g, 'j'],
  [/[qc]/g, 'k'],
  [/m/g, 'n'],
];

/** The sounds of Devanagari letters, without the inherent vowel of consonants. */
const devanagari: Readonly<Record<string, string>> = {
  ...row('अआाः्', ''),
  ...row('इईिी', 'i'),
  ...row('उऊुू', 'u'),
  ...row('एऐेैऍॅ', 'e'),
  ...row('ओऔोौऑॉ', 'o'),
  ...row('ऋृ', 'ri'),
  ...row('कख', 'k'),
  ...row('गघ', 'g'),
  ...row('चछ', 'C'),
  ...row('जझ', 'j'),
  ...row('टठतथ', 't'),
  ...row('डढदध', 'd'),
  ...row('ङञणनमं', 'n'),
  ...row('प', 'p'),
  ...row('फ', 'f'),
  ...row('बभ', 'b'),
  ...row('य', 'y'),
  ...row('र', 'r'),
  ...row('लळ', 'l'),
  ...row('व', 'v'),
  ...row('शषस', 's'),
  ...row('ह', 'h'),
};

/**
 * A phonetic key of a Hindi word: its consonants and clear vowels. All romanisations of a word have
 * the key of its Devanagari spelling. Empty for words of other scripts, and when too little is left
 * to tell words apart.
 *
 * @example toSound('शिकायत') === toSound('shikayat')
 * @example toSound('वार्षिक') === toSound('varshik')
 */
export function toSound(word: string): string {
  const folded = fold(word);
  const sound = /^[a-z]+$/.test(folded)
    ? latin.reduce((text, [pattern, letter]) => text.replace(pattern, letter), folded)
    : [...folded.replaceAll('ज्ञ', 'J')].map((letter) => devanagari[letter] ?? letter).join('');
  const short = sound.replace(/(.)\1+/g, '$1').replace(/(.)y(?=i)/g, '$1');
  return /^[a-zCJ]{2,}$/.test(short) ? short : '';
}

function row(letters: string, sound: string): Record<string, string> {
  return Object.fromEntries([...letters].map((letter) => [letter, sound]));
}
