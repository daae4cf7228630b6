import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import {
  collectionNames,
  getDefinition,
  type CollectionName,
} from '@federation/content-model/collections';
import { pagedCollections, toPathOf } from '@federation/content-model/collections/paths';
import type { Sources } from '@federation/content-model/collections/collection-definition';
import { refuse } from '@federation/content-model/fields/refusal';
import { toPagePath } from '@federation/base/paths';
import { readEntryFolders, type EntryFolder } from '@federation/content-model/files/entry-folders';
import { rowsOf } from '@federation/content-model/files/values';
import { isReadableFile, type ContentFile } from '@federation/content-model/files/content-file';

/** The entries of every collection by its name. */
export type Folders = Record<CollectionName, EntryFolder[]>;

/** Tests whether a path of this site has a page. */
export type PathTest = (path: string) => boolean;

/** Paths of pages and texts that every language has without an entry in `pages`. */
export const builtInPaths = ['/search', '/licences.txt'];

/** File endings of pictures that the site can show. */
const picture = /\.(avif|gif|jpe?g|png|svg|webp)$/i;

/** File endings of documents that visitors can open. */
const offeredEndings =
  'pdf docx xlsx pptx odt ods odp zip doc rtf txt csv xls ppt mp4 webm mp3'.split(' ');
const offered = new RegExp(`\\.(?:${offeredEndings.join('|')})$`, 'i');

/** Lists the entries of every collection. */
export function readFolders(contentFolder: string): Folders {
  return Object.fromEntries(
    collectionNames.map((name) => [name, readEntryFolders(join(contentFolder, name))]),
  ) as Folders;
}

/**
 * The targets that a field of an entry may name: files beside it and entries of other collections.
 */
export function createSources(folder: string, folders: Folders): Sources {
  const file = () =>
    z.string().refine((name) => /^\.\/[^/\\]+$/.test(name) && isFile(folder, name.slice(2)), {
      ...refuse('notFileBeside'),
      abort: true,
    });
  const image = () =>
    file().refine(
      (name) => picture.test(name),
      refuse('notPicture', { endings: 'avif, gif, jpg, png, svg, webp' }),
    );
  return {
    // Astro’s image field returns the size of the picture; the check needs to know only that it is
    // a picture.
    image: image as unknown as Sources['image'],
    document: () =>
      file().refine(
        (name) => offered.test(name),
        refuse('fileTypeNotOffered', { endings: offeredEndings.join(', ') }),
      ),
    reference: (collection) =>
      z
        .string()
        .refine(
          (id) => (folders[collection as CollectionName] ?? []).some((entry) => entry.id === id),
          refuse('notEntry', { collection }),
        ),
  };
}

/** A line of `redirects` as somebody wrote it. */
export interface WrittenRedirect {
  from: string;
  to: string | undefined;
  isGone: boolean;
  index: number;
}

/** The redirects of the settings that can be read. The schema reports the others. */
export function readRedirects({ data }: Pick<ContentFile, 'data'>): WrittenRedirect[] {
  return rowsOf(data['redirects']).flatMap((row, index) => {
    const { from, to, gone } = row ?? {};
    if (typeof from !== 'string') return [];
    const isGone = gone !== undefined && gone !== false;
    return [{ from, to: typeof to === 'string' ? to : undefined, isGone, index }];
  });
}

/**
 * Tests whether a path has a page. A draft counts: the site shows a link to it as
 * plain words, so that one line takes a page off and brings it back.
 */
export function createPathTest(folders: Folders, settingsFile: ContentFile): PathTest {
  // The redirects are unknown then, so no path may be refused.
  if (!isReadableFile(settingsFile)) return () => true;
  const redirected = readRedirects(settingsFile)
    .filter(({ isGone }) => !isGone)
    .map(({ from }) => from);
  // The build generates a list page for a collection that has none.
  const lists = pagedCollections.map((name) => toPagePath(getDefinition(name).pages?.list ?? name));
  const paths = new Set([
    ...builtInPaths,
    ...redirected,
    ...lists,
    ...listAddresses(folders).keys(),
  ]);
  return (path) => paths.has(path);
}

/** The address of each page and record that has one, with those that claim it. */
export function listAddresses(folders: Folders): Map<string, string[]> {
  const addresses = new Map<string, string[]>();
  for (const collection of collectionNames)
    for (const { id } of folders[collection]) {
      const address = toPathOf({ collection, id });
      if (address)
        addresses.set(address, [...(addresses.get(address) ?? []), `${collection}/${id}`]);
    }
  return addresses;
}

/**
 * Asks the folder, not for the file: Windows and macOS find `Hall.jpg` under the name `hall.jpg`,
 * the server does not.
 */
function isFile(folder: string, name: string): boolean {
  return (
    existsSync(folder) &&
    readdirSync(folder, { withFileTypes: true }).some(
      (entry) => entry.name === name && entry.isFile(),
    )
  );
}
