import postcss, { type Rule } from 'postcss';

/**
 * A function that gives the rules of some style sheets that a page needs. A rule of a component
 * carries the mark of that component (`data-astro-cid-…`); where the page does not hold the mark,
 * the rule can't apply and is left out. Pages with the same components share the work.
 *
 * @param read gives the text of a style sheet
 */
export function createStylePicker(read: (href: string) => string): (hrefs: string[], html: string) => string {
  const sheets = new Map<string, string>();
  const picked = new Map<string, string>();
  return (hrefs, html) => {
    const marks = new Set([...html.matchAll(/data-astro-cid-\w+/g)].map(([mark]) => mark));
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

function pick(source: string, marks: ReadonlySet<string>): string {
  const root = postcss.parse(source);
  root.walkRules((rule: Rule) => {
    const needed = rule.selectors.filter((selector) => [...selector.matchAll(/data-astro-cid-\w+/g)].every(([mark]) => marks.has(mark)));
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
