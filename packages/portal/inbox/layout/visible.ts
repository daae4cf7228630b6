import { html } from 'hono/html';
import type { Html } from './layout.ts';

/**
 * What nobody sees but changes what is read, or no file may hold: controls, marks of direction,
 * letters of other programs, halves of letters. Hindi needs the joiners and emoji the selector;
 * lines and tabs are seen.
 */
const hidden =
  /(?![\n\t\u200C\u200D\uFE0F])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2028\u2029]/gu;

/**
 * A text whose hidden characters can be seen, so that it cannot pass for another.
 *
 * @example toVisible('gpj\u202Eexe') // 'gpj[U+202E]exe'
 */
export function toVisible(text: string): string {
  return text.replace(hidden, (character) => {
    const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    return `[U+${code}]`;
  });
}

/** The longest name where there is little room, in letters. No form refuses longer ones. */
const longest = 120;

/** The beginning of a name that is longer than any. */
export function toShort(name: string): string {
  const letters = [...name];
  return letters.length > longest ? `${letters.slice(0, longest).join('')}…` : name;
}

/** A text of a visitor on a page: escaped, and apart from the words around it. */
export const renderText = (text: string): Html => html`<bdi>${toVisible(text)}</bdi>`;

/** The same where there is little room. */
export const renderShortText = (text: string): Html => renderText(toShort(text));
