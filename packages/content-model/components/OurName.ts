import { defineComponent } from './component-definition.ts';
import { choice } from '../fields/fields.ts';

export const OurName = defineComponent({
  group: 'site',
  attributes: { show: choice('OurName.show', ['short', 'full']).optional() },
  values: ({ name, shortName }, language) => [
    { shown: [name[language]] },
    { shown: [shortName[language]], attributes: { show: 'short' } },
  ],
  document: {
    value: ({ settings, language }, { show }) => ({
      type: 'text',
      value: settings[show === 'short' ? 'shortName' : 'name'][language],
    }),
  },
});
