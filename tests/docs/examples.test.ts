import sharp from 'sharp';
import { afterEach, expect, test, vi } from 'vitest';
import { isDeepStrictEqual } from 'node:util';
import { parse, stringify } from 'yaml';
import { isCollectionName } from '../../packages/content-model/collections/collections.ts';
import { defaultLanguage, languages } from '../../packages/i18n/languages.ts';
import { check, page, pageInHindi, settingsWith, type Files } from '../content-check/fixture.ts';
import { goodEntries } from '../content-model/good-entries.ts';
import { guides, type Block } from './guide.ts';

const pictures = {
  jpg: await sharp({ create: { width: 640, height: 280, channels: 3, background: '#243b8f' } })
    .jpeg()
    .toBuffer(),
  png: await sharp({ create: { width: 640, height: 280, channels: 3, background: '#243b8f' } })
    .png()
    .toBuffer(),
  svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 7"><path d="M1 1h14v5H1z"/></svg>',
  pdf: '%PDF-1.7\n',
};

afterEach(() => {
  vi.useRealTimers();
});

/** The file of a block, and its text; undefined for a block that the test skips. */
function toFile({ language, use, code }: Block): [string, string] | undefined {
  if (use.endsWith('.mdx')) return [use, code];
  if (use === 'settings') {
    const fields = Object.entries(parse(code) as Record<string, unknown>);
    return [
      'settings.yaml',
      settingsWith((document) => fields.forEach(([name, value]) => document.setIn([name], value))),
    ];
  }
  if (use === 'navigation')
    return [
      'navigation.yaml',
      `${code}\nfooter:\n  - label: { en: Links, hi: लिंक }\n    items:\n      - page: home\n`,
    ];
  if (!isCollectionName(use)) return undefined;
  const { facts, words } = goodEntries[use];
  const fields = { ...facts, ...words, ...(language === 'yaml' ? (parse(code) as object) : {}) };
  return [
    `${use}/sample/en.mdx`,
    `---\n${stringify(fields)}---\n\n${language === 'mdx' ? code : 'Some words.\n'}`,
  ];
}

/** The pages that a text or a menu links to, and the files beside an entry that it names. */
function findNeeded(name: string, text: string): Files {
  const folder = name.slice(0, name.lastIndexOf('/') + 1);
  const ids = [
    ...text.matchAll(
      /(?:\]\(|link: |to: |rule: |href="|more=")\/([a-z][\w/-]*)|page: ([a-z][\w/-]*)/g,
    ),
  ].map(([, path, id]) => path ?? id ?? '');
  const files = [...text.matchAll(/\.\/([\w.-]+\.(jpg|png|svg|pdf))/g)];
  return {
    ...Object.fromEntries(ids.filter((id) => id !== 'home').flatMap((id) => toPage(id))),
    ...Object.fromEntries(
      files.map(([, file = '', type = '']) => [
        folder + file,
        pictures[type as keyof typeof pictures] as string,
      ]),
    ),
  };
}

function toPage(id: string): [string, string][] {
  const [title, description] = [
    `Page ${id}`,
    `A page that is there because an example has a link to it: ${id}.`,
  ];
  const hindi = {
    title: `पृष्ठ ${id}`,
    description: `यह पृष्ठ इसलिए है कि किसी उदाहरण में इसका लिंक है, और जाँच उसे खोजती है: ${id}।`,
  };
  return [
    [
      `pages/${id}/en.mdx`,
      page('Some words.\n', { title, description: JSON.stringify(description) }),
    ],
    [
      `pages/${id}/hi.mdx`,
      pageInHindi('कुछ शब्द।\n', {
        title: hindi.title,
        description: JSON.stringify(hindi.description),
      }),
    ],
  ];
}

function tryFiles(files: readonly [string, string][]): string[] {
  const needed = Object.assign({}, ...files.map(([name, text]) => findNeeded(name, text))) as Files;
  const { messages, notes } = check({ ...needed, ...Object.fromEntries(files) });
  // An example uses the settings of the site, whose holidays end some day.
  return [...messages, ...notes.filter((note) => !note.includes('settings.yaml'))];
}

const examples = guides
  .filter(({ language }) => language === defaultLanguage)
  .map(({ path, blocks }) => ({
    path,
    blocks: blocks.filter((block) => toFile(block) !== undefined),
  }))
  .filter(({ blocks }) => blocks.length > 0);

test.each(examples)(
  'the entries and settings in $path pass the content check, now and in years',
  ({ blocks }) => {
    const files = blocks.flatMap((block) => [toFile(block) ?? (['', ''] as [string, string])]);
    const whole = files.filter((_, index) => blocks[index]?.use.endsWith('.mdx'));
    const parts = files.filter((_, index) => !blocks[index]?.use.endsWith('.mdx'));
    for (const now of [new Date(), new Date('2036-02-29T12:00:00+05:30')]) {
      vi.useFakeTimers({ now, toFake: ['Date'] });
      if (whole.length > 0) expect(tryFiles(whole)).toEqual([]);
      for (const part of parts) expect(tryFiles([part]), part[1]).toEqual([]);
    }
  },
);

test('the examples are the same in every language', () => {
  const all = (language: string) =>
    guides
      .filter((guide) => guide.language === language)
      .map(({ name, blocks }) => [
        name,
        blocks.filter(({ use }) => use !== '' && use !== 'message'),
      ]);
  for (const language of languages)
    for (const one of all(language))
      expect(
        all(defaultLanguage).some((other) => isDeepStrictEqual(one, other)),
        String(one[0]),
      ).toBe(true);
});
