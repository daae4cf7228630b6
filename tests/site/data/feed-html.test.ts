import { expect, test } from 'vitest';
import { toFeedHtml } from '../../../src/data/feed-html.ts';

const convert = (html: string) => toFeedHtml(html, (path) => `https://site.example${path}`);

test('styles, scripts and what they refer to are left out, the words stay', () => {
  const html =
    '<!DOCTYPE html><style>.a > b { c: "</p>" }</style><h2 id="rules" class="a" data-astro-cid-x>Rules</h2><script>if (a < b) c();</script><p lang="hi">नियम</p>';
  expect(convert(html)).toBe('<h2>Rules</h2><p lang="hi">नियम</p>');
});

test('links and pictures have full addresses; links to other sites and within the text are left alone', () => {
  expect(
    convert(
      '<a href="/contact?a=1&amp;b=2">us</a> <a href="https://x.example/">x</a> <a href="#top">up</a> <img src="/a.svg" alt="A">',
    ),
  ).toBe(
    '<a href="https://site.example/contact?a=1&amp;b=2">us</a> <a href="https://x.example/">x</a> <a href="#top">up</a> <img src="https://site.example/a.svg" alt="A">',
  );
});

test('a sign or a hint beside a link is left out, even if it contains elements', () => {
  expect(
    convert(
      '<a>Form<span class="mark" aria-hidden="true">↗</span><span class="visually-hidden hint"> (<b>PDF</b>)</span></a>',
    ),
  ).toBe('<a>Form</a>');
});

test('words about attributes are words', () => {
  expect(convert('<p>Write class="a" or href="/b" &lt;here></p>')).toBe(
    '<p>Write class="a" or href="/b" &lt;here&gt;</p>',
  );
});
