import { readFileSync } from 'node:fs';

const text = readFileSync('docs/developers/your-own-federation.md', 'utf8');

/** The blocks of one kind in the document on how a federation gets its own site. */
export const blocksOf = (kind: string): string[] =>
  [...text.matchAll(new RegExp(`^\`\`\`${kind}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(
    ([, block = '']) => block,
  );

/** A command in words. */
export type Command = [name: string, ...args: string[]];

/** The commands of the blocks of one kind. */
export const commandsOf = (kind: string): Command[] =>
  blocksOf(kind)
    .flatMap((block) => block.trim().split('\n'))
    .map((line) => {
      const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)];
      const [name = '', ...args] = words.map(([, quoted, word]) => quoted ?? word ?? '');
      return [name, ...args];
    });
