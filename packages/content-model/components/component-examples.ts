import type { ComponentName } from '@federation/i18n/editing';
import { componentNames, getComponent } from './components.ts';
import { describeField, fieldsOf, isOptional } from '../fields/field-schema.ts';

/** The smallest example of a component, as its definition gives it. */
export interface ComponentExample {
  name: ComponentName;
  /** The attributes that it needs, each with the example of its help. */
  attributes: Record<string, string>;
  /** The first component that belongs inside it. */
  inner?: ComponentExample | undefined;
  /** True when there are words between its tags. */
  hasText: boolean;
}

/** A component with what it needs, and inside it the first one that belongs there. */
export function createComponentExample(name: ComponentName): ComponentExample {
  const { attributes, text } = getComponent(name);
  const needed = fieldsOf(attributes.shape).filter(([, field]) => !isOptional(field));
  const inner = componentNames.find((one) => getComponent(one).inside === name);
  return {
    name,
    attributes: Object.fromEntries(
      needed.map(([attribute, field]) => [attribute, String(describeField(field).example)]),
    ),
    inner: inner && createComponentExample(inner),
    hasText: text !== undefined,
  };
}
