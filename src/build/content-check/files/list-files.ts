import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  defaultLanguage,
  languageDetails,
  languages,
  toFileName,
} from '../../../i18n/languages.ts';

/**
 * Files that systems and office programs leave behind. Nobody put them there, so nobody is told.
 */
const leftBehind = /^(?:\..*|~\$.*|Thumbs\.db|desktop\.ini|.*~|.*\.sw[op])$/i;

/** Endings of texts, and what is behind a copy of one. */
const textName =
  /^(?<name>[\p{L}]+)(?:[-_ .]*(?:\(\d+\)|copy|\d+|new|final|[A-Z]{2}))*(?:\.(?:mdx?|markdown|txt|docx?|rtf))+$/iu;

/**
 * What is in the folder of the content: its files and folders, as paths below it, with / between
 * their parts.
 */
export interface Listing {
  files: readonly string[];
  folders: readonly string[];
}

/** Lists what people put below a folder. */
export function listFiles(folder: string): Listing {
  if (!existsSync(folder)) return { files: [], folders: [] };
  const all = readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => ({
      entry,
      path: relative(folder, join(entry.parentPath, entry.name)).split('\\').join('/'),
    }))
    .filter(({ path }) => !path.split('/').some((part) => leftBehind.test(part)));
  const paths = (isWanted: (entry: (typeof all)[number]['entry']) => boolean) =>
    all
      .filter(({ entry }) => isWanted(entry))
      .map(({ path }) => path)
      .sort();
  return {
    files: paths((entry) => entry.isFile()),
    folders: paths((entry) => entry.isDirectory()),
  };
}

/** The ways in which people name a language: `hi`, `hin`, `hindi`. */
const languageOf = new Map(
  languages.flatMap((language) => {
    const name = (
      new Intl.DisplayNames(defaultLanguage, { type: 'language' }).of(language) ??
      languageDetails[language].name
    ).toLowerCase();
    return [language, name.slice(0, 3), name].map((one) => [one, language] as const);
  }),
);

/**
 * The name that a file was meant to have, where it nearly has the name of a text.
 *
 * @example toTextName('hi (1).mdx') // 'hi.mdx'
 */
export function toTextName(name: string): string | undefined {
  const { name: given = '' } = textName.exec(name.trim())?.groups ?? {};
  const language = languageOf.get(given.toLowerCase());
  return language && toFileName(language);
}
