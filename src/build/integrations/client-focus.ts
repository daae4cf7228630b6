import type { AstroIntegration } from 'astro';

/** Adds `client:focus`: an island that loads when the focus first enters it, and costs nothing before. */
export function clientFocus(): AstroIntegration {
  return {
    name: 'client-focus',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'focus', entrypoint: './src/browser/focus-directive.ts' });
      },
    },
  };
}
