import { notice, noticeInHindi, page, settingsWith } from '../fixture.ts';
import { passes, sample, type SownFault } from './sown-fault.ts';

const en = 'notices/closed/en.mdx';
const hi = 'notices/closed/hi.mdx';

/** A text whose UTF-8 was taken for Windows-1252. */
const garble = (text: string) => new TextDecoder('windows-1252').decode(Buffer.from(text));

const hidden = (name: string, character: string): SownFault => ({
  name: `a ${name} in a title`,
  files: { [en]: notice({ title: `Office${character} closed on Friday` }), [hi]: noticeInHindi() },
  finds: [{ message: 'hiddenCharacter', file: en, line: 2, field: 'title' }],
});

const harmful = (name: string, character: string): SownFault => ({
  name: `a ${name} in a text`,
  files: { [sample]: page(`Words first.\n\nThe office${character} is closed.\n`) },
  finds: [{ message: 'harmfulCharacter', file: sample, line: 7, field: 'text' }],
});

export const sown: readonly SownFault[] = [
  {
    name: 'a notice saved in Latin-1',
    files: {
      [en]: Buffer.from(notice({ title: 'The café is closed on Friday' }), 'latin1'),
      [hi]: noticeInHindi(),
    },
    finds: [{ message: 'notUtf8', file: en, line: 2, field: 'file' }],
  },
  {
    name: 'a Hindi file saved in UTF-16 by an old text editor',
    files: { [en]: notice(), [hi]: Buffer.from(`\uFEFF${noticeInHindi()}`, 'utf16le') },
    finds: [{ message: 'notUtf8', file: hi, line: 1, field: 'file' }],
  },
  {
    name: 'settings saved in Latin-1',
    files: {
      'settings.yaml': Buffer.concat([
        Buffer.from('# caf'),
        Buffer.from([0xe9]),
        Buffer.from(`\n${settingsWith(() => undefined)}`),
      ]),
    },
    finds: [{ message: 'notUtf8', file: 'settings.yaml', line: 1 }],
  },
  {
    name: 'Hindi that was encoded twice, in a title',
    files: { [en]: notice(), [hi]: noticeInHindi({ title: garble('कार्यालय') }) },
    finds: [{ message: 'encodedTwice', file: hi, line: 2, field: 'title' }],
  },
  {
    name: 'an apostrophe that was encoded twice',
    files: { [sample]: page(`The member${garble('’')}s office.\n`) },
    finds: [{ message: 'encodedTwice', file: sample, line: 5, field: 'text' }],
  },
  hidden('zero-width space', '\u200B'),
  hidden('word joiner', '\u2060'),
  hidden('soft hyphen', '\u00AD'),
  hidden('left-to-right mark', '\u200E'),
  hidden('right-to-left mark', '\u200F'),
  hidden('byte order mark', '\uFEFF'),
  hidden('no-break space beside a space', '\u00A0'),
  hidden('function application', '\u2061'),
  {
    name: 'a zero-width space in the settings',
    files: {
      'settings.yaml': settingsWith((settings) =>
        settings.setIn(['credit', 'en'], 'Designed by\u200B the Federation'),
      ),
    },
    finds: [{ message: 'hiddenCharacter', file: 'settings.yaml' }],
  },
  {
    name: 'a no-break space after the sign of a heading',
    files: { [sample]: page('##\u00A0Hours\n\nWords.\n') },
    finds: [{ message: 'hiddenCharacter', file: sample, line: 5, field: 'text' }],
  },
  {
    name: 'a no-break space at the end of a line',
    files: { [sample]: page('Words.\u00A0\n') },
    finds: [{ message: 'hiddenCharacter', file: sample, line: 5, field: 'text' }],
  },
  {
    name: 'a control character in a text, from a printed page that was scanned',
    files: { [sample]: page('Words\u0002 here.\n') },
    finds: [{ message: 'hiddenCharacter', file: sample, line: 5, field: 'text' }],
  },
  hidden('joiner between English letters', '\u200D'),
  harmful('right-to-left override', '\u202E'),
  passes(
    'a face of two signs in a field of an example',
    'Write `"\\uD83D\\uDE00"` and &#x20B9; here.\n',
  ),
  hidden('left-to-right embedding', '\u202A'),
  hidden('first strong isolate', '\u2068'),
  hidden('line separator', '\u2028'),
  harmful('replacement character', '\uFFFD'),
  harmful('bullet of Word, which is in no other font', '\uF0B7'),
  {
    name: 'two versions of a text that Git could not merge',
    files: {
      [sample]: page('<<<<<<< HEAD\nOne version.\n=======\nAnother version.\n>>>>>>> staff\n'),
    },
    finds: [{ message: 'conflictMark', file: sample, line: 5, field: 'text' }],
  },
  {
    name: 'two versions of a field that Git could not merge',
    files: {
      [en]: notice({
        kind: 'notice\n<<<<<<< HEAD\nticker: true\n=======\nticker: false\n>>>>>>> staff',
      }),
      [hi]: noticeInHindi(),
    },
    finds: [{ message: 'conflictMark', file: en, line: 5 }],
  },
  {
    name: 'a conflict of which only the last mark is left',
    files: { [sample]: page('One version.\n\n>>>>>>> staff\n') },
    finds: [{ message: 'conflictMark', file: sample, line: 7 }],
  },
  {
    name: 'joiners in Hindi',
    files: {
      [en]: notice(),
      [hi]: noticeInHindi({
        summary: 'एक दिन के विश्राम के लिए श्री\u200Dमान का कार्या\u200Cलय बंद रहेगा।',
      }),
    },
    finds: [],
  },
  {
    name: 'a byte order mark at the start of a file',
    files: { [en]: `\uFEFF${notice()}`, [hi]: `\uFEFF${noticeInHindi()}` },
    finds: [],
  },
  {
    name: 'line ends of Windows',
    files: { [en]: notice().replaceAll('\n', '\r\n'), [hi]: noticeInHindi() },
    finds: [],
  },
  passes(
    'a no-break space between a number and its unit',
    'It costs ₹\u00A05,000 for 12\u00A0months.\n',
  ),
  passes(
    'accents, dashes, quotation marks and the sign for rupees',
    'The café “Élan” – a naïve idea — costs ₹ 20; “CAFÉ” and ‘Ça va’.\n',
  ),
  passes('a line of equals signs in code', '```text\na\n=======\nb\n```\n'),
  passes('a line of many less-than signs that is no mark of Git', 'Write `<<<<<<<<` here.\n'),
];
