import { readFileSync } from 'node:fs';
import { expect } from 'vitest';

/** A part of a document, by the first words of its second-level heading. */
function readPart(file: string, heading: string): string {
  const parts = readFileSync(file, 'utf8').split(/^## /m);
  const part = parts.find((one) => one.startsWith(heading));
  expect(part, `${file} has the part “${heading}”`).toBeDefined();
  return part ?? '';
}

/** The only block of commands with a command, in a part of a document. */
export function findBlock(file: string, heading: string, command: string): string[] {
  const blocks = [...readPart(file, heading).matchAll(/^( *)```sh\n([\s\S]*?)\n\1```$/gm)]
    .map(([, , commands = '']) => commands.split('\n').map((line) => line.trim()))
    .filter((lines) => lines.some((line) => line.includes(command)));
  expect(blocks, `“${heading}” has one block with “${command}”`).toHaveLength(1);
  return blocks[0] ?? [];
}

/**
 * The commands of the office in a part of a document, in their order, such as `['publish',
 * '--dry-run']`: one list for each numbered step.
 *
 * @param which of several lists of steps is meant, from 0
 */
export function readOfficeSteps(file: string, heading: string, which = 0): string[][][] {
  const lists = readPart(file, heading).split(/\n(?=1\. )/);
  const steps = (lists[which + 1] ?? '').split(/\n(?=\d\. )/);
  return steps.map((step) =>
    [...step.matchAll(/`npm run certificate -- ([^`]+)`/g)].map(([, command = '']) =>
      [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? ''),
    ),
  );
}
