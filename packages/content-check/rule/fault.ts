import type { HelpKey, MessageId, ValuesOf } from '@federation/i18n/editing';
import type { ContentFile } from '@federation/content-model/files/content-file';
import type { FieldsFile } from '@federation/content-model/files/fields-file';
import type { TextNode } from '@federation/content-model/files/tree';

/** The values of a message's placeholders. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** One mistake, explained to the person who wrote the file. */
export interface Fault {
  /** The path from the root of the project. */
  file: string;
  /** Counted from 1. */
  line: number;
  /**
   * The name of the field, such as `date`, or one of `text`, `folder`, `fields`, `picture` and
   * `file name`.
   */
  field: string;
  message: MessageId;
  values?: MessageValues | undefined;
  /** The help of the field. It is shown where the message does not say what belongs there. */
  help?: HelpKey | undefined;
  example?: string | undefined;
}

/** A mistake in a field of a file. */
export function faultIn<Id extends MessageId>(
  file: FieldsFile,
  path: readonly PropertyKey[],
  message: Id,
  values?: ValuesOf<Id>,
  example?: string,
): Fault {
  return {
    file: file.path,
    line: file.lineOf(path),
    field: path.join('.'),
    message,
    values,
    example,
  };
}

/** A mistake in the text of a file; the line is that of the file. */
export function faultInText<Id extends MessageId>(
  file: ContentFile,
  line: number,
  message: Id,
  values?: ValuesOf<Id>,
): Fault {
  return { file: file.path, line, field: 'text', message, values };
}

/** A mistake in the name or the place of a file or folder, by its path below `src/content`. */
export const faultOfPath = <Id extends MessageId>(
  path: string,
  field: string,
  message: Id,
  values?: ValuesOf<Id>,
): Fault => ({ file: `src/content/${path}`, line: 1, field, message, values });

/** A mistake on the first line of a node of a text, or so many lines below it. */
export const faultAt = <Id extends MessageId>(
  file: ContentFile,
  node: TextNode,
  message: Id,
  values?: ValuesOf<Id>,
  below = 0,
): Fault => faultInText(file, file.text.lineOf(node) + below, message, values);
