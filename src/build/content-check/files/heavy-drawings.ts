import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Fault } from '../fault.ts';
import { defineRule } from '../rule.ts';

/**
 * Above this, a drawing is usually a photograph in disguise or full of what its program left
 * behind. In bytes.
 */
const light = 16_000;

/** Points out heavy drawings of an entry. */
function findHeavyDrawings(root: string, folder: string): Fault[] {
  return readDrawings(root, folder)
    .map(({ file, source }) => ({ file, bytes: Buffer.byteLength(source) }))
    .filter(({ bytes }) => bytes > light)
    .map(({ file, bytes }) => ({
      file,
      line: 1,
      field: 'picture',
      message: 'drawingHeavy',
      values: { size: Math.round(bytes / 1000), most: light / 1000 },
    }));
}

function readDrawings(root: string, folder: string): { file: string; source: string }[] {
  // An entry that is being written for the first time has no folder yet.
  return (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith('.svg'))
    .map((name) => ({
      file: relative(root, join(folder, name)),
      source: readFileSync(join(folder, name), 'utf8'),
    }));
}

export const heavyDrawings = defineRule({
  of: 'entry',
  says: ['drawingHeavy'],
  grade: 'review',
  check: ({ folder }, { root }) => findHeavyDrawings(root, folder),
});
