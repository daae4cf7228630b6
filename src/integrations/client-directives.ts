import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Adds directives for islands.
 *
 * @param directives the module of each by its name, such as `settled` for `client:settled`
 */
export function clientDirectives(directives: Readonly<Record<string, URL>>): AstroIntegration {
  return {
    name: 'client-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        for (const [name, entrypoint] of Object.entries(directives))
          addClientDirective({ name, entrypoint: fileURLToPath(entrypoint) });
      },
    },
  };
}
