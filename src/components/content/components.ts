import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import { componentNames } from '@federation/content-model/components';
import Link from '../site/Link.astro';

const views = import.meta.glob<AstroComponentFactory>('./*.astro', {
  eager: true,
  import: 'default',
});

/**
 * The views of everything a text may place, by the name it is written with: a component of
 * `packages/content-model/components` has its view in the file of its name.
 */
export const contentComponents: Record<string, AstroComponentFactory> = {
  a: Link,
  ...Object.fromEntries(componentNames.map((name) => [name, views[`./${name}.astro`]])),
};
