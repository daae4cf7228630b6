import { mkdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { rolldown, type Plugin } from 'rolldown';
import { viteDynamicImportVarsPlugin, viteImportGlobPlugin } from 'rolldown/experimental';
import { writeFileAtomic } from '@federation/base/file-cache';

/**
 * Bundles the portal into a folder that needs only Node: `portal.mjs` with its packages, and the
 * files that it reads, such as the contract.
 *
 * @throws when a module or a file can’t be found, or two files have the same name
 */
export async function bundlePortal(folder: string): Promise<void> {
  const files = new Map<string, string>();
  const bundle = await rolldown({
    input: 'packages/portal/main.ts',
    platform: 'node',
    // The texts are imported by a path with the language in it.
    plugins: [copyFiles(files), viteDynamicImportVarsPlugin(), viteImportGlobPlugin()],
    // `pg` tries to load a faster version of itself, which the project does not have.
    external: ['pg-native'],
  });
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
  await bundle.close();
  mkdirSync(folder, { recursive: true });
  writeFileAtomic(join(folder, 'portal.mjs'), output[0].code);
  for (const [name, file] of files) writeFileAtomic(join(folder, name), readFileSync(file));
}

/** Collects the files that modules find by their own URL, for copies next to the bundle. */
function copyFiles(files: Map<string, string>): Plugin {
  return {
    name: 'copy-files',
    transform: (code, id) =>
      code.replaceAll(/new URL\('([^']+)', import\.meta\.url\)/g, (_, path: string) => {
        const file = join(dirname(id), path);
        const name = basename(file);
        if ((files.get(name) ?? file) !== file) throw new Error(`Two files are called ${name}.`);
        files.set(name, file);
        return `new URL('${name}', import.meta.url)`;
      }),
  };
}
