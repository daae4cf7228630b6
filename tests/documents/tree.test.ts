import { expect, test } from 'vitest';
import { plainTextOf } from '../../packages/content-model/components/document-blocks.ts';
import { ContentText } from '../../packages/content-model/files/text.ts';
import { toBlocks } from '../../packages/documents/tree.ts';
import type { TreeContext } from '../../packages/documents/tree-nodes.ts';

const context: TreeContext = {
  language: 'en',
  toAddress: (target) => (target === '/plan' ? undefined : `https://site.example${target}`),
  toData: <Part>() => [
    { type: 'paragraph', children: [{ type: 'text', value: 'from the site' }] } as Part,
  ],
};

const read = (body: string) => toBlocks(new ContentText(body), context);

test('headings begin at the first level below the title', () => {
  expect(read('## One\n\n### Two').map((block) => block.type === 'heading' && block.level)).toEqual(
    [1, 2],
  );
});

test('a link has a full address; one to a draft becomes plain words', () => {
  expect(read('See [this](/a) and [that](/plan).')).toEqual([
    {
      type: 'paragraph',
      children: [
        { type: 'text', value: 'See ' },
        {
          type: 'link',
          url: 'https://site.example/a',
          children: [{ type: 'text', value: 'this' }],
        },
        { type: 'text', value: ' and ' },
        { type: 'text', value: 'that' },
        { type: 'text', value: '.' },
      ],
    },
  ]);
});

test('a table has its heading first, its sides, and the empty rows that follow it', () => {
  const [table, ...rest] = read(
    '| a | b |\n|---|--:|\n| 1 | <Sum direction="column" /> |\n\n<BlankRows count="40" />',
  );
  expect(rest).toEqual([]);
  expect(table).toMatchObject({ type: 'table', align: [null, 'right'], blankRows: 40 });
  expect(table?.type === 'table' && table.rows.map((row) => row.map(plainTextOf))).toEqual([
    ['a', 'b'],
    ['1', 'sum of the column'],
  ]);
});

test('days are counted from one column to another', () => {
  const [table] = read('| a |\n|---|\n| <Days from="C" to="H" /> |');
  expect(table?.type === 'table' && table.rows[1]?.[0]).toEqual([
    { type: 'calculated', formula: { kind: 'days', from: 'C', to: 'H' }, label: 'number of days' },
  ]);
});

test('the fields of a form keep their hints, lines and options', () => {
  const body =
    '<Fields>\n\n<Field label="Name" hint="in full" width="half" />\n<Field label="Why" lines="4" />\n<Field label="You are" options="a player | a parent" />\n\n</Fields>';
  expect(read(body)).toEqual([
    {
      type: 'fields',
      items: [
        { label: 'Name', hint: 'in full', half: true, lines: 1, options: [] },
        { label: 'Why', hint: null, half: false, lines: 4, options: [] },
        { label: 'You are', hint: null, half: false, lines: 1, options: ['a player', 'a parent'] },
      ],
    },
  ]);
});

test('cards, steps and tabs follow one after the other', () => {
  const blocks = read(
    '<Tabs label="x">\n\n<Tab id="a" label="A">\n\n## A\n\n<Cards>\n\n<Card title="Fairness">\n\nThe same rules.\n\n</Card>\n\n</Cards>\n\n</Tab>\n\n</Tabs>',
  );
  expect(blocks.map(({ type }) => type)).toEqual(['heading', 'group']);
});

test('the position of law has its day before it and its next review after it', () => {
  expect(
    JSON.stringify(
      read(
        '<PositionOfLaw date="2026-11-18" reviewBy="2027-02-18">\n\nThe law.\n\n</PositionOfLaw>',
      ),
    ),
  ).toMatch(/Position of law on 18 November 2026.*The law\..*reviewed by 18 February 2027/);
});

test('a component with data of the site gets that data', () => {
  expect(read('<TierTable />').map(({ type }) => type)).toEqual(['paragraph']);
});

test.each(['<BlankRows count="3" />', 'Words.\n\n<BlankRows count="3" />'])(
  'empty rows without a table above them are an error: %j',
  (body) => {
    expect(() => read(body)).toThrow(expect.objectContaining({ construct: '<BlankRows>' }));
  },
);

test('a component with invalid attributes is left out; the content check reports it', () => {
  expect(read('<PositionOfLaw date="soon">\n\nThe law.\n\n</PositionOfLaw>')).toEqual([]);
});

test('a part that documents can’t show is an error that names it', () => {
  expect(() => read('<EntryList collection="news" />')).toThrow('<EntryList>');
});
