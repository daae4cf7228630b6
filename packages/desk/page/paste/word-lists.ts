import { markItems, styleOf } from './list-marks.ts';

/** The mark before a paragraph that looks like an item of a list. */
export const bullet = /^\s*[·•▪◦‣●○]\s+/u;

/** The level that Word gives an item or a paragraph; undefined if it is no item. */
const levelOf = (element: HTMLElement): string | undefined =>
  element.dataset['ariaLevel'] ?? /mso-list:[^;]*?level(\d)/.exec(styleOf(element))?.[1];

/** Word makes lists of single items or levels, and says the level at each item. */
export function spreadWordItems(body: HTMLElement): void {
  markItems(body);
  const items = [...body.querySelectorAll('li')].filter(levelOf);
  const depth = (item: Element): number =>
    item.parentElement ? Number(/^[OU]L$/.test(item.tagName)) + depth(item.parentElement) : 0;
  if (items.every((item) => depth(item) === Number(levelOf(item)))) return;
  for (const item of items) {
    const paragraph = body.ownerDocument.createElement('p');
    paragraph.setAttribute('style', `mso-list: level${levelOf(item)}`);
    paragraph.dataset['mark'] = item.dataset['mark'] ?? '';
    paragraph.append(...item.childNodes);
    for (const inner of paragraph.querySelectorAll('p')) inner.replaceWith(...inner.childNodes);
    let list: Element = item;
    while (list.parentElement?.matches('ol, ul, .ListContainerWrapper')) list = list.parentElement;
    list.before(paragraph);
    item.remove();
    if (!list.querySelector('li')) list.remove();
  }
}

/** Takes the mark before an item away, which Word writes as text. */
function takeMark(paragraph: HTMLElement): string {
  const mark = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(styleOf(span)),
  );
  mark?.remove();
  const text = (mark?.textContent ?? paragraph.dataset['mark'] ?? '').trim();
  // A bullet is a sign or a letter of a font with signs.
  return /^(?:[\p{Script=Latin}\p{P}\p{S}\p{Co}]|[^\p{L}\p{N}]*)$/u.test(text) ? '' : text;
}

function takeBullet(paragraph: Element): void {
  const walker = paragraph.ownerDocument.createTreeWalker(paragraph, 4);
  const first = walker.nextNode();
  if (first) first.nodeValue = (first.nodeValue ?? '').replace(/^\s*[·•▪◦‣●○]\s*/u, '');
}

function readItem(paragraph: HTMLElement): { level: number; mark: string } | undefined {
  const level = levelOf(paragraph);
  if (level) return { level: Number(level), mark: takeMark(paragraph) };
  if (!bullet.test(paragraph.textContent)) return undefined;
  takeBullet(paragraph);
  return { level: 1, mark: '' };
}

interface OpenList {
  level: number;
  list: Element;
  margin: number;
}

const marginOf = ({ style }: HTMLElement) => Number.parseFloat(style.marginLeft) || 0;

/**
 * Paragraphs with a mark before them become lists, one in the other by their depth. A paragraph
 * that is indented like an item before it belongs to the item.
 */
export function joinItems(body: HTMLElement): void {
  let open: OpenList[] = [];
  for (const paragraph of body.querySelectorAll('p')) {
    if (paragraph.closest('li')) continue;
    const item = readItem(paragraph);
    if (paragraph.previousElementSibling !== open[0]?.list) open = [];
    const margin = marginOf(paragraph);
    open = open.filter((one) => (item ? one.level <= item.level : one.margin <= margin));
    if (!item) {
      if (margin > 0) open.at(-1)?.list.lastElementChild?.append(paragraph);
      continue;
    }
    if (open.at(-1)?.level !== item.level) {
      const list = body.ownerDocument.createElement('ul');
      const above = open.at(-1)?.list.lastElementChild;
      if (above) above.append(list);
      else paragraph.before(list);
      open.push({ level: item.level, list, margin });
    }
    const entry = body.ownerDocument.createElement('li');
    entry.dataset['mark'] = item.mark;
    entry.append(...paragraph.childNodes);
    open.at(-1)?.list.append(entry);
    paragraph.remove();
  }
}

/** Headings of Word have marks as well, of which the numbers stay. */
export function markHeadings(body: HTMLElement): void {
  for (const heading of body.querySelectorAll<HTMLElement>('h1, h2, h3, h4, h5, h6')) {
    const mark = takeMark(heading);
    if (mark) heading.prepend(`${mark} `);
  }
}
