import { z } from 'astro/zod';
import type { Sources } from '../../packages/content-model/collections/collection-definition.ts';

/** A name of something outside the file; for what changes the words of a file, it is not text. */
const pointer = () => z.custom<string>((value) => typeof value === 'string');

/**
 * Pictures, documents and references are taken as they are written. The cast hides that a schema of
 * one type is all three; definitions use only what all types have.
 */
export const anySources = {
  image: pointer,
  document: pointer,
  reference: pointer,
} as unknown as Sources;
