import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import ICAL from 'ical.js';
import jsonld from 'jsonld';
import { validateXML } from 'xmllint-wasm';
import { findTags } from './support/html.ts';
import { dist, languages, readPage, routes, toPath } from './support/routes.ts';
import { expect, test } from './support/test.ts';

const require = createRequire(import.meta.url);
const read = (path: string) => readFileSync(join(dist, path), 'utf8');
const list = (folder: string, ending: string) =>
  ['', 'hi/'].flatMap((root) =>
    readdirSync(join(dist, root, folder))
      .filter((name) => name.endsWith(ending))
      .map((name) => `${root}${folder}/${name}`),
  );
const collections = ['all', 'notices', 'news', 'releases', 'orders'];
const site = 'https://www.ifsf.example';
const schemaFile = (name: string) => readFileSync(new URL(`./support/schemas/${name}`, import.meta.url), 'utf8');

test('There is an Atom and a JSON feed of each list in each language (CONT-5)', () => {
  const expected = languages.flatMap((language) =>
    collections.map((name) => `${toPath('/', language).slice(1)}${language === 'hi' ? '/' : ''}feeds/${name}`),
  );
  expect(list('feeds', '.xml').sort()).toEqual(expected.map((name) => `${name}.xml`).sort());
  expect(list('feeds', '.json').sort()).toEqual(expected.map((name) => `${name}.json`).sort());
});

test('Every Atom feed fits the grammar of RFC 4287 (CONT-5)', async () => {
  const { valid, errors } = await validateXML({
    xml: list('feeds', '.xml').map((fileName) => ({ fileName, contents: read(fileName) })),
    schema: schemaFile('atom.rng'),
    extension: 'relaxng',
  });
  expect(errors.map(({ rawMessage }) => rawMessage)).toEqual([]);
  expect(valid).toBe(true);
});

test('Every JSON feed fits the schema of JSON Feed (CONT-5)', () => {
  const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true, validateSchema: false }));
  const schema = require('jsonfeed-schema') as object;
  const validate = ajv.compile({ ...schema, $schema: undefined, $id: undefined, id: undefined });
  for (const path of list('feeds', '.json')) {
    expect(validate(JSON.parse(read(path))), `${path}: ${ajv.errorsText(validate.errors)}`).toBe(true);
  }
});

test('A feed gives each entry in full, by whole addresses, without marks of the site (CONT-5)', () => {
  for (const path of list('feeds', '.json')) {
    const { items } = JSON.parse(read(path)) as { items: { url: string; content_html: string }[] };
    expect(items.length).toBeGreaterThan(0);
    for (const { url, content_html: html } of items) {
      expect(html.length, url).toBeGreaterThan(100);
      expect(html, url).not.toMatch(/(href|src)="\/|data-astro|<script|<style/);
      expect(existsSync(join(dist, `${url.replace(site, '')}.html`)), url).toBe(true);
    }
  }
});

test('Each list page links its feeds in the head and where people see them (CONT-5)', () => {
  for (const [page, name] of [
    ['/notices', 'notices'],
    ['/resources/news', 'news'],
    ['/resources/release', 'releases'],
    ['/about/ombudsman/orders', 'orders'],
  ] as const)
    for (const language of languages) {
      const tags = findTags(readPage({ file: `${toPath(page, language).slice(1)}.html` }));
      for (const format of ['xml', 'json']) {
        const href = toPath(`/feeds/${name}.${format}`, language);
        expect(tags.filter(({ name: tag, attributes }) => tag === 'link' && attributes.href === href)).toHaveLength(1);
        expect(tags.filter(({ name: tag, attributes }) => tag === 'a' && attributes.href === href)).toHaveLength(1);
      }
    }
});

test('Every calendar is read by ical.js: each event in Indian time, with what RFC 5545 asks for (CONT-5)', () => {
  const calendars = list('calendar', '.ics');
  expect(calendars.length).toBeGreaterThan(20);
  for (const path of calendars) {
    const text = read(path);
    expect(
      text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75),
      `${path} has a line of more than 75 bytes`,
    ).toBe(true);
    const calendar = new ICAL.Component(ICAL.parse(text) as never);
    const zone = calendar.getFirstSubcomponent('vtimezone');
    expect(zone?.getFirstPropertyValue('tzid')).toBe('Asia/Kolkata');
    const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
    expect(events.length, path).toBeGreaterThan(0);
    for (const event of events) {
      const stamp = event.component.getFirstPropertyValue('dtstamp') as unknown as { zone: { tzid: string } };
      expect(stamp.zone.tzid, `DTSTAMP of ${path} is in UTC`).toBe('UTC');
      expect(event.uid).toMatch(/@/);
      expect(event.summary).toBeTruthy();
      expect(event.endDate.compare(event.startDate), `${path} ends before it begins`).toBe(1);
      if (!event.startDate.isDate) expect(event.component.getFirstProperty('dtstart')?.getParameter('tzid')).toBe('Asia/Kolkata');
    }
  }
});

