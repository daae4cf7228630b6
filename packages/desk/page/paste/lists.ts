/** The mark before a paragraph that looks like an item of a list. */
export const bullet = /^[\s\u00a0]*[·•▪◦‣●○][\s\u00a0]+/u;

const number = /^[\s\u00a0]*\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)][\s\u00a0]*$/iu;

interface Item {
  level: number;
  isNumbered: boolean;
}

/** Takes the mark before an item away, which a list has by itself. */
function takeMark(paragraph: Element): string {
  const mark = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  mark?.remove();
  return mark?.textContent ?? '';
}

function takeBullet(paragraph: Element): void {
  const walker = paragraph.ownerDocument.createTreeWalker(paragraph, 4);
  const first = walker.nextNode();
  if (first) first.nodeValue = (first.nodeValue ?? '').replace(/^[\s\u00a0]*[·•▪◦‣●○]\s*/u, '');
}

function readItem(paragraph: Element): Item | undefined {
  const [, level] = /mso-list:.*?level(\d)/.exec(paragraph.getAttribute('style') ?? '') ?? [];
  if (level) return { level: Number(level), isNumbered: number.test(takeMark(paragraph)) };
  if (!bullet.test(paragraph.textContent)) return undefined;
  takeBullet(paragraph);
  return { level: 1, isNumbered: false };
}

function addList(into: Element, { isNumbered }: Item): Element {
  const list = into.ownerDocument.createElement(isNumbered ? 'ol' : 'ul');
  into.append(list);
  return list;
}

/** Paragraphs with a mark before them become lists, one in the other by their depth. */
export function toLists(body: HTMLElement): void {
  let open: Element[] = [];
  let last: Element | undefined;
  for (const paragraph of [...body.querySelectorAll('p')]) {
    const item = paragraph.closest('li') ? undefined : readItem(paragraph);
    if (!item) continue;
    if (last !== paragraph.previousElementSibling) open = [];
    open = open.slice(0, item.level);
    if (open.length === 0) {
      const place = body.ownerDocument.createElement('div');
      paragraph.before(place);
      open = [addList(place, item)];
      last = place;
    } else if (open.length < item.level) {
      const above = open.at(-1)?.lastElementChild;
      if (above) open.push(addList(above, item));
    }
    const entry = body.ownerDocument.createElement('li');
    entry.append(...paragraph.childNodes);
    open.at(-1)?.append(entry);
    paragraph.remove();
  }
}
