import { expect, test } from 'vitest';
import { toVariants } from '../../scripts/bench/paint-variants.ts';
import { toCspHash } from '../../src/build/page-output/csp.ts';

const early = 'document.documentElement.className = "js"';
const fonts = '@font-face{font-family:A;src:url("/a.woff2")}@font-face{font-family:B;src:local("Arial")}';
const page = `<!DOCTYPE html><html lang="hi"><head><meta http-equiv="content-security-policy" content="script-src 'self' '${toCspHash(early)}'; style-src 'self' '${toCspHash(fonts)}'"><script>${early}</script><link rel="preload" href="/a.woff2" as="font"><script type="application/ld+json">{"a":1}</script><style>${fonts}</style></head><body><header>Menu</header><main class="wide"><h1>शीर्षक</h1><astro-island props="{}"><form><p>One</p></form></astro-island><script type="module" src="/b.js"></script></main></body></html>`;
const variants = toVariants(page);

test('a page without scripts keeps its data and its fonts', () => {
  expect(variants['without scripts']).not.toMatch(/<script(?! type="application)/);
  expect(variants['without scripts']).toContain('{"a":1}');
  expect(variants['without scripts']).toContain('/a.woff2');
});

test('a page without fonts keeps its scripts and the measures of device fonts, and its policy allows its new styles', () => {
  const result = variants['without fonts'];
  expect(result).not.toContain('/a.woff2');
  expect(result).toContain('local("Arial")');
  expect(result).toContain('src="/b.js"');
  const [, style = ''] = /<style>([^<]*)/.exec(result) ?? [];
  expect(result).toContain(toCspHash(style));
  expect(result).toContain(toCspHash(early));
});

test('the floor has neither scripts nor fonts', () => {
  expect(variants.floor).not.toContain('/a.woff2');
  expect(variants.floor).not.toContain('/b.js');
});

test('the handwritten page has the text of the page, in its language', () => {
  expect(variants['by hand']).toContain('<html lang="hi">');
  expect(variants['by hand']).toContain('<main><h1>शीर्षक</h1><p>One</p></main>');
  expect(variants['by hand']).not.toContain('Menu');
});
