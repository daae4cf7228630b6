import type { DeskIssue, DeskSchema } from '../protocol/desk.ts';
import { FormContext, type EntryContext, type Path } from './form-context.ts';
import { SchemaField } from './form-fields.tsx';

interface Props {
  id: string;
  schema: DeskSchema;
  value: object;
  issues?: readonly DeskIssue[];
  context?: EntryContext;
  onChange: (toValue: (old: object) => object) => void;
}

const nothing: EntryContext = { files: [], attach: () => Promise.resolve(undefined) };

/** The same with another value at a place in it. */
function changeAt(value: unknown, path: Path, toValue: (old: unknown) => unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return toValue(value);
  const inner = (value as Record<string | number, unknown> | undefined)?.[key];
  const changed = changeAt(inner, rest, toValue);
  return typeof key === 'number'
    ? (value as unknown[]).toSpliced(key, 1, changed)
    : { ...(value as object), [key]: changed };
}

/** The form of a schema. The content check says what is wrong, in the words of the build. */
export function EntryForm({ id, schema, value, issues = [], context = nothing, onChange }: Props) {
  const form = {
    ...context,
    issues,
    toId: (path: Path) => [id, ...path].join('_'),
    change: (path: Path, toValue: (old: unknown) => unknown) =>
      onChange((old) => changeAt(old, path, toValue) as object),
  };
  return (
    <FormContext value={form}>
      <SchemaField schema={schema} path={[]} value={value} />
    </FormContext>
  );
}
