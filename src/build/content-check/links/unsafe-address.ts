import type { ContentFile } from '../../content/content-file.ts';
import { collectValues } from '../../content/values.ts';
import { refusals } from '../fields/refusals.ts';
import { faultIn, type Fault } from '../fault.ts';
import { defineRule } from '../rule.ts';

/**
 * The first address without encryption in a text. One on the writer’s own computer is told
 * elsewhere.
 */
export function findUnsafeAddress(words: string): { index: number; address: string } | undefined {
  const found = /\bhttp:\/\/(?!localhost|127\.0\.0\.1)[^\s)"<>]*/.exec(words);
  return found ? { index: found.index, address: found[0] } : undefined;
}

/**
 * Finds addresses without encryption in the fields of a file.
 *
 * @param refused the fields that have been reported already
 */
export function findUnsafeAddresses(file: ContentFile, refused: readonly string[] = []): Fault[] {
  return collectValues(file.data).flatMap(({ path, value }) => {
    const unsafe = typeof value === 'string' ? findUnsafeAddress(value) : undefined;
    return unsafe && !refused.includes(path.join('.'))
      ? [faultIn(file, path, 'addressNotSafe', { address: unsafe.address })]
      : [];
  });
}

export const unsafeAddresses = defineRule({
  of: 'fields',
  says: ['addressNotSafe'],
  grade: 'stop',
  follows: { onLine: refusals },
  check: ({ file }) => (file.errors.length > 0 ? [] : findUnsafeAddresses(file)),
});
