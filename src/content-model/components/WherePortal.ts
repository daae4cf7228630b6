import { z } from 'astro/zod';
import { portalStates } from '../../core/portal-api.ts';
import { defineComponent } from '../component-definition.ts';
import { choice } from '../fields/fields.ts';

export const WherePortal = defineComponent({
  group: 'site',
  attributes: z.strictObject({ is: choice('WherePortal.is', portalStates) }),
  text: 'required',
});
