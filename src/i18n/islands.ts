import type { islands } from './en/index.ts';
import type { Translation } from './translation.ts';

/**
 * What each island says. An island is given its part as a property, so that no page carries another
 * language than its own.
 */
export type IslandTexts = Translation<typeof islands>;
