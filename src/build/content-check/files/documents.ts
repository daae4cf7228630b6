import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../../../i18n/languages.ts';
import { faultIn, type Fault } from '../fault.ts';
import { defineRule } from '../rule.ts';

/** The first bytes of the types of file that the site offers; nothing where there are none. */
const signatures: Readonly<Record<string, string>> = {
  pdf: '%PDF-',
  ...Object.fromEntries(
    'docx xlsx pptx odt ods odp zip'.split(' ').map((ending) => [ending, 'PK']),
  ),
  ...Object.fromEntries(
    'doc rtf txt csv xls ppt mp4 webm mp3'.split(' ').map((ending) => [ending, '']),
  ),
};

/** The beginning of a file; undefined where there is none. */
function readStart(path: string): string | undefined {
  try {
    return readFileSync(path).toString('latin1', 0, 8);
  } catch {
    return undefined;
  }
}

/**
 * Finds uploaded files that the site can’t offer: empty, of another type than their name says, or
 * of a type that visitors can’t open.
 */
export const documents = defineRule({
  of: 'entry',
  says: ['fileTypeNotOffered', 'fileEmpty', 'fileNotOfType'],
  grade: 'stop',
  check({ source, folder }) {
    const { document } = source.data;
    // The schema reports a name that is written wrongly, and a file that is not there.
    if (typeof document !== 'string' || !/^\.\/[^/\\]+\.\w+$/.test(document)) return [];
    const ending = document.split('.').at(-1)?.toLowerCase() ?? '';
    const signature = signatures[ending];
    const own = languages.map((language) => document.replace(/(\.\w+)$/, `.${language}$1`));
    return [document, ...own].flatMap((name): Fault[] => {
      const start = readStart(join(folder, name));
      if (start === undefined) return [];
      if (signature === undefined) {
        const endings = Object.keys(signatures).join(', ');
        return [faultIn(source, ['document'], 'fileTypeNotOffered', { name, endings })];
      }
      if (start === '') return [faultIn(source, ['document'], 'fileEmpty', { name })];
      const type = ending.toUpperCase();
      return start.startsWith(signature)
        ? []
        : [faultIn(source, ['document'], 'fileNotOfType', { name, type })];
    });
  },
});
