import type { HelpKey, MessageId, PhraseId } from '../../i18n/editing.ts';
import type { SourceFile } from './read.ts';

/** A part of a sentence that is written in the language of the message. */
interface Phrase {
  phrase: PhraseId;
}

/** What fills the places of a message. */
export type Values = Readonly<Record<string, string | number | Phrase>>;

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
  /** The help of the field. It is shown where the message does not say what belongs there. */
  help?: HelpKey | undefined;
  example?: string | undefined;
}

/** A mistake in a field of a file. */
export function faultIn(file: SourceFile, path: readonly PropertyKey[], message: MessageId, values?: Values, example?: string): Fault {
  return { file: file.path, line: file.lineOf(path), field: path.join('.'), message, values, example };
}

/** A mistake in the text of a file; the line is that of the file. */
export function faultInText(file: SourceFile, line: number, message: MessageId, values?: Values): Fault {
  return { file: file.path, line, field: 'text', message, values };
}

/** Messages about what a person should look at. They stop nothing; all others stop the build. */
const reviewMessages: ReadonlySet<MessageId> = new Set<MessageId>([
  'dateNotInEvent',
  'dateNotInFolderYear',
  'dateNotOfEvent',
  'descriptionUsedTwice',
  'drawingHeavy',
  'capitals',
  'orderOutsideReport',
  'paragraphLong',
  'paragraphRepeated',
  'placeholder',
  'reportTooEarly',
  'reportYearsDiffer',
  'sentenceLong',
  'sumWrong',
  'titleOfOtherYear',
  'weekdayDiffers',
  'wordRepeated',
  'wordBetter',
  'linkWordsSayNothing',
  'translationBehind',
  'dandaMissing',
  'holidaysEnd',
  'datedAhead',
  'expiredAlready',
]);

/** Whether a message stops the build or only asks a person to look. */
export function gradeOf(message: MessageId): 'stop' | 'review' {
  return reviewMessages.has(message) ? 'review' : 'stop';
}
