import { createSatteriMarkdownProcessor } from '@astrojs/markdown-satteri';
import { expect, test } from 'vitest';
import { ContentText } from '../../../packages/content-model/files/text.ts';

const findParts = (source: string) => new ContentText(source).parts;

const headings = `## What a complaint needs

### Feedback & Inquiry

## Operator’s own \`rules\`, 2026

## शिकायत का समय

## What a complaint needs

## A [linked](/contact) *word*
`;

test('headings have the ids that the build gives them', async () => {
  const processor = await createSatteriMarkdownProcessor({ syntaxHighlight: false });
  const { metadata } = await processor.render(headings);
  expect(findParts(headings).map(({ id }) => id)).toEqual(
    metadata.headings.map(({ slug }) => slug),
  );
});

test('tabs and components bring parts of their own', () => {
  const tabs =
    '<Tabs label="Rules">\n\n<Tab id="all" label="All">\n\nWords.\n\n</Tab>\n\n</Tabs>\n\n<ContactDetails show="full" />\n';
  expect(findParts(tabs).map(({ id }) => id)).toEqual(['all', 'holidays']);
});

test('a text that cannot be read has no parts', () => {
  expect(findParts('<Note>\n\nWords.\n')).toEqual([]);
});
