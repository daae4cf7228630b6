import { expect, test } from 'vitest';
import { headersFor, parseHeaders, parseRedirects } from '../../../src/build/serve/rules.ts';

test('a line of redirects is from, to and status', () => {
  expect(
    parseRedirects('/about /about/overview 301\n/hi/about   /hi/about/overview\t308\n'),
  ).toEqual([
    { from: '/about', to: '/about/overview', status: 301 },
    { from: '/hi/about', to: '/hi/about/overview', status: 308 },
  ]);
});

test('a redirect without a status is a temporary one, as static hosts have it', () => {
  expect(parseRedirects('/about /about/overview')).toEqual([
    { from: '/about', to: '/about/overview', status: 302 },
  ]);
});

test('remarks, empty lines and an empty file of redirects mean nothing', () => {
  expect(parseRedirects('')).toEqual([]);
  expect(parseRedirects('# remarks\n\n   \n  # more\n/a /b 301\n')).toHaveLength(1);
});

const headers = `# remarks
/*
  X-Content-Type-Options: nosniff
  Content-Security-Policy: default-src 'self'; connect-src https://a.example:8443

/_astro/*
  Cache-Control: public, max-age=31536000, immutable

/exact
  X-Exact: yes
`;

test('a block of headers is a path and its headers; a colon in a value is kept', () => {
  expect(parseHeaders(headers)).toEqual([
    {
      pattern: '/*',
      headers: [
        ['X-Content-Type-Options', 'nosniff'],
        ['Content-Security-Policy', "default-src 'self'; connect-src https://a.example:8443"],
      ],
    },
    { pattern: '/_astro/*', headers: [['Cache-Control', 'public, max-age=31536000, immutable']] },
    { pattern: '/exact', headers: [['X-Exact', 'yes']] },
  ]);
});

test('headers before any path are left out', () => {
  expect(parseHeaders('  X-Lost: yes\n')).toEqual([]);
});

test('a path gets the headers of every block that it falls under, in their order', () => {
  const names = (path: string) => headersFor(path, parseHeaders(headers)).map(([name]) => name);
  expect(names('/about')).toEqual(['X-Content-Type-Options', 'Content-Security-Policy']);
  expect(names('/_astro/page.css')).toEqual([
    'X-Content-Type-Options',
    'Content-Security-Policy',
    'Cache-Control',
  ]);
  expect(names('/exact')).toEqual(['X-Content-Type-Options', 'Content-Security-Policy', 'X-Exact']);
  expect(names('/exact/not')).toEqual(['X-Content-Type-Options', 'Content-Security-Policy']);
});
