import { sourceFileName } from '@federation/i18n/languages';
import { readText } from './content-files.ts';
import type { Desk } from './desk.ts';
import type { Outcome } from './entry-files.ts';
import { orderOf } from './entry-form.ts';
import { leaveAddress, returnToAddress, type Place } from './leave-address.ts';
import { patchMdx, readFields, splitMdx } from '@federation/content-model/files/mdx-parts';

/** An entry leaves the site for a while, and comes back. */

/** Makes it a draft, and leads its address to another page. */
export const withdraw = (desk: Desk, place: Place, to: string): Outcome => ({
  changes: leaveAddress(desk, setDraft(desk, place, true), place, { to }),
  place,
});

/** Makes it a draft no more, and takes the redirect of its address away. */
export const bringBack = (desk: Desk, place: Place): Outcome => ({
  changes: returnToAddress(desk, setDraft(desk, place, undefined), place),
  place,
});

function setDraft(desk: Desk, { collection, id }: Place, draft: true | undefined) {
  const path = `${collection}/${id}/${sourceFileName}`;
  const source = readText(desk.contentFolder, path) ?? '';
  const fields = Object.entries(readFields(source)).filter(([name]) => name !== 'draft');
  const changed = { ...Object.fromEntries(fields), ...(draft && { draft }) };
  const text = patchMdx(source, changed, orderOf(collection), splitMdx(source).text);
  return new Map([[path, text]]) as Outcome['changes'];
}
