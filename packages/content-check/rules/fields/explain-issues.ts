import { z } from 'astro/zod';
import type { Refusal } from '@federation/content-model/fields/refusal';
import type { MessageId } from '@federation/i18n/editing';
import { faultIn, type Fault, type MessageValues } from '../../rule/fault.ts';
import {
  describeField,
  schemaAt,
  toYaml,
  unwrap,
} from '@federation/content-model/fields/field-schema';
import type { FieldsFile } from '@federation/content-model/files/fields-file';
import { valueAt } from '@federation/content-model/files/values';

type Issue = z.core.$ZodIssue;

/**
 * Turns the issues that a schema found in a file into faults. `factFields` are the fields that
 * belong in the file of the default language.
 */
export function toFaults(
  file: FieldsFile,
  schema: z.ZodType,
  issues: readonly Issue[],
  factFields: readonly string[] = [],
): Fault[] {
  return issues.flatMap((issue): Fault[] => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => {
        const path = [...issue.path, key];
        const isFact = issue.path.length === 0 && factFields.includes(key);
        return isFact ? faultIn(file, path, 'factInTranslation') : explainName(file, schema, path);
      });
    }
    const closest = issue.code === 'invalid_union' && findClosest(issue.errors);
    if (closest) {
      const inner = closest.map((one) => ({ ...one, path: [...issue.path, ...one.path] }));
      return toFaults(file, schema, inner, factFields);
    }
    const value = valueAt(file.data, issue.path);
    const { message, values } = toMessage(issue, value, unwrap(schemaAt(schema, issue.path)));
    const fault = faultIn(file, issue.path, message);
    return [
      {
        ...fault,
        values: { value: toWords(value), ...values },
        field: fault.field || '(the whole file)',
        ...describe(schema, issue.path),
      },
    ];
  });
}

/**
 * Of several shapes that a group of fields may have, what is wrong with the one that it is most
 * like; undefined where two are alike.
 */
function findClosest(options: readonly (readonly Issue[])[]): readonly Issue[] | undefined {
  const distanceOf = (issues: readonly Issue[]) =>
    issues.reduce(
      (sum, issue) => sum + (issue.code === 'unrecognized_keys' ? 2 * issue.keys.length : 1),
      0,
    );
  const [first, second] = [...options].sort((a, b) => distanceOf(a) - distanceOf(b));
  return first && second && distanceOf(first) === distanceOf(second) ? undefined : first;
}

function toMessage(
  issue: Issue,
  value: unknown,
  field: z.ZodType | undefined,
): { message: MessageId; values?: MessageValues | undefined } {
  if (issue.code === 'custom')
    return isRefusal(issue.params) ? issue.params : { message: 'wrongForm' };
  if (value === undefined) return { message: 'fieldMissing' };
  if (value === null) return { message: 'fieldEmpty' };
  switch (issue.code) {
    case 'invalid_format':
      return { message: formats[issue.format] ?? 'wrongForm' };
    case 'invalid_value':
      return { message: 'notAmong', values: { choices: issue.values.map(String).join(', ') } };
    case 'too_small':
      return {
        message: limits[issue.origin]?.[0] ?? 'tooSmall',
        values: { least: Number(issue.minimum), count: countOf(value) },
      };
    case 'too_big':
      return {
        message: limits[issue.origin]?.[1] ?? 'tooLarge',
        values: { most: Number(issue.maximum), count: countOf(value) },
      };
    case 'invalid_type':
      if (field instanceof z.ZodISODate) return { message: 'notDay' };
      if (field instanceof z.ZodISOTime) return { message: 'notTime' };
      return { message: types[issue.expected] ?? 'wrongForm' };
    case 'invalid_union':
      return { message: 'itemUnclear' };
    default:
      return { message: 'wrongForm' };
  }
}

const formats: Readonly<Record<string, MessageId>> = {
  date: 'notDay',
  time: 'notTime',
  url: 'notAddress',
  email: 'notEmail',
};

/** The messages for less, and for more, than is allowed. */
const limits: Readonly<Record<string, readonly [MessageId, MessageId]>> = {
  string: ['tooShort', 'tooLong'],
  array: ['tooFew', 'tooMany'],
};

const types: Readonly<Record<string, MessageId>> = {
  string: 'notText',
  number: 'notNumber',
  int: 'notWholeNumber',
  boolean: 'notFlag',
  array: 'notList',
  object: 'notGroup',
};

function isRefusal(params: unknown): params is Refusal {
  return typeof params === 'object' && params !== null && 'message' in params;
}

function countOf(value: unknown): number {
  return typeof value === 'string' || Array.isArray(value) ? value.length : 0;
}

/** A value as a message shows it; of lists and groups only their brackets. */
function toWords(value: unknown): string {
  if (Array.isArray(value)) return '[…]';
  return typeof value === 'object' ? '{…}' : JSON.stringify(value ?? '');
}

function explainName(file: FieldsFile, schema: z.ZodType, path: readonly PropertyKey[]): Fault {
  const inner = unwrap(schemaAt(schema, path.slice(0, -1)));
  const shapes = inner instanceof z.ZodUnion ? (inner.options as z.ZodType[]) : [inner];
  const names = shapes.flatMap((shape) =>
    shape instanceof z.ZodObject ? Object.keys(shape.shape) : [],
  );
  const isAny = names.length > 0;
  return faultIn(file, path, isAny ? 'fieldUnknown' : 'fieldNotHere', {
    names: [...new Set(names)].join(', '),
  });
}

/** The help and an example of a field, or of the nearest field around it that has help. */
function describe(
  schema: z.ZodType,
  path: readonly PropertyKey[],
): Pick<Fault, 'help' | 'example'> {
  for (let depth = path.length; depth >= 0; depth -= 1) {
    const field = schemaAt(schema, path.slice(0, depth));
    const { help, example } = field ? describeField(field) : {};
    if (help)
      return {
        help,
        example: example === undefined ? undefined : `${toKey(path[depth - 1])} ${toYaml(example)}`,
      };
  }
  return {};
}

/** The text before a value: the name of its field, or the hyphen of an item of a list. */
const toKey = (key: PropertyKey | undefined) => (typeof key === 'number' ? '-' : `${String(key)}:`);
