import type { AstroIntegration } from 'astro';

/**
 * Adds `client:settled`: islands that start one after the other once the page has loaded and is idle, and
 * `client:focus`: an island that loads when the focus first enters it, and costs nothing before.
 */
export function clientDirectives(): AstroIntegration {
  return {
    name: 'client-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'settled', entrypoint: './src/browser/settled-directive.ts' });
        addClientDirective({ name: 'focus', entrypoint: './src/browser/focus-directive.ts' });
      },
    },
  };
}
