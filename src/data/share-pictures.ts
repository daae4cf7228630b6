import { getDefinition } from '@federation/content-model/collections';
import { toPagePath } from '@federation/base/paths';
import { toSharePicturePath } from '@federation/base/share-picture-path';
import type { Language } from '@federation/i18n/languages';
import { oncePerBuild } from './once-per-build.ts';
import type { PageContext } from './page-context.ts';
import { getNewestRecords, getPages, type SitePage } from './site-pages.ts';

/**
 * Number of entries per language with a picture of their own. Drawing a picture takes many times as
 * long as rendering its page.
 */
const newestRecords = 200;

/**
 * The pages of a language with a picture of their own: every page that is not a record, and the
 * newest records.
 */
export async function getPicturedPages(language: Language): Promise<SitePage[]> {
  return [...(await getPages(language)), ...(await getNewestRecords(language, newestRecords))];
}

const getPicturedPaths = oncePerBuild(
  async (language: Language) => new Set((await getPicturedPages(language)).map(({ path }) => path)),
);

/**
 * The path of the picture for shared links to a page: its own, or else that of the list that the
 * page is in or continues, or of the home page.
 */
export async function getSharePicture({
  path,
  language,
  record,
  listPage,
}: Pick<PageContext, 'path' | 'language' | 'record' | 'listPage'>): Promise<string> {
  const pictured = await getPicturedPaths(language);
  const list =
    listPage?.listPath ??
    (record && toPagePath(getDefinition(record.collection).pages?.list ?? 'home'));
  const shown = [path, list].find((one) => one !== undefined && pictured.has(one)) ?? '/';
  return toSharePicturePath(shown, language);
}
