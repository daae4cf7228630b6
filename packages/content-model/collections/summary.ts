import type { Language } from '@federation/i18n/languages';
import type { Translate } from '@federation/i18n/strings';
import type { Settings } from '../settings/settings.ts';

/** The facts outside the entry that a summary may need. */
export interface SummaryContext {
  /** The folder name of the entry. */
  id: string;
  /** The language of the page around the summary. */
  language: Language;
  t: Translate;
  settings: Settings;
  /** Today in India, `YYYY-MM-DD`. */
  today: string;
}

/** A link to another site that belongs to an entry. */
interface ExternalLink {
  href: string;
  label: string;
}

/** The standing of a record that others can change, such as a judgment that was set aside. */
interface RecordStatus {
  label: string;
  /**
   * `good` for a record that can be relied on, `plain` for one with limits, `bad` for one that no
   * longer holds.
   */
  tone: 'good' | 'plain' | 'bad';
  /** The record that changed it, and what to call it there. */
  changedBy?: { label: string; collection: string; id: string } | undefined;
}

/** The parts of an entry that cards, rows, feeds, search and the record's own page show. */
export interface Summary {
  title: string;
  text: string;
  /** Short labels above the title; the first is the most important. */
  tags: string[];
  /** Shown wherever the record is. */
  status?: RecordStatus | undefined;
  /** The day by which the entry is dated, `YYYY-MM-DD`. */
  day?: string | undefined;
  /** Names and values below the text. */
  facts?: { name: string; value: string; datetime?: string | undefined }[];
  /** A headed list on the card, below the facts. */
  points?: { heading: string; items: string[] } | undefined;
  /** Link text that promises more than the title of the record's page. */
  more?: string | undefined;
  /** Links to other sites, shown on cards. */
  externals?: ExternalLink[];
  /** The publisher's copy of the record, linked on its page. */
  source?: ExternalLink | undefined;
  /** The text alternative of the picture; left out where the picture is decoration. */
  pictureText?: string;
  /** Headed paragraphs in rows, and above the text of the record's page. */
  sections?: { heading: string; text: string }[];
}
