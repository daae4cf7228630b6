import { links } from './links.ts';

export { phrases } from './phrases.ts';

/** What the content check says to the people who write the content. No visitor loads it. */
export const messages = {
  ...links,
};
