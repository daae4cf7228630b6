import { expect, test, vi } from 'vitest';
import { createStylePicker } from '../../../src/build/integrations/style-picker.ts';

const page = '<body><h1 data-astro-cid-aaa>Title</h1></body>';

/** The rules of one style sheet that the page needs, without white space between them. */
function pick(css: string, html = page): string {
  return createStylePicker(() => css)(['/_astro/a.css'], html).replaceAll(/\s+/g, '');
}

test('a rule without the mark of a component always stays', () => {
  expect(pick('body{margin:0}')).toBe('body{margin:0}');
});

test('a rule of a component stays where the page shows the component, and is left out where it does not', () => {
  expect(pick('h1[data-astro-cid-aaa]{color:red}h2[data-astro-cid-bbb]{color:blue}')).toBe('h1[data-astro-cid-aaa]{color:red}');
});

test('a mark that only begins like that of the page is another component', () => {
  expect(pick('h1[data-astro-cid-aaab]{color:red}h1[data-astro-cid-aa]{color:red}')).toBe('');
});

test('of several selectors, those of absent components are left out', () => {
  expect(pick('h1[data-astro-cid-aaa],h2[data-astro-cid-bbb],p{color:red}')).toBe('h1[data-astro-cid-aaa],p{color:red}');
});

test('a selector that needs two components needs both on the page', () => {
  const css = 'h1[data-astro-cid-aaa] a[data-astro-cid-bbb]{color:red}';
  expect(pick(css)).toBe('');
  expect(pick(css, `${page}<a data-astro-cid-bbb>`)).not.toBe('');
});

test('rules inside media queries and layers are picked too, and an empty block is left out', () => {
  expect(pick('@layer components{@media (width > 60rem){h2[data-astro-cid-bbb]{color:red}}h1[data-astro-cid-aaa]{color:red}}')).toContain(
    'h1[data-astro-cid-aaa]{color:red}',
  );
  expect(pick('@media print{h2[data-astro-cid-bbb]{color:red}}')).toBe('');
});

test('the forms of tables follow the tables that have them', () => {
  const css = '.prose table{border:0}.prose table.stacked td{display:block}.prose td.number{text-align:end}';
  const picker = createStylePicker(() => css);
  expect(picker(['/a.css'], '<p>Text</p>')).toBe('');
  expect(picker(['/a.css'], '<table></table>')).toBe('.prose table{border:0}');
  expect(picker(['/a.css'], '<table class="stacked"><td class="number">1</td></table>')).toBe(css);
});

test('a part that a component has not on this page is left out, unless a selector only says what it is not', () => {
  const html = '<body><h1 class="title wide" data-astro-cid-aaa>Title</h1></body>';
  expect(pick('.title[data-astro-cid-aaa]{color:red}.lead[data-astro-cid-aaa]{color:red}', html)).toBe(
    '.title[data-astro-cid-aaa]{color:red}',
  );
  expect(pick('h1[data-astro-cid-aaa].wide:not(.alone){color:red}', html)).toBe('h1[data-astro-cid-aaa].wide:not(.alone){color:red}');
  expect(pick('.js .title[data-astro-cid-aaa] .drawn-later{color:red}', html)).not.toBe('');
});

test('nested rules follow the mark they carry', () => {
  expect(pick('h1[data-astro-cid-aaa]{color:red;& a[data-astro-cid-bbb]{color:blue}}')).toBe('h1[data-astro-cid-aaa]{color:red}');
});

test('the order of layers, fonts and key frames stays', () => {
  const css = '@layer base,components;@font-face{font-family:Eczar;src:url(/a.woff2)}@keyframes roll{from{opacity:0}to{opacity:1}}';
  expect(pick(css)).toContain('@layerbase,components;');
  expect(pick(css)).toContain('@font-face{font-family:Eczar;src:url(/a.woff2)}');
  expect(pick(css)).toContain('@keyframesroll{from{opacity:0}to{opacity:1}}');
});

test('remarks are left out', () => {
  expect(pick('/* a remark */body{margin:0}')).toBe('body{margin:0}');
});

test('style sheets keep their order, so that a later rule still wins', () => {
  const sheets: Record<string, string> = { '/a.css': 'p{color:red}', '/b.css': 'p{color:blue}' };
  const picker = createStylePicker((href) => sheets[href] ?? '');
  expect(picker(['/a.css', '/b.css'], page).replaceAll(/\s+/g, '')).toBe('p{color:red}p{color:blue}');
  expect(picker(['/b.css', '/a.css'], page).replaceAll(/\s+/g, '')).toBe('p{color:blue}p{color:red}');
});

test('each style sheet is read once for the whole site', () => {
  const read = vi.fn(() => 'body{margin:0}');
  const picker = createStylePicker(read);
  picker(['/a.css'], page);
  picker(['/a.css'], '<h2 data-astro-cid-bbb></h2>');
  picker(['/a.css', '/b.css'], page);
  expect(read).toHaveBeenCalledTimes(2);
});

test('a page without components does not get the rules that were picked for another', () => {
  const picker = createStylePicker(() => 'h1[data-astro-cid-aaa]{color:red}');
  expect(picker(['/a.css'], page)).toContain('color:red');
  expect(picker(['/a.css'], '<h1>Title</h1>')).toBe('');
});
