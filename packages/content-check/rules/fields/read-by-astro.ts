import { readAsAstro } from '@federation/content-model/files/astro-fields';
import { valueAt } from '@federation/content-model/files/values';
import { defineRule } from '../../rule/rule.ts';

/**
 * Finds values that Astro's own YAML parser can’t read, or takes for something else, such as
 * `1_000` for a number.
 */
export const readByAstro = defineRule({
  of: 'fields',
  says: ['readOtherwise'],
  stage: 'reading',
  check({ file, schema }) {
    // The settings and menus are read by the reader of the check.
    if (!file.path.endsWith('.mdx')) return [];
    if (file.errors.length > 0) return [];
    const read = readAsAstro(file);
    if ('errorLine' in read)
      return [
        { file: file.path, line: read.errorLine, field: 'fields', message: 'yamlUnreadable' },
      ];
    const issuesOf = (data: unknown) => schema.safeParse(data).error?.issues ?? [];
    const refused = issuesOf(file.data).map(({ path }) => path.join('.'));
    return issuesOf(read.data)
      .filter(({ code, path }) => code !== 'unrecognized_keys' && path.length > 0)
      .map(({ path }) => ({ path, field: path.join('.') }))
      .filter(({ field }) => !refused.includes(field))
      .map(({ path, field }) => {
        const value = String(valueAt(file.data, path));
        return {
          file: file.path,
          line: file.lineOf(path),
          field,
          message: 'readOtherwise',
          values: { value },
          example: `${field}: "${value}"`,
        };
      });
  },
});
