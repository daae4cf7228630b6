import type { PageContext } from './data/page-context.ts';

declare global {
  namespace App {
    interface Locals {
      /** The page being rendered, for components in a text. Set by the route. */
      page: PageContext;
    }
  }
}

declare module 'astro' {
  interface AstroClientDirectives {
    'client:focus'?: boolean;
    'client:settled'?: boolean;
  }
}
