import { z } from 'astro/zod';
import { defineComponent } from './component-definition.ts';
import { choice } from '../fields/fields.ts';

export const Column = defineComponent({
  group: 'home',
  attributes: z.strictObject({
    area: choice('Column.area', ['latest', 'left', 'centre', 'right']),
  }),
  text: 'required',
  inside: 'Columns',
  onlyIn: 'home',
});
