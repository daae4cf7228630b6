import type { ContentError } from './content-error.ts';

const field = /^[A-Za-z]\w*:(?:\s|$)/;

/**
 * Finds what is wrong with the lines --- around the fields. Without them, nothing else of the file
 * can be judged.
 *
 * @param text the whole file
 */
export function findFenceError(text: string): ContentError | undefined {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const first = lines.findIndex((line) => line.trim() !== '');
  const opening = lines[first];
  if (opening === undefined) return { code: 'fieldsMissing', line: 1 };
  if (!opening.startsWith('---')) {
    const hasFields = lines.slice(first, first + 3).some((line) => field.test(line));
    return { code: hasFields ? 'openingFenceMissing' : 'fieldsMissing', line: first + 1 };
  }
  if (opening.trimEnd() !== '---') return { code: 'fenceNotAlone', line: first + 1 };
  const end = lines.findIndex((line, index) => index > first && line.startsWith('---'));
  const afterFields = findEndOfFields(lines, first + 1);
  if (end < 0 || (afterFields !== undefined && afterFields < end))
    return { code: 'closingFenceMissing', line: (afterFields ?? first + 1) + 1 };
  return lines[end]?.trimEnd() === '---' ? undefined : { code: 'fenceNotAlone', line: end + 1 };
}

/**
 * The first line after a blank one that can be no part of the fields; lines of a long value are
 * indented.
 */
function findEndOfFields(lines: readonly string[], start: number): number | undefined {
  let isAfterBlank = false;
  for (let index = start; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (line.startsWith('---')) return undefined;
    if (
      isAfterBlank &&
      line.trim() !== '' &&
      !/^[\s\-}\]"']/.test(line) &&
      !/^#(?!#)/.test(line) &&
      !field.test(line)
    )
      return index;
    isAfterBlank = line.trim() === '';
  }
  return undefined;
}
