import { defineComponent } from './component-definition.ts';
import { choice } from '../fields/fields.ts';

export const Sum = defineComponent({
  group: 'files',
  attributes: { direction: choice('Sum.direction', ['column', 'row']) },
  onlyIn: 'fillable',
  document: {
    inline: ({ attributes: { direction }, t }) => ({
      type: 'calculated',
      formula: { kind: direction },
      label: t(direction === 'row' ? 'document.sumOfRow' : 'document.sumOfColumn'),
    }),
  },
});
