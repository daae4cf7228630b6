import type { z } from 'astro/zod';
import type { ContentFile } from '../../content/content-file.ts';
import { faultIn, faultInText, type Fault } from '../fault.ts';
import { defineRule } from '../rule.ts';

/**
 * Fields that need not be in every language: the words that people search for are their own in
 * each.
 */
const free = ['keywords'];

/**
 * Finds optional fields that only one of two languages has. What is required is told by the schema.
 */
export const differentFields = defineRule({
  of: 'translation',
  says: ['fieldInOneLanguage'],
  grade: 'stop',
  check: ({ file }, { source, definition }) =>
    Object.entries(definition.words).flatMap(([field, schema]): Fault[] => {
      const isOptional = (schema as z.ZodType).safeParse(undefined).success;
      const isInBoth = (source.data[field] === undefined) === (file.data[field] === undefined);
      if (!isOptional || isInBoth || free.includes(field)) return [];
      const fault = faultIn(file, [field], 'fieldInOneLanguage', {}, `${field}: …`);
      return [file.data[field] === undefined ? { ...fault, line: 1 } : fault];
    }),
});

const readHeadings = ({ text }: ContentFile) =>
  text.nodes.flatMap((node) =>
    node.type === 'heading' ? [{ signs: '#'.repeat(node.depth), line: text.lineOf(node) }] : [],
  );

/**
 * Finds the first heading that is not on the same level, or is not there at all, in a translation.
 */
export const differentHeadings = defineRule({
  of: 'translation',
  says: ['headingsDiffer'],
  grade: 'stop',
  check({ file }, { source }) {
    const [there, here] = [readHeadings(source), readHeadings(file)];
    const count = Math.max(there.length, here.length);
    const index = Array.from({ length: count }).findIndex(
      (_, place) => there[place]?.signs !== here[place]?.signs,
    );
    if (index < 0) return [];
    return [
      faultInText(file, here[index]?.line ?? file.text.line, 'headingsDiffer', {
        here: here.length,
        there: there.length,
        place: index + 1,
        levelHere: here[index]?.signs ?? '–',
        levelThere: there[index]?.signs ?? '–',
        line: there[index]?.line ?? source.text.line,
      }),
    ];
  },
});
