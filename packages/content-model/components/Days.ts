import { z } from 'astro/zod';
import { defineComponent } from './component-definition.ts';
import { described } from '../fields/fields.ts';

const column = z.string().regex(/^[A-Z]$/);

export const Days = defineComponent({
  group: 'files',
  attributes: {
    from: column.meta(described('Days.from', 'C')),
    to: column.meta(described('Days.to', 'H')),
  },
  onlyIn: 'fillable',
  document: {
    inline: ({ attributes: { from, to }, t }) => ({
      type: 'calculated',
      formula: { kind: 'days', from, to },
      label: t('document.days'),
    }),
  },
});
