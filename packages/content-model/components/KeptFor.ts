import { formatDuration } from '@federation/base/duration';
import { defineComponent } from './component-definition.ts';
import { choice } from '../fields/fields.ts';

/** The data that the portal keeps for a time set in the settings. */
const kept = ['message', 'complaint', 'application', 'certificate', 'backups'] as const;

export const KeptFor = defineComponent({
  group: 'site',
  attributes: { what: choice('KeptFor.what', kept) },
  document: {
    value: ({ settings, language }, { what }) => ({
      type: 'text',
      value: formatDuration(
        settings.retention[what],
        what === 'backups' ? 'day' : 'month',
        language,
      ),
    }),
  },
});
