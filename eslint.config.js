import { defineConfig } from 'eslint/config';
import astro from 'eslint-plugin-astro';
import a11y from 'eslint-plugin-jsx-a11y-x';
import * as mdx from 'eslint-plugin-mdx';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/**
 * Imports run one way: pages → layouts → components → islands → lib | i18n | schemas. Nothing points
 * back, an island knows no other island, and the product knows neither sandbox nor tests.
 *
 * @param {string} folder
 * @param {string[]} above
 * @param {{ regex: string, message: string }[]} extra
 * @returns {import('eslint').Linter.Config}
 */
const pointsDown = (folder, above, extra = []) => ({
  files: [`src/${folder}/**/*.{ts,tsx,astro}`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: `^\\.\\.?/.*\\b(${[...above, 'sandbox', 'tests', 'e2e'].join('|')})/`,
            message: `A file in src/${folder} may not import from ${above.join(', ')}.`,
          },
          ...extra,
        ],
      },
    ],
  },
});

export default defineConfig(
  { ignores: ['dist/', '.astro/', 'node_modules/', 'reports/', 'test-results/'] },
  {
    files: ['**/*.{js,ts,tsx,astro}'],
    extends: [...tseslint.configs.strict, ...tseslint.configs.stylistic],
    rules: {
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['warn', 'error'] }],
      // A union of shapes reads better as a type; both are allowed.
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  ...astro.configs['flat/recommended'],
  ...astro.configs['flat/jsx-a11y-recommended'],
  { files: ['**/*.tsx'], plugins: { 'jsx-a11y-x': a11y }, rules: a11y.configs.recommended.rules },
  { files: ['src/islands/**/*.{ts,tsx}'], ...reactHooks.configs.flat['recommended-latest'] },
  pointsDown('layouts', ['pages']),
  pointsDown('components', ['pages', 'layouts']),
  pointsDown(
    'islands',
    ['pages', 'layouts', 'components'],
    [
      {
        regex: '^\\.\\./(?!\\.\\./|shared/)',
        message: 'An island imports no other island; what two share belongs in src/lib or src/islands/shared.',
      },
    ],
  ),
  ...['lib', 'i18n', 'schemas'].map((folder) => pointsDown(folder, ['pages', 'layouts', 'components', 'islands'])),
  {
    // Commands talk to the person who runs them.
    files: ['scripts/**', 'src/build/**', 'tests/**', 'e2e/**', '*.config.{ts,js,mjs}'],
    rules: { 'no-console': 'off' },
  },
  {
    ...mdx.flat,
    files: ['src/content/**/*.mdx', 'docs/**/*.mdx'],
    rules: { ...mdx.flat.rules, 'no-undef': 'off', 'no-unused-expressions': 'off' },
  },
);
