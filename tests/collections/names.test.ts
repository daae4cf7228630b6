import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { collectionNames } from '../../src/collections/index.ts';

/** Files that are made for one collection, each with the reason. Everything else serves every collection. */
const madeForOne: Record<string, string> = {
  'src/components/content/Links.astro': 'the lists of links on the home page and the service pages',
  'src/components/content/People.astro': 'people with their offices',
  'src/components/content/TierTable.astro': 'the comparison of the membership tiers',
  'src/components/content/MembershipForm.astro': 'the tiers that can be applied for',
  'src/data/document-data-blocks.ts': 'the table of tiers inside a document',
  'src/components/entries/EntryParts.astro': 'the components that records of one collection have',
  'src/components/entries/EventParts.astro': 'speakers and photographs of an event',
  'src/components/entries/MediaParts.astro': 'transcripts and slides of the gallery',
};

/** `pages` is not a kind of record: it is the tree of the site. */
const names = collectionNames.filter((name) => name !== 'pages');

/** Where code names a collection: as an argument, a type argument, an operand or a property, not as a CSS class or a path. */
const naming = new RegExp(`(?:collection: |getEntries\\(|getEntry\\(|getDefinition\\(|toEntryPath\\(|Entry<|=== )'(?:${names.join('|')})'`);

/** The lines that are not part of a comment. */
const withoutComments = (code: string) => code.replaceAll(/^\s*(?:\*|\/\*|\/\/).*$/gm, '');

const files = globSync('src/**/*.{ts,tsx,astro}', { exclude: ['src/collections/**', 'src/content/**', 'src/i18n/**'] }).map((path) =>
  path.replaceAll('\\', '/'),
);

test('code outside the definitions names no collection, except the components made for one', () => {
  const found = files.filter((path) => naming.test(withoutComments(readFileSync(path, 'utf8'))));
  expect(
    found.filter((path) => !(path in madeForOne)),
    'Put what these files know of a collection into its definition.',
  ).toEqual([]);
  expect(
    Object.keys(madeForOne).filter((path) => !found.includes(path)),
    'These no longer name a collection: remove them from the list.',
  ).toEqual([]);
});
