import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createStylePurger, fixedNames } from '../../../src/build/page-output/used-styles.ts';

const nothing: string[] = [];

function toParts({ names = nothing, classes = nothing, islands = nothing }) {
  return { names: new Set(names), classes: new Set(classes), islands: new Set(islands) };
}

function purge(css: string, page: Parameters<typeof toParts>[0]) {
  return createStylePurger()(css, toParts(page));
}

test('a rule for a component stays only on a page with the component', async () => {
  const css = 'h1.astro-aaaaaaaa{color:red}';
  expect(await purge(css, { classes: ['astro-aaaaaaaa'] })).toBe(css);
  expect(await purge(css, { classes: ['astro-bbbbbbbb'] })).toBe('');
});

test('an island keeps all its styles, because it renders some parts later', async () => {
  const css = '.tabs_Tabs_list{color:red}.tabs_Tabs_tab>a:hover{color:red}.filter_Filter_facet{color:red}';
  expect(await purge(css, { classes: ['tabs_Tabs_list'] })).toBe('.tabs_Tabs_list{color:red}.tabs_Tabs_tab>a:hover{color:red}');
});

test('an island that first renders without any of its classes keeps its styles too', async () => {
  const css = '.contact-form_ContactForm_complaint{color:red}';
  expect(await purge(css, { islands: ['ContactForm'] })).toBe(css);
});

test('an island is not confused with one whose name begins in the same way', async () => {
  expect(await purge('.tabs-wide_Tabs_list{color:red}', { classes: ['tabs_Tabs_list'] })).toBe('');
});

test('a selector that a page has no use for goes, its neighbours stay', async () => {
  const css = 'h1.astro-aaaaaaaa,h1.astro-bbbbbbbb{color:red}';
  expect(await purge(css, { classes: ['astro-bbbbbbbb'] })).toBe('h1.astro-bbbbbbbb{color:red}');
});

test.for([
  'body{margin:0}',
  'astro-island,astro-slot{display:contents}',
  '.js .menu.astro-aaaaaaaa:not([data-open])>.drawn-later::before{color:red}',
  ':root[data-contrast=high]{color:red}',
  '@layer base,components;',
  '@font-face{font-family:Eczar;src:url(/a.woff2)}',
  '@keyframes roll{from{opacity:0}to{opacity:1}}',
  '@view-transition{navigation:auto}',
])('%s stays: it belongs to no component that the page lacks', async (css) => {
  expect(await purge(css, { classes: ['astro-aaaaaaaa'] })).toBe(css);
});

test('a rule for an element of running text stays only on a page with the element', async () => {
  const css = '.prose th,.prose li{color:red}.prose :is(p,blockquote){margin:0}';
  expect(await purge(css, { names: ['th', 'blockquote'] })).toBe(css);
  expect(await purge(css, {})).toBe('.prose li{color:red}.prose :is(p){margin:0}');
});

test('no program on a page adds an element or a mark whose styles the page may lack', () => {
  const files = globSync('src/{islands,browser}/**/*.{ts,tsx}');
  expect(files).not.toEqual([]);
  const adds = new RegExp(`<(${fixedNames.join('|')})[\\s/>]|createElement\\('(${fixedNames.join('|')})'|data-script|dataset\\.script`);
  expect(files.filter((file) => adds.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('a class with the name of such an element keeps its rules', async () => {
  const css = '.table{color:red}';
  expect(await purge(css, { classes: ['table'] })).toBe(css);
});

test('a rule for a writing system stays only on a page in it', async () => {
  const css = ':root[data-script=devanagari]{line-height:1.75}';
  expect(await purge(css, { names: ['data-script'] })).toBe(css);
  expect(await purge(css, {})).toBe('');
});

test('a custom property that nothing uses goes', async () => {
  const css = ':root{--ink:#14213d;--gold:#b98a0b;--text:var(--ink)}p{color:var(--text)}';
  expect(await purge(css, {})).toBe(':root{--ink:#14213d;--text:var(--ink)}p{color:var(--text)}');
});

test('a block that has no rule left goes as well', async () => {
  expect(await purge('@media print{h1.astro-aaaaaaaa{color:red}}p{margin:0}', {})).toBe('p{margin:0}');
});

test('pages get their own rules, whatever was purged before', async () => {
  const purgeNext = createStylePurger();
  const css = 'h1.astro-aaaaaaaa{color:red}';
  const held = toParts({ classes: ['astro-aaaaaaaa'] });
  expect(await purgeNext(css, held)).toBe(css);
  expect(await purgeNext(css, toParts({}))).toBe('');
  expect(await purgeNext('p{margin:0}', held)).toBe('p{margin:0}');
});
