import { isCollectionName } from '../../packages/content-model/collections/collections.ts';
import { readContent } from '../../packages/content-check/rule/checked-content.ts';
import { findPage } from '../../packages/desk/server/shown-on.ts';

/** These pages show settings, menus and deleted entries. */
const always = ['/', '/contact'];

/**
 * The pages that show changed files of the content, without their language; undefined if all have
 * to be tested.
 *
 * @param changed the paths of the files from the root of the project, in a line each
 */
export function findChangedPages(changed: string | undefined): Set<string> | undefined {
  if (changed === undefined) return undefined;
  const content = readContent(process.cwd());
  const pages = changed.split('\n').flatMap((path) => {
    const [, collection = '', id = ''] = /^src\/content\/([^/]+)\/(.+)\/[^/]+$/.exec(path) ?? [];
    if (!isCollectionName(collection)) return [];
    const entry = content.entries.find((one) => one.collection === collection && one.id === id);
    const { kind } = entry?.source.data ?? {};
    return findPage(content, collection, id, { kind }) ?? [];
  });
  return new Set([...always, ...pages]);
}
