import type { APIRoute, GetStaticPaths } from 'astro';
import { languages } from '@federation/i18n/languages';
import {
  documentCollections,
  getGeneratedFiles,
  type GeneratedFile,
} from '../../../data/entry-documents.ts';
import { getEntries } from '../../../data/entries.ts';

const mediaTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** The files that the build makes from the texts of entries, one for each format and language. */
export const getStaticPaths = (async () => {
  const entries = await Promise.all(
    documentCollections.flatMap((collection) =>
      languages.map(async (language) =>
        (await getEntries(collection, language)).filter(
          (entry) => entry.wordsLanguage === language,
        ),
      ),
    ),
  );
  const files = await Promise.all(entries.flat().map((entry) => getGeneratedFiles(entry)));
  return files.flat().map((file) => {
    const [, , collection, name] = file.path.split('/');
    return { params: { collection, file: name }, props: { file } };
  });
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ file: GeneratedFile }> = ({ props: { file } }) =>
  new Response(new Uint8Array(file.bytes), {
    headers: { 'Content-Type': mediaTypes[file.format] },
  });
