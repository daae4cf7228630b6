import type { Fault } from '../fault.ts';
import type { Passage } from '../passages.ts';

/** The end of a Hindi verb, then a full stop or a bar. Abbreviations such as डॉ. and प्रा. end otherwise. */
const wrongEnd = /(?:(?<![\p{L}\p{M}])(?:है|हैं|था|थी|थे)|(?<=[\p{L}\p{M}])(?:गा|गे|गी|ें|एँ|एं|िए))\s?(?:\.(?!\.)|\||॥)(?=\s|$)/gu;

/** Points out Hindi sentences that end with a full stop or a bar where the danda belongs. */
export function checkDanda(file: string, passages: readonly Passage[]): Fault[] {
  return passages.flatMap(({ words, line, field }) =>
    [...words.normalize('NFC').matchAll(wrongEnd)].map(({ 0: found, index }) => ({
      file,
      line: line + words.slice(0, index).split('\n').length - 1,
      field,
      message: 'dandaMissing' as const,
      values: { found },
    })),
  );
}
