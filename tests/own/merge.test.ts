import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { commandsOf } from '../second-federation/document.ts';
import { createFolder, createRepository } from './support.ts';

/** Clones the product by the lines of the guide, with repositories of the test in their places. */
function cloneProduct(product: string) {
  const origin = createFolder();
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch', 'main', origin]);
  const folder = createFolder();
  for (const [name, ...args] of commandsOf('sh clone'))
    if (name !== 'cd')
      execFileSync(
        name,
        args.map((one) => (/product\.git$/.test(one) ? product : one.replace(/^https:.*/, origin))),
        { cwd: args[0] === 'clone' ? folder : join(folder, 'our-site'), stdio: 'pipe' },
      );
  return createRepository(join(folder, 'our-site'));
}

test('a newer version changes all but the content, by the lines of the guide', () => {
  const product = createRepository();
  product.write('src/content/pages/kept/en.mdx', 'Of the demonstration.\n');
  product.write('src/content/pages/gone/en.mdx', 'Of the demonstration.\n');
  product.write('src/content/pages/old/en.mdx', 'Of the demonstration.\n');
  product.write('src/code.ts', '1\n');
  product.commit();

  const own = cloneProduct(product.root);
  own.write('src/content/pages/kept/en.mdx', 'Our own.\n');
  own.write('src/content/pages/ours/en.mdx', 'Our own.\n');
  rmSync(join(own.root, 'src/content/pages/gone'), { recursive: true });
  own.commit();
  own.git('push', '--quiet');
  expect(own.git('rev-parse', 'origin/main')).toBe(own.git('rev-parse', 'HEAD'));

  product.write('src/content/pages/kept/en.mdx', 'Newer.\n');
  product.write('src/content/pages/gone/en.mdx', 'Newer.\n');
  product.write('src/content/pages/ours/en.mdx', 'Newer.\n');
  product.write('src/content/pages/new/en.mdx', 'Newer.\n');
  product.write('src/code.ts', '2\n');
  rmSync(join(product.root, 'src/content/pages/old'), { recursive: true });
  product.commit();

  const before = own.git('rev-parse', 'HEAD').trim();
  for (const [name, ...args] of commandsOf('sh merge'))
    try {
      execFileSync(name, args, { cwd: own.root, stdio: 'pipe' });
    } catch (error) {
      // Git ends so when both sides have changed a file.
      if (args[0] !== 'merge') throw error;
    }
  expect(own.git('status', '--porcelain')).toBe('');
  expect(own.git('diff', '--name-only', before, 'HEAD').trim()).toBe('src/code.ts');
  expect(existsSync(join(own.root, 'src/content/pages/new'))).toBe(false);
  expect(readFileSync(join(own.root, 'src/content/pages/old/en.mdx'), 'utf8')).toContain('Of the');
  expect(own.git('merge-base', 'HEAD', 'product/main')).toBe(own.git('rev-parse', 'product/main'));
});
