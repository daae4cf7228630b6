import { parse, serialize } from 'parse5';
import { expect, test } from 'vitest';
import { toCspHash } from '../../../src/build/page-output/csp.ts';
import { finishPage } from '../../../src/build/page-output/finish-page.ts';
import type { PageParts } from '../../../src/build/page-output/used-styles.ts';

const policy = "default-src 'self';script-src 'self' 'sha256-old='; style-src 'self' 'sha256-old=';";

/** The finished page as a browser reads it, and what it shared and asked for. */
async function finish({ head = '', body = '' }) {
  const sheets: Record<string, string> = { '/a.css': 'p{color:red}', '/b.css': 'p{color:blue}' };
  const shared: string[] = [];
  const asked: PageParts[] = [];
  const page = parse(
    `<!DOCTYPE html><html lang="en"><head><meta http-equiv="content-security-policy" content="${policy}"><title>T</title>${head}</head><body>${body}</body></html>`,
  );
  await finishPage(page, {
    readSheet: (href) => sheets[href] ?? '',
    purge: (css, parts) => {
      asked.push(parts);
      return Promise.resolve(css);
    },
    shareScript: (source) => `/shared-${shared.push(source)}.js`,
  });
  return { html: serialize(page), shared, asked };
}

const earlyScript = '<script data-early="" data-src="">early()</script>';

const between = (html: string, start: string, end: string) => html.slice(html.indexOf(start) + start.length, html.indexOf(end));
const count = (html: string, part: string) => html.split(part).length - 1;

test('all styles are one element at the end of the head, in their order', async () => {
  const { html } = await finish({
    head: '<style>@font-face{}</style><link rel="stylesheet" href="/a.css"><link rel="stylesheet" href="/b.css">',
    body: '<style>island{display:contents}</style><p>Text</p>',
  });
  expect(count(html, '<style>')).toBe(1);
  expect(html).not.toContain('stylesheet');
  const css = between(html, '<style>', '</style>');
  expect(css.split('\n')).toEqual(['@font-face{}', 'p{color:red}', 'p{color:blue}', 'island{display:contents}']);
  expect(html.indexOf('</style>')).toBeLessThan(html.indexOf('</head>'));
});

test('the rules for font files are an element of their own, which a script can switch off, and the policy allows it', async () => {
  const rule = (name: string) => `@font-face{font-family:${name};src:url("/${name}.woff2")}`;
  const { html } = await finish({
    head: `<style>${rule('A')}@font-face{font-family:B;src:local("Arial")}:root{--a:A,B}</style><style>${rule('C')}</style>`,
  });
  expect(html).toContain(`<style data-fonts="">${rule('A')}${rule('C')}</style>`);
  expect(between(html, '<style>', '</style></head>')).toContain('local("Arial")');
  expect(html).toContain(toCspHash(rule('A') + rule('C')));
});

test('a style that Astro writes twice is sent once', async () => {
  const { html } = await finish({ body: '<style>island{color:red}</style><p>A</p><style>island{color:red}</style>' });
  expect(count(html, 'island{color:red}')).toBe(1);
});

test('a script that must run before the first paint stays where it is', async () => {
  const body = '<ul></ul><script data-early="">hide()</script><p>After</p>';
  const { html, shared } = await finish({ body });
  expect(html).toContain(body);
  expect(shared).toEqual([]);
});

test('scripts that Astro repeats in every page become one file, whatever their order, which an early script loads', async () => {
  const { html, shared } = await finish({
    head: earlyScript,
    body: '<p>A</p><script>second()</script><p>B</p><script>first(a < b)</script>',
  });
  expect(shared).toEqual(['first(a < b)\nsecond()']);
  expect(html).toContain('<script data-early="" data-src="/shared-1.js">early()</script>');
  expect(html).toContain('<p>A</p><p>B</p>');
});

test('the early script of the head comes after the styles, which it may switch off', async () => {
  const { html } = await finish({ head: `${earlyScript}<link rel="stylesheet" href="/a.css"><meta name="last">` });
  expect(html).toContain('<style>p{color:red}</style><script data-early="" data-src="">early()</script></head>');
});

test('a page whose scripts nothing would load is refused', async () => {
  await expect(finish({ body: '<script>late()</script>' })).rejects.toThrow('data-src');
});

test('modules, files and data stay as they are', async () => {
  const body =
    '<script type="module" src="/page.js"></script><script src="/file.js"></script><script type="application/ld+json">{"a":"</p>"}</script>';
  const { html, shared } = await finish({ body });
  expect(html).toContain(body);
  expect(shared).toEqual([]);
});

test('the policy names what is left inline by its hash, and nothing else', async () => {
  const { html } = await finish({
    head: `${earlyScript}<link rel="stylesheet" href="/a.css">`,
    body: '<script>late()</script><script type="application/ld+json">{}</script>',
  });
  const hashes = [...html.matchAll(/sha256-[^']+/g)].map(([hash]) => hash);
  expect(hashes).toEqual([toCspHash('early()'), toCspHash('p{color:red}')]);
});

test('the styles are chosen by everything in the page, templates included', async () => {
  const island = '<astro-island component-export="Tabs"></astro-island>';
  const { asked } = await finish({ body: `${island}<p class="a b" data-x>T</p><template><i class="c" data-y></i></template>` });
  expect([...(asked[0]?.islands ?? [])]).toEqual(['Tabs']);
  expect([...(asked[0]?.classes ?? [])]).toEqual(['a', 'b', 'c']);
  expect(['astro-island', 'i', 'data-x', 'data-y'].filter((name) => !asked[0]?.names.has(name))).toEqual([]);
});

test('words, entities, comments of React and properties of islands reach the reader unchanged', async () => {
  const body =
    '<p>5 &lt; 6 &amp; 7<!-- --> खोज</p><astro-island props="{&quot;a&quot;:[0,&quot;<b>&quot;]}"></astro-island><pre>\n a\n</pre>';
  const { html } = await finish({ body });
  expect(html).toContain('<p>5 &lt; 6 &amp; 7<!-- --> खोज</p>');
  expect(html).toContain('props="{&quot;a&quot;:[0,&quot;');
});
