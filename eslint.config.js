import { fileURLToPath } from 'node:url';
import { defineConfig, includeIgnoreFile } from 'eslint/config';
import astro from 'eslint-plugin-astro';
import a11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default defineConfig(
  includeIgnoreFile(fileURLToPath(import.meta.resolve('./.gitignore'))),
  {
    files: ['**/*.{js,mjs,ts,tsx,astro}'],
    extends: [...tseslint.configs.strict, ...tseslint.configs.stylistic],
    rules: {
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['warn', 'error'] }],
      // A union of shapes reads better as a type; both are allowed.
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
    },
  },
  ...astro.configs['flat/recommended'],
  ...astro.configs['flat/jsx-a11y-recommended'],
  { files: ['**/*.tsx'], plugins: { 'jsx-a11y-x': a11y }, rules: a11y.configs.recommended.rules },
  {
    files: ['**/*.tsx', '{src/islands,packages}/**/use-*.ts'],
    ...reactHooks.configs.flat['recommended-latest'],
  },
  {
    // Code that can reach a browser must not need Node or the content.
    files: [
      'src/{browser,islands}/**/*.{ts,tsx}',
      'packages/i18n/**/*.ts',
      'packages/*/{shared,browser,contract,protocol,page,verifier}/**/*.{ts,tsx}',
      'packages/content-model/{fields,settings,collections,components}/**/*.ts',
    ],
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
    files: ['{src,packages,scripts}/**/*.{js,ts,tsx,astro}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ImportExpression[source.type!=Literal]:not([source.quasis.0.value.raw="./"])',
          message: 'Write the path as plain text, so that tests/lint can see its direction.',
        },
      ],
    },
  },
  {
    // Commands print for the person who runs them.
    files: [
      'scripts/**',
      'src/integrations/**',
      'packages/{content-check,hosting,monitor,own}/**',
      'packages/{certificates/office,portal/server,desk/server}/**',
      'tests/**',
      'e2e/**',
      '*.config.{ts,js,mjs}',
    ],
    rules: { 'no-console': 'off' },
  },
);
