import { isDeepStrictEqual } from 'node:util';
import type { DeskChange, PublishWay } from '../../core/desk.ts';
import { getFieldNames } from '../../content-model/field-names.ts';
import { isCollectionName } from '../../content-model/collections.ts';
import { editingTexts } from '../../i18n/editing.ts';
import {
  isLanguage,
  languageDetails,
  sourceFileName,
  type Language,
} from '../../i18n/languages.ts';
import { findUnrecorded, listName, recordAddresses } from '../content-check/redirects/published.ts';
import { readContentFile, type ContentFile } from '../content/content-file.ts';
import { readBytes } from './content-files.ts';
import type { Desk } from './desk.ts';
import { DeskError } from './desk-error.ts';
import { attempt, git } from './git.ts';
import { nameField, titleFields, titleOf } from './names.ts';
import { siteFiles } from './typed-files.ts';

/**
 * What waits to be published, and its way to the visitors: through Git, by the rules of the service
 * that keeps the project.
 */

const folder = 'src/content';

/** How a change gets from this folder to the visitors. */
export function findWay(root: string): PublishWay {
  if (attempt(root, 'rev-parse', '--is-inside-work-tree') === undefined) return 'noClone';
  return attempt(root, 'remote')?.trim() ? 'push' : 'noRemote';
}

/** What has changed in the content since the last commit, in words. */
export function listChanges(
  { root, contentFolder, getSite }: Desk,
  language: Language,
): DeskChange[] {
  const status =
    attempt(
      root,
      'status',
      '--porcelain',
      '-z',
      '--no-renames',
      '--untracked-files=all',
      '--',
      folder,
    ) ?? '';
  const paths = status
    .split('\0')
    .filter(Boolean)
    .map((line) => line.slice(3))
    .filter((path) => path.includes(`${folder}/`) && !path.endsWith(`/${listName}`))
    .map((path) => path.slice(path.indexOf(`${folder}/`) + folder.length + 1));
  const places = Map.groupBy(paths, (path) =>
    path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : path,
  );
  return [...places].map(([place, files]) => {
    const [collection = '', ...rest] = place.split('/');
    const entry = getSite().entries.find(
      (one) => one.collection === collection && one.id === rest.join('/'),
    );
    const before = (path: string) => attempt(root, 'show', `HEAD:./${folder}/${path}`);
    const main = place.endsWith('.yaml') ? place : `${place}/${sourceFileName}`;
    const now = (path: string) => readBytes(contentFolder, path)?.toString();
    const kind =
      before(main) === undefined ? 'new' : now(main) === undefined ? 'removed' : 'changed';
    const title = titleFields
      .map((name) => readContentFile(root, main, before(main) ?? '').data[name])
      .find((one) => typeof one === 'string');
    const site = siteFiles.find((name) => `${name}.yaml` === place);
    const named = site
      ? editingTexts[language].desk[`site.${site}`]
      : ((entry && titleOf(entry.files, language)) ?? title);
    const describeFile = (path: string) => {
      if (!/\.(mdx|yaml)$/.test(path)) return [path.slice(path.lastIndexOf('/') + 1)];
      const [old, current] = [before, now].map((versionOf) => versionOf(path) ?? '');
      return describe(
        readContentFile(root, path, old),
        readContentFile(root, path, current),
        language,
      );
    };
    const fields = kind === 'changed' ? files.flatMap(describeFile) : [];
    return {
      title: named ?? place,
      kind,
      fields: [...new Set(fields)],
      ...(entry && { collection, id: entry.id }),
    };
  });
}

/** The names of what differs between two versions of a file. */
function describe(before: ContentFile, now: ContentFile, language: Language): string[] {
  const { path } = now;
  const of = /([a-z]+)\.mdx$/.exec(path)?.[1];
  const suffix = isLanguage(of) ? ` (${languageDetails[of].name})` : '';
  const names = Object.keys({ ...before.data, ...now.data }).filter(
    (name) => !isDeepStrictEqual(before.data[name], now.data[name]),
  );
  const [collection = ''] = path.split('/');
  // A fact is the same in every language.
  const isFact = (name: string) =>
    isCollectionName(collection) && getFieldNames(collection).facts.includes(name);
  const hasOtherText = before.text.source.trim() !== now.text.source.trim();
  return [
    ...names.map((name) => nameField(path, name, language) + (isFact(name) ? '' : suffix)),
    ...(hasOtherText ? [editingTexts[language].phrases['field.text'] + suffix] : []),
  ];
}

/**
 * Commits what has changed in the content, and nothing else, and sends it to where the project is
 * kept.
 *
 * @param message what is done, for the history
 * @throws {DeskError} when Git refuses; what it says is the detail
 */
export function publish({ root, contentFolder, getSite }: Desk, message: string): void {
  if (findWay(root) !== 'push') throw new DeskError('noRemote');
  recordAddresses(contentFolder, findUnrecorded(getSite()));
  try {
    git(root, 'add', '--all', '--', folder);
    if (git(root, 'diff', '--cached', '--name-only', '--', folder))
      git(root, 'commit', '--message', message || 'Content', '--', folder);
    git(root, 'push');
  } catch (error) {
    throw new DeskError('git', String((error as { stderr?: unknown }).stderr ?? error).trim());
  }
}
