import { isScalar, visit, type Scalar } from 'yaml';
import type { Fault } from './fault.ts';
import type { SourceFile } from './read.ts';

/**
 * Finds values that a # cuts off, and fields that only the reader of the build can’t read.
 *
 * @param words the fields of words, in which a # after a value is never meant as a remark
 */
export function checkYaml(file: SourceFile, words: readonly string[] = []): Fault[] {
  const { yaml } = file;
  if (!yaml) return [];
  const faults: Fault[] = [];
  visit(yaml.document, {
    Pair: (_, { key, value }) => {
      const field = String(isScalar(key) ? key.value : key);
      if (isScalar(value)) faults.push(...checkCut(file, field, value, words.includes(field)));
    },
  });
  if (file.built && 'errorLine' in file.built && !file.yamlError)
    faults.push({ file: file.path, line: file.built.errorLine, field: 'fields', message: 'yamlUnreadable' });
  return faults;
}

/** Checks the lines --- around the fields of a file. */
export function checkFences({ path, fence }: SourceFile): Fault[] {
  return fence ? [{ file: path, line: fence.line, field: 'fields', message: fence.message }] : [];
}

function checkCut(file: SourceFile, field: string, { range, value, type }: Scalar, isWords: boolean): Fault[] {
  if (!range || !file.yaml || type === 'BLOCK_LITERAL' || type === 'BLOCK_FOLDED') return [];
  const rest = /^[ \t]+#(?!!)(.*)/.exec(file.yaml.text.slice(range[1]));
  // A remark has a space after its sign; “Circular #7” has none.
  if (!rest || type !== 'PLAIN' || !(isWords || /^\S/.test(rest[1] ?? ''))) return [];
  const kept = String(value);
  const whole = file.yaml.text.slice(range[0], range[1]) + rest[0];
  return [
    { file: file.path, line: file.yaml.lineAt(range[0]), field, message: 'valueCut', values: { kept }, example: `${field}: "${whole}"` },
  ];
}
