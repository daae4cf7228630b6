import { defineComponent } from './component-definition.ts';

export const LookUpService = defineComponent({
  group: 'site',
  isOfOnePage: true,
  document: {
    value: ({ settings: { visitorLookup } }) => {
      const { origin, host } = new URL(visitorLookup.url);
      return { type: 'link', url: origin, children: [{ type: 'text', value: host }] };
    },
  },
});
