import postcss, { type Rule } from 'postcss';

/**
 * A function that gives the rules of some style sheets that a page needs. A rule of a component
 * carries the mark of that component (`data-astro-cid-…`); where the page does not hold the mark,
 * the rule can't apply and is left out. So is the rule of an island (a CSS module, `_name_mark_1`) that
 * the page does not hold, and that of running text for an element that no text of it has. Pages with
 * the same components share the work.
 *
 * @param read gives the text of a style sheet
 */
export function createStylePicker(read: (href: string) => string): (hrefs: string[], html: string) => string {
  const sheets = new Map<string, string>();
  const picked = new Map<string, string>();
  return (hrefs, html) => {
    const marks = new Set(
      [...html.matchAll(marksOfComponents), ...html.matchAll(marksOfIslands), ...html.matchAll(rareTags)].map(([mark]) => mark),
    );
    const key = [...hrefs, ...[...marks].sort()].join(' ');
    const known = picked.get(key);
    if (known !== undefined) return known;
    const source = hrefs
      .map((href) => {
        const sheet = sheets.get(href) ?? read(href);
        sheets.set(href, sheet);
        return sheet;
      })
      .join('\n');
    const css = pick(source, marks);
    picked.set(key, css);
    return css;
  };
}

const marksOfComponents = /data-astro-cid-\w+/g;
/** The part of a class that the classes of one CSS module share. Islands stand in the page from the start, at least in part. */
const marksOfIslands = /(?<=[ ".]_[a-zA-Z]+_)[a-z0-9]{5}(?=_\d)/g;
/** Elements of running text that few pages have, and the forms of its tables. Islands that draw them bring their own styles. */
const rareTags = /<(?:table|blockquote|hr|code)\b|(?<=class=)"(?:stacked|number)"/g;

function marksOf(selector: string): string[] {
  const own = [...selector.matchAll(marksOfComponents), ...selector.matchAll(marksOfIslands)].map(([mark]) => mark);
  const [, tag, form] = /^\.prose (?:[^,]* )??(table|th|td|blockquote|hr|code)\b(?:\.(\w+))?/.exec(selector) ?? [];
  if (!tag) return own;
  return [...own, `<${/^t[hd]$/.test(tag) ? 'table' : tag}`, ...(form ? [`"${form}"`] : [])];
}

function pick(source: string, marks: ReadonlySet<string>): string {
  const root = postcss.parse(source);
  root.walkRules((rule: Rule) => {
    const needed = rule.selectors.filter((selector) => marksOf(selector).every((mark) => marks.has(mark)));
    if (needed.length === 0) rule.remove();
    else if (needed.length < rule.selectors.length) rule.selectors = needed;
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  root.walkComments((comment) => {
    comment.remove();
  });
  root.walk((node) => {
    node.raws.before = '';
  });
  return root.toString();
}
