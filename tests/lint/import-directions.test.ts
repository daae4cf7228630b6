import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

const rules = [
  'boundaries/dependencies',
  'no-restricted-syntax',
  '@typescript-eslint/no-restricted-imports',
];
const eslint = new ESLint({ ruleFilter: ({ ruleId }) => rules.includes(ruleId) });

/** What the linter says of the imports in a file; the file need not exist. */
async function lint(path: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: path });
  return result?.messages.map(({ message }) => message) ?? [];
}

const inAstro = (code: string) => `---\n${code}\n---\n\n<p>Text</p>\n`;

const wrong: [what: string, path: string, code: string][] = [
  [
    'a module that imports what is above it',
    'src/core/a.ts',
    `import { b } from '../data/b.ts';\nb();`,
  ],
  [
    'a React component that imports an Astro component',
    'src/islands/a/A.tsx',
    `import B from '../../components/ui/B.astro';\nexport default B;`,
  ],
  [
    'the code of an Astro component',
    'src/components/ui/A.astro',
    inAstro(`import { b } from '../../data/b.ts';\nb();`),
  ],
  [
    'the script of an Astro component',
    'src/layouts/A.astro',
    `<p>Text</p>\n<script>\n  import { b } from '../pages/b.ts';\n  b();\n</script>\n`,
  ],
  [
    'an import of a type',
    'src/browser/a.ts',
    `import type { B } from '../build/b.ts';\nexport type A = B;`,
  ],
  ['an inline import of a type', 'src/browser/a.ts', `export type A = import('../build/b.ts').B;`],
  [
    'an export of what another file has',
    'src/content-model/a.ts',
    `export { b } from '../data/b.ts';`,
  ],
  [
    'a dynamic import whose path is computed',
    'src/browser/a.ts',
    'export const a = (name: string) => import(`../build/${name}.ts`);',
  ],
  [
    'files imported by a pattern',
    'src/i18n/a.ts',
    `export const a = import.meta.glob('../data/*.ts');`,
  ],
  [
    'files imported by several patterns',
    'src/i18n/a.ts',
    `export const a = import.meta.glob(['./*.ts', '/src/data/*.ts']);`,
  ],
  [
    'a worker',
    'src/islands/a/a.ts',
    `export const a = new Worker(new URL('../../build/b.ts', import.meta.url));`,
  ],
  [
    'an island that imports another',
    'src/islands/a/A.tsx',
    `import { B } from '../b/B.tsx';\nexport const A = B;`,
  ],
  [
    'an island that imports build code',
    'src/islands/a/a.ts',
    `import { b } from '../../build/b.ts';\nb();`,
  ],
  [
    'browser code that imports content',
    'src/browser/a.ts',
    `import { b } from '../data/b.ts';\nb();`,
  ],
  [
    'browser code that needs Node',
    'src/browser/a.ts',
    `import { readFileSync } from 'node:fs';\nreadFileSync('a');`,
  ],
  ['strings that import anything', 'src/i18n/a.ts', `import { b } from '../core/b.ts';\nb();`],
  ['build code that asks the content', 'src/build/a.ts', `import { b } from '../data/b.ts';\nb();`],
  [
    'a component of the page’s frame that imports one for texts',
    'src/components/site/A.astro',
    inAstro(`import B from '../content/B.astro';`),
  ],
  [
    'the product importing the portal',
    'src/build/a.ts',
    `import { b } from '../../portal/b.ts';\nb();`,
  ],
  ['the product importing a test', 'src/core/a.ts', `import { b } from '../../tests/b.ts';\nb();`],
  [
    'the portal importing build code',
    'portal/a.ts',
    `import { b } from '../src/build/b.ts';\nb();`,
  ],
  [
    'a command that asks the content',
    'scripts/a.ts',
    `import { b } from '../src/data/b.ts';\nb();`,
  ],
  [
    'a module named by its address',
    'src/core/a.ts',
    `export const a = new URL('../build/b.ts', import.meta.url);`,
  ],
  ['a file of no folder that is known', 'src/core/a.ts', `import { b } from '../lib/b.ts';\nb();`],
];

test.each(wrong)('the linter refuses %s', async (_, path, code) => {
  expect(await lint(path, code)).toHaveLength(1);
});
