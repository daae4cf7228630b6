import postcss, { type Root, type Rule } from 'postcss';

/**
 * A function that gives the rules of some style sheets that a page needs. A rule of a component
 * carries the mark of that component (`data-astro-cid-…`) and often a class of its parts; where the
 * page does not hold them, the rule can't apply and is left out. So is the rule of an island (a CSS
 * module, `_name_mark_1`) that the page does not hold, and that of running text for an element that no
 * text of it has. Pages with the same parts share the work.
 *
 * @param read gives the text of a style sheet
 */
export function createStylePicker(read: (href: string) => string): (hrefs: string[], html: string) => string {
  const sheets = new Map<string, Sheet>();
  const picked = new Map<string, string>();
  return (hrefs, html) => {
    const marks = new Set([
      ...[marksOfComponents, marksOfIslands, rareTags].flatMap((pattern) => [...html.matchAll(pattern)].map(([mark]) => mark)),
      ...[...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, classes = '']) => classes.split(' ').map((name) => `.${name}`)),
    ]);
    return hrefs
      .map((href) => {
        const sheet = sheets.get(href) ?? parse(read(href));
        sheets.set(href, sheet);
        // What no rule asks for makes no difference.
        const key = [href, ...[...sheet.asked].filter((mark) => marks.has(mark))].join(' ');
        const css = picked.get(key) ?? pick(sheet, marks);
        picked.set(key, css);
        return css;
      })
      .join('');
  };
}

/** A style sheet, and the marks that each selector in it asks a page for. */
interface Sheet {
  root: Root;
  marks: Map<string, string[]>;
  asked: ReadonlySet<string>;
}

function parse(css: string): Sheet {
  const root = postcss.parse(css);
  const marks = new Map<string, string[]>();
  root.walkRules((rule) => {
    for (const selector of rule.selectors) marks.set(selector, marksOf(selector));
  });
  return { root, marks, asked: new Set([...marks.values()].flat()) };
}

const marksOfComponents = /data-astro-cid-\w+/g;
/** The part of a class that the classes of one CSS module share. Islands stand in the page from the start, at least in part. */
const marksOfIslands = /(?<=[ ".]_[a-zA-Z]+_)[a-z0-9]{5}(?=_\d)/g;
/** Elements of running text that few pages have. Islands that draw them bring their own styles. */
const rareTags = /<(?:table|blockquote|hr|code)\b/g;

function marksOf(selector: string): string[] {
  const own = [...selector.matchAll(marksOfComponents), ...selector.matchAll(marksOfIslands)].map(([mark]) => mark);
  const [, tag, form] = /^\.prose (?:[^,]* )??(table|th|td|blockquote|hr|code)\b(\.\w+)?/.exec(selector) ?? [];
  if (!tag) return [...own, ...classesOfParts(selector)];
  return [...own, `<${/^t[hd]$/.test(tag) ? 'table' : tag}`, ...(form ? [form] : [])];
}

/**
 * The classes of a component’s own parts, as `.name`. They stand in the page from the start: scripts give
 * classes only to what islands draw, which carries no mark. What stands in parentheses may be negated.
 */
function classesOfParts(selector: string): string[] {
  const parts = selector.replace(/\((?:[^()]|\([^()]*\))*\)/g, '').split(/[\s>+~]+/);
  return parts.flatMap((part) => {
    if (!part.includes('[data-astro-cid-')) return [];
    return [...part.replace(/\[[^\]]*\]/g, '').matchAll(/\.[\w-]+/g)].map(([name]) => name);
  });
}

function pick(sheet: Sheet, marks: ReadonlySet<string>): string {
  const root = sheet.root.clone();
  root.walkRules((rule: Rule) => {
    const needed = rule.selectors.filter((selector) => sheet.marks.get(selector)?.every((mark) => marks.has(mark)));
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
