import type { z } from 'astro/zod';
import type { MessageId } from '@federation/i18n/editing';
import type { Language } from '@federation/i18n/languages';
import type { FieldsFile } from '@federation/content-model/files/fields-file';
import type { CheckedEntry, EntryFile, CheckedContent } from './checked-content.ts';
import type { Fault } from './fault.ts';

/** `stop` stops the build; `review` only asks a person to look. */
export type Grade = 'stop' | 'review';

/** Stages whose faults hide all others of the file, the deepest first. */
export const fileStages = ['presence', 'bytes', 'conflicts', 'encoding', 'fences'] as const;

/** The subjects of rules, in order. A field shows only the faults of its first stage. */
export const stages = [
  ...fileStages,
  ...(['characters', 'files', 'syntax', 'values', 'reading', 'records', 'sense'] as const),
  ...(['text', 'links', 'redirects', 'languages', 'privacy'] as const),
];

interface RuleFacts {
  /** Its messages, which are words of `packages/i18n/<language>/editing`. */
  says: readonly MessageId[];
  stage: (typeof stages)[number];
  /** Set where it only asks a person to look; all else stops the build. */
  grade?: 'review';
}

/** The fields of a file: of the settings, of the navigation or of an entry. */
export interface EditedFields {
  file: FieldsFile;
  schema: z.ZodType;
  /** The fields that belong in the file of the default language. */
  factFields: readonly string[];
}

/** The context of words: an entry, or the settings and menus. */
interface WordsContext {
  language: Language;
  entry?: CheckedEntry | undefined;
  content: CheckedContent;
}

/** Something found in words. */
export interface FoundInWords extends Pick<Fault, 'values'> {
  /** The message, where the rule has several; the first one when left out. */
  message?: MessageId;
  /** The index in the words; their beginning when left out. */
  index?: number;
}

/** The subject of a rule, and the check of it. */
type RuleCheck =
  | { of: 'site'; check: (content: CheckedContent) => Fault[] }
  | { of: 'bytes'; check: (file: { path: string; bytes: Buffer; text: string }) => Fault[] }
  | { of: 'fields'; check: (fields: EditedFields) => Fault[] }
  | { of: 'words'; check: (words: string, place: WordsContext) => FoundInWords[] }
  | { of: 'entry'; check: (entry: CheckedEntry, content: CheckedContent) => Fault[] }
  | {
      of: 'file';
      check: (file: EntryFile, entry: CheckedEntry, content: CheckedContent) => Fault[];
    }
  | { of: 'translation'; check: (translation: EntryFile, entry: CheckedEntry) => Fault[] };

export type Rule = RuleFacts & RuleCheck;

export type RuleSubject = Rule['of'];

export type RuleOf<S extends RuleSubject> = Extract<Rule, { of: S }>;

/** A rule of the content check: what it finds, what it says, and whether that stops the build. */
export const defineRule = (rule: Rule): Rule => rule;
