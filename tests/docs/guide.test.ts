import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import GithubSlugger from 'github-slugger';
import { expect, test } from 'vitest';
import { findRefusedWords } from '../../packages/content-model/files/glossary.ts';
import { fillGuide } from '../../packages/content-check/editor-guide/fill-guide.ts';
import { collectionNames } from '../../packages/content-model/collections/collections.ts';
import { componentNames } from '../../packages/content-model/components/components.ts';
import { settingsSchema } from '../../packages/content-model/settings/settings.ts';
import { defaultLanguage, languages } from '../../packages/i18n/languages.ts';
import { guides, type Guide } from './guide.ts';

const inLanguage = (language: string) => guides.filter((guide) => guide.language === language);
const find = (language: string, name: string) =>
  inLanguage(language).find((guide) => guide.name === name) as Guide;

test.each(guides.map(({ path }) => path))(
  'the tables of %s are those of the collections and components',
  (path) => {
    const { text, language } = guides.find((guide) => guide.path === path) as Guide;
    expect(text, 'Run `npm run docs` to write the tables anew').toBe(fillGuide(text, language));
  },
);

test('every document exists in every language, with the same parts and examples', () => {
  const outline = (language: string) =>
    inLanguage(language).map(({ name, text, blocks }) => ({
      name,
      headings: [...text.replaceAll(/^ *```[^]*?^ *```/gm, '').matchAll(/^#+ /gm)].map(
        ([marks]) => marks.length,
      ),
      tables: [...text.matchAll(/<!-- ((?:fields|components|end).*) -->/g)].map(([, part]) => part),
      examples: blocks.map(({ language: code, use }) => `${code} ${use}`),
    }));
  for (const language of languages) expect(outline(language)).toEqual(outline(defaultLanguage));
});

test.each(languages)(
  'in %s, every collection has the table of its fields on a page',
  (language) => {
    const parts = inLanguage(language).flatMap(({ text }) =>
      [...text.matchAll(/<!-- fields: (\S+) -->/g)].map(([, name]) => name),
    );
    expect(parts.toSorted()).toEqual([...collectionNames, 'common'].toSorted());
  },
);

test.each(languages)('in %s, every component of a text is explained', (language) => {
  const { text } = find(language, 'components.md');
  expect(componentNames.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});

test.each(languages)('in %s, every setting is explained', (language) => {
  const { text } = find(language, 'settings-and-menus.md');
  expect(Object.keys(settingsSchema.shape).filter((name) => !text.includes(`\`${name}`))).toEqual(
    [],
  );
});

test('the first page leads to every other', () => {
  const readme = readFileSync('docs/editors/README.md', 'utf8');
  expect(
    guides
      .map(({ language, name }) => `(${language}/${name})`)
      .filter((link) => !readme.includes(link)),
  ).toEqual([]);
});

test.each(guides.map(({ path }) => path))(
  'the links of %s to a part of a document lead to one of its headings',
  (path) => {
    const { text } = guides.find((guide) => guide.path === path) as Guide;
    const broken = [...text.matchAll(/\]\(([^)\s#]*)#([^)\s]+)\)/g)].filter(
      ([, file = '', part]) => {
        if (/^(https?:|\/)/.test(file)) return false;
        const target = readFileSync(join(dirname(path), file || basename(path)), 'utf8');
        const slugger = new GithubSlugger();
        return ![...target.matchAll(/^#+ (.+)$/gm)]
          .map(([, heading = '']) => slugger.slug(heading))
          .includes(part ?? '');
      },
    );
    expect(broken.map(([link]) => link)).toEqual([]);
  },
);

/** A document without generated parts, code, and words that it only quotes. */
const toProse = (text: string) =>
  text
    .replaceAll(/<!-- (?:fields|components)[^]*?<!-- end -->|^( *)```[^]*?^\1```/gm, '')
    .replaceAll(/`[^`]*`|“[^”]*”|\*\*[A-Z][^*]*\*\*|\]\([^)]*\)/g, '…');

test.each(inLanguage('hi'))('$path uses the words of the glossary', ({ text }) => {
  expect(findRefusedWords(toProse(text))).toEqual([]);
});

test('the table of the glossary is that of its terms', () => {
  const text = readFileSync('docs/glossary.md', 'utf8');
  expect(text, 'Run `npm run docs` to write the table anew').toBe(fillGuide(text, 'en'));
});
