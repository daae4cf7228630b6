import { expect, test } from 'vitest';
import { gradeOf } from '../../../packages/content-check/check/grades.ts';
import { formatFault } from '../../../packages/content-check/rule/format-fault.ts';
import { languages } from '../../../packages/i18n/languages.ts';
import { checkOpened } from '../fixture.ts';
import type { ExpectedFinding, SownFault } from './sown-fault.ts';

/** The parts of a place that the expectation names, as text. */
function toText(
  { message, file, line, field }: ExpectedFinding,
  named: ExpectedFinding = { message, file, line, field },
): string {
  const parts = [
    named.file && file,
    named.line && `line ${line ?? ''}`,
    named.field && field,
    message,
    gradeOf(message),
  ];
  return parts.filter(Boolean).join(', ');
}

/** A test for each fault: that the content check finds exactly what it should, in words of each language. */
export const trySown = (sown: readonly { topic: string; fault: SownFault }[]) =>
  test.each(sown)('$topic: $fault.name', async ({ fault: { files, finds } }) => {
    const { faults, remarks } = await checkOpened(files);
    const found = [...faults, ...remarks].map((one) => ({
      ...one,
      file: one.file.replace(/^src\/content\//, ''),
    }));
    const expected = finds.map((one) => toText(one));
    const sorted = (texts: readonly string[]) => [...texts].sort();
    const left = [...finds];
    const described = found.map((one) => {
      const { message, file, line, field } = one;
      const fits = ({
        file: inFile = file,
        line: onLine = line,
        field: ofField = field,
        ...expectation
      }: ExpectedFinding) =>
        expectation.message === message && inFile === file && onLine === line && ofField === field;
      const index = left.findIndex(fits);
      const [named] = index < 0 ? [] : left.splice(index, 1);
      return toText({ message, file, line, field }, named);
    });
    expect(sorted(described)).toEqual(sorted(expected));
    expect(faults.filter((one) => gradeOf(one.message) !== 'stop')).toEqual([]);
    expect(remarks.filter((one) => gradeOf(one.message) !== 'review')).toEqual([]);
    for (const one of found) {
      for (const language of languages) {
        const printed = formatFault(one, language);
        expect(printed).not.toMatch(/\{\w+\}|undefined/);
        expect(printed.split('\n')[1]).toMatch(/: \S/);
      }
    }
  });
