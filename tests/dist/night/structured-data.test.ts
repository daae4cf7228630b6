import jsonld from 'jsonld';
import { expect, test } from 'vitest';
import { isListed, readTags, routes } from '../../support/built-site.ts';

interface Thing {
  '@type'?: string;
}

const vocabulary = 'https://schema.org/';

test('every page to be found says what it is in JSON-LD that a processor understands (CONT-5)', async () => {
  for (const route of routes.filter(isListed)) {
    const script = readTags(route).find(
      ({ name, attributes }) => name === 'script' && attributes.type === 'application/ld+json',
    );
    const document = JSON.parse(script?.text ?? '{}') as Thing & { '@graph'?: Thing[] };
    const written = document['@graph'] ?? [document];
    // Replaces the context of schema.org, so that the test fetches nothing.
    const context = { '@context': { '@vocab': vocabulary } };
    const expanded = (await jsonld.expand({ ...document, ...context } as never)) as {
      '@type'?: string[];
    }[];
    const found = expanded.flatMap((node) => node['@type'] ?? []);
    expect.soft(found.length, route.path).toBeGreaterThan(0);
    expect
      .soft(found, route.path)
      .toEqual(written.map(({ '@type': type = '' }) => vocabulary + type));
  }
});
