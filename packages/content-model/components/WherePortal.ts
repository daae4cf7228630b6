import { isPortal, portalStates, type PortalState } from '@federation/portal/contract/api';
import { defineComponent } from './component-definition.ts';
import { choice } from '../fields/fields.ts';

export const WherePortal = defineComponent({
  group: 'site',
  attributes: { is: choice('WherePortal.is', portalStates) },
  text: 'required',
  isShown: ({ portal }, { is }) => isPortal(portal, is as PortalState),
  document: 'children',
});