test('Each event has its calendar file, and its page links it (CONT-5)', () => {
  const events = routes.filter(
    ({ file }) => /^(hi\/)?events\//.test(file) && existsSync(join(dist, file.replace('events/', 'calendar/').replace('.html', '.ics'))),
  );
  expect(events.length).toBe(list('calendar', '.ics').length - 2);
  for (const route of events) {
    const href = toPath(`/calendar/${route.page.split('/').at(-1)}.ics`, route.language);
    expect(
      findTags(readPage(route)).some(({ attributes }) => attributes.href === href),
      route.path,
    ).toBe(true);
  }
});

test('The site map fits the schema of sitemaps.org and holds exactly the pages that are to be found', async () => {
  const folder = join(require.resolve('sitemap/package.json'), '../schema');
  const contents = read('sitemap.xml');
  const schema = readFileSync(join(folder, 'sitemap.xsd'), 'utf8');
  const { errors } = await validateXML({
    xml: [{ fileName: 'sitemap.xml', contents }],
    schema: [
      `<schema xmlns="http://www.w3.org/2001/XMLSchema"><import namespace="http://www.sitemaps.org/schemas/sitemap/0.9" schemaLocation="sitemap.xsd"/><import namespace="http://www.w3.org/1999/xhtml" schemaLocation="sitemap-link.xsd"/></schema>`,
    ],
    preload: [
      { fileName: 'sitemap.xsd', contents: schema },
      { fileName: 'sitemap-link.xsd', contents: schemaFile('sitemap-link.xsd') },
    ],
  });
  expect(errors.map(({ rawMessage }) => rawMessage)).toEqual([]);
  const found = [...contents.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url.replace(site, '') || '/');
  const listed = routes.filter((route) => !/<meta name="robots" content="noindex"/.test(readPage(route))).map(({ path }) => path);
  expect(found.sort()).toEqual(listed.sort());
  expect(read('robots.txt')).toContain(`Sitemap: ${site}/sitemap.xml`);
});

/** The structured data of a page, expanded against the vocabulary of schema.org by a JSON-LD processor. */
async function expand(file: string): Promise<{ types: string[]; nodes: Record<string, unknown>[] }> {
  const text = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(readPage({ file }))?.[1];
  if (!text) return { types: [], nodes: [] };
  const document = JSON.parse(text) as Record<string, unknown>;
  // The context stands for that of schema.org, which is not fetched.
  const expanded = (await jsonld.expand({ ...document, '@context': { '@vocab': 'https://schema.org/' } } as never)) as Record<
    string,
    unknown
  >[];
  return {
    nodes: expanded,
    types: expanded.flatMap((node) => node['@type'] as string[]).map((type) => type.replace('https://schema.org/', '')),
  };
}

