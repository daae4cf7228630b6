import { defineComponent } from './component-definition.ts';
import { isDemonstrationSite } from '../settings/settings.ts';

export const Demonstration = defineComponent({
  group: 'site',
  text: 'required',
  isShown: isDemonstrationSite,
  document: 'children',
});
