import { z } from 'astro/zod';
import { getDefinition, type CollectionName } from '@federation/content-model/collections';
import { siteFileNames } from '@federation/content-model/site-files';
import type { EntryLocation, LinkingEntry } from '../protocol/desk.ts';
import type { Language } from '@federation/i18n/languages';
import { toPathOf } from '@federation/content-model/collections/paths';
import { readContentText } from './content-files.ts';
import type { Desk } from './desk.ts';
import type { OperationResult } from './entry-files.ts';
import { formSources } from './form-sources.ts';
import { collectValues } from '@federation/content-model/files/values';
import { nameEntry } from './names.ts';
import { pathsOf } from './edited-files.ts';

/** The path of a page where a text or a field links to it, and not to a page below it. */
export const linkTo = (path: string) =>
  new RegExp(`(?<![\\w/.:-])${RegExp.escape(path)}(?![\\w/-])`, 'g');

/** The same with the part of the page that it leads to. */
const linkToPart = (path: string) => new RegExp(`${linkTo(path).source}(?:[?#][\\w=&#%-]*)?`, 'g');

/** The facts of a collection that name an entry of another one. */
export function referencesTo(collection: string, owner: CollectionName): string[] {
  const { properties = {} } = z.toJSONSchema(z.object(getDefinition(owner).facts(formSources)), {
    unrepresentable: 'any',
  });
  return Object.entries(properties).flatMap(([name, field]) =>
    typeof field === 'object' && field['reference'] === collection ? [name] : [],
  );
}

/** The entries, menus and words of the search that would lead nowhere without an entry. */
export function listLinksTo(
  desk: Desk,
  { collection, id }: EntryLocation,
  language: Language,
): LinkingEntry[] {
  const content = desk.getContent();
  const path = toPathOf({ collection: collection as CollectionName, id });
  const count = (text: string) =>
    path && path !== '/' ? (text.match(linkTo(path)) ?? []).length : 0;
  const countIn = (location: EntryLocation) =>
    pathsOf(location)
      .map((file) => count(readContentText(desk.contentFolder, file.path) ?? ''))
      .reduce((sum, one) => sum + one, 0);
  const toLinking = (location: EntryLocation, links: number, names: number): LinkingEntry[] =>
    links + names > 0
      ? [{ ...location, title: nameEntry(content, location, language), links, names }]
      : [];
  const inEntries = content.entries
    .filter((one) => one.collection !== collection || one.id !== id)
    .flatMap(({ collection: owner, id: name, source: { data } }) => {
      const location = { collection: owner, id: name };
      const naming = referencesTo(collection, owner).filter((field) => data[field] === id);
      return toLinking(location, countIn(location), naming.length);
    });
  const inSite = siteFileNames.flatMap((name) => {
    const location = { collection: '', id: name };
    // Redirects to it are changed with it.
    const links = name === 'settings' ? 0 : countIn(location);
    const naming =
      name === 'navigation' && collection === 'pages'
        ? collectValues(content.navigationFile.data).filter(
            ({ path: field, value }) => field.at(-1) === 'page' && value === id,
          )
        : [];
    return toLinking(location, links, naming.length);
  });
  return [...inEntries, ...inSite];
}

/** Leads the links of an entry to one page to another one; a part of the old page is none of it. */
export function relink(
  desk: Desk,
  location: EntryLocation,
  from: string,
  to: string,
): OperationResult {
  const changes: OperationResult['changes'] = new Map();
  for (const { path } of pathsOf(location)) {
    const text = readContentText(desk.contentFolder, path);
    const changed = text?.replace(linkToPart(from), () => to);
    if (changed !== text) changes.set(path, changed);
  }
  return { changes, location };
}
