import { expect, test } from 'vitest';
import { settings } from '../../../src/data/settings.ts';
import { findRoute, listFiles, readText } from '../../support/built-site.ts';

const toPath = (url: string) => url.replace(settings.site, '') || '/';

test('each entry of a feed has a page, and so has the list of the feed (CONT-5)', () => {
  const feeds = listFiles('feeds', '.json');
  expect(feeds.length).toBeGreaterThan(0);
  for (const path of feeds) {
    const feed = JSON.parse(readText(path)) as { home_page_url: string; items: { url: string }[] };
    for (const url of [feed.home_page_url, ...feed.items.map((item) => item.url)])
      expect(() => findRoute(toPath(url)), path).not.toThrow();
  }
});
