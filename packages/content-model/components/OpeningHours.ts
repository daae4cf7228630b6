import { describeHours } from '@federation/base/hours';
import { defineComponent } from './component-definition.ts';
import { choice } from '../fields/fields.ts';

export const OpeningHours = defineComponent({
  group: 'site',
  attributes: { of: choice('OpeningHours.of', ['office', 'support']) },
  document: {
    value: ({ settings, language, t }, { of }) => ({
      type: 'text',
      value: describeHours(
        of === 'office' ? settings.officeHours : settings.supportHours,
        language,
        (from, to) => t('hours.range', { from, to }),
      ),
    }),
  },
});
