import { page, pageInHindi } from '../fixture.ts';
import { passes, text, type Message, type SownFault } from './sown-fault.ts';

const en = 'pages/sample/en.mdx';
const hi = 'pages/sample/hi.mdx';

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

const twoTabs = (label: string, word: string) =>
  `<Tabs label="${label}">\n\n<Tab id="a" label="${label} 1">\n\n${word} 1।\n\n</Tab>\n\n<Tab id="a" label="${label} 2">\n\n${word} 2।\n\n</Tab>\n\n</Tabs>\n`;

/** A text, what is wrong with it, and on which line. */
const unreadable: readonly (readonly [string, Message, number?])[] = [
  ['<div>words</div>', 'componentUnknown'],
  ['<script>alert(1)</script>', 'componentUnknown'],
  ['Words.\n\n<constructor />', 'componentUnknown', 3],
  ['<Note tone={1 + 1}>\n\nWords.\n\n</Note>', 'attributeNotText'],
  ['<Note {...props}>\n\nWords.\n\n</Note>', 'attributeNotText'],
  ['Words {process.env.HOME} words', 'bracesInText'],
  ['{/* a remark */}', 'bracesInText'],
  ['Words {closed', 'bracesInText'],
  ['import a from "./a.ts"', 'importInText'],
  ['export const a = 1;', 'importInText'],
  ['<Note>\n\nWords.', 'componentNotClosed'],
  ['Words.</Note>', 'componentNotOpened'],
  ['Words <Note>\n\nwords.\n\n</Note>', 'componentNotClosed'],
  ['<Cards>\n\n<Card title="A">\n\n</Cards>', 'componentNotOpened', 5],
  ['<Note title=“A”>A</Note>', 'componentBroken'],
  ['Fewer than <5 words', 'componentBroken'],
  ['<!-- later -->', 'commentInText'],
  ['# Words', 'firstLevelHeading'],
  ['Words\n=====', 'firstLevelHeading'],
  ['![A hall](./hall.jpg)', 'pictureInText'],
  ['Words.\n\n[^1]: A note.', 'notesInText', 3],
  ['- [x] a task', 'notesInText'],
];

/** An attribute of a component, reported with the name of both. */
const attribute = (name: string, tag: string, message: Message, field: string): SownFault => ({
  name,
  files: { [en]: page(`<Cards>\n\n${tag}\n\n</Cards>\n`) },
  finds: [{ message, file: en, line: 7, field }],
});

export const sown: readonly SownFault[] = [
  ...unreadable.map(([body, message, line]) =>
    text(`the text ${JSON.stringify(body)}`, body, message, line),
  ),
  attribute(
    'a card with a wrong icon',
    '<Card title="A" icon="heart" />',
    'notAmong',
    '<Card> icon',
  ),
  attribute('a card in red', '<Card title="A" colour="red" />', 'fieldUnknown', '<Card> colour'),
  attribute('a card without its title', '<Card>\n\nA\n\n</Card>', 'fieldMissing', '<Card> title'),
  passes(
    'everything that a text may have',
    '## A heading\n\nWords with *emphasis* and a [page](/search), 5 &lt; 6.\n\n- a list\n- of things\n',
  ),
  passes('a number with its sign', 'It is #1 of the list.\n\n#7 is the last.\n'),

  inBoth(
    'steps without a list',
    ['<Steps>\n\nWrite, then wait.\n\n</Steps>\n', '<Steps>\n\nलिखें, फिर प्रतीक्षा करें।\n\n</Steps>\n'],
    'componentPartMissing',
  ),
  text('steps with hyphens', '<Steps>\n\n- Write.\n- Wait.\n\n</Steps>\n', 'componentPartMissing'),
  passes('steps with a numbered list', '<Steps>\n\n1. Write.\n2. Wait.\n\n</Steps>\n'),
  text(
    'a wide table without a table',
    '<DataTable label="Fees">\n\nWords.\n\n</DataTable>\n',
    'componentPartMissing',
  ),
  inBoth(
    'tabs without a tab',
    ['<Tabs label="Hours">\n\nWords.\n\n</Tabs>\n', '<Tabs label="समय">\n\nशब्द।\n\n</Tabs>\n'],
    'componentPartMissing',
  ),
  inBoth('two tabs with one id', [twoTabs('Hours', 'Word'), twoTabs('समय', 'शब्द')], 'idTwice', 9),
  passes('two tabs with two ids', twoTabs('Hours', 'Word').replace('id="a"', 'id="b"')),
  inBoth(
    'words in the table of the tiers',
    ['<TierTable>\n\nWords.\n\n</TierTable>\n', '<TierTable>\n\nशब्द।\n\n</TierTable>\n'],
    'componentTextLost',
  ),
];
