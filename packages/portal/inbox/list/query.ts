import { pageSize } from '@federation/base/paging';
import type { SubmissionKind } from '../../service/database/submission-kinds.ts';
import { states, type SubmissionState } from '../../service/database/states.ts';
import { seenKinds, type InboxContext } from '../request/context.ts';
import { maxFound } from '../../service/search/find.ts';

/** `open` needs an answer, `unsent` has a failed mail, `any` is the result of a search. */
export type View = SubmissionState | 'open' | 'unsent' | 'any';

/** The query of a list in its address. */
export interface InboxListQuery {
  view: View;
  kind: SubmissionKind | undefined;
  /** The kinds that the list has: those that the person sees, or the chosen one. */
  kinds: readonly SubmissionKind[];
  text: string;
  /** From 1. */
  page: number;
}

const views: readonly string[] = [...states, 'open', 'unsent', 'any'];

/** Reads the query of the address, ignoring invalid values. */
export function readListQuery(context: InboxContext): InboxListQuery {
  const { view, kind: chosen, search = '', page = '' } = context.req.query();
  const seen = seenKinds(context);
  const words = search.trim().slice(0, 200);
  const usual = words ? 'any' : 'open';
  const isView = view !== undefined && views.includes(view) && (view !== 'any' || words !== '');
  const kind = seen.find((one) => one === chosen);
  return {
    view: isView ? (view as View) : usual,
    kind,
    kinds: kind ? [kind] : seen,
    text: words,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The number of pages, at least one. */
export const toPageCount = ({ text }: Pick<InboxListQuery, 'text'>, count: number): number =>
  Math.max(1, Math.ceil((text ? Math.min(count, maxFound) : count) / pageSize));

/** The query of the address of a list with `?`; empty for the default list. */
export function toListQueryString({ view, kind, text, page }: Partial<InboxListQuery>): string {
  const parameters = new URLSearchParams({
    ...(view && view !== (text ? 'any' : 'open') && { view }),
    ...(kind && { kind }),
    ...(text && { search: text }),
    ...(page && page > 1 && { page: String(page) }),
  });
  return parameters.size > 0 ? `?${parameters.toString()}` : '';
}
