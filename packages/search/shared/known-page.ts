/**
 * A page that the search knows without its text: what it is called and what people look for when
 * they look for it.
 */
export interface KnownPage {
  title: string;
  /** The path, including the language. */
  path: string;
  /** `page`, or the collection of a record. */
  type: string;
  /** What people type who look for it, with commas between the phrases: an answer of the staff. */
  typed?: string;
  /** Its keywords and its name in the menus, with commas between them. */
  keywords?: string;
  /** What it is called in other languages, with its keywords there. */
  otherNames?: string;
  /** What it says of itself, in a sentence. */
  description?: string;
  /** The day of a record, `YYYY-MM-DD`. */
  day?: string;
  /** What to say of a record that no longer holds. */
  warning?: string;
}

/** The name of a type of pages. */
export interface KnownType {
  name: string;
  /** What it is called in all languages. */
  words?: string;
}

/** The file of what the search knows in one language. */
export interface KnownFile {
  pages: KnownPage[];
  types: Record<string, KnownType>;
  /** Common words that do not help to find anything, folded, with spaces between them. */
  stopWords: string;
  /** Those of them that ask for something, as “why” in “why join”, folded. */
  questionWords?: string;
  /** The page that checks certificates, and what their numbers begin with. */
  certificates?: { page: string; prefix: string };
  /** Groups of words for the same thing, folded, with spaces between the words. */
  synonyms: string[];
}
