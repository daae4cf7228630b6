import { expect, test } from 'vitest';
import { synonyms, findKeywords } from '../../../packages/search/index/keywords.ts';
import { languages } from '../../../packages/i18n/languages.ts';

test.each(languages)(
  'in %s, a page whose title has a word of the staff has the other words for the same thing too',
  (language) => {
    const [first = [], ...rest] = synonyms[language];
    expect(findKeywords(`The ${first[0]} of today`, language)).toEqual(
      expect.arrayContaining(first),
    );
    const [alien = ''] = rest.flat().filter((word) => !first.includes(word));
    expect(findKeywords(first[0] ?? '', language)).not.toContain(alien);
  },
);

test('part of a word does not match a group of synonyms', () => {
  const [[word = ''] = []] = synonyms.en;
  expect(findKeywords(`un${word}ish`, 'en')).toEqual([]);
});
