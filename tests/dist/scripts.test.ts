import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dist } from '../support/built-site.ts';

const folder = join(dist, '_astro');
const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));

test('no script has syntax that the oldest supported browser can’t read', () => {
  const tooNew = /\(\?<[=!]|\bstatic\s*\{/;
  expect(scripts.filter((name) => tooNew.test(readFileSync(join(folder, name), 'utf8')))).toEqual(
    [],
  );
});

test('every script and style sheet that a script may load exists', () => {
  // The bundler ends file names with a hash; other names are those of WebAssembly modules.
  const named = scripts.flatMap((name) =>
    [
      ...readFileSync(join(folder, name), 'utf8').matchAll(
        /["'`](?:\.\/|\/?_astro\/)([\w.-]+[.-][\w-]{8}\.(?:js|css))["'`]/g,
      ),
    ].map(([, file = '']) => file),
  );
  expect(named.length, 'Scripts import others').toBeGreaterThan(10);
  expect([...new Set(named)].filter((file) => !existsSync(join(folder, file)))).toEqual([]);
});
