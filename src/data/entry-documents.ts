import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getCollectionsWith, hasPart } from '@federation/content-model/collections';
import { oncePerBuild } from './once-per-build.ts';
import { defaultLanguage, toFileName, type Language } from '@federation/i18n/languages';
import type { GeneratedFormat } from '@federation/content-model/collections/document';
import { getEntries, type Entry } from './entries.ts';
import { makeDocx } from '@federation/documents/docx';
import { createDocumentSource } from './document-source.ts';
import { countPages, makePdf } from '@federation/documents/pdf';
import { makeXlsx } from '@federation/documents/xlsx';

/** A file that an entry offers. Its details are read from its bytes. */
export interface EntryDocument {
  url: string;
  /** The type of file in capitals, such as `PDF`. */
  type: string;
  /** In bytes. */
  size: number;
  /** In hexadecimal digits. */
  sha256: string;
  /** Known for PDFs that the build makes. */
  pages?: number | undefined;
  language: Language;
}

/** A file that the build generates: its path and its content. */
export interface GeneratedFile {
  path: string;
  format: GeneratedFormat;
  bytes: Buffer;
}

const makers = { pdf: makePdf, docx: makeDocx, xlsx: makeXlsx };

/** The collections whose entries have files made from their texts. */
export const documentCollections = getCollectionsWith('documents');

const uploaded = import.meta.glob<string>(
  '/src/content/**/*.{pdf,doc,docx,odt,rtf,txt,csv,xls,xlsx,ods,ppt,pptx,odp,mp4,webm,mp3,zip}',
  {
    query: '?url&no-inline',
    import: 'default',
    eager: true,
  },
);

interface FileFields {
  document?: string;
  formats?: GeneratedFormat[];
}

/**
 * The files of an entry, in the language of its words: those that were uploaded, or else those that
 * the build makes from its text.
 *
 * @throws when a file can't be made, or is not a type of file that the site offers
 */
export async function getDocuments(entry: Entry): Promise<EntryDocument[]> {
  const { document } = entry.data as FileFields;
  if (document) return [readUploaded(entry, document)];
  return Promise.all(
    (await getGeneratedFiles(entry)).map(async ({ path, format, bytes }) => ({
      ...describe(path, format, bytes, entry.wordsLanguage),
      pages: format === 'pdf' ? await countPages(bytes) : undefined,
    })),
  );
}

/** The files of the download that holds the text of a page; none if no download names the page. */
export async function getPageDocuments(page: string, language: Language): Promise<EntryDocument[]> {
  const downloads = await getEntries('downloads', language);
  const download = downloads.find(({ data }) => data.page === page);
  return download ? getDocuments(download) : [];
}

/** The files that the build makes from the text of an entry; none if one was uploaded. */
export const getGeneratedFiles = oncePerBuild(
  makeFiles,
  ({ collection, id, wordsLanguage }) => `${collection}/${id}/${wordsLanguage}`,
);

async function makeFiles(entry: Entry): Promise<GeneratedFile[]> {
  const { document, formats = ['pdf'] } = entry.data as FileFields;
  if (document || !hasPart(entry.collection, 'documents')) return [];
  const source = await createDocumentSource(entry);
  const path = `/files/${entry.collection}/${entry.id}-${entry.wordsLanguage}`;
  return Promise.all(
    formats.map(async (format) => ({
      path: `${path}.${format}`,
      format,
      bytes: await makers[format](source).catch((error: unknown) => {
        const { message } = error as Error;
        throw new Error(
          `${format.toUpperCase()} of src/content/${entry.collection}/${entry.id}/${toFileName(entry.wordsLanguage)}: ${message}`,
          {
            cause: error,
          },
        );
      }),
    })),
  );
}

function readUploaded(entry: Entry, name: string): EntryDocument {
  const folder = `/src/content/${entry.collection}/${entry.id}`;
  const own = `${folder}/${name.slice(2).replace(/(\.\w+)$/, `.${entry.wordsLanguage}$1`)}`;
  const hasOwn = existsSync(join(process.cwd(), own));
  const path = hasOwn ? own : `${folder}/${name.slice(2)}`;
  const url = uploaded[path];
  if (!url)
    throw new Error(
      `${path} is not a type of file that the site offers. Use PDF, or an office or media format.`,
    );
  return describe(
    url,
    name.split('.').at(-1) ?? '',
    readFileSync(join(process.cwd(), path)),
    hasOwn ? entry.wordsLanguage : defaultLanguage,
  );
}

function describe(url: string, ending: string, bytes: Buffer, language: Language): EntryDocument {
  return {
    url,
    type: ending.toUpperCase(),
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    language,
  };
}
