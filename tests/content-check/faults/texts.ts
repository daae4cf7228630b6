import { notice, noticeInHindi, page, pageInHindi } from '../fixture.ts';
import { form } from './documents.ts';
import { passes, sample, text, type SownFault } from './sown-fault.ts';

const en = 'notices/closed/en.mdx';

export const sown: readonly SownFault[] = [
  {
    name: 'a page without a text',
    files: { [sample]: page('') },
    finds: [{ message: 'textMissing', file: sample, line: 5, field: 'text' }],
  },
  {
    name: 'a translation without its text',
    files: { [sample]: page('Words.\n'), 'pages/sample/hi.mdx': pageInHindi('') },
    finds: [
      { message: 'translatedTextMissing', file: 'pages/sample/hi.mdx', line: 5, field: 'text' },
    ],
  },
  {
    name: 'a notice without a text',
    files: { [en]: notice(), 'notices/closed/hi.mdx': noticeInHindi() },
    finds: [],
  },

  text('a heading that skips the second level', '### Hours\n\nWords.\n', 'headingSkipped'),
  text(
    'a heading in a tab that skips a level',
    '<Tabs label="Hours">\n\n<Tab id="a" label="A">\n\n### Hours\n\nWords.\n\n</Tab>\n\n</Tabs>\n',
    'headingSkipped',
    5,
  ),
  text('an empty heading', 'Words.\n\n##\n\nMore words.\n', 'headingEmpty', 3),
  text(
    'bold type in place of a heading',
    '**Hours**\n\nThe office is open from nine.\n',
    'boldForHeading',
  ),
  text(
    'italics in place of a heading',
    'Words.\n\n*Hours*\n\nThe office is open from nine.\n',
    'boldForHeading',
    3,
  ),
  passes(
    'headings of three levels',
    '## Hours\n\nWords.\n\n### Fridays\n\nWords.\n\n#### Holidays\n\nWords.\n\n## Days\n\nWords.\n',
  ),
  passes('a name in bold type above an office', 'Words.\n\n**Arvind Rao**\n\nPresident\n'),
  text('an address between < and >', 'Write to <office@example.org>.\n', 'addressInAngles'),
  text(
    'the address of a site between < and >',
    'See <https://egazette.gov.in>.\n',
    'addressInAngles',
  ),
  passes('a sentence in bold type', 'Words.\n\n**The office is closed on Friday.**\n'),
  passes('bold words in front of a list', '**What happens:**\n\n- one\n- two\n'),

  text('a row with a cell too many', '| a | b |\n|---|---|\n| 1 | 2 | 3 |\n', 'tableRagged', 3),
  text('a row with a cell too few', '| a | b |\n|---|---|\n| 1 | 2 |\n| 1 |\n', 'tableRagged', 4),
  text(
    'a table without the line of hyphens',
    'Words.\n\n| a | b |\n| 1 | 2 |\n',
    'tableWithoutLine',
    3,
  ),
  text(
    'a table whose line of hyphens is too short',
    '| a | b | c |\n|---|---|\n| 1 | 2 | 3 |\n',
    'tableWithoutLine',
  ),
  text('a table without bars at its sides', 'a | b\n1 | 2\n', 'tableWithoutLine'),
  text('a table without headings', '| | |\n|---|---|\n| 1 | 2 |\n', 'tableWithoutHeadings'),
  passes(
    'a table with an empty cell and one empty heading',
    '|   | Fee |\n|---|---:|\n| Bronze | 5 |\n| Silver |   |\n',
  ),
  passes('a bar in a cell', '| a | b |\n|---|---|\n| 1 \\| 2 | 3 |\n'),
  passes('a bar in a sentence', 'Choose yes | no in the form.\n'),
  text('a tab outside of tabs', '<Tab id="a" label="A">\n\nWords.\n\n</Tab>\n', 'componentOutside'),
  text(
    'a tab inside cards',
    '<Cards>\n\n<Tab id="a" label="A">\n\nWords.\n\n</Tab>\n\n</Cards>\n',
    'componentOutside',
    3,
  ),
  text('an empty note', '<Note tone="info">\n\n</Note>\n', 'componentEmpty'),
  text('a note that closes itself', '<Note tone="info" />\n', 'componentEmpty'),
  text('steps without a step', '<Steps>\n</Steps>\n', 'componentEmpty'),
  {
    name: 'boxes to fill in on a page',
    files: { [sample]: page('<Fields>\n\n<Field label="Name" />\n\n</Fields>\n') },
    finds: [
      { message: 'componentOnlyInFile', file: sample, line: 5 },
      { message: 'componentOnlyInFile', file: sample, line: 7 },
    ],
  },
  text(
    'the columns of the home page on another page',
    '<Hero>\n\nWords.\n\n</Hero>\n',
    'componentOnlyOnHome',
  ),
  text('two contact forms', '<ContactForm />\n\nWords.\n\n<ContactForm />\n', 'secondForm', 5),
  text(
    'a contact form and a membership form',
    '<ContactForm />\n\nWords.\n\n<MembershipForm />\n',
    'secondForm',
    5,
  ),
  {
    name: 'a contact form in a notice',
    files: { [en]: `${notice()}<ContactForm />\n` },
    finds: [{ message: 'componentOnlyOnPage', file: en, line: 7, field: 'text' }],
  },
  {
    name: 'a note in a notice',
    files: { [en]: `${notice()}<Note tone="info">\n\nWords.\n\n</Note>\n` },
    finds: [],
  },
  passes(
    'a card without a text',
    '<Cards>\n\n<Card title="Fairness" icon="scale" href="/" />\n\n</Cards>\n',
  ),
  {
    name: 'the columns of a home page',
    files: {
      [sample]: page('<Columns>\n\n<Column area="left">\n\nWords.\n\n</Column>\n\n</Columns>\n', {
        format: 'home',
      }),
    },
    finds: [],
  },
  passes('one form', '<ContactForm />\n'),
  passes('brackets with words of a quotation', 'It “shall [in every case] answer”.\n'),
  {
    name: 'places to fill in, in a form',
    files: {
      'downloads/complaint/en.mdx': form(
        '## You\n\nI, [name of the player], complain of [title].\n',
      ),
    },
    finds: [],
  },

  // Settings of the smallest site are those of the fixture with other contacts.
  ...(
    [
      ['the mailbox as a link', 'Write to [us](mailto:support@ifsf.example).\n', 1],
      ['the name', 'Words.\n\nThe Fantasy League Council of India runs it.\n', 3],
      ['the address', 'It is at 7, Karve Road, Pune.\n', 1],
      ['the telephone number in digits', 'Call [us](tel:+911155500100).\n', 1],
      ['the address of the site in code', '```js\nfetch("https://www.ifsf.example/a")\n```\n', 2],
      ['the beginning of numbers', 'It begins with **FLCI-**.\n', 1],
      ['the short name', 'Ask FLCI.\n', 1],
    ] as const
  ).map(([what, body, line]) => text(`${what} of the settings`, body, 'repeatsSettings', line)),
  {
    name: 'the name of the settings in a description',
    files: {
      [sample]: page('Words.\n', {
        description: 'How the Fantasy League Council of India decides on complaints, and by when.',
      }),
    },
    finds: [{ message: 'repeatsSettings', file: sample, line: 3, field: 'description' }],
  },
  {
    name: 'the name of the settings in Hindi',
    files: { [sample]: page(), 'pages/sample/hi.mdx': pageInHindi('भारतीय फैंटेसी लीग परिषद।\n') },
    finds: [{ message: 'repeatsSettings', file: 'pages/sample/hi.mdx', line: 5, field: 'text' }],
  },
  passes(
    'what only looks like a value of the settings',
    'A number is FLCI-2026-000000000, a circular FLCI/CIR/2026/07, a town Pune, a portal https://portal.ifsf.example.\n',
  ),
  {
    name: 'a name in what happened on a day',
    files: { [en]: `${notice()}The Fantasy League Council of India is closed.\n` },
    finds: [],
  },
  {
    name: 'a name in the demonstration',
    files: {
      [sample]: page('Ask the Fantasy League Council of India.\n', { demonstration: true }),
    },
    finds: [],
  },
];
