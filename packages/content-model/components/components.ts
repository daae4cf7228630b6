import { certificateComponents } from './certificates.ts';
import { formComponents } from './forms.ts';
import { homeComponents } from './home.ts';
import { recordComponents } from './lists.ts';
import { detailComponents } from './our-details.ts';
import { paperComponents } from './paper-forms.ts';
import { toolComponents } from './site-tools.ts';
import { textComponents } from './text.ts';
import type { ComponentDefinition, Written } from './component-definition.ts';
import type { ComponentName } from '@federation/i18n/editing';

/**
 * The components that a text may use, by the name they are written with, in the order in which
 * editors are offered them. The list is closed: anything else in a text stops the build.
 */
const components = {
  ...textComponents,
  ...recordComponents,
  ...detailComponents,
  ...toolComponents,
  ...formComponents,
  ...certificateComponents,
  ...paperComponents,
  ...homeComponents,
} satisfies Record<ComponentName, ComponentDefinition>;

/** The names of all components. */
export const componentNames = Object.keys(components) as ComponentName[];

/** The definition of a component; undefined where there is none of that name. */
export function findComponent(name: string | null | undefined): ComponentDefinition | undefined {
  return name && Object.hasOwn(components, name) ? getComponent(name as ComponentName) : undefined;
}

/** The definition of a component. */
export function getComponent(name: ComponentName): ComponentDefinition {
  return components[name];
}

/**
 * A component as it is written in a text.
 *
 * @param text what is between its tags, if anything
 * @example formatTag('Card', { title: 'Fairness' }, '…') // '<Card title="Fairness">…</Card>'
 */
export function formatTag(name: ComponentName, attributes: Written, text?: string): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  const opening = `<${name}${written.join('')}`;
  return text === undefined ? `${opening} />` : `${opening}>${text}</${name}>`;
}

/** The names of the components that files made from a text can show; the others need a page. */
export const documentComponents = componentNames.filter((name) => getComponent(name).document);
