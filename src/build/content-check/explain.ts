import { z } from 'astro/zod';
import { describeField, schemaAt, unwrap } from './field-schema.ts';
import type { PlainFault as Fault } from './fault.ts';
import type { SourceFile } from './read.ts';

type Issue = z.core.$ZodIssue;

/** Turns the issues that a schema found in a file into faults. `factFields` are the fields that belong in `en.mdx`. */
export function toFaults(file: SourceFile, schema: z.ZodType, issues: readonly Issue[], factFields: readonly string[] = []): Fault[] {
  return issues.flatMap((issue): Fault[] => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => {
        const path = [...issue.path, key];
        const isFact = issue.path.length === 0 && factFields.includes(key);
        return {
          file: file.path,
          line: file.lineOf(path),
          field: path.join('.'),
          problem: isFact ? 'this is a fact, and facts belong in en.mdx' : 'there is no field of this name',
          expected: isFact ? 'Delete the line here; the value in en.mdx applies to every language.' : expectedNames(schema, issue.path),
        };
      });
    }
    const meta = describe(schema, issue.path);
    return [
      {
        file: file.path,
        line: file.lineOf(issue.path),
        field: issue.path.join('.') || '(the whole file)',
        problem: toProblem(issue, valueAt(file.data, issue.path)),
        expected: meta.description,
        example: meta.example,
      },
    ];
  });
}

function toProblem(issue: Issue, value: unknown): string {
  if (value === undefined && issue.code !== 'custom') return 'this field is missing';
  const given = typeof value === 'object' ? '' : `${JSON.stringify(value)} `;
  switch (issue.code) {
    case 'invalid_format':
      return issue.format === 'date' ? `${given}is not a day of the calendar` : `${given}is not written in the right way`;
    case 'invalid_value':
      return `${given}is not one of: ${issue.values.map(String).join(', ')}`;
    case 'too_small':
      return `${given}is too short or too small (at least ${issue.minimum})`;
    case 'too_big':
      return `too long or too large (at most ${issue.maximum}${typeof value === 'string' ? `; it has ${value.length} characters` : ''})`;
    case 'invalid_union':
      return 'is not written in the right way';
    case 'invalid_type':
      return `${given}is not ${toArticle(issue.expected)}`;
    default:
      return `${given}${issue.message}`;
  }
}

function toArticle(type: string): string {
  const names: Record<string, string> = {
    string: 'text',
    number: 'a number',
    int: 'a whole number',
    boolean: '`true` or `false`',
    array: 'a list',
    object: 'a group of fields',
    date: 'a day',
  };
  return names[type] ?? type;
}

function expectedNames(schema: z.ZodType, path: readonly PropertyKey[]): string {
  const inner = unwrap(schemaAt(schema, path));
  const shapes = inner instanceof z.ZodUnion ? (inner.options as z.ZodType[]) : [inner];
  const names = shapes.flatMap((shape) => (shape instanceof z.ZodObject ? [Object.keys(shape.shape).join(', ')] : []));
  return names.length > 0 ? `One of: ${names.join('; or ')}.` : 'No field here.';
}

/** The description and an example of a field, or of the nearest described field around it. */
function describe(schema: z.ZodType, path: readonly PropertyKey[]): { description?: string | undefined; example?: string | undefined } {
  for (let depth = path.length; depth >= 0; depth -= 1) {
    const field = schemaAt(schema, path.slice(0, depth));
    const { description, example } = field ? describeField(field) : {};
    if (description) return { description, example: example === undefined ? undefined : `${String(path[depth - 1])}: ${toYaml(example)}` };
  }
  return {};
}

function toYaml(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined),
    data,
  );
}
