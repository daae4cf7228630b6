import { sourceFileName } from '@federation/i18n/languages';
import { readContentText } from './content-files.ts';
import type { Desk } from './desk.ts';
import type { OperationResult } from './entry-files.ts';
import { orderOf } from './entry-form.ts';
import { redirectAddress, removeRedirect, type KnownLocation } from './change-redirects.ts';
import { patchMdx, readFields } from '@federation/content-model/files/mdx-parts';

/** An entry leaves the site for a while, and comes back. */

/** Makes it a draft, and leads its address to another page. */
export const unpublish = (desk: Desk, location: KnownLocation, to: string): OperationResult => ({
  changes: redirectAddress(desk, setDraft(desk, location, true), location, { to }),
  location,
});

/** Makes it a draft no more, and takes the redirect of its address away. */
export const republish = (desk: Desk, location: KnownLocation): OperationResult => ({
  changes: removeRedirect(desk, setDraft(desk, location, undefined), location),
  location,
});

function setDraft(desk: Desk, { collection, id }: KnownLocation, draft: true | undefined) {
  const path = `${collection}/${id}/${sourceFileName}`;
  const source = readContentText(desk.contentFolder, path) ?? '';
  const fields = Object.entries(readFields(source)).filter(([name]) => name !== 'draft');
  const changed = { ...Object.fromEntries(fields), ...(draft && { draft }) };
  const text = patchMdx(source, changed, orderOf(collection));
  return new Map([[path, text]]) as OperationResult['changes'];
}
