import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findCollection } from '../../packages/content-check/new-entry/name-entry.ts';
import { findImports } from '../lint/import-graph.ts';
import { guides } from './guide.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

/** Reads a script and the files of the project that it imports. */
function readScript(path: string, seen = new Set<string>()): string {
  if (seen.has(path) || !existsSync(path)) return '';
  seen.add(path);
  const text = readFileSync(path, 'utf8');
  return [text, ...findImports(path, text).map((name) => readScript(name, seen))].join('\n');
}

/** The commands of a document: the name of the script, and the arguments after `--`. */
const commands = guides.flatMap(({ path, text }) =>
  [...text.matchAll(/npm run ([\w:-]+)(?: -- ([^`\n|]+))?/g)].map(([, name = '', rest = '']) => ({
    path,
    name,
    rest: rest.trim(),
  })),
);

const scriptTexts = new Map<string, string>();

/** The same, read once for all commands of a script. */
function readOnce(path: string): string {
  const text = scriptTexts.get(path) ?? readScript(path);
  scriptTexts.set(path, text);
  return text;
}

/** The options of the tools that a script starts. */
const optionsOfTools: Record<string, readonly string[]> = { dev: ['port'] };

test('every command of the documents is one of the project, with the options that it has', () => {
  const unknown = commands.filter(({ name, rest }) => {
    const file = scripts[name]?.match(/node (\S+)/)?.[1];
    if (file === undefined) return !(name in scripts);
    const options = [...rest.matchAll(/--([a-z-]+)/g)].map(([, option = '']) => option);
    const text = readOnce(file);
    return options.some(
      (option) =>
        !optionsOfTools[name]?.includes(option) &&
        !new RegExp(`['"\`-]${option}\\b|\\b${option}: \\{ type`).test(text),
    );
  });
  expect(unknown).toEqual([]);
});

test('every new entry of the documents is of a collection', () => {
  const words = commands
    .filter(({ name, rest }) => name === 'new' && rest !== '')
    .map(({ rest }) => rest.split(' ')[0] ?? '');
  expect(words.length).toBeGreaterThan(0);
  expect(words.filter((word) => findCollection(word) === undefined)).toEqual([]);
});
