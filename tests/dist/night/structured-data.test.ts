import jsonld from 'jsonld';
import { expect, test } from 'vitest';
import { getDefinition } from '../../../src/content-model/collections.ts';
import { pagedCollections, toEntryPath } from '../../../src/content-model/paths.ts';
import { isListed, readTags, routes } from '../../support/built-site.ts';
import { readEntries } from '../../support/content.ts';

/** What each record with a page is in the vocabulary of schema.org, by the address of the page. */
const typeOf = new Map(
  pagedCollections.flatMap((name) => {
    const { occurrence, schemaType = 'Article' } = getDefinition(name);
    return readEntries(name).map(
      ({ id }) => [toEntryPath(name, id), occurrence ? 'Event' : schemaType] as const,
    );
  }),
);

function expectedTypes(page: string): string[] {
  if (page === '/') return ['Organization', 'WebSite'];
  const type = typeOf.get(page);
  return type ? ['BreadcrumbList', type] : ['BreadcrumbList'];
}

test('every page to be found says what it is in JSON-LD that a processor understands (CONT-5)', async () => {
  for (const route of routes.filter(isListed)) {
    const script = readTags(route).find(
      ({ name, attributes }) => name === 'script' && attributes.type === 'application/ld+json',
    );
    const document = JSON.parse(script?.text ?? '{}') as Record<string, unknown>;
    // The context replaces that of schema.org, which is not fetched.
    const expanded = (await jsonld.expand({
      ...document,
      '@context': { '@vocab': 'https://schema.org/' },
    } as never)) as Record<string, unknown>[];
    const found = expanded
      .flatMap((node) => node['@type'] as string[])
      .map((type) => type.replace('https://schema.org/', ''));
    expect.soft(found, route.path).toEqual(expectedTypes(route.page));
  }
});
