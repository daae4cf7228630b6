import { PurgeCSS } from 'purgecss';
import { toIsland, toIslandFolder } from './island-classes.ts';

/** Astro gives the elements and the selectors of a component with scoped styles a class of this form. */
const componentClass = 'astro-[a-z0-9]{8}$';

const component = new RegExp(`^${componentClass}`);

/** The mark of the writing system of a page, and elements of running text: no program on a page adds them. */
export const fixedNames = ['data-script', 'blockquote', 'code', 'h4', 'hr', 'table', 'tbody', 'td', 'th', 'thead', 'tr'];

/** What a selector names that belongs to no component and no island, and that a script may add. */
const unowned = new RegExp(`^(?!${componentClass}|[a-z-]+_[A-Za-z-]+_|(?:${fixedNames.join('|')})$)`);

/** What the styles of a page can be for. */
export interface PageParts {
  /** The names of its elements and attributes. */
  names: ReadonlySet<string>;
  classes: ReadonlySet<string>;
  /** The components of its islands. Some draw nothing at first that has a class of their own. */
  islands: ReadonlySet<string>;
}

/**
 * A function that leaves the rules for components, islands, elements of running text and writing systems that a page
 * does not hold out of its styles, and custom properties that nothing uses. Everything else stays, as scripts add elements,
 * classes and attributes of their own. Pages that hold the same share the work.
 */
export function createStylePurger(): (css: string, page: PageParts) => Promise<string> {
  const known = new Map<string, Promise<string>>();
  return (css, { names, classes, islands }) => {
    const held = [
      ...fixedNames.filter((name) => names.has(name) || classes.has(name)),
      ...[...classes].filter((name) => component.test(name)).sort(),
    ];
    const folders = new Set([...[...classes].flatMap((name) => toIsland(name) ?? []), ...[...islands].map(toIslandFolder)]);
    const key = [...held, ...[...folders].sort(), css].join(' ');
    const purged = known.get(key) ?? purge(css, held, [...folders]);
    known.set(key, purged);
    return purged;
  };
}

async function purge(css: string, held: readonly string[], folders: readonly string[]): Promise<string> {
  const standard = [unowned, ...held, ...folders.map((folder) => new RegExp(`^${folder}_`))];
  const [result] = await new PurgeCSS().purge({ content: [], css: [{ raw: css }], safelist: { standard }, variables: true });
  return result?.css ?? css;
}
