import { languageDetails, type Language, type Script } from '../../../i18n/languages.ts';
import type { Fault } from '../fault.ts';
import type { Passage } from '../passages.ts';
import { isLegacy } from './letters.ts';

/** The letters of a script, and a word of it. */
const letters: Record<Script, RegExp> = {
  latin: /\p{Script=Latin}/gu,
  devanagari: /\p{Script=Devanagari}/gu,
};

/** What is written the same in every language: addresses, “quotations”, codes with digits or signs, names in capitals or with capitals inside. */
const sameEverywhere = /“[^”]*”|\S*[@/_\d]\S*|\S+\.\p{L}\S*|`|\b[\p{Lu}][\p{L}]*\p{Lu}[\p{L}]*\b/gu;

/** Fields and places with a name or a heading, where one word of another language is already too many. */
const titles = ['title', 'menuTitle', 'name', 'label', 'heading'];

/** A name of up to four words, such as “Google Play” in a list. */
const properName = /^\p{Lu}[\p{L}’.-]*(?:\s+\p{Lu}[\p{L}’.-]*){0,3}$/u;

const count = (words: string, pattern: RegExp) => words.match(pattern)?.length ?? 0;

/** Whether most of a passage is in the script of another language, so that it was put into the wrong file. */
function isInOtherScript({ words, field }: Passage, language: Language): boolean {
  const text = words.normalize('NFC').replaceAll(sameEverywhere, ' ');
  const { script } = languageDetails[language];
  const own = count(text, letters[script]);
  if (script !== 'latin') {
    const foreign = text.match(/\p{Script=Latin}{2,}/gu) ?? [];
    const isTitle = titles.includes(field.split(/[. ]/).findLast((part) => part !== language) ?? '');
    if (!isTitle && properName.test(text.trim())) return false;
    return own === 0 ? foreign.length >= (isTitle ? 1 : 2) : foreign.length >= 6 && count(text, letters.latin) > 2 * own;
  }
  const foreign = count(text, letters.devanagari);
  return foreign >= 3 && foreign > own;
}

/** Finds passages in the script of another language: Hindi in `en.mdx`, English in `hi.mdx`. */
export function checkScript(file: string, passages: readonly Passage[], language: Language): Fault[] {
  return passages
    .filter((passage) => isInOtherScript(passage, language) && !isLegacy(passage.words))
    .map(({ line, field, words }) => ({
      file,
      line,
      field,
      message: 'otherLanguage',
      values: { start: toStart(words), language: languageDetails[language].name },
    }));
}

/** How a passage begins. */
export function toStart(words: string): string {
  const all = words.trim().split(/\s+/);
  return all.length > 6 ? `${all.slice(0, 6).join(' ')} …` : all.join(' ');
}
