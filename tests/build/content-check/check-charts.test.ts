import { expect, test } from 'vitest';
import { checkText, expectFaults, fault } from './fixture.ts';

const chart = (years = '') => `<Chart collection="events" by="year" ${years} title="Events by year" />\n\n`;
const list = (attributes = '') => `<EntryList collection="events" ${attributes} />\n\n`;
const listed = list('year="2023"') + list('year="2022"');

test('a chart counts the years that the lists of its page show', () => {
  expectFaults(checkText(listed + chart()), [
    fault(
      'pages/sample/en.mdx, line 9',
      '<Chart> years: the chart counts every year, the lists of the page show 2022, 2023',
      'years="2022 2023"',
    ),
  ]);
  expectFaults(checkText(listed + chart('years="2022 2024"')), [
    fault('pages/sample/en.mdx', '<Chart> years: the chart counts 2022, 2024, the lists of the page show 2022, 2023'),
  ]);
  expect(checkText(listed + chart('years="2023 2022"'))).toEqual([]);
});

test('a chart beside a list of all years counts all of them', () => {
  expect(checkText(list() + chart())).toEqual([]);
  expect(checkText(list() + chart('years="2022"'))).toHaveLength(1);
});

test('a chart without a list is not checked', () => {
  expect(checkText(chart('years="2022"'))).toEqual([]);
  expect(checkText(`<EntryList collection="orders" />\n\n${chart('years="2022"')}`)).toEqual([]);
});
