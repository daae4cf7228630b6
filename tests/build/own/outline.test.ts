import { expect, test } from 'vitest';
import { toOutline, unlink } from '../../../src/build/own/outline.ts';

test('of a text that states facts, the headings are left', () => {
  expect(
    toOutline('We began in 2019.\n\n## History\n\nNine operators met.\n\n## Since 2020\n\nMore.'),
  ).toEqual({ text: '## History', isEmpty: true });
});

test('lists of records stay with their headings, and numbers of somebody do not', () => {
  const list = '<EntryList collection="news" />';
  const text = `## Achievements\n\n<Stats>\n\n<Stat value="214" label="complaints" />\n\n</Stats>\n\n## News\n\n${list}`;
  expect(toOutline(text)).toEqual({ text: `## News\n\n${list}`, isEmpty: false });
});

test('a list inside of a tab stays there', () => {
  const tab = (inside: string) =>
    `<Tabs label="Gallery">\n\n<Tab id="photos" label="Photos">\n\n${inside}<EntryList collection="media" />\n\n</Tab>\n\n</Tabs>`;
  expect(toOutline(tab('There are nine.\n\n')).text).toBe(tab(''));
});

test('a link to what is gone becomes its words', () => {
  expect(
    unlink('See [the **meet**](/events/meet) and [us](/contact).', (to) => to === '/events/meet'),
  ).toBe('See the **meet** and [us](/contact).');
});
