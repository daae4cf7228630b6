import { html } from 'hono/html';
import type { Html } from './layout.ts';

/**
 * What nobody sees but changes what is read: controls, marks of direction, letters of other
 * programs, halves of letters. Hindi needs the joiners; lines and tabs are seen.
 */
const hidden = /(?![\n\t\u200C\u200D])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029\u115F\u1160\u3164]/gu;

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

/** A text of a visitor on a page: escaped, and apart from the words around it. */
export const show = (text: string): Html => html`<bdi>${toVisible(text)}</bdi>`;
