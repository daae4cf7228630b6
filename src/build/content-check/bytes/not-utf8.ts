import type { PhraseId } from '../../../i18n/editing.ts';
import { defineRule } from '../rule.ts';
import { detectEncoding, findFirstBadLine, type Encoding } from './encoding.ts';

const names: Readonly<Record<Exclude<Encoding, 'utf-8'>, PhraseId>> = {
  'utf-16': 'encoding.utf16',
  'windows-1252': 'encoding.windows1252',
  'latin-1': 'encoding.latin1',
};

/** Finds files in another encoding. */
export const notUtf8 = defineRule({
  of: 'bytes',
  says: ['notUtf8'],
  grade: 'stop',
  hides: 'file',
  check({ path: file, bytes }) {
    const encoding = detectEncoding(bytes);
    if (encoding === 'utf-8') return [];
    const values = { encoding: { phrase: names[encoding] } };
    return [{ file, line: findFirstBadLine(bytes), field: 'file', message: 'notUtf8', values }];
  },
});
