import { expect, test } from 'vitest';
import { toIndexedPage } from '../../../src/build/search/page-for-index.ts';

const makePage = ({ lang = 'en', head = '', main = '<h1>Charter</h1><p>Words</p>' } = {}) =>
  `<!DOCTYPE html><html lang="${lang}"><head>${head}</head><body><nav>Menu</nav><main id="main">${main}</main></body></html>`;

test('a page is known by its address, type and language', () => {
  const page = toIndexedPage('hi/about/charter.html', makePage({ lang: 'hi' }));
  expect(page?.url).toBe('/hi/about/charter');
  expect(page?.content).toContain('type:page');
  expect(page?.content).toContain('language:hi');
});

test('a record has its collection as type, and the year of its date', () => {
  const page = toIndexedPage('about/ombudsman/orders/x.html', makePage({ main: '<h1>X</h1><time datetime="2026-05-15">15 May</time>' }));
  expect(page?.content).toContain('type:orders');
  expect(page?.content).toContain('year:2026');
});

test('the lists of events are pages, not events', () => {
  expect(toIndexedPage('events/archive.html', makePage())?.content).toContain('type:page');
  expect(toIndexedPage('events/meet.html', makePage())?.content).toContain('type:events');
});

test('a page that is not listed, and one that is not translated, are left out (SRCH-3)', () => {
  expect(toIndexedPage('a.html', makePage({ head: '<meta name="robots" content="noindex">' }))).toBeUndefined();
  expect(toIndexedPage('hi/a.html', makePage({ lang: 'hi', main: '<h1 lang="en">A</h1>' }))).toBeUndefined();
});

test('words are indexed as queries spell them and kept as they were written; tags are left alone', () => {
  const page = toIndexedPage('hi/a.html', makePage({ lang: 'hi', main: '<h1 id="हिन्दी">हिन्दी</h1>' }));
  expect(page?.content).toContain('>हिन्दी<');
  expect(page?.folded).toContain('<h1 id="हिन्दी">हिंदी<');
});

test('what stands on every page is left out, and buttons side by side are two words', () => {
  const main = '<h1>X</h1><p class="reviewed"><span>Last reviewed</span></p><div class="tools no-print"></div><a>Join</a><a>Verify</a>';
  const page = toIndexedPage('a.html', makePage({ main }));
  expect(page?.content).toContain('<p data-pagefind-ignore class="reviewed">');
  expect(page?.content).toContain('<div data-pagefind-ignore class="tools no-print">');
  expect(page?.content).toContain('<a>Join</a> <a>Verify</a>');
});

test('the keywords that staff give count as the name of the page', () => {
  const page = toIndexedPage('a.html', makePage({ head: '<meta name="keywords" content="dues, levy">' }));
  expect(page?.folded).toMatch(/data-pagefind-meta="page">charter\s+dues, levy</);
  expect(page?.content).not.toContain('dues');
});
