import type { z } from 'astro/zod';
import type { AnyDefinition } from '../../../content-model/collections.ts';
import type { Fault } from '../fault.ts';
import type { ContentFile } from '../../content/content-file.ts';
import { defineRule } from '../rule.ts';

/**
 * Fields that need not be in every language: the words that people search for are their own in
 * each.
 */
const free = ['keywords'];

/**
 * Finds optional fields that only one of two languages has. What is required is told by the schema.
 */
function compareFields(
  source: ContentFile,
  translation: ContentFile,
  { words }: Pick<AnyDefinition, 'words'>,
): Fault[] {
  const [original, translated] = [source.data, translation.data];
  return Object.entries(words).flatMap(([field, schema]): Fault[] => {
    const isOptional = (schema as z.ZodType).safeParse(undefined).success;
    if (
      !isOptional ||
      free.includes(field) ||
      (original[field] === undefined) === (translated[field] === undefined)
    )
      return [];
    return original[field] === undefined
      ? [
          {
            file: translation.path,
            line: translation.lineOf([field]),
            field,
            message: 'fieldOnlyHere',
          },
        ]
      : [
          {
            file: translation.path,
            line: 1,
            field,
            message: 'fieldMissingHere',
            example: `${field}: …`,
          },
        ];
  });
}

/** The headings of a text. */
function readHeadings({ text }: ContentFile): { level: number; line: number }[] {
  return text.nodes.flatMap((node) =>
    node.type === 'heading' ? [{ level: node.depth, line: text.lineOf(node) }] : [],
  );
}

/**
 * Finds the first heading that is not on the same level, or is not there at all, in a translation.
 */
function compareHeadings(source: ContentFile, translation: ContentFile): Fault[] {
  const [original, translated] = [readHeadings(source), readHeadings(translation)];
  const count = Math.max(original.length, translated.length);
  const index = Array.from({ length: count }).findIndex(
    (_, place) => original[place]?.level !== translated[place]?.level,
  );
  if (index < 0) return [];
  const toMarks = (level: number | undefined) => (level === undefined ? '–' : '#'.repeat(level));
  return [
    {
      file: translation.path,
      line: translated[index]?.line ?? translation.text.line,
      field: 'text',
      message: 'headingsDiffer',
      values: {
        here: translated.length,
        there: original.length,
        place: index + 1,
        levelHere: toMarks(translated[index]?.level),
        levelThere: toMarks(original[index]?.level),
        line: original[index]?.line ?? source.text.line,
      },
    },
  ];
}

export const differentFields = defineRule({
  of: 'translation',
  says: ['fieldOnlyHere', 'fieldMissingHere'],
  grade: 'stop',
  check: ({ file }, { source, definition }) => compareFields(source, file, definition),
});

export const differentHeadings = defineRule({
  of: 'translation',
  says: ['headingsDiffer'],
  grade: 'stop',
  check: ({ file }, { source }) => compareHeadings(source, file),
});
