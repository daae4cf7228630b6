import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

const eslint = new ESLint({ ruleFilter: ({ ruleId }) => ruleId === 'no-restricted-syntax' });

/** How often a file names a collection or a component; it need not exist. */
async function countNames(path: string, code: string): Promise<number | undefined> {
  const [result] = await eslint.lintText(code, { filePath: path });
  return result?.messages.length;
}

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
])('%s names a collection or a component', async (code) => {
  expect(await countNames('src/data/a.ts', code)).toBe(1);
});

test('a component of Astro may name them in its template', async () => {
  const template = '---\nconst a = 1;\n---\n<List collection="notices" of={x === \'people\'} />';
  expect(await countNames('src/components/ui/A.astro', template)).toBe(2);
});

test.each([
  "t('notices.name');",
  "const labels = { links: 1, 'media': 2 };",
  "let tiers: Props['tiers'];",
  "import { links } from './links.ts';",
])('%s names none', async (code) => {
  expect(await countNames('src/data/a.ts', code)).toBe(0);
});
