import { expect, test } from 'vitest';
import { checkText, expectFaults, fault } from './fixture.ts';

const file = 'pages/sample/en.mdx';

/** A card belongs in cards; it is then on line 7 of its file. */
const inCards = (card: string) => `<Cards>\n\n${card}\n\n</Cards>\n`;

test('Markdown and all content components are accepted', () => {
  const text = `First words with *emphasis* and a [link](/search).

## A heading

- a list
- of things

<Cards>

<Card title="Fairness" icon="scale" href="/">

Words, 5 &lt; 6, and an [address](mailto:support@ifsf.example).

</Card>

</Cards>
`;
  expect(checkText(text)).toEqual([]);
});

test.each([
  '<Crad />',
  '<div>words</div>',
  '<script>alert(1)</script>',
  '<>words</>',
  '<constructor />',
])('the component in %s is unknown, and the known ones are listed', (text) => {
  const name = /^<(\w*)/.exec(text)?.[1] ?? '';
  expectFaults(checkText(text), [
    fault(`${file}, line 5`, `text: there is no component <${name}>`, 'One of: Note', 'TierTable'),
  ]);
});

test('the line of a fault in a text is its line in the file', () => {
  expectFaults(checkText('Words.\n\nWords.\n\n<Crad />\n'), [
    fault(`${file}, line 9`, 'text: there is no component <Crad>'),
  ]);
});

test('a wrong, an unknown and a missing attribute are distinguished', () => {
  expectFaults(checkText(inCards('<Card title="Fairness" icon="heart" />')), [
    fault(
      `${file}, line 7`,
      '<Card> icon: "heart" is not one of: policy, research…',
      'Example:  icon: policy',
    ),
  ]);
  expectFaults(checkText(inCards('<Card title="Fairness" colour="red" />')), [
    fault(
      `${file}, line 7`,
      '<Card> colour: there is no field of this name',
      'One of: title, icon, href.',
    ),
  ]);
  expectFaults(checkText(inCards('<Card>\n\nWords\n\n</Card>')), [
    fault(`${file}, line 7`, '<Card> title: this field is missing', 'Example:  title: '),
  ]);
});

test('a date in an attribute is checked like a date in a field', () => {
  expectFaults(
    checkText(
      '<PositionOfLaw date="2026-02-30" reviewBy="2027-02-18">\n\nWords\n\n</PositionOfLaw>',
    ),
    [
      fault(
        `${file}, line 5`,
        '<PositionOfLaw> date: "2026-02-30" is not a day of the calendar',
        'Example:  date: 2026-11-18',
      ),
    ],
  );
});

test.each(['<Card title={1 + 1} />', '<Card {...props} />', '<Card title />'])(
  'the attribute in %s is not text in quotes',
  (text) => {
    expectFaults(checkText(inCards(text)), [
      fault(
        `${file}, line 7`,
        'text: an attribute of <Card> is not text in quotes',
        'attribute="text"',
      ),
    ]);
  },
);

test.each([
  'Words {process.env.HOME} words',
  '{1 + 1}',
  '{/* a remark */}',
  'Words {closed',
  'Words {1 +}',
])('curly brackets are refused: %s', (text) => {
  expectFaults(checkText(text), [
    fault(`${file}, line 5`, 'text: a text can’t contain curly brackets', '&#123;'),
  ]);
});

test.each(['import a from "./a.ts"', 'export const a = 1;', 'import is allowed from Friday.'])(
  'code is refused: %s',
  (text) => {
    expectFaults(checkText(text), [
      fault(
        `${file}, line 5`,
        'text: a paragraph can’t begin with the word “import” or “export”',
        'Another word',
      ),
    ]);
  },
);

