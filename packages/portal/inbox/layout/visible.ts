import { html } from 'hono/html';
import type { Html } from './layout.ts';

/**
 * Invisible characters that change a text or break a file: controls, direction marks, private use,
 * lone surrogates. Excludes line breaks, tabs, the joiners of Hindi and the selector of emoji.
 */
const hidden =
  /(?![\n\t\u200C\u200D\uFE0F])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2028\u2029]/gu;

/**
 * Makes hidden characters visible, so that a text can’t pass for another.
 *
 * @example toVisible('gpj\u202Eexe') // 'gpj[U+202E]exe'
 */
export function toVisible(text: string): string {
  return text.replace(hidden, (character) => {
    const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    return `[U+${code}]`;
  });
}

/** Letters of a name in little space. Forms accept longer ones. */
const longest = 120;

/** Shortens a very long name. */
export function toShort(name: string): string {
  const letters = [...name];
  return letters.length > longest ? `${letters.slice(0, longest).join('')}…` : name;
}

/** A text of a visitor: escaped, and isolated from the direction of the text around it. */
export const renderText = (text: string): Html => html`<bdi>${toVisible(text)}</bdi>`;

export const renderShortText = (text: string): Html => renderText(toShort(text));
