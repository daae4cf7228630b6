import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { ImageMetadata } from 'astro';
import { languageDetails, type Language } from '../i18n/languages.ts';
import { coveredCollections, type CoverSubject } from './covers/cover.ts';
import type { Entry } from './entries.ts';

/** A file that an entry offers. */
export interface EntryDocument {
  url: string;
  /** The kind of file in capitals, such as `PDF`. */
  type: string;
  /** The size in bytes, read from the file. */
  size: number;
}

const urls = import.meta.glob<string>('/src/content/**/*.{pdf,doc,docx,odt,rtf,txt,csv,xls,xlsx,ods,ppt,pptx,odp,mp4,webm,mp3,zip}', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/**
 * The document of an entry, from its field `document` or `attachment`; undefined when it has none.
 *
 * @throws when the file is of a kind that the site does not offer
 */
export function getDocument(entry: Entry): EntryDocument | undefined {
  const { document, attachment } = entry.data as { document?: string; attachment?: string };
  const name = document ?? attachment;
  if (!name) return undefined;
  const path = `/src/content/${entry.collection}/${entry.id}/${name.slice(2)}`;
  const url = urls[path];
  if (!url) throw new Error(`${path} is of a kind that the site does not offer. Use PDF, or an office or media format.`);
  return { url, type: (name.split('.').at(-1) ?? '').toUpperCase(), size: statSync(join(process.cwd(), path)).size };
}

/**
 * A size in words, in units of 1,000 bytes.
 *
 * @example formatSize(1234567, 'en') // '1.2 MB'
 */
export function formatSize(bytes: number, language: Language): string {
  const [value, unit] = bytes < 1_000_000 ? [Math.max(1, Math.round(bytes / 1000)), 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  return new Intl.NumberFormat(languageDetails[language].locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value);
}

/** The picture of an entry: the one that staff put beside it, else the address of the one that the build draws. */
export function getPicture(entry: Entry): ImageMetadata | string | undefined {
  const { image, logo, coverImage, photo } = entry.data as Partial<Record<'image' | 'logo' | 'coverImage' | 'photo', ImageMetadata>>;
  const drawn = coveredCollections.some((name: CoverSubject) => name === entry.collection)
    ? `/covers/${entry.collection}/${entry.id}.svg`
    : undefined;
  return image ?? logo ?? coverImage ?? photo ?? drawn;
}
