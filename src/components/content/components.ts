import {
  createComponent,
  renderComponent,
  renderTemplate,
  type AstroComponentFactory,
  type ComponentSlots,
} from 'astro/runtime/server/index.js';
import { componentNames } from '@federation/content-model/components';
import type { ComponentName } from '@federation/i18n/editing';
import Link from '../site/Link.astro';
import Defined from './Defined.astro';

const views = import.meta.glob<AstroComponentFactory>('./*.astro', {
  eager: true,
  import: 'default',
});

const toDefinedView = (component: ComponentName) =>
  createComponent(
    (result, attributes: object, slots: ComponentSlots) =>
      renderTemplate`${renderComponent(result, component, Defined, { component, attributes }, slots)}`,
  );

/**
 * The views of everything a text may place, by the name it is written with: a component of
 * `packages/content-model/components` has its view in the file of its name. Without such a file its
 * definition says what it shows.
 */
export const contentComponents: Record<string, AstroComponentFactory> = {
  a: Link,
  ...Object.fromEntries(
    componentNames.map((name) => [name, views[`./${name}.astro`] ?? toDefinedView(name)]),
  ),
};
