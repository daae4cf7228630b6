import boundaries from 'eslint-plugin-boundaries';

const anywhere = ['core', 'content-model', 'i18n'];
const inBrowser = ['browser', ...anywhere];
const belowComponents = ['island', 'shared-islands', 'styles', 'data', ...inBrowser];
const components = ['content-components', 'entry-components', 'site-components', 'ui-components'];

/**
 * Imports run one way, and the folder of a file says where its code runs:
 *
 *     pages → layouts → components → islands → browser → content-model → core → i18n
 *     pages | layouts | components → data → build → content-model → core → i18n
 *     pages → build
 *     desk → core | i18n
 *
 * Among components `content → entries → site → ui`, among the last three `content-model → core →
 * i18n`. Files of a part may import each other and the parts named here; everything else is an
 * error. The first pattern that fits a file counts.
 *
 * @type {Record<string, { files: string | string[], imports: string[] }>}
 */
const parts = {
  pages: {
    files: ['src/pages/**', 'src/pages/.*/**'],
    // The gallery of components shows a document for editors.
    imports: ['docs', 'layouts', 'build', ...components, ...belowComponents],
  },
  layouts: { files: 'src/layouts/**', imports: [...components, ...belowComponents] },
  'content-components': {
    files: 'src/components/content/**',
    imports: [...components.slice(1), ...belowComponents],
  },
  'entry-components': {
    files: 'src/components/entries/**',
    imports: [...components.slice(2), ...belowComponents],
  },
  'site-components': {
    files: 'src/components/site/**',
    imports: ['ui-components', ...belowComponents],
  },
  'ui-components': {
    files: 'src/components/ui/**',
    imports: ['browser', 'core', 'i18n', 'styles'],
  },
  'shared-islands': { files: 'src/islands/shared/**', imports: inBrowser },
  island: { files: 'src/islands/*/**', imports: ['shared-islands', ...inBrowser] },
  // The page of the editing desk; its server is in src/build/desk.
  desk: { files: 'src/desk/**', imports: ['core', 'i18n'] },
  browser: { files: 'src/browser/**', imports: anywhere },
  data: { files: 'src/data/**', imports: ['build', 'content', ...anywhere] },
  build: { files: 'src/build/**', imports: anywhere },
  'content-model': { files: 'src/content-model/**', imports: ['core', 'i18n'] },
  core: { files: 'src/core/**', imports: ['i18n'] },
  i18n: { files: 'src/i18n/**', imports: [] },
  styles: { files: 'src/styles/**', imports: [] },
  content: { files: 'src/content/**', imports: [] },
  // What Astro and TypeScript look for at the top of src.
  top: { files: 'src/*.ts', imports: ['data', ...anywhere] },
  docs: { files: 'docs/**', imports: [] },
  portal: { files: 'portal/**', imports: ['core', 'i18n', 'styles'] },
  // In development and in tests the site is served together with the portal.
  'serve-script': { files: 'scripts/serve.ts', imports: ['build', 'core', 'portal'] },
  'portal-bench': {
    files: ['scripts/bench/portal.ts', 'scripts/bench/portal/**'],
    imports: ['build', 'core', 'portal', 'scripts'],
  },
  scripts: {
    files: 'scripts/**',
    imports: ['build', 'core', 'i18n', 'portal-bench', 'tool-config'],
  },
  // The one place that composes.
  'site-config': { files: 'astro.config.mjs', imports: ['*'] },
  // Vitest bundles early scripts as the build does.
  'tool-config': { files: '*.config.{js,ts}', imports: ['scripts', 'build'] },
  tests: { files: ['tests/**', 'e2e/**'], imports: ['*'] },
};

const policies = Object.entries(parts).map(([part, { imports }]) => ({
  from: { file: { categories: part } },
  allow: { to: { file: { categories: part === 'island' ? imports : [part, ...imports] } } },
}));

/** A path that is computed has no direction. */
export const literalImports = {
  selector: 'ImportExpression[source.type!=Literal]',
  message: 'Write the path of the file as plain text, so that its direction can be checked.',
};

/** @type {import('eslint').Linter.Config[]} */
export const directions = [
  {
    files: ['**/*.{js,mjs,ts,tsx,astro}'],
    plugins: { boundaries },
    settings: {
      'boundaries/files': Object.entries(parts).map(([category, { files }]) => ({
        category,
        pattern: files,
        ...(category === 'island' && { capture: ['island'] }),
      })),
      'boundaries/files-single-match': true,
      'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export', 'require'],
      'boundaries/additional-dependency-nodes': [
        { name: 'import-type', kind: 'type', selector: 'TSImportType > Literal' },
        {
          name: 'glob',
          kind: 'value',
          selector:
            'CallExpression[callee.object.type=MetaProperty][callee.property.name=glob] > Literal',
        },
        {
          name: 'glob',
          kind: 'value',
          selector:
            'CallExpression[callee.object.type=MetaProperty][callee.property.name=glob] > ArrayExpression > Literal',
        },
        {
          // A file that Astro or a pool of threads wants by its address counts as an import.
          name: 'address',
          kind: 'value',
          selector:
            'NewExpression[callee.name=URL]:has(MemberExpression > MetaProperty) > Literal[value=/\\.\\w+$/]:first-child',
        },
      ],
      'import/resolver': { './scripts/lint/resolve.js': {} },
    },
    rules: {
      'boundaries/no-unknown-files': 'error',
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          checkUnknownLocals: true,
          policies: [
            ...policies,
            {
              from: { file: { categories: 'island' } },
              allow: {
                to: {
                  file: {
                    categories: 'island',
                    captured: { island: '{{from.file.captured.island}}' },
                  },
                },
              },
            },
          ],
          message:
            '{{from.file.path}} may not import {{to.file.path}}: see scripts/lint/directions.js.',
        },
      ],
    },
  },
  {
    // What can reach a browser must not need Node or the content.
    files: ['src/{core,content-model,i18n,browser,islands,desk}/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(node|astro):',
              allowTypeImports: true,
              message: 'This file may run in a browser.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['{src,portal,scripts}/**/*.{js,ts,tsx,astro}'],
    rules: {
      'no-restricted-syntax': ['error', literalImports],
    },
  },
];
