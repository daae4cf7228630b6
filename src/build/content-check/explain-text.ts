import type { MessageId } from '../../i18n/editing.ts';
import type { TextError } from '../content/text-tree.ts';
import { faultInText, type Fault, type Values } from './fault.ts';
import type { SourceFile } from './read.ts';

/** What the parser of MDX says of a text that it can’t read, and what that means to the person who wrote it. */
const reasons: readonly [RegExp, MessageId][] = [
  [/^Expected a closing tag for `<(?<name>[^>]*)>` before the end of/, 'componentNotClosedHere'],
  [/^Expected (?:a|the) closing tag (?:for )?`<\/?(?<name>[^>]*)>`/, 'componentNotClosed'],
  [/^Unexpected closing tag `<\/(?<name>[^>]*)>`, expected corresponding closing tag for `<(?<inner>[^>]*)>`/, 'componentClosedTooEarly'],
  [/^Unexpected closing tag `<\/(?<name>[^>]*)>`/, 'componentNotOpened'],
  [/^Unexpected character `!`/, 'commentInText'],
  [/^Unexpected character/, 'componentBroken'],
  [/expression|import|export/, 'bracesInText'],
];

/** Why a text is not MDX, told to the person who wrote it. */
export function explainText(file: SourceFile, error: TextError): Fault {
  const line = file.bodyLine + error.line - 1;
  for (const [pattern, message] of reasons) {
    const found = pattern.exec(error.message);
    if (found && message === 'componentBroken' && hasAddressInAngles(file.body.split('\n')[error.line - 1] ?? ''))
      return faultInText(file, line, 'addressInAngles');
    if (found) return faultInText(file, line, message, { ...found.groups } as Values);
  }
  return faultInText(file, line, 'textUnreadable');
}

/** Whether a line has an address as Markdown may have it, such as <office@example.org>. */
const hasAddressInAngles = (line: string) => /<(?:[a-z]+:|[^\s<>@]+@)[^\s<>]+>/i.test(line);
