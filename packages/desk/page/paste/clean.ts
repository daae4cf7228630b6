import { styleOf } from './list-marks.ts';
import { toLists } from './lists.ts';
import { bullet } from './word-lists.ts';

/**
 * Makes the HTML that Word, LibreOffice and Google Docs put into the clipboard plain: real
 * headings, lists and bold words, and nothing that only looks like something.
 */

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

/** Word says by a class what a heading is, in the default language of the program. */
function findHeadings(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll('p')) {
    const [, level] = /mso-outline-level:\s*(\d)/.exec(styleOf(paragraph)) ?? [];
    if (level) rename(paragraph, `h${Math.min(Number(level), 6)}`);
    else if (paragraph.className === 'MsoTitle') rename(paragraph, 'h1');
  }
}

/** The title of the page is its first heading; those of a text begin with the second. */
function lowerHeadings(body: HTMLElement): void {
  const headings = [...body.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const levels = headings.map(({ tagName }) => Number(tagName.slice(1)));
  const highest = Math.min(...levels);
  for (const [index, heading] of headings.entries()) {
    for (const bold of heading.querySelectorAll('b, strong')) unwrap(bold);
    rename(heading, `h${Math.min((levels[index] ?? 1) - highest + 2, 4)}`);
  }
}

/** Google Docs writes marks as styles, and sets everything in a `b` that is not bold. */
function findMarks(body: HTMLElement): void {
  for (const element of body.querySelectorAll<HTMLElement>('b, span')) {
    const { fontWeight, fontStyle } = element.style;
    if (element.tagName === 'B') {
      if (fontWeight === 'normal' || fontWeight === '400') unwrap(element);
      continue;
    }
    const isBold = fontWeight === 'bold' || Number(fontWeight) >= 600;
    for (const name of [fontStyle === 'italic' && 'em', isBold && 'strong'])
      if (name) {
        const mark = body.ownerDocument.createElement(name);
        mark.append(...element.childNodes);
        element.append(mark);
      }
  }
}

/** A table has a row of headings, which Word does not tell from the others. */
function findHeadRows(body: HTMLElement): void {
  for (const table of body.querySelectorAll('table'))
    if (!table.querySelector('th'))
      for (const cell of table.querySelector('tr')?.querySelectorAll('td') ?? [])
        rename(cell, 'th');
}

/** Excel and some browsers give styles by class. */
function applyClasses(body: HTMLElement): void {
  const sheets = [...body.ownerDocument.querySelectorAll('style')].map((one) => one.textContent);
  for (const [, name = '', style = ''] of sheets.join('').matchAll(/\.([\w-]+)\s*\{([^{}]*)\}/g))
    for (const element of body.getElementsByClassName(name))
      element.setAttribute('style', `${style.replaceAll(/\s+/g, ' ')};${styleOf(element)}`);
}

/** Words that somebody struck out, but not done tasks, and comments of Word and Google Docs. */
export const notOfText =
  'del, s, strike, [style*="line-through"]:not([aria-checked="true"] *), .msoDel, [style*="comment-list"], .MsoCommentReference, .msocomanchor, .msocomtxt, .msocomoff, a[href^="#cmnt"]';

/** Nothing that a reader of the document sees as its text. */
const unseen =
  'style, script, meta, link, title, img, svg, button, input, select, textarea, br[clear], [style*="footnote-list"] > hr, [style*="display:none"], [style*="display: none"], [style*="mso-hide:all"]';

const block =
  'p, div, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, pre, table, tbody, tr, td, th';

/** A cell of a table and a heading are one line. */
function joinLines(body: HTMLElement): void {
  for (const one of body.querySelectorAll(`:is(td, th) :is(${block})`))
    one.replaceWith(' ', ...one.childNodes, ' ');
  for (const one of body.querySelectorAll(':is(td, th, h1, h2, h3, h4, h5, h6) br'))
    one.replaceWith(' ');
}

/** The document has blanks of many kinds, and characters that nobody sees. */
function tidyBlanks(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode())
    walker.currentNode.nodeValue = (walker.currentNode.nodeValue ?? '')
      .replaceAll(/[\u00ad\u200b\u2060\ufeff]/g, '')
      .replaceAll(/\p{Zs}/gu, ' ');
}

/** Changes the body in its place, and returns true if something was left out. */
export function clean(body: HTMLElement): boolean {
  applyClasses(body);
  for (const element of body.querySelectorAll(unseen)) element.remove();
  const leftOut = [...body.querySelectorAll(notOfText)];
  for (const element of leftOut) element.remove();
  tidyBlanks(body);
  for (const element of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6, table'))
    if (element.textContent.trim() === '') element.remove();
  for (const link of body.querySelectorAll('a'))
    if (!/^(https?|mailto|tel):/i.test(link.getAttribute('href') ?? '')) unwrap(link);
  findHeadings(body);
  findMarks(body);
  toLists(body);
  lowerHeadings(body);
  joinLines(body);
  findHeadRows(body);
  return leftOut.length > 0;
}

/** Lines of plain text, of which those with a bullet become items of a list. */
export const cleanPlain = (text: string): string =>
  text
    .split('\n')
    .flatMap((line, index, lines) => {
      if (!bullet.test(line)) return [line];
      const isFirst = index > 0 && lines[index - 1]?.trim() && !bullet.test(lines[index - 1] ?? '');
      return [...(isFirst ? [''] : []), line.replace(bullet, '- ')];
    })
    .join('\n');
