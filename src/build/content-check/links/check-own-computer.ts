import type { Fault } from '../fault.ts';
import type { Passage } from '../passages.ts';

/** Finds addresses that only work on the computer of the person who wrote them, in plain words. */
export function checkOwnComputer(file: string, passages: readonly Passage[]): Fault[] {
  return passages.flatMap(({ words, line, field }) =>
    [...words.matchAll(/(?<![\w.])(?:https?:\/\/)?(?:localhost|127\.0\.0\.1)(?::\d+)?(?:\/[^\s)]*)?(?![\w])/gi)].map(
      ({ 0: target, index }) => ({
        file,
        line: line + words.slice(0, index).split('\n').length - 1,
        field,
        message: 'linkToOwnComputer' as const,
        values: { target },
      }),
    ),
  );
}
