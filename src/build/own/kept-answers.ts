import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { flatten, type Typed } from './answers.ts';

/** What was answered so far, where Git does not see it. */
const toPath = (root: string) => join(root, 'node_modules/.cache/own/answers.yaml');

/** The answers that were given before. They stay, as Git can take back what was made of them. */
export function readKeptAnswers(root: string): Typed {
  const path = toPath(root);
  return existsSync(path) ? readAnswersFile(path) : {};
}

/** Keeps the answers, so that the command can be stopped. */
export function keepAnswers(root: string, typed: Typed): void {
  mkdirSync(dirname(toPath(root)), { recursive: true });
  writeFileSync(toPath(root), stringify(typed));
}

/** The answers in a file. */
export function readAnswersFile(path: string): Typed {
  return flatten(parse(readFileSync(path, 'utf8'), { schema: 'failsafe' }));
}
