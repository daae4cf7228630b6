import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plan } from './plan-type.ts';

/** Carries a plan out below a folder. It makes no commit: Git shows all of it, and takes it back. */
export function writePlan(root: string, { written, removed }: Plan): void {
  for (const path of removed) rmSync(join(root, path), { recursive: true, force: true });
  for (const [path, content] of written) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
}
