import { globSync, readFileSync } from 'node:fs';
import { ESLint } from 'eslint';
import astro from 'eslint-plugin-astro';
import tseslint from 'typescript-eslint';
import { expect, test } from 'vitest';
import { collectionNames } from '../../src/content-model/collections.ts';
import { componentNames } from '../../src/content-model/components.ts';

/**
 * Files that are made for one collection or component, or that mean something else, each with the
 * reason.
 */
const listed: Record<string, string> = {
  'src/components/content/CertificateExamples.astro': 'a message about its own tag',
  'src/components/content/Links.astro': 'the lists of links on the home page and the service pages',
  'src/components/content/MembershipForm.astro': 'the tiers that can be applied for',
  'src/components/content/People.astro': 'people with their offices',
  'src/components/content/TierTable.astro': 'the comparison of the membership tiers',
  'src/components/entries/EntryParts.astro': 'the components that records of one collection have',
  'src/components/entries/EventParts.astro': 'speakers and photographs of an event',
  'src/components/entries/MediaParts.astro': 'transcripts and slides of the gallery',
  'src/desk/entry-dialogs.tsx': 'what a new entry is at first',
  'src/pages/[...list].astro': 'draws a list as a text does that places it',
  'src/build/own/new-page.ts': 'the note that asks the questions of an outline',
  'src/build/own/plan-entry.ts': 'the fees of the tiers',
  'src/build/own/is-removed.ts': 'the tiers, which stay',
  'src/build/report/links.ts': 'the links of the report',
  'src/build/monitor/check-pages.ts': 'the page that verifies certificates, as a visitor has it',
  'src/core/icons.ts': 'the drawing of some people',
};

/** `pages` is not a kind of record: it is the tree of the site. */
const collections = collectionNames.filter((name) => name !== 'pages').join('|');
const components = componentNames.join('|');
const names = `/^(${collections}|${components})$/`;

/**
 * Where code names a collection or a component. A key, a part of a type and an attribute of HTML
 * are other words.
 */
const selectors = [
  `:not(ImportDeclaration, Property, JSXAttribute, TSIndexedAccessType > *) > Literal[value=${names}]`,
  `Property > Literal.value[value=${names}]`,
  `TemplateElement[value.raw=${names}]`,
  `JSXAttribute[name.name='collection'] > Literal[value=${names}]`,
  // A tag in a text.
  `Literal[value=/<.?(${components})\\b/]`,
  `TemplateElement[value.raw=/<.?(${components})\\b/]`,
  // A definition or a view by its file.
  `ImportDeclaration[source.value=/content-model.co\\w+.(${collections}|${components})[.]ts$/]`,
  `ImportDeclaration[source.value=/components.content.(${components})[.]astro$/]`,
];

const linter = new ESLint({
  overrideConfigFile: true,
  allowInlineConfig: false,
  warnIgnored: false,
  ignorePatterns: ['src/content-model/**', 'src/content/**', 'src/i18n/**'],
  overrideConfig: [
    { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } },
    ...astro.configs.base,
    {
      files: ['**/*.{js,ts,tsx,astro}'],
      rules: { 'no-restricted-syntax': ['error', ...selectors] },
    },
  ],
});

const findNames = async (code: string, filePath = 'src/sample.ts') =>
  (await linter.lintText(code, { filePath })).flatMap(({ messages }) => messages);

test('no code outside the definitions names a collection or a component, except the files listed', async () => {
  const files = globSync(['src/**/*.{ts,tsx,astro}', 'scripts/**/*.{js,ts}']);
  expect(files.length).toBeGreaterThan(300);
  // To parse them all takes long.
  const quoted = new RegExp(`['"\`</](?:${collections}|${components})\\b`);
  const results = await linter.lintFiles(
    files.filter((file) => quoted.test(readFileSync(file, 'utf8'))),
  );
  const found = results.flatMap(({ filePath, messages }) => {
    const path = filePath.slice(process.cwd().length + 1).replaceAll('\\', '/');
    return messages.map(({ line }) => ({ path, place: `${path}:${line}` }));
  });
  expect(
    found.filter(({ path }) => !(path in listed)).map(({ place }) => place),
    'Put what these lines know of a collection or a component into its definition.',
  ).toEqual([]);
  expect(
    Object.keys(listed).filter((name) => !found.some(({ path }) => path === name)),
    'These no longer name a collection or a component: remove them from the list.',
  ).toEqual([]);
});

test.each([
  "getEntries('notices', language);",
  "if (collection === 'events') show();",
  'getEntries(`notices`, language);',
  "const list = { collection: 'tiers' };",
  "let entry: Entry<'orders'>;",
  "const isNote = name === 'Note';",
  "const tag = '<BlankRows>';",
  'const tag = `<EntryList collection="${name}" />`;',
  "import { Note } from '../content-model/components/Note.ts';",
  "import EntryList from '../components/content/EntryList.astro';",
])('%s names one', async (code) => {
  expect(await findNames(code)).toHaveLength(1);
});

test('a component of Astro may name one in its template', async () => {
  const template = '---\nconst a = 1;\n---\n<List collection="notices" of={x === \'people\'} />';
  expect(await findNames(template, 'src/Sample.astro')).toHaveLength(2);
});

test.each([
  "t('notices.name');",
  "const labels = { links: 1, 'media': 2 };",
  "let tiers: Props['tiers'];",
  "import { links } from './links.ts';",
])('%s names none', async (code) => {
  expect(await findNames(code)).toEqual([]);
});
