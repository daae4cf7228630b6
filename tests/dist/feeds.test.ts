import { expect, test } from 'vitest';
import { findRoute, listFiles, readTags, readText } from '../support/built-site.ts';
import { findTags } from '../support/html.ts';

interface Feed {
  title: string;
  home_page_url: string;
  items: { url: string; title: string; content_html: string }[];
}

const site = 'https://www.flci.example';
const names = ['all', 'events', 'news', 'notices', 'orders', 'releases'];
const readFeed = (path: string) => JSON.parse(readText(path)) as Feed;
const toWords = (text: string) => text.replace(/\s+/g, ' ').trim();

test('there is an Atom and a JSON feed of each list in each language (CONT-5)', () => {
  for (const ending of ['xml', 'json'])
    expect(listFiles('feeds', `.${ending}`)).toEqual(
      ['feeds', 'hi/feeds'].flatMap((folder) => names.map((name) => `${folder}/${name}.${ending}`)),
    );
});

test('a feed has the entries of its list, newest first, without drafts and what is still to come (CONT-5)', () => {
  const paths = readFeed('feeds/notices.json').items.map(({ url }) => url.replace(site, ''));
  expect(paths).toEqual([
    '/notices/charter-in-force-1-december',
    '/notices/charter-third-edition-adopted',
    '/notices/player-survey-2026',
    '/notices/certificate-checks-by-banks',
    '/notices/members-meet-2023-proceedings',
  ]);
  const atom = findTags(readText('feeds/notices.xml'))
    .filter(({ name }) => name === 'entry')
    .map(({ tags }) => tags.find(({ name }) => name === 'id')?.text.replace(site, ''));
  expect(atom).toEqual(paths);
});

test('a feed in Hindi has Hindi titles and addresses, and what is not translated in English (CONT-5)', () => {
  const { items } = readFeed('hi/feeds/news.json');
  expect(items.map(({ url, title }) => [url, title])).toEqual([
    [`${site}/hi/resources/news/only-in-english`, 'A text that nobody has translated'],
    [`${site}/hi/resources/news/study-how-people-pause`, expect.stringMatching(/[\u0900-\u097f]/)],
    [`${site}/hi/resources/news/long-words`, 'अंतर्राष्ट्रीयप्रतिस्पर्धात्मकखेलनियामकपरिषद की बैठक'],
  ]);
});

test('a feed has each entry in full, with full addresses and without markup of the site (CONT-5)', () => {
  for (const { url, content_html: html } of readFeed('feeds/all.json').items) {
    expect(html, url).not.toMatch(/data-astro|<script|<style/);
    const tags = findTags(html);
    for (const { attributes } of tags)
      expect(attributes.href ?? attributes.src ?? 'https:', url).toMatch(/^(https|mailto|tel):/);
    // The feed has all paragraphs of the page, so nobody has to open the page.
    const page = readTags(findRoute(url.replace(site, ''))).find(({ name }) => name === 'main');
    for (const { text } of tags.filter(({ name }) => name === 'p'))
      expect(toWords(page?.text ?? ''), url).toContain(toWords(text));
  }
});

test.each([
  ['all', '/feeds'],
  ['events', '/events/archive'],
  ['news', '/resources/news'],
  ['notices', '/notices'],
  ['orders', '/about/ombudsman/orders'],
  ['releases', '/resources/release'],
])(
  'the feeds of %s are linked in the head of %s and where people see them (CONT-5)',
  (name, page) => {
    for (const prefix of ['', '/hi']) {
      const tags = readTags(findRoute(prefix + page));
      expect(readFeed(`${prefix}/feeds/${name}.json`).home_page_url).toBe(site + prefix + page);
      for (const ending of ['xml', 'json'])
        for (const element of ['link', 'a'])
          expect(
            tags.filter(
              (tag) =>
                tag.name === element && tag.attributes.href === `${prefix}/feeds/${name}.${ending}`,
            ),
            `${element} to ${name}.${ending} on ${prefix}${page}`,
          ).toHaveLength(1);
    }
  },
);
