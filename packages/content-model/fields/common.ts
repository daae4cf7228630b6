import type { ImageMetadata } from 'astro';
import type { PortalState } from '@federation/portal/contract/api';
import { day, flag } from './fields.ts';

/** Facts that every entry has. */
export const commonFacts = {
  draft: flag('entry.draft'),
  publishFrom: day('entry.publishFrom', '2026-12-25').optional(),
  reviewBy: day('entry.reviewBy', '2027-02-18').optional(),
  demonstration: flag('entry.demonstration'),
};

/**
 * Fields that mean the same in every collection that has them. Code that serves all collections
 * reads nothing but these, the definition and the summary.
 */
export interface CommonData {
  draft: boolean;
  /** The first day on which the entry is on the site, `YYYY-MM-DD`. */
  publishFrom?: string;
  /** The day by which the entry is to be checked again, `YYYY-MM-DD`. */
  reviewBy?: string | undefined;
  demonstration: boolean;
  /** The portal with which alone a page is on the site. */
  portal?: PortalState | undefined;
  /** The kind, group, type, category or outcome of a record. */
  kind?: string;
  /** The day by which records are sorted, `YYYY-MM-DD`. */
  date?: string;
  /** The last day of something that takes more than one. */
  endDate?: string;
  /** The day on which it was first announced, where its own day is another. */
  announced?: string;
  /** The days of later changes, newest first, and a sentence for each. */
  changedOn?: string[] | undefined;
  changes?: string[] | undefined;
  /** The number of an edition of a rule; a guideline calls it a version. */
  edition?: string | undefined;
  version?: string | undefined;
  /** The day on which it was adopted, and from which it applies where that is not `date`. */
  adoptedOn?: string | undefined;
  appliesFrom?: string | undefined;
  /** The last day of an earlier edition, and the path of the rule. */
  appliesUntil?: string | undefined;
  rule?: string | undefined;
  /** A sentence on the differences to the edition before it. */
  whatChanged?: string | undefined;
  /** The place that staff gave the record in its list, from 1. */
  order?: number;
  /** The last day on which the record is news. */
  expiresOn?: string;
  /** True shows the title in the tickers. */
  ticker?: boolean;
  /** The picture that staff put beside the entry. */
  image?: ImageMetadata | undefined;
  /** A related page or site. */
  link?: string;
  /** Public sources of what the text says about the law, and what each of them is. */
  sources?: string[] | undefined;
  sourceNames?: string[] | undefined;
  /** The day on which the text was compared with its sources. */
  checkedOn?: string | undefined;
  /** The page whose text the record's files hold. */
  page?: string;
}
