import type { z } from 'astro/zod';
import { collectNodes, parseText, TextError } from '../../content/text-tree.ts';
import type { AnyDefinition } from '../../../collections/index.ts';
import type { Fault } from '../fault.ts';
import type { SourceFile } from '../read.ts';

/** Fields that need not be in every language: the words that people search for are their own in each. */
const free = ['keywords'];

const fieldsOf = ({ data }: SourceFile) => (data ?? {}) as Record<string, unknown>;

/** Finds optional fields that only one of two languages has. What is required is told by the schema. */
export function compareFields(source: SourceFile, translation: SourceFile, { words }: Pick<AnyDefinition, 'words'>): Fault[] {
  const [original, translated] = [fieldsOf(source), fieldsOf(translation)];
  return Object.entries(words).flatMap(([field, schema]): Fault[] => {
    const isOptional = (schema as z.ZodType).safeParse(undefined).success;
    if (!isOptional || free.includes(field) || (original[field] === undefined) === (translated[field] === undefined)) return [];
    return original[field] === undefined
      ? [{ file: translation.path, line: translation.lineOf([field]), field, message: 'fieldOnlyHere' }]
      : [{ file: translation.path, line: 1, field, message: 'fieldMissingHere', example: `${field}: …` }];
  });
}

/** The headings of a text; none where the text can’t be read, which is told elsewhere. */
function readHeadings(file: SourceFile): { level: number; line: number }[] {
  try {
    return collectNodes(parseText(file.body)).flatMap((node) =>
      node.type === 'heading' ? [{ level: node.depth, line: file.bodyLine + (node.position?.start.line ?? 1) - 1 }] : [],
    );
  } catch (error) {
    if (error instanceof TextError) return [];
    throw error;
  }
}

/** Finds the first heading that is not on the same level, or is not there at all, in a translation. */
export function compareHeadings(source: SourceFile, translation: SourceFile): Fault[] {
  const [original, translated] = [readHeadings(source), readHeadings(translation)];
  const count = Math.max(original.length, translated.length);
  const index = Array.from({ length: count }).findIndex((_, place) => original[place]?.level !== translated[place]?.level);
  if (index < 0) return [];
  const toMarks = (level: number | undefined) => (level === undefined ? '–' : '#'.repeat(level));
  return [
    {
      file: translation.path,
      line: translated[index]?.line ?? translation.bodyLine,
      field: 'text',
      message: 'headingsDiffer',
      values: {
        here: translated.length,
        there: original.length,
        place: index + 1,
        levelHere: toMarks(translated[index]?.level),
        levelThere: toMarks(original[index]?.level),
        line: original[index]?.line ?? source.bodyLine,
      },
    },
  ];
}
