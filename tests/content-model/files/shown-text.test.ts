import { expect, test } from 'vitest';
import { toShownText } from '../../../packages/content-model/files/shown-text.ts';
import { readSettings } from '../../../packages/content-model/files/site-files.ts';

const demonstration = readSettings('tests/fixture');
const own = { ...demonstration, demonstrationNotice: undefined, portal: undefined };

const source = `## One

Ours. <Demonstration>Invented.</Demonstration>

<Demonstration>

## Two

See [this](/invented). <WherePortal is="none">No portal.</WherePortal>

</Demonstration>

<WherePortal is="none">

Nothing is sent.

</WherePortal>
`;

const toFacts = (settings: typeof demonstration) => {
  const { parts, links, passages } = toShownText(source, settings);
  return {
    parts: parts.map(({ words }) => words),
    links: links.map(({ target }) => target),
    words: passages.map(({ words }) => words.trim()),
  };
};

test('the demonstration shows the parts that hold for it', () => {
  const { parts, links, words } = toFacts(demonstration);
  expect({ parts, links }).toEqual({ parts: ['One', 'Two'], links: ['/invented'] });
  expect(words).toContain('Ours. Invented.');
});

test('another site shows none of them, and the parts that hold for its portal', () => {
  expect(toFacts(own)).toEqual({
    parts: ['One'],
    links: [],
    words: ['One', 'Ours.', 'Nothing is sent.'],
  });
});