test('Every page to be found says what it is in JSON-LD that a processor understands (CONT-5)', async () => {
  const expected = (page: string) =>
    page === '/'
      ? ['Organization', 'WebSite']
      : /^\/resources\/(news|release)\/./.test(page)
        ? ['BreadcrumbList', 'NewsArticle']
        : existsSync(join(dist, `calendar/${page.replace('/events/', '')}.ics`))
          ? ['BreadcrumbList', 'Event']
          : /^\/(notices|about\/ombudsman\/orders|about\/legal\/(judgments|opinions)|resources\/(guidelines|publications|downloads|media))\/./.test(
                page,
              )
            ? ['BreadcrumbList', 'Article']
            : ['BreadcrumbList'];
  for (const route of routes) {
    if (/<meta name="robots" content="noindex"/.test(readPage(route))) continue;
    expect((await expand(route.file)).types, route.path).toEqual(expected(route.page));
  }
});

test('Each page names a picture of 1200 by 630 that exists, and a home screen finds its icons', () => {
  for (const route of routes) {
    if (/<meta name="robots" content="noindex"/.test(readPage(route))) continue;
    const picture = findTags(readPage(route)).find(({ attributes }) => attributes.property === 'og:image')?.attributes.content ?? '';
    const file = readFileSync(join(dist, picture.replace(site, '')));
    expect([file.readUInt32BE(16), file.readUInt32BE(20)], picture).toEqual([1200, 630]);
    expect(file.length, `${picture} is heavy`).toBeLessThan(40_000);
  }
  for (const manifest of ['site.webmanifest', 'hi/site.webmanifest']) {
    const { icons } = JSON.parse(read(manifest)) as { icons: { src: string; sizes: string }[] };
    for (const { src, sizes } of icons) expect(`${readFileSync(join(dist, src)).readUInt32BE(16)}`).toBe(sizes.split('x')[0]);
  }
});

test('Each data set fits its JSON Schema, and each schema is one', () => {
  const ajv = addFormats.default(new Ajv2020({ strict: true, allErrors: true, strictRequired: false }));
  const names = readdirSync(join(dist, 'data')).filter((name) => name.endsWith('.schema.json'));
  expect(names).toHaveLength(6);
  for (const name of names) {
    const validate = ajv.compile(JSON.parse(read(`data/${name}`)) as object);
    const data = JSON.parse(read(`data/${name.replace('.schema', '')}`)) as { records: unknown[] };
    expect(validate(data), `${name}: ${ajv.errorsText(validate.errors)}`).toBe(true);
    expect(data.records.length).toBeGreaterThan(0);
  }
});

test('security.txt has what RFC 9116 asks for and holds for months, but less than a year (SEC-2)', async ({ request }) => {
  const answer = await request.get('/.well-known/security.txt');
  expect(answer.headers()['content-type']).toMatch(/^text\/plain/);
  const text = await answer.text();
  expect(text).toMatch(/^Contact: mailto:/m);
  const [, expires = ''] = /^Expires: (\S+)$/m.exec(text) ?? [];
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(90);
  expect(days).toBeLessThan(365);
});

test('Feeds, calendars and data are sent as what they are, to other sites too', async ({ request }) => {
  for (const [path, type] of [
    ['/feeds/all.xml', 'application/atom+xml'],
    ['/hi/feeds/orders.json', 'application/feed+json'],
    ['/calendar/all.ics', 'text/calendar'],
    ['/hi/calendar/all.ics', 'text/calendar'],
    ['/data/members.json', 'application/json'],
    ['/site.webmanifest', 'application/manifest+json'],
    ['/prefetch.json', 'application/speculationrules+json'],
  ] as const) {
    const headers = (await request.get(path)).headers();
    expect(headers['content-type'], path).toContain(type);
    if (/feeds|calendar|data/.test(path)) expect(headers['access-control-allow-origin'], path).toBe('*');
  }
});
