import { bullet, toLists } from './lists.ts';

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

const styleOf = (element: Element) => element.getAttribute('style') ?? '';

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

/** Google Docs writes bold words as a style, and sets everything in a `b` that is not bold. */
function findBold(body: HTMLElement): void {
  for (const element of body.querySelectorAll('b, span')) {
    const weight = /font-weight:\s*(bold|normal|\d+)/.exec(styleOf(element))?.[1];
    if (element.tagName === 'B' && (weight === 'normal' || weight === '400')) unwrap(element);
    else if (element.tagName === 'SPAN' && (weight === 'bold' || Number(weight) >= 600))
      rename(element, 'strong');
  }
}

/** A table has a row of headings, which Word does not tell from the others. */
function findHeadRows(body: HTMLElement): void {
  for (const table of body.querySelectorAll('table'))
    if (!table.querySelector('th'))
      for (const cell of table.querySelector('tr')?.querySelectorAll('td') ?? [])
        rename(cell, 'th');
}

/** @returns the body, changed in its place */
export function clean(body: HTMLElement): HTMLElement {
  for (const element of body.querySelectorAll('style, script, meta, link, title, img, svg'))
    element.remove();
  for (const link of body.querySelectorAll('a'))
    if (!/^(https?|mailto|tel):/.test(link.getAttribute('href') ?? '')) unwrap(link);
  findHeadings(body);
  findBold(body);
  toLists(body);
  lowerHeadings(body);
  for (const cell of body.querySelectorAll('td > p, th > p')) {
    if (cell.nextElementSibling) cell.append(' ');
    unwrap(cell);
  }
  findHeadRows(body);
  return body;
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
