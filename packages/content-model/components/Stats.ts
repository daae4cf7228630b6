import { defineComponent } from './component-definition.ts';

export const Stats = defineComponent({
  group: 'text',
  text: 'required',
  document: {
    blocks: ({ items }) => [
      {
        type: 'stats',
        items: items().map(({ value = '', label = '' }) => ({ value, label })),
      },
    ],
  },
});
