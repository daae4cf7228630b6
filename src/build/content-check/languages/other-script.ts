import { languageDetails, languages, type Language, type Script } from '../../../i18n/languages.ts';
import { defineRule } from '../rule.ts';
import { blankBetween } from '../words/blank-between.ts';
import { toStart } from '../words/to-start.ts';
import type { Passage } from '../../content/passages.ts';
import { isLegacy } from './legacy-font.ts';

/** The scripts of the site, and the letters of each. */
const letters = new Map(
  languages.map((language) => {
    const { script } = languageDetails[language];
    const name = script.charAt(0).toUpperCase() + script.slice(1);
    return [script, new RegExp(`\\p{Script=${name}}`, 'gu')] as const;
  }),
);

/** What makes a word the same in every language: addresses, codes with digits or signs. */
const sign = /[@/_\d]|(?<!^)\.\p{L}/u;

/** Names in capitals or with capitals inside, and the marks of code. */
const name = /`|\b[\p{Lu}][\p{L}]*\p{Lu}[\p{L}]*\b/gu;

/** The text without what is written the same in every language, “quotations” too. */
const withoutSame = (text: string) =>
  blankBetween(text, '“', '”')
    .replaceAll(/\S+/g, (word) => (sign.test(word) ? ' ' : word))
    .replaceAll(name, ' ');

/**
 * Fields and places with a name or a heading, where one word of another language is already too
 * many.
 */
const titles = ['title', 'menuTitle', 'name', 'label', 'heading'];

/** A name of up to four words, such as “Google Play” in a list. */
const properName = /^\p{Lu}[\p{L}’.-]*(?:\s+\p{Lu}[\p{L}’.-]*){0,3}$/u;

const count = (words: string, script: Script) =>
  words.match(letters.get(script) ?? /$^/)?.length ?? 0;

/**
 * Whether most of a passage is in the script of another language, so that it was put into the wrong
 * file.
 */
function isInOtherScript({ words, field }: Passage, language: Language): boolean {
  const text = withoutSame(words.normalize('NFC'));
  const { script } = languageDetails[language];
  const own = count(text, script);
  const others = [...letters.keys()].filter((one) => one !== script && one !== 'latin');
  const strange = others.reduce((sum, one) => sum + count(text, one), 0);
  if (strange >= 3 && strange > own) return true;
  if (script === 'latin') return false;
  const foreign = text.match(/\p{Script=Latin}{2,}/gu) ?? [];
  const isTitle = titles.includes(field.split(/[. ]/).findLast((part) => part !== language) ?? '');
  if (!isTitle && properName.test(text.trim())) return false;
  return own === 0
    ? foreign.length >= (isTitle ? 1 : 2)
    : foreign.length >= 6 && count(text, 'latin') > 2 * own;
}

/** Finds passages in the script of another language, such as Hindi in the English file. */
export const otherScript = defineRule({
  of: 'words',
  says: ['otherLanguage'],
  grade: 'stop',
  check: (words, { passage, language }) =>
    isInOtherScript(passage, language) && !isLegacy(words, language)
      ? [{ values: { start: toStart(words), language: languageDetails[language].name } }]
      : [],
});
