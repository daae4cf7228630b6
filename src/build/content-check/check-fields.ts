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
  return [...faults, ...checkOrder(file).filter(({ field }) => !refused.includes(field)), ...checkAddresses(file, refused)];
}
