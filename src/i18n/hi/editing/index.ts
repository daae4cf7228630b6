import { links } from './links.ts';

export { phrases } from './phrases.ts';

export const messages = {
  ...links,
};
