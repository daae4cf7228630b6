import type { Entry } from '../context.ts';
import { faultInText, type Fault } from '../fault.ts';
import type { SourceFile } from '../read.ts';

const isEmpty = ({ body }: SourceFile) => body.trim() === '';

/** Finds an entry without the text that its page is about. */
export function checkHasText({ source, definition, isDraft }: Pick<Entry, 'source' | 'definition' | 'isDraft'>): Fault[] {
  return definition.needsText && !isDraft && isEmpty(source) ? [faultInText(source, source.bodyLine, 'textMissing')] : [];
}

/** Finds translations without a text, where the file that they translate has one. Where files are made from it, that is told elsewhere. */
export function checkHasTranslatedText({
  source,
  translations,
  definition,
}: Pick<Entry, 'source' | 'translations' | 'definition'>): Fault[] {
  if (isEmpty(source) || source.fence || definition.documents) return [];
  const empty = translations.map(({ file }) => file).filter(isEmpty);
  return empty.map((file) => faultInText(file, file.bodyLine, 'translatedTextMissing'));
}
