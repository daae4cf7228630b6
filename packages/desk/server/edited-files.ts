import type { EditedEntry, EntryLocation, OpenedEntry } from '../protocol/desk.ts';
import { isCollectionName } from '@federation/content-model/collections';
import { isSiteFile } from '@federation/content-model/site-files';
import { isLanguage, languages, toFileName } from '@federation/i18n/languages';
import { hashOf, readContentText, type Changes } from './content-files.ts';
import { DeskError } from '../protocol/desk-error.ts';
import { fromEntryForm, orderOf, createEntryForm, type FieldsByLanguage } from './entry-form.ts';
import {
  patchMdx,
  readFields,
  readYaml,
  splitMdx,
} from '@federation/content-model/files/mdx-parts';
import { patchYaml, PatchError } from '@federation/content-model/files/patch-yaml';

/** Between the files of an entry and what a person sees of them. */

/** The path of each file that an entry has or may have. */
export function pathsOf({
  collection,
  id,
}: EntryLocation): { path: string; language?: (typeof languages)[number] }[] {
  if (collection === '' && isSiteFile(id)) return [{ path: `${id}.yaml` }];
  if (!isCollectionName(collection)) throw new DeskError('notFound', `${collection}/${id}`);
  return languages.map((language) => ({
    path: `${collection}/${id}/${toFileName(language)}`,
    language,
  }));
}

export function readEntry(
  contentFolder: string,
  location: EntryLocation,
): Pick<OpenedEntry, 'form' | 'texts' | 'hashes'> {
  const files = pathsOf(location).map((one) => ({
    ...one,
    content: readContentText(contentFolder, one.path),
  }));
  if (!files[0]?.content) throw new DeskError('notFound', files[0]?.path);
  const conflict = files.find(({ content }) => /^(<{7}|>{7})( |\r?$)/m.test(content ?? ''));
  if (conflict) throw new DeskError('conflictMarks', conflict.path);
  const hashes = Object.fromEntries(files.map(({ path, content }) => [path, hashOf(content)]));
  const { collection } = location;
  if (!isCollectionName(collection))
    return {
      form: readOrExplain(files[0].path, () => readYaml(files[0]?.content ?? '')),
      texts: {},
      hashes,
    };
  const sources = files.flatMap(({ language, content, path }) =>
    language && content ? [[language, content, path] as const] : [],
  );
  const fields = Object.fromEntries(
    sources.map(([language, source, path]) => [
      language,
      readOrExplain(path, () => readFields(source)),
    ]),
  ) as FieldsByLanguage;
  return {
    form: createEntryForm(collection, fields),
    texts: Object.fromEntries(
      sources.map(([language, source]) => [language, splitMdx(source).text]),
    ),
    hashes,
  };
}

/** Reads fields; says in words why that is not possible. */
function readOrExplain<Fields>(path: string, read: () => Fields): Fields {
  try {
    return read();
  } catch (error) {
    if (error instanceof PatchError) throw new DeskError('unreadable', path);
    throw error;
  }
}

/**
 * The files of an entry with what was typed. A file that stays as it is is not among them.
 *
 * @throws {DeskError} when a field can only be changed by hand
 */
export function toFiles(contentFolder: string, edited: EditedEntry): Changes {
  try {
    return edited.collection === ''
      ? toSiteFile(contentFolder, edited)
      : toEntryFiles(contentFolder, edited);
  } catch (error) {
    if (error instanceof PatchError) throw new DeskError('handOnly', error.message);
    throw error;
  }
}

function toSiteFile(contentFolder: string, edited: EditedEntry): Changes {
  const [{ path } = { path: '' }] = pathsOf(edited);
  const source = readContentText(contentFolder, path) ?? '';
  const changed = patchYaml(source, edited.form);
  return new Map(changed === source ? [] : [[path, changed]]);
}

function toEntryFiles(contentFolder: string, { form, texts, ...location }: EditedEntry): Changes {
  const { collection } = location;
  if (!isCollectionName(collection)) throw new DeskError('notFound');
  const paths = pathsOf(location);
  const sources = Object.fromEntries(
    paths.map(({ path, language = '' }) => [language, readContentText(contentFolder, path)]),
  );
  const before = Object.fromEntries(
    Object.entries(sources).flatMap(([language, source]) =>
      source === undefined ? [] : [[language, readFields(source)]],
    ),
  ) as FieldsByLanguage;
  const after = fromEntryForm(collection, form as Record<string, unknown>, before);
  return new Map(
    paths.flatMap(({ path, language }): [string, string][] => {
      if (!isLanguage(language)) return [];
      const source = sources[language] ?? '';
      const [fields, text] = [after[language], texts[language] ?? ''];
      if (!fields && !text.trim()) return [];
      const patched = patchMdx(source, fields ?? {}, orderOf(collection), text);
      return patched === source ? [] : [[path, patched]];
    }),
  );
}
