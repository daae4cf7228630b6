import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { finishPage } from '../../../src/build/integrations/finish-pages.ts';

const long = `console.log("${'long'.repeat(150)}")`;
const policy = "default-src 'self'; script-src 'self' 'sha256-old='; style-src 'self' 'sha256-old='; object-src 'none'";

function makePage({ head = '', body = '' } = {}): string {
  return `<!DOCTYPE html><html lang="en"><head><meta http-equiv="content-security-policy" content="${policy}"><title>T</title>${head}</head><body>${body}</body></html>`;
}

/** The finished page, what was asked of the styles, and the scripts that moved out. */
function finish(html: string, css = 'h1{color:#14213d}') {
  const asked: string[][] = [];
  const shared: string[] = [];
  const page = finishPage(
    html,
    (hrefs) => {
      asked.push(hrefs);
      return css;
    },
    (source) => `/_astro/shared.${shared.push(source)}.js`,
  );
  return { page, asked, shared };
}

const hash = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

/** The style elements of a page. */
const stylesOf = (page: string) => [...page.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => css);

/** The sources that one directive of the page's policy allows, in the order of the alphabet. */
function allowed(page: string, directive: string): string[] {
  const content = /http-equiv="content-security-policy" content="([^"]*)"/.exec(page)?.[1] ?? '';
  const found = content.split(';').find((part) => part.trim().startsWith(`${directive} `));
  return (found?.trim().split(/\s+/).slice(1) ?? []).sort();
}

test('the styles stand in the page and are no longer fetched', () => {
  const { page, asked } = finish(
    makePage({ head: '<link rel="stylesheet" href="/_astro/a.css"><link rel="stylesheet" href="/_astro/b.css">' }),
  );
  expect(asked).toEqual([['/_astro/a.css', '/_astro/b.css']]);
  expect(page).not.toContain('rel="stylesheet"');
  expect(page).toContain('<style>h1{color:#14213d}</style></head>');
});

test('styles with a dollar sign arrive as they were written', () => {
  expect(finish(makePage(), '.a::after{content:"$& $1 $$"}').page).toContain('<style>.a::after{content:"$& $1 $$"}</style>');
});

test('the policy allows exactly what is inline, and nothing that is not (SEC-1)', () => {
  const first = "document.documentElement.classList.add('js')";
  const second = 'let a = 1 < 2;';
  const { page } = finish(
    makePage({ head: `<script>${first}</script><style>body{margin:0}</style>`, body: `<script type="module">${second}</script>` }),
  );
  expect(allowed(page, 'script-src')).toEqual([hash(first), hash(second), "'self'"].sort());
  const styles = stylesOf(page);
  expect(styles.join('')).toContain('body{margin:0}');
  expect(styles.join('')).toContain('h1{color:#14213d}');
  expect(allowed(page, 'style-src')).toEqual([...styles.map(hash), "'self'"].sort());
});

test('the other directives of the policy stay as they are (SEC-1)', () => {
  const { page } = finish(makePage());
  expect(allowed(page, 'default-src')).toEqual(["'self'"]);
  expect(allowed(page, 'object-src')).toEqual(["'none'"]);
  expect(page).not.toContain('unsafe');
});

test('an inline script that stands twice is allowed once', () => {
  const { page } = finish(makePage({ body: '<script>let a = 1;</script><script>let a = 1;</script>' }));
  expect(allowed(page, 'script-src')).toEqual([hash('let a = 1;'), "'self'"].sort());
});

test('a text that is not ASCII is allowed by the hash of its bytes', () => {
  const { page } = finish(makePage({ body: '<script>let a = "खोज";</script>' }));
  expect(allowed(page, 'script-src')).toContain(hash('let a = "खोज";'));
});

test('a long inline script moves out, into a file that does not block', () => {
  const { page, shared } = finish(makePage({ body: `<script>${long}</script>` }));
  expect(shared).toEqual([long]);
  expect(page).toContain('<script src="/_astro/shared.1.js" async></script>');
  expect(page).not.toContain(long);
  expect(allowed(page, 'script-src')).toEqual(["'self'"]);
});

test('a long script that holds a < moves out whole', () => {
  const source = `for(let i=0;i<9;i++)document.write("<b>");${long}`;
  const { page, shared } = finish(makePage({ body: `<p>before</p><script>${source}</script><p>after</p>` }));
  expect(shared).toEqual([source]);
  expect(page).toContain('<p>before</p><p>after</p>');
});

test.each([
  ['(() => { ran.push(1) })()', '(() => { ran.push(2) })()'],
  ['ran.push(1) // a remark', '[2].forEach((n) => ran.push(n))'],
])('long scripts that share a file run one after the other, as they did in the page: %s', (first, second) => {
  const filler = `/*${'long'.repeat(150)}*/`;
  const { shared } = finish(makePage({ head: `<script>${filler}${first}</script>`, body: `<script>${filler}${second}</script>` }));
  const ran: number[] = [];
  for (const source of shared) runInNewContext(source, { ran });
  expect(ran).toEqual([1, 2]);
});

test('a short script stays, so that it can run before the first paint', () => {
  const { page, shared } = finish(makePage({ head: '<script>let a = 1;</script>' }));
  expect(shared).toEqual([]);
  expect(page).toContain('<script>let a = 1;</script>');
});

test('data and modules stay inline however long they are', () => {
  const data = `<script type="application/ld+json">{"name":"${'x'.repeat(600)}"}</script>`;
  const { page, shared } = finish(makePage({ head: data }));
  expect(shared).toEqual([]);
  expect(page).toContain(data);
});

test('a style in the body, where it is not allowed, moves into the head, once', () => {
  const island = '<style>astro-island,astro-slot{display:contents}</style>';
  const { page } = finish(makePage({ body: `${island}<astro-island></astro-island>${island}` }));
  const head = page.slice(0, page.indexOf('</head>'));
  expect(head.match(/astro-island,astro-slot\{display:contents\}/g)).toHaveLength(1);
  expect(page.slice(head.length)).not.toContain('<style');
});

test('the mark of a component stays the same in its styles and on its elements, and differs from every other mark', () => {
  const css = 'h1[data-astro-cid-aaaaaaaa]{color:red}h2[data-astro-cid-bbbbbbbb]{color:blue}';
  const body = '<h1 data-astro-cid-aaaaaaaa>One</h1><h2 data-astro-cid-bbbbbbbb>Two</h2>';
  const { page } = finish(makePage({ body }), css);
  const marks = [/h1\[([\w-]+)\]/, /h2\[([\w-]+)\]/, /<h1 ([\w-]+)>/, /<h2 ([\w-]+)>/].map((pattern) => pattern.exec(page)?.[1]);
  expect(marks[0]).toMatch(/^data-/);
  expect(marks).toEqual([marks[0], marks[1], marks[0], marks[1]]);
  expect(marks[0]).not.toBe(marks[1]);
});

test('a page without a policy is finished without one', () => {
  const { page } = finish('<html><head><title>T</title></head><body><h1>T</h1></body></html>');
  expect(page).toBe('<html><head><title>T</title><style>h1{color:#14213d}</style></head><body><h1>T</h1></body></html>');
});
