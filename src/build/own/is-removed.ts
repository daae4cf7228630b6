import type { Entry } from '../content-check/context.ts';

/** A record that is marked as invented goes; a tier of membership stays, with another fee. */
export const isRemoved = ({ collection, source }: Entry) =>
  collection !== 'pages' && collection !== 'tiers' && source.data['demonstration'] === true;
