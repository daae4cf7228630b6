import { mdx, page, pageInHindi } from '../build/content-check/fixture.ts';
import type { SownFault } from './sown-fault.ts';

const en = 'pages/sample/en.mdx';
const hi = 'pages/sample/hi.mdx';

type Message = SownFault['finds'][number]['message'];

/** A fault in the text of both languages, which a comparison of the two can’t find. */
const inBoth = (
  name: string,
  [english, hindi]: readonly [string, string],
  message: Message,
  line = 1,
): SownFault => ({
  name: `${name}, in both languages`,
  files: { [en]: page(english), [hi]: pageInHindi(hindi) },
  finds: [en, hi].map((file) => ({ message, file, line: line + 4, field: 'text' })),
});

const text = (name: string, body: string, message: Message, line = 1): SownFault => ({
  name,
  files: { [en]: page(body) },
  finds: [{ message, file: en, line: line + 4, field: 'text' }],
});

const passes = (name: string, body: string): SownFault => ({
  name,
  files: { [en]: page(body) },
  finds: [],
});

const twoTabs = (label: string, word: string) =>
  `<Tabs label="${label}">\n\n<Tab id="a" label="${label} 1">\n\n${word} 1।\n\n</Tab>\n\n<Tab id="a" label="${label} 2">\n\n${word} 2।\n\n</Tab>\n\n</Tabs>\n`;

export const sown: readonly SownFault[] = [
  inBoth(
    'a heading without a space after its signs',
    ['##Hours\n\nWords.\n', '##समय\n\nशब्द।\n'],
    'headingWithoutSpace',
  ),
  text('a heading without a space and with one sign', '#Hours\n\nWords.\n', 'headingWithoutSpace'),
  text('a heading without a space, below a line', 'Words.\n###Hours\n', 'headingWithoutSpace', 2),
  passes('a number with its sign', 'It is #1 of the list.\n\n#7 is the last.\n'),

  inBoth(
    'a table pasted from a spreadsheet',
    ['Words.\n\nCity\tFee\nDelhi\t5\n', 'शब्द।\n\nनगर\tशुल्क\nदिल्ली\t5\n'],
    'tableWithTabs',
    3,
  ),
  passes('one tab in a sentence', 'The office:\t5 Example Road.\n'),

  inBoth(
    'numbers without a space after them',
    ['1.First\n2.Second\n', '1.पहला\n2.दूसरा\n'],
    'listWithoutSpace',
  ),
  text('hyphens without a space after them', '-first\n-second\n', 'listWithoutSpace'),
  text('brackets without a space after them', 'Bring:\n\n1)First\n', 'listWithoutSpace', 3),
  passes('a number with a decimal point', 'It costs this much:\n\n1.5 lakh rupees in all.\n'),
  passes('a dash in front of a word', 'Words of others:\n\n— Anon, 2026\n'),

  inBoth(
    'a list right below a line',
    ['Bring these:\n- the card\n- the fee\n', 'ये लाएँ:\n- कार्ड\n- शुल्क\n'],
    'listJoined',
    2,
  ),
  text('a numbered list right below a line', 'Do this:\n1. Write.\n2. Wait.\n', 'listJoined', 2),
  text(
    'a list that begins with 2 right below a line',
    'Do this:\n2. Write.\n3. Wait.\n',
    'listInParagraph',
    2,
  ),
  text('a line right below a list', '- the card\n- the fee\nCome early.\n', 'textJoinsList', 3),
  passes(
    'a list in a list, and an item of two lines',
    '- the card:\n  - the front\n  - the back\n- the fee\n  in one sum\n',
  ),

  inBoth(
    'steps without a list',
    ['<Steps>\n\nWrite, then wait.\n\n</Steps>\n', '<Steps>\n\nलिखें, फिर प्रतीक्षा करें।\n\n</Steps>\n'],
    'componentListMissing',
  ),
  text('steps with hyphens', '<Steps>\n\n- Write.\n- Wait.\n\n</Steps>\n', 'componentListMissing'),
  passes('steps with a numbered list', '<Steps>\n\n1. Write.\n2. Wait.\n\n</Steps>\n'),
  text(
    'a wide table without a table',
    '<DataTable label="Fees">\n\nWords.\n\n</DataTable>\n',
    'componentTableMissing',
  ),
  inBoth(
    'tabs without a tab',
    ['<Tabs label="Hours">\n\nWords.\n\n</Tabs>\n', '<Tabs label="समय">\n\nशब्द।\n\n</Tabs>\n'],
    'componentPartMissing',
  ),
  text('cards without a card', '<Cards>\n\nWords.\n\n</Cards>\n', 'componentPartMissing'),
  inBoth('two tabs with one id', [twoTabs('Hours', 'Word'), twoTabs('समय', 'शब्द')], 'idTwice', 9),
  passes('two tabs with two ids', twoTabs('Hours', 'Word').replace('id="a"', 'id="b"')),
  inBoth(
    'words in the table of the tiers',
    ['<TierTable>\n\nWords.\n\n</TierTable>\n', '<TierTable>\n\nशब्द।\n\n</TierTable>\n'],
    'componentTextLost',
  ),
  {
    name: 'words in a list of entries, in a notice',
    files: {
      'notices/closed/en.mdx': mdx(
        {
          title: 'Office closed on Friday',
          summary: 'The office is closed for a day of rest.',
          kind: 'notice',
          date: '2026-11-18',
        },
        'Words.\n\n<PortalLink>Log in</PortalLink>\n',
      ),
    },
    finds: [
      { message: 'componentTextLost', file: 'notices/closed/en.mdx', line: 9 },
      { message: 'componentOnlyOnPage', file: 'notices/closed/en.mdx', line: 9 },
    ],
  },
];
