import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, strFromU8, unzipSync } from 'fflate';
import { readPdfText } from '../support/pdf.ts';

/** A built file as text. */
export interface BuiltText {
  path: string;
  text: string;
}

/**
 * The words of every built file: pages, data and scripts as they are, workbooks and text documents
 * unpacked, the search index, and the text of PDFs. Pictures repeat titles and names of the pages.
 *
 * @param folder such as `dist`
 */
export async function readBuilt(folder: string): Promise<BuiltText[]> {
  const paths = globSync('**/*.*', { cwd: folder }).filter((path) => !/\.(?:br|gz)$/.test(path));
  const texts = await Promise.all(
    paths.map(async (path) => ({
      path,
      text: await toText(path, readFileSync(join(folder, path))),
    })),
  );
  return texts.filter(({ text }) => text !== '');
}

async function toText(path: string, bytes: Buffer): Promise<string> {
  if (/\.(?:png|woff2|wasm|jpe?g|webp)$/.test(path)) return '';
  // With and without the markup of the page, as words may span several elements.
  if (path.endsWith('.html')) return `${bytes.toString()}\n${withoutTags(bytes.toString())}`;
  if (/\.(?:docx|xlsx)$/.test(path))
    return Object.values(unzipSync(bytes))
      .map((part) => withoutTags(strFromU8(part)))
      .join('\n');
  if (path.endsWith('.pdf')) return readPdfText(bytes);
  if (/\.pf_\w+$/.test(path)) return strFromU8(gunzipSync(bytes));
  return bytes.toString();
}

const withoutTags = (text: string) => text.replaceAll(/<[^>]+>/g, '').replaceAll('&amp;', '&');