test.each([
  ['<Note>\n\nWords.', 'the component <Note> is not closed', '</Note> on a line of its own'],
  [
    '<Cards>\n\n<Card title="A">\n\n</Cards>',
    '</Cards> is there before </Card>',
    'First </Card>, then </Cards>',
  ],
  ['Words.</Note>', '</Note> closes a component that is not open', 'Delete it'],
  [
    'Words <Note>\n\nwords.\n\n</Note>',
    'the component <Note> does not end in the paragraph…',
    'on a line of its own',
  ],
  [
    '<Note title=“A”>A</Note>',
    'what begins with < is not a component that is written correctly',
    'straight quotation marks',
  ],
  [
    'Fewer than <5 words',
    'what begins with < is not a component that is written correctly',
    'Write &lt; for the sign <',
  ],
  ['<!-- later -->', 'a text can’t contain a comment such as <!-- this -->', 'Delete the comment'],
])('what is wrong with a component is told in plain words: %j', (text, problem, hint) => {
  expectFaults(checkText(text).slice(0, 1), [fault(file, `text: ${problem}`, hint)]);
});

test.each(['# Words', 'Words\n====='])('a heading of the first level is refused: %j', (text) => {
  expectFaults(checkText(text), [
    fault(
      `${file}, line 5`,
      'text: a first-level heading is only for the title',
      'Begin with ## in a text.',
    ),
  ]);
});

test.each(['![A hall](./hall.jpg)', '![A hall][hall]\n\n[hall]: ./hall.jpg'])(
  'a picture in a text is refused: %j',
  (text) => {
    expect(checkText(text).join('\n')).toContain(
      'line 5\n  text: a picture can’t be placed with ![…]\n  Expected: Name the picture in a field of the entry.',
    );
  },
);

test.each([
  'Words[^1].',
  'Words[^1].\n\n[^1]: The note.',
  '- [ ] a task',
  '- [x] a task',
  '- [X] a task',
])('a footnote or a task list is refused: %j', (text) => {
  expect(checkText(text).join('\n')).toContain(
    'line 5\n  text: footnotes and task lists are not supported\n  Expected: ',
  );
});

test.each(['/nowhere', 'search', '//evil.example', 'http://example.org', 'javascript:alert(1)'])(
  'the link %s in a text leads nowhere (NAV-7)',
  (target) => {
    const place = `${file}, line 5`;
    const problem = `text: the link ${target} leads nowhere`;
    expectFaults(checkText(`[words](${target})`), [
      fault(place, problem, 'such as /about/charter'),
    ]);
    expectFaults(checkText(`**[words](${target})**`), [fault(place, problem)]);
    expectFaults(checkText(`<Note tone="info">[words](${target})</Note>`), [fault(place, problem)]);
  },
);

test('a dead link is found in a table', () => {
  expectFaults(checkText('| a | b |\n|---|---|\n| [words](/nowhere) | b |'), [
    fault(`${file}, line 7`, 'text: the link /nowhere leads nowhere'),
  ]);
});

test('a dead link is found in a link definition (NAV-7)', () => {
  expectFaults(checkText('Read the [plan][1].\n\n[1]: /nowhere'), [
    fault(file, 'text: the link /nowhere leads nowhere'),
  ]);
});

test('a dead link is found in an attribute (NAV-7)', () => {
  expectFaults(checkText('<ButtonLink href="/nowhere">Go</ButtonLink>'), [
    fault(`${file}, line 5`, 'text: the link /nowhere leads nowhere'),
  ]);
  expectFaults(checkText('<Panel title="News" more="/nowhere">\n\nWords\n\n</Panel>'), [
    fault(`${file}, line 5`, 'text: the link /nowhere leads nowhere'),
  ]);
});

test.each([
  '/',
  '/search?q=charter',
  '/#top',
  '#main',
  'https://example.org',
  'mailto:support@ifsf.example',
  'tel:+911155500100',
])('the link %s is accepted', (target) => {
  expect(checkText(`[words](${target})`)).toEqual([]);
});

test('a component that is not closed is reported with the correct form', () => {
  expectFaults(checkText('Words.\n\n<Card title="Fairness">\n\nWords.\n'), [
    fault(
      `${file}, line 7`,
      'text: the component <Card> is not closed',
      '</Card> on a line of its own',
    ),
  ]);
});

test('an address without https that Markdown turns into a link is a dead link', () => {
  expectFaults(checkText('Words.\n\nSee www.example.com for more.'), [
    fault(`${file}, line 7`, 'text: the link http://www.example.com leads nowhere'),
  ]);
});
