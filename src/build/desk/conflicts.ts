import { stringify } from 'yaml';
import type { Conflict, Conflicts, Difference, Side } from '../../core/desk-publishing.ts';
import { siteFileNames } from '../../content-model/site-files.ts';
import { editingTexts } from '../../i18n/editing.ts';
import { fill } from '../../i18n/fill.ts';
import { isLanguage, type Language } from '../../i18n/languages.ts';
import { readContentFile } from '../content/content-file.ts';
import type { Desk } from './desk.ts';
import { DeskError } from './desk-error.ts';
import { commitMerge, tryMerge, type Blob, type ClashingFile } from './git-merge.ts';
import { attempt, git } from './git.ts';
import { mergeFile, textPlace, type Clash } from './merge-file.ts';
import { findLabel, titleFields } from './names.ts';
import { PatchError } from './yaml-places.ts';

/** Two versions of one entry, between which a person chooses. */

const folder = 'src/content/';

interface Opened extends ClashingFile {
  /** The path below `src/content`. */
  name: string;
  clashes: Clash[];
  merge: (choose: (clash: Clash) => Side) => Promise<Blob | undefined>;
}

/** What is to be chosen, entry by entry. */
export async function findConflicts(
  { root }: Desk,
  theirs: string,
  language: Language,
): Promise<Conflict[]> {
  const opened = await openClashing(root, theirs);
  const entries = Map.groupBy(opened, ({ name }) =>
    name.includes('/') ? name.slice(0, name.lastIndexOf('/')) : name,
  );
  const toConflict = async ([place, files]: [string, Opened[]]): Promise<Conflict> => {
    const paths = files.map(({ path }) => `:/${path}`);
    const by = await attempt(root, 'log', '-1', '--format=%an', theirs, '--', ...paths);
    const differences = await Promise.all(
      files.flatMap((file) =>
        file.clashes.map((clash) => toDifference(root, file, clash, language)),
      ),
    );
    return { title: await nameOf(root, place, files, language), by: by?.trim() ?? '', differences };
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
  const chosen = await Promise.all(
    opened.map(async ({ path, name, merge }) => {
      const blob = await merge((clash) => {
        const side = choices[toId(name, clash)];
        if (!side) throw new DeskError('gitConflict', name);
        return side;
      });
      return [path, blob] as const;
    }),
  );
  await commitMerge(root, theirs, { tree, chosen: new Map(chosen) });
  forget();
}

async function openClashing(root: string, theirs: string): Promise<Opened[]> {
  const prefix = (await git(root, ['rev-parse', '--show-prefix'])).trim() + folder;
  const { tree, clashing } = await tryMerge(root, theirs);
  const other = clashing.filter(({ path }) => !path.startsWith(prefix));
  // Code is not for a form.
  if (other.length > 0)
    throw new DeskError('gitConflictOutside', other.map(({ path }) => path).join(', '));
  return Promise.all(
    clashing.map(async (file) => {
      const name = file.path.slice(prefix.length);
      const byField = await mergeByField(root, tree, { ...file, name });
      return { ...file, name, ...(byField ?? asWhole(file)) };
    }),
  );
}

/** Undefined for what is not a file of fields, or where one side has removed it. */
async function mergeByField(
  root: string,
  tree: string,
  { path, name, ...blobs }: ClashingFile & { name: string },
): Promise<Pick<Opened, 'clashes' | 'merge'> | undefined> {
  if (!/\.(mdx|yaml)$/.test(name) || !blobs.mine || !blobs.theirs) return undefined;
  const { mode } = blobs.mine;
  const read = (blob: Blob | undefined) => blob && git(root, ['cat-file', 'blob', blob.object]);
  const [base, mine = '', theirs = '', merged] = await Promise.all([
    read(blobs.base),
    read(blobs.mine),
    read(blobs.theirs),
    git(root, ['cat-file', 'blob', `${tree}:${path}`]),
  ]);
  const mergeWith = (choose: (clash: Clash) => Side) =>
    mergeFile(name, { base, mine, theirs }, merged, choose);
  const clashes: Clash[] = [];
  try {
    mergeWith((clash) => {
      clashes.push(clash);
      return 'theirs';
    });
  } catch (error) {
    if (error instanceof PatchError) return undefined;
    throw error;
  }
  const merge = async (choose: (clash: Clash) => Side) => ({
    mode,
    object: await git(root, ['hash-object', '-w', '--stdin'], { input: mergeWith(choose) }).then(
      (object) => object.trim(),
    ),
  });
  return { clashes, merge };
}

function asWhole({ mine, theirs }: ClashingFile): Pick<Opened, 'clashes' | 'merge'> {
  const whole: Clash = { place: [], mine, theirs, canBoth: false };
  return {
    clashes: [whole],
    merge: (choose) => Promise.resolve(choose(whole) === 'theirs' ? theirs : mine),
  };
}

const toId = (name: string, { place }: Clash) => JSON.stringify([name, ...place]);

async function toDifference(
  root: string,
  { name, ...file }: Opened,
  clash: Clash,
  language: Language,
): Promise<Difference> {
  const id = toId(name, clash);
  const { place, canBoth } = clash;
  const of = [/([a-z]+)\.mdx$/.exec(name)?.[1], place.at(-1)].find(isLanguage);
  const shared = { id, language: of, canBoth };
  if (place.length === 0) {
    const show = (blob: Blob | undefined) => blob && showFile(root, name, blob, language);
    const [mine, theirs] = await Promise.all([show(file.mine), show(file.theirs)]);
    const label = name.slice(name.lastIndexOf('/') + 1);
    return { ...shared, label, mine, theirs };
  }
  const names = place.filter((part, index) => index === 0 || !isLanguage(part));
  return {
    ...shared,
    label:
      place[0] === textPlace ? editingTexts[language].desk.text : toLabel(name, names, language),
    mine: showValue(clash.mine),
    theirs: showValue(clash.theirs),
  };
}

const toLabel = (path: string, names: readonly string[], language: Language) =>
  names
    .map((name, index) => findLabel(path, names.slice(0, index + 1), language) ?? name)
    .join(' – ');

function showValue(value: unknown): string | undefined {
  return typeof value === 'string' || value === undefined ? value : stringify(value).trim();
}

async function showFile(root: string, name: string, { object }: Blob, language: Language) {
  if (/\.(mdx|yaml|txt)$/.test(name)) return git(root, ['cat-file', 'blob', object]);
  const size = (await git(root, ['cat-file', '-s', object])).trim();
  return fill(editingTexts[language].desk['conflict.file'], { size });
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
