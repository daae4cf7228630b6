import { build } from 'rolldown';

/**
 * Bundles a module for the browser, with its imports, into one small classic script.
 *
 * @param file the path of the module
 * @param constants expressions for global names in the module, such as `{ VERSION: '"1"' }`
 */
export async function bundleScript(
  file: string,
  constants: Record<string, string> = {},
): Promise<string> {
  const { output } = await build({
    input: file,
    // No property here is a getter, so unused reads can go.
    treeshake: { propertyReadSideEffects: false },
    // The same browsers as for the other scripts of the site.
    transform: { define: constants, target: 'es2020' },
    output: { format: 'iife', minify: true },
    write: false,
  });
  return output[0].code.trim();
}
