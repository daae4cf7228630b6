import { expect, test } from 'vitest';
import {
  check,
  checkNotice,
  expectFaults,
  fault,
  mdx,
  notice,
  noticeInHindi,
  page,
} from './fixture.ts';

const photo = {
  kind: 'photo',
  date: '2026-11-18',
  title: 'The main hall',
  alt: 'Rows of chairs in a hall',
};

test('a document beside the entry is accepted', () => {
  const { messages } = check({
    'notices/closed/en.mdx': notice({ document: './circular.pdf' }),
    'notices/closed/hi.mdx': noticeInHindi(),
    'notices/closed/circular.pdf': '%PDF-1.7',
  });
  expect(messages).toEqual([]);
});

test('a missing document is reported (CONT-1)', () => {
  expectFaults(checkNotice({ document: './circular.pdf' }), [
    fault(
      'notices/closed/en.mdx, line 6',
      'document: "./circular.pdf" is not a file beside this one',
      'Example:  document: ./circular.pdf',
    ),
  ]);
});

test.each(['../other/en.mdx', './../../settings.yaml', './', 'en.mdx'])(
  'a document may not be written as %s',
  (path) => {
    expectFaults(checkNotice({ document: path }), [
      fault('notices/closed/en.mdx, line 6', `document: "${path}" is not a file beside this one`),
    ]);
  },
);

test('a missing picture is reported with what was expected (CONT-1)', () => {
  const { messages } = check({ 'media/hall/en.mdx': mdx({ ...photo, image: './hall.jpg' }) });
  expectFaults(messages, [
    fault('media/hall/en.mdx, line 6', 'image: "./hall.jpg" is not a file beside this one'),
  ]);
});

test('a picture must have a format that the site can show', () => {
  const { messages } = check({
    'media/hall/en.mdx': mdx({ ...photo, image: './hall.pdf' }),
    'media/hall/hall.pdf': '%PDF-1.7',
  });
  expectFaults(messages, [
    fault('media/hall/en.mdx, line 6', 'image: "./hall.pdf" is not a picture…'),
  ]);
});

test('a reference to an entry that does not exist is reported (CONT-1)', () => {
  const { messages } = check({
    'media/hall/en.mdx': mdx({ ...photo, kind: 'presentation', event: 'members-meet-1999' }),
  });
  expectFaults(messages, [
    fault(
      'media/hall/en.mdx, line 6',
      'event: "members-meet-1999" is not a folder in src/content/events',
      'Example:  event: members-meet-2025',
    ),
  ]);
});

test.each(['/nowhere', '/closed'])(
  'the link field %s is refused, because there is no such page (NAV-7)',
  (link) => {
    expectFaults(checkNotice({ link }), [
      fault(
        'notices/closed/en.mdx, line 6',
        `link: the link ${link} leads nowhere`,
        'Example:  link: /contact',
      ),
    ]);
  },
);

test.each(['/', '/search?q=charter', '/notices/closed', 'https://example.org'])(
  'the link field %s is accepted',
  (link) => {
    expect(checkNotice({ link })).toEqual([]);
  },
);

test.each(['http://example.org', 'javascript:alert(1)', 'contact'])(
  'the link field %s is not written in the right way',
  (link) => {
    expectFaults(checkNotice({ link }), [
      fault('notices/closed/en.mdx, line 6', `link: "${link}" is not written in the right way`),
    ]);
  },
);

test('the target of a quick link is checked too (NAV-7)', () => {
  const { messages } = check({
    'links/quick-help/en.mdx': mdx({ kind: 'quick', order: 1, link: '/help', label: 'Help' }),
  });
  expectFaults(messages, [
    fault(
      'links/quick-help/en.mdx, line 4',
      'link: the link /help leads nowhere',
      'Example:  link: /contact',
    ),
  ]);
});

test('a link to a draft is not a fault, so that one line takes a page off and brings it back', () => {
  const files = {
    'pages/plan/en.mdx': page(undefined, { draft: true }),
    'pages/sample/en.mdx': page('See the [plan](/plan).'),
    'notices/closed/en.mdx': notice({ link: '/plan' }),
  };
  expect(check(files).messages).toEqual([]);
  expect(check({ ...files, 'pages/plan/en.mdx': undefined }).messages).toHaveLength(2);
});

test('an entry has a page only if its collection has entry pages', () => {
  const partner = mdx({
    kind: 'academic',
    website: 'https://partner.example',
    name: 'Partner',
    description: 'Joint research.',
  });
  const { messages } = check({
    'partners/uni/en.mdx': partner,
    'pages/sample/en.mdx': page('[Partner](/partners/uni)'),
  });
  expectFaults(messages, [
    fault('pages/sample/en.mdx, line 5', 'text: the link /partners/uni leads nowhere'),
  ]);
});

test('each photograph of an event needs a line that says what it shows (CONT-8)', () => {
  const event = {
    kind: 'conference',
    date: '2026-11-18',
    title: 'Conference',
    venue: 'Delhi',
    theme: 'Rules',
    description: 'A day.',
  };
  const { messages } = check({
    'events/day/en.mdx': mdx({ ...event, photographs: '[./hall.jpg]' }),
    'events/day/hall.jpg': 'a picture',
  });
  expect(messages.join('\n')).toContain('photographCaptions');
});
