import { PurgeCSS } from 'purgecss';
import { toIsland, toIslandFolder } from './island-classes.ts';

/** Astro gives the elements and the selectors of a component with scoped styles a class of this form. */
const componentClass = 'astro-[a-z0-9]{8}$';

const component = new RegExp(`^${componentClass}`);

/** What a selector names that belongs to no component and no island. */
const unowned = new RegExp(`^(?!${componentClass}|[a-z-]+_[A-Za-z-]+_)`);

/** What the styles of a page can be for. */
export interface PageParts {
  classes: ReadonlySet<string>;
  /** The components of its islands. Some draw nothing at first that has a class of their own. */
  islands: ReadonlySet<string>;
}

/**
 * A function that leaves the rules for components and islands that a page does not hold out of its
 * styles. Everything else stays, as scripts add elements, classes and attributes of their own.
 * Pages that hold the same components share the work.
 */
export function createStylePurger(): (css: string, page: PageParts) => Promise<string> {
  const known = new Map<string, Promise<string>>();
  return (css, { classes, islands }) => {
    const components = [...classes].filter((name) => component.test(name)).sort();
    const folders = new Set([...[...classes].flatMap((name) => toIsland(name) ?? []), ...[...islands].map(toIslandFolder)]);
    const key = [...components, ...[...folders].sort(), css].join(' ');
    const purged = known.get(key) ?? purge(css, components, [...folders]);
    known.set(key, purged);
    return purged;
  };
}

async function purge(css: string, components: readonly string[], folders: readonly string[]): Promise<string> {
  const standard = [unowned, ...components, ...folders.map((folder) => new RegExp(`^${folder}_`))];
  const [result] = await new PurgeCSS().purge({ content: [], css: [{ raw: css }], safelist: { standard } });
  return result?.css ?? css;
}
