const hundred: readonly [number, string][] = [
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

function toRoman(count: number): string {
  const [value, digits] = hundred.find(([one]) => one <= count) ?? [];
  return value && digits ? digits + toRoman(count - value) : '';
}

const toLetters = (count: number): string =>
  count > 0
    ? toLetters(Math.floor((count - 1) / 26)) + String.fromCharCode(97 + ((count - 1) % 26))
    : '';

/** The kinds of numbers, as `list-style-type` in CSS and `type` in HTML name them. */
const counters: readonly [RegExp, (count: number) => string][] = [
  [/^lower-(alpha|latin)$|^a$/, toLetters],
  [/^upper-(alpha|latin)$|^A$/, (count) => toLetters(count).toUpperCase()],
  [/^lower-roman$|^i$/, toRoman],
  [/^upper-roman$|^I$/, (count) => toRoman(count).toUpperCase()],
  [/^devanagari$/, (count) => count.toLocaleString('hi-u-nu-deva', { useGrouping: false })],
];

export const styleOf = (element: Element) => element.getAttribute('style') ?? '';

/** Writes down how each item of a numbered list is marked. */
export function markItems(body: HTMLElement): void {
  for (const list of body.querySelectorAll('ol')) {
    let count = Number(list.getAttribute('start') ?? 1);
    for (const item of list.querySelectorAll<HTMLElement>(':scope > li')) {
      count = Number(item.getAttribute('value') ?? count);
      const type =
        [item, list]
          .map((one) => /list-style(?:-type)?:\s*([\w-]+)/.exec(styleOf(one))?.[1])
          .find(Boolean) ??
        item.getAttribute('type') ??
        list.getAttribute('type') ??
        '';
      const toText = counters.find(([name]) => name.test(type))?.[1] ?? String;
      if (type !== 'none') item.dataset['mark'] = `${toText(count)}.`;
      count += 1;
    }
  }
}
