import { expect, test } from 'vitest';
import { findRoute, readTags } from '../support/built-site.ts';

const toWords = (text: string) => text.replace(/\s+/g, ' ').trim();

test('a chart has its figures at the bars and in a table behind them', () => {
  const figure = readTags(findRoute('/membership/current-members')).find(
    ({ name, tags }) =>
      name === 'figure' && tags.some(({ attributes }) => attributes.role === 'img'),
  );
  const bars = figure?.tags.filter(({ name }) => name === 'text').map(({ text }) => toWords(text));
  const rows = figure?.tags
    .filter(
      ({ name, attributes }) => name === 'td' || (name === 'th' && attributes.scope === 'row'),
    )
    .map(({ text }) => toWords(text));
  expect(bars).toEqual(['Bronze', '1', 'Silver', '1', 'Gold', '1', 'Platinum', '1']);
  expect(rows).toEqual(bars);
});
