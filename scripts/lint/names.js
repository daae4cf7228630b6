import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { literalImports } from './directions.js';

/**
 * Code outside the definitions names no collection and no component, so that adding one is adding
 * its definition. These files are made for one, or mean something else.
 */
const listed = {
  'src/components/content/CertificateExamples.astro': 'a message about its own tag',
  'src/components/content/Links.astro': 'the lists of links on the home page and the service pages',
  'src/components/content/MembershipForm.astro': 'the tiers that can be applied for',
  'src/components/content/People.astro': 'people with their offices',
  'src/components/content/TierTable.astro': 'the comparison of the membership tiers',
  'src/components/entries/EntryParts.astro': 'the components that records of one collection have',
  'src/components/entries/EventParts.astro': 'speakers and photographs of an event',
  'src/components/entries/MediaParts.astro': 'transcripts and slides of the gallery',
  'src/desk/entry-dialogs.tsx': 'what a new entry is at first',
  'src/pages/[[]...list].astro': 'draws a list as a text does that places it',
  'src/build/own/new-page.ts': 'the note that asks the questions of an outline',
  'src/build/own/plan-entry.ts': 'the fees of the tiers',
  'src/build/own/is-removed.ts': 'the tiers, which stay',
  'src/build/report/links.ts': 'the links of the report',
  'src/build/monitor/check-pages.ts': 'the page that verifies certificates, as a visitor has it',
  'src/core/icons.ts': 'the drawing of some people',
};

/** @param {string} folder */
const readNames = (folder) =>
  readdirSync(join(import.meta.dirname, '../../src/content-model', folder)).map((file) =>
    file.replace(/\.ts$/, ''),
  );

/** `pages` is not a kind of record: it is the tree of the site. */
const collections = readNames('collections')
  .filter((name) => name !== 'pages')
  .join('|');
const components = readNames('components').join('|');
const names = `/^(${collections}|${components})$/`;

/** A key, a part of a type and an attribute of HTML are other words. */
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

/**
 * The rule replaces the one of the same name in `directions.js`, so it repeats it.
 *
 * @type {import('eslint').Linter.Config}
 */
export const definedNames = {
  files: ['src/**/*.{ts,tsx,astro}', 'scripts/**/*.{js,ts}'],
  ignores: ['src/{content-model,content,i18n}/**', ...Object.keys(listed)],
  rules: {
    'no-restricted-syntax': [
      'error',
      literalImports,
      ...selectors.map((selector) => ({
        selector,
        message:
          'Put what this line knows of a collection or a component into its definition, or list the file in scripts/lint/names.js.',
      })),
    ],
  },
};
