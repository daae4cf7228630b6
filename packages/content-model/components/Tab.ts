import { z } from 'astro/zod';
import { defineComponent } from './component-definition.ts';
import { described, text } from '../fields/fields.ts';

export const Tab = defineComponent({
  group: 'text',
  attributes: {
    id: z
      .string()
      .regex(/^[a-z0-9][a-z0-9-]*$/)
      .meta(described('Tab.id', 'overview')),
    label: text('Tab.label', 'Overview', { max: 40 }),
  },
  words: ['label'],
  anchor: { id: 'id', words: 'label' },
  text: 'required',
  inside: 'Tabs',
  document: 'children',
});
