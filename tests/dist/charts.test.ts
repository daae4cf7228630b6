import { expect, test } from 'vitest';
import { readTags, routes } from '../support/built-site.ts';

const toWords = (text: string) => text.replace(/\s+/g, ' ').trim();

test('a chart has its figures at the bars and in a table behind them', () => {
  const charts = routes
    .flatMap(readTags)
    .filter(
      ({ name, tags }) =>
        name === 'figure' && tags.some(({ attributes }) => attributes.role === 'img'),
    );
  for (const { tags } of charts) {
    const bars = tags.filter(({ name }) => name === 'text').map(({ text }) => toWords(text));
    const rows = tags
      .filter(
        ({ name, attributes }) => name === 'td' || (name === 'th' && attributes.scope === 'row'),
      )
      .map(({ text }) => toWords(text));
    expect(bars.length).toBeGreaterThan(0);
    expect(rows).toEqual(bars);
  }
});
