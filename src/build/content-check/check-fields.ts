import type { z } from 'astro/zod';
import { checkAddresses, checkOrder } from './check-sense.ts';
import { toFaults } from './explain.ts';
import type { Fault } from './fault.ts';
import type { SourceFile } from './read.ts';

/**
 * Checks the fields of a file against their schema, and what a schema can't ask of them.
 *
 * @param factFields the fields that belong in the file of the default language
 */
export function checkFields(file: SourceFile, schema: z.ZodType, factFields: readonly string[] = []): Fault[] {
  if (file.yamlError) {
    const { line, message, values } = file.yamlError;
    return [{ file: file.path, line, field: 'fields', message, values }];
  }
  const result = schema.safeParse(file.data);
  const faults = result.success ? [] : toFaults(file, schema, result.error.issues, factFields);
  const refused = faults.map(({ field }) => field);
  const others = findReadOtherwise(file, schema).filter(({ field }) => !refused.includes(field));
  return [...faults, ...others, ...checkOrder(file).filter(({ field }) => !refused.includes(field)), ...checkAddresses(file, refused)];
}

/** Finds values that the reader of the build takes for something else, such as `1_000` for a number. */
function findReadOtherwise(file: SourceFile, schema: z.ZodType): Fault[] {
  if (!file.built || !('data' in file.built)) return [];
  const issues = schema.safeParse(file.built.data).error?.issues ?? [];
  return issues
    .filter(({ code, path }) => code !== 'unrecognized_keys' && path.length > 0)
    .map(({ path }) => {
      const field = path.join('.');
      const value = String(path.reduce<unknown>((data, key) => (data as Record<PropertyKey, unknown> | undefined)?.[key], file.data));
      return {
        file: file.path,
        line: file.lineOf(path),
        field,
        message: 'readOtherwise',
        values: { value },
        example: `${field}: "${value}"`,
      };
    });
}
