/** A page that the search knows without its text, by its names and the queries that people type. */
export interface PageSummary {
  title: string;
  /** The path, including the language. */
  path: string;
  /** `page`, or the collection of an entry. */
  type: string;
  /** The queries that staff expect for it, with commas between them. */
  typed?: string;
  /** Its keywords and its name in the menus, with commas between them. */
  keywords?: string;
  /** Its names and keywords in other languages. */
  otherNames?: string;
  /** One sentence. */
  description?: string;
  /** The day of an entry, `YYYY-MM-DD`. */
  day?: string;
  /** A note that an entry is no longer in force. */
  warning?: string;
}

/** The name of a type of pages. */
export interface SummaryType {
  name: string;
  /** Its names in all languages. */
  words?: string;
}

/** The file of the pages of one language, without their texts. */
export interface SummaryFile {
  pages: PageSummary[];
  types: Record<string, SummaryType>;
  /** Common words that do not help to find anything, folded, with spaces between them. */
  stopWords: string;
  /** The stop words that ask a question, such as “why”, folded, with spaces between them. */
  questionWords?: string;
  /** The page that checks certificates, and the prefix of their numbers. */
  certificates?: { page: string; prefix: string };
  /** Groups of words for the same thing, folded, with spaces between the words. */
  synonyms: string[];
}
