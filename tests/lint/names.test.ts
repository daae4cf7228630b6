import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// Names that Astro gives, and the props of islands.
const shared = /^(GET|getStaticPaths|collections|Props)$/;
// Strings have the same names in each language.
const strings = /^packages\/i18n\/(en|hi)\//;
const exported = /^export (?:async )?(?:type|interface|class|function\*?|const) (\w+)/gm;

test('no exported type or function name has two meanings', () => {
  const files = globSync('{packages,src,scripts}/**/*.{ts,tsx,astro}').sort();
  const found = new Map<string, Set<string>>();
  for (const file of files.filter((name) => !strings.test(name)))
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(exported))
      if (!shared.test(name)) found.set(name, (found.get(name) ?? new Set()).add(file));
  const twice = [...found].filter(([, at]) => at.size > 1);
  expect(twice.map(([name, at]) => `${name}: ${[...at].join(', ')}`)).toEqual([]);
});
