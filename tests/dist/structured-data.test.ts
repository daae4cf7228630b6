import { expect, test } from 'vitest';
import { findRoute, readTags } from '../support/built-site.ts';

function readGraph(path: string): Record<string, unknown>[] {
  const script = readTags(findRoute(path)).find(
    ({ name, attributes }) => name === 'script' && attributes.type === 'application/ld+json',
  );
  const { '@graph': graph, ...thing } = JSON.parse(script?.text ?? '{}') as {
    '@graph'?: Record<string, unknown>[];
  };
  return graph ?? [thing];
}

test.each([
  ['/', ['Organization', 'WebSite']],
  ['/about/ombudsman/orders', ['BreadcrumbList']],
  ['/membership/partners/page/2', ['BreadcrumbList']],
  ['/events/annual-conference-2023', ['BreadcrumbList', 'Event']],
  ['/resources/news/long-words', ['BreadcrumbList', 'NewsArticle']],
  ['/about/legal/judgments/state-of-tamil-nadu-v-junglee-games', ['BreadcrumbList', 'Article']],
  ['/hi/resources/release/charter-third-edition', ['BreadcrumbList', 'NewsArticle']],
])('%s says that it is %j (CONT-5)', (path, types) => {
  expect(readGraph(path).map((thing) => thing['@type'])).toEqual(types);
});

test('the federation is described by its settings, in the language of the page', () => {
  expect(readGraph('/hi')[0]).toMatchObject({
    name: 'भारतीय फैंटेसी लीग परिषद',
    email: 'support@flci.example',
    telephone: '+912055500142',
    address: { streetAddress: '7, कर्वे मार्ग', addressLocality: 'पुणे 411 004' },
  });
});

test('an event has its days, and where it is', () => {
  expect(readGraph('/events/webinar-age-checks-2024')[1]).toMatchObject({
    name: 'Age checks that ask for no more than they need',
    startDate: '2024-09-12T16:00:00+05:30',
    endDate: '2024-09-12T17:30:00+05:30',
  });
});
