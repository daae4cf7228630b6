import { markItems } from './list-marks.ts';
import { joinItems, markHeadings, spreadWordItems } from './word-lists.ts';

const numbered = /^\d+[.)]?$/;

/** Google Docs puts the inner list beside the item to which it belongs. */
function nestLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll('ol > ol, ol > ul, ul > ol, ul > ul')) {
    const item = list.previousElementSibling;
    if (item) item.append(list);
    else list.replaceWith(...list.childNodes);
  }
}

/** The first paragraph of an item; its text becomes one. */
function leadOf(item: Element): Element {
  const lead = item.ownerDocument.createElement('p');
  while (item.firstChild && !/^(?:OL|UL|P|DIV|TABLE)$/.test(item.firstChild.nodeName))
    lead.append(item.firstChild);
  const first = item.firstElementChild;
  if (lead.textContent.trim() === '' && first?.tagName === 'P') return first;
  item.prepend(lead);
  return lead;
}

/**
 * Makes of items with one kind of mark what Markdown has: a list with bullets or numbers, or
 * paragraphs that begin with the mark. If such a paragraph had another one inside, it is an item
 * with a bullet, so that the depth stays.
 */
function toRun(items: readonly HTMLElement[]): readonly Node[] {
  const [mark = ''] = items.map(({ dataset }) => dataset['mark'] ?? '');
  const isText = mark !== '' && (!numbered.test(mark) || Boolean(items[0]?.closest('td, th')));
  const isDeep = items.some((item) => item.querySelector(':scope > p[data-mark]'));
  for (const item of items) {
    const lead = leadOf(item);
    if (isText) lead.prepend(`${item.dataset['mark']} `);
    if (isText && !isDeep) lead.setAttribute('data-mark', '');
    else if (item.querySelectorAll(':scope > p').length === 1) lead.replaceWith(...lead.childNodes);
  }
  if (isText && !isDeep) return items.flatMap((item) => [...item.childNodes]);
  const list = items[0]?.ownerDocument.createElement(mark && !isText ? 'ol' : 'ul');
  if (mark && !isText) list?.setAttribute('start', String(Number.parseInt(mark, 10)));
  list?.append(...items);
  return list ? [list] : [];
}

function followsOn(mark = '', before = ''): boolean {
  if (numbered.test(mark) && numbered.test(before))
    return Number.parseInt(mark, 10) === Number.parseInt(before, 10) + 1;
  return numbered.test(mark) === numbered.test(before) && (mark === '') === (before === '');
}

/** Lists of all programs become lists that Markdown can show; their numbers and depth stay. */
export function toLists(body: HTMLElement): void {
  markHeadings(body);
  spreadWordItems(body);
  nestLists(body);
  markItems(body);
  joinItems(body);
  for (const item of body.querySelectorAll('li')) if (!item.textContent.trim()) item.remove();
  // From the inside to the outside.
  for (const list of [...body.querySelectorAll('ol, ul')].reverse()) {
    const runs: HTMLElement[][] = [];
    for (const item of list.querySelectorAll<HTMLElement>(':scope > li')) {
      const run = runs.at(-1);
      if (run && followsOn(item.dataset['mark'], run.at(-1)?.dataset['mark'])) run.push(item);
      else runs.push([item]);
    }
    list.replaceWith(...runs.flatMap(toRun));
  }
}
