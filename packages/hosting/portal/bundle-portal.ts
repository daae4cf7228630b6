import { mkdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { rolldown, type Plugin } from 'rolldown';
import { viteDynamicImportVarsPlugin, viteImportGlobPlugin } from 'rolldown/experimental';
import { writeFileAtomic } from '@federation/base/file-cache';

/**
 * Puts what the portal runs into a folder that needs Node and nothing else: `portal.mjs`, with the
 * packages in it, and the files that it reads, such as the contract.
 *
 * @throws when a module or a file can’t be found, or two files have the same name
 */
export async function bundlePortal(folder: string): Promise<void> {
  const files = new Map<string, string>();
  const bundle = await rolldown({
    input: 'packages/portal/main.ts',
    platform: 'node',
    // The texts of each language are imported by its name.
    plugins: [besideTheBundle(files), viteDynamicImportVarsPlugin(), viteImportGlobPlugin()],
    // `pg` asks for a faster version of itself, which the project does not have.
    external: ['pg-native'],
  });
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
  await bundle.close();
  mkdirSync(folder, { recursive: true });
  writeFileAtomic(join(folder, 'portal.mjs'), output[0].code);
  for (const [name, file] of files) writeFileAtomic(join(folder, name), readFileSync(file));
}

/** Lets modules find the files that they name from their own place beside the bundle. */
function besideTheBundle(files: Map<string, string>): Plugin {
  return {
    name: 'beside-the-bundle',
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
