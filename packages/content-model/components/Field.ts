import { defineComponent } from './component-definition.ts';
import { choice, digits, text } from '../fields/fields.ts';

export const Field = defineComponent({
  group: 'files',
  attributes: {
    label: text('Field.label', 'Full name', { max: 140 }),
    hint: text('Field.hint', 'As on your proof of identity', { max: 200 }).optional(),
    lines: digits('Field.lines', '4').optional(),
    width: choice('Field.width', ['full', 'half']).optional(),
    options: text('Field.options', 'Yes | No', { max: 600 }).optional(),
  },
  words: ['label', 'hint', 'options'],
  inside: 'Fields',
  onlyIn: 'fillable',
  document: 'parent',
});
