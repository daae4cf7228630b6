import { expect, test } from 'vitest';
import type { IndexDocument } from '../../../../packages/search/browser/search-index.ts';
import { findBestSection } from '../../../../packages/search/browser/results/sections.ts';

const heading = (text: string, element = 'h2') => ({
  element,
  id: text.replaceAll(' ', '-'),
  text,
  location: 0,
});

const guide = {
  url: '/guide',
  language: 'en',
  content: '',
  meta: { title: 'Guide to the Act' },
  filters: {},
  locations: [],
  anchors: [
    heading('Guide to section 7', 'h1'),
    heading('Sections 3 and 4: promotion'),
    heading('Section 7: no funds'),
    heading('धारा 8: प्राधिकरण'),
  ],
} as IndexDocument;

test.each([
  [['section', '7'], '/guide#Section-7%3A-no-funds'],
  [['sec', '7', 'act'], '/guide#Section-7%3A-no-funds'],
  [['section', '4'], '/guide#Sections-3-and-4%3A-promotion'],
  [['no', 'funds'], '/guide#Section-7%3A-no-funds'],
  [['धारा', '८'], `/guide#${encodeURIComponent('धारा-8:-प्राधिकरण')}`],
])('%j asks for the part with that heading', (words, url) => {
  expect(findBestSection(guide, words)?.url).toBe(url);
});

test.each([[['section', '9']], [['guide', 'act']], [['funds', 'banks']], [['funds']], [[]]])(
  '%j asks for no part of the page',
  (words: string[]) => {
    expect(findBestSection(guide, words)).toBeUndefined();
  },
);
