import { defineComponent } from './component-definition.ts';
import { target } from '../fields/fields.ts';

export const OurSite = defineComponent({
  group: 'site',
  attributes: {
    path: target('OurSite.path', '/.well-known/jwks.json').optional(),
  },
  values: ({ site }) => [{ shown: [site, new URL(site).host] }],
  document: {
    value: ({ settings: { site } }, { path = '' }) => ({
      type: 'link',
      url: `${site}${path}`,
      children: [{ type: 'text', value: `${site}${path}` }],
    }),
  },
});
