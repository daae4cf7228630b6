import type { PageContext } from './data/page-context.ts';

declare global {
  namespace App {
    interface Locals {
      /** What the page being rendered is, for components that a text places. Set by the route. */
      page: PageContext;
    }
  }

  interface ImportMetaEnv {
    /**
     * The module that draws share pictures in threads, as an address. Set by `astro.config.mjs`.
     */
    readonly SHARE_PICTURE_WORKER: string;
  }
}

declare module 'astro' {
  interface AstroClientDirectives {
    'client:focus'?: boolean;
    'client:settled'?: boolean;
  }
}
