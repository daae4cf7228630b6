import { editingTexts, type MessageId, type PhraseId } from '../../i18n/editing.ts';
import { fill } from '../../i18n/fill.ts';
import type { Language } from '../../i18n/languages.ts';

/** What fills the places of a message. A phrase is written in the language of the message. */
export type Values = Readonly<Record<string, string | number | { phrase: PhraseId }>>;

/** One mistake, explained to the person who wrote the file. */
export interface Fault {
  /** The path from the root of the project. */
  file: string;
  /** Counted from 1. */
  line: number;
  /** The name of the field, such as `date`, or one of `text`, `folder`, `fields`, `picture` and `file name`. */
  field: string;
  message: MessageId;
  values?: Values | undefined;
  example?: string | undefined;
}

/** A message that is still written in English where it is found. */
export interface PlainFault extends Omit<Fault, 'message' | 'values'> {
  message?: undefined;
  grade?: 'review';
  problem: string;
  expected?: string | undefined;
}

export type AnyFault = Fault | PlainFault;

/** Messages about what a person should look at. They stop nothing; all others stop the build. */
const reviewMessages: ReadonlySet<MessageId> = new Set<MessageId>([]);

/** Whether a message stops the build or only asks a person to look. */
export function gradeOf({ message, ...fault }: Pick<Fault, 'message'> | Pick<PlainFault, 'message' | 'grade'>): 'stop' | 'review' {
  if (message === undefined) return 'grade' in fault ? 'review' : 'stop';
  return reviewMessages.has(message) ? 'review' : 'stop';
}

/** Marks what is still written in English as something to look at. */
export function asReview(faults: readonly AnyFault[]): AnyFault[] {
  return faults.map((fault) => (fault.message === undefined ? { ...fault, grade: 'review' } : fault));
}

/** What is wrong and what belongs there, in a language. */
export function explainFault(fault: AnyFault, language: Language): { problem: string; expected?: string | undefined } {
  if (fault.message === undefined) return fault;
  const { messages, phrases } = editingTexts[language];
  const values = Object.fromEntries(
    Object.entries(fault.values ?? {}).map(([place, value]) => [place, typeof value === 'object' ? phrases[value.phrase] : value]),
  );
  const { problem, expected } = messages[fault.message];
  return { problem: fill(problem, values), expected: expected && fill(expected, values) };
}

/** The fields of a fault that are no fields of a file. */
const namedFields: Readonly<Record<string, PhraseId>> = {
  text: 'field.text',
  folder: 'field.folder',
  fields: 'field.fields',
  picture: 'field.picture',
  'file name': 'field.fileName',
  '(the whole file)': 'field.wholeFile',
};

/** The text of a fault as it is printed: where, what is wrong, what belongs there, an example. */
export function formatFault(fault: AnyFault, language: Language): string {
  const { phrases } = editingTexts[language];
  const { file, line, field, example } = fault;
  const { problem, expected } = explainFault(fault, language);
  const named = namedFields[field];
  const rows = [fill(phrases.place, { file, line }), `  ${named ? phrases[named] : field}: ${problem}`];
  if (expected) rows.push(`  ${fill(phrases.expected, { expected })}`);
  if (example) rows.push(`  ${fill(phrases.example, { example })}`);
  return rows.join('\n');
}
