import { parseFrontmatter } from '@astrojs/internal-helpers/frontmatter';
import type { FieldsFile } from './fields-file.ts';
import { splitFile } from './split-file.ts';

/**
 * The fields as Astro reads them, with another reader of YAML, or the line of the file that it
 * can’t read.
 */
export function readAsAstro({ source }: FieldsFile): { data: unknown } | { errorLine: number } {
  try {
    return { data: parseFrontmatter(source.replace(/^\uFEFF/, '')).frontmatter };
  } catch (error) {
    const { mark } = error as { mark?: { line: number } };
    const linesAbove = (splitFile(source)?.opening.split('\n').length ?? 2) - 1;
    return { errorLine: (mark?.line ?? 0) + linesAbove };
  }
}
