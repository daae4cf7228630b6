import type { PageContext } from './data/page-context.ts';

declare global {
  namespace App {
    interface Locals {
      /** What the page being rendered is, for components that a text places. Set by the route. */
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
