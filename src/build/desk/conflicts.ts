import type { Conflict, Conflicts, Difference, Side } from '../../core/desk-publishing.ts';
import { isCollectionName } from '../../content-model/collections.ts';
import { siteFileNames } from '../../content-model/site-files.ts';
import { editingTexts } from '../../i18n/editing.ts';
import { languageDetails, type Language } from '../../i18n/languages.ts';
import { readContentFile } from '../content/content-file.ts';
import type { Desk } from './desk.ts';
import { DeskError } from './desk-error.ts';
import { openClashing, type Opened } from './clashing.ts';
import { commitMerge, listBeside, tryMerge, type ClashingFile } from './git-merge.ts';
import { attempt, git } from './git.ts';
import type { Clash } from './merge-file.ts';
import { titleFields } from './names.ts';
import { linesOf } from './rows.ts';
import { showClash, showFile, type ShowContext } from './show-difference.ts';

/** Two versions of one entry, between which a person chooses. */

/** What is to be chosen, entry by entry. */
export async function findConflicts(
  { root, getSite }: Desk,
  theirs: string,
  language: Language,
): Promise<Conflict[]> {
  const opened = await openClashing(root, theirs);
  const context = { root, language, site: getSite() };
  const entries = Map.groupBy(opened, ({ name }) =>
    name.includes('/') ? name.slice(0, name.lastIndexOf('/')) : name,
  );
  const toConflict = async ([place, files]: [string, Opened[]]): Promise<Conflict> => {
    const paths = files.map(({ path }) => `:/${path}`);
    const by = await attempt(root, 'log', '-1', '--format=%an', theirs, '--', ...paths);
    const differences = await Promise.all(files.map((file) => toDifferences(file, context)));
    const title = await nameOf(root, place, files, language);
    return { title, by: by?.trim() ?? '', differences: join(differences.flat()) };
  };
  return Promise.all([...entries].map(toConflict));
}

/**
 * Brings two versions together as somebody has chosen. Both stay in the history.
 *
 * @throws {DeskError} when something was not chosen, or has changed since it was shown
 */
export async function bringTogether(
  { root, forget }: Desk,
  { theirs, mergeable }: { theirs: Conflicts['theirs']; mergeable: string },
  choices: Readonly<Record<string, Side>>,
): Promise<void> {
  const { tree } = await tryMerge(root, mergeable);
  const opened = await openClashing(root, mergeable);
  const sideOf = (name: string, clash: Clash) => {
    const side = choices[toId(name, clash)];
    if (!side) throw new DeskError('gitConflict', name);
    return side;
  };
  const chosen = await Promise.all(
    opened.map(async ({ path, name, merge }) => {
      const blob = await merge((clash) => sideOf(name, clash));
      return [path, blob] as const;
    }),
  );
  // What one has removed, Git takes away where the other has changed nothing in it.
  const kept = await Promise.all(
    opened.map(async ({ path, name, mine, theirs: other, clashes: [clash] }) => {
      if (!clash || !name.endsWith('.mdx') || (mine && other)) return [];
      const isKept = sideOf(name, clash) === (mine ? 'mine' : 'theirs');
      const commit = mine ? 'HEAD' : mergeable;
      return isKept ? listBeside(root, commit, path) : [];
    }),
  );
  await commitMerge(root, theirs, { tree, chosen: new Map([...kept.flat(), ...chosen]) });
  forget();
}

/**
 * What belongs together is chosen together: the lines of a list in every language, photographs and
 * their captions, and an entry that one has removed.
 */
function toId(name: string, { place, canBoth }: Clash): string {
  const [collection = ''] = name.split('/');
  const [field = ''] = place;
  const entry = name.slice(0, name.lastIndexOf('/'));
  const isEntry = place.length === 0 && name.endsWith('.mdx');
  if (isEntry) return JSON.stringify([entry]);
  if (!canBoth || !isCollectionName(collection)) return JSON.stringify([name, ...place]);
  const pair = linesOf(collection).find((names) => names.some((one) => one === field));
  return JSON.stringify([entry, pair?.[0] ?? field]);
}

async function toDifferences(
  { name, clashes, ...file }: Opened,
  context: ShowContext,
): Promise<Difference[]> {
  const toDifference = async (clash: Clash) => {
    const shown =
      clash.place.length === 0
        ? await showFile(name, file, context)
        : showClash(name, clash, context);
    return { ...shown, id: toId(name, clash), canBoth: clash.canBoth };
  };
  return Promise.all(clashes.map(toDifference));
}

/** One question for all that is chosen together. */
function join(differences: readonly Difference[]): Difference[] {
  return [...Map.groupBy(differences, ({ id }) => id).values()].flatMap(([first, ...others]) => {
    if (!first || others.length === 0) return first ?? [];
    const all = [first, ...others];
    const isOneField = all.every(({ label }) => label === first.label);
    const show = (side: 'mine' | 'theirs') =>
      all
        .map(({ label, language, [side]: value = '' }) => {
          const name = language && languageDetails[language].name;
          const title = isOneField
            ? (name ?? label)
            : [label, name && `(${name})`].join(' ').trim();
          return `${title}\n${value}`;
        })
        .join('\n\n');
    return {
      ...first,
      language: undefined,
      mine: show('mine'),
      theirs: show('theirs'),
    };
  });
}

/** What an entry is called by one of the two. */
async function nameOf(
  root: string,
  place: string,
  files: readonly ClashingFile[],
  language: Language,
): Promise<string> {
  const site = siteFileNames.find((name) => `${name}.yaml` === place);
  if (site) return editingTexts[language].desk[`site.${site}`];
  const file = files.find(({ path }) => path.endsWith('.mdx'));
  const blob = file?.mine ?? file?.theirs;
  if (!blob) return place;
  const { data } = readContentFile(
    root,
    file?.path ?? '',
    await git(root, ['cat-file', 'blob', blob.object]),
  );
  const title = titleFields.map((name) => data[name]).find((one) => typeof one === 'string');
  return title ?? place;
}
