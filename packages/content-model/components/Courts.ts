import { defineComponent } from './component-definition.ts';

export const Courts = defineComponent({
  group: 'site',
  document: {
    value: ({ settings, language }) => ({ type: 'text', value: settings.courts[language] }),
  },
});
