import { expect, test } from 'vitest';
import { withoutScriptsAndFonts } from '../../scripts/bench/floor.ts';

const styles = '<style>@font-face{font-family:A;src:url("/a.woff2")}</style>';
const page = `<!DOCTYPE html><html lang="hi"><head><script>one()</script>
<link rel="preload" href="/a.woff2" as="font"><link rel="modulepreload" href="/b.js">
<link rel="stylesheet" href="/c.css"><script type="application/ld+json">{"a":1}</script>${styles}
</head><body><h1>शीर्षक</h1><script type="module" src="/b.js"></script></body></html>`;
const floor = withoutScriptsAndFonts(page);

test('the floor of a page has no scripts and asks for no fonts beforehand', () => {
  expect(floor).not.toContain('one()');
  expect(floor).not.toContain('/b.js');
  expect(floor).not.toContain('preload');
});

test('the floor keeps text, data and styles', () => {
  expect(floor).toContain('<h1>शीर्षक</h1>');
  expect(floor).toContain('{"a":1}');
  expect(floor).toContain('/c.css');
  expect(floor).toContain(styles);
});
