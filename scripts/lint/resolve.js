import { dirname, join } from 'node:path';

/**
 * Resolver for the import rule. Imports in this project give the path of the file with its ending,
 * so nothing has to be looked up, and a pattern of `import.meta.glob` resolves to the folder it
 * reads.
 */
export const interfaceVersion = 2;

/**
 * @param {string} source what is imported, as written
 * @param {string} file path of the file that imports it
 */
export function resolve(source, file) {
  const [path = ''] = source.split('?');
  if (path.startsWith('.')) return { found: true, path: join(dirname(toRealFile(file)), path) };
  // Vite takes a leading slash for the root of the project.
  if (path.startsWith('/')) return { found: true, path: join(process.cwd(), path) };
  return { found: false };
}

/**
 * The linter checks the script of a component as a file inside of it, `Header.astro/1_0.ts`.
 *
 * @param {string} file
 */
function toRealFile(file) {
  return dirname(file).endsWith('.astro') ? dirname(file) : file;
}
