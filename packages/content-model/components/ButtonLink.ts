import { defineComponent } from './component-definition.ts';
import { choice, target } from '../fields/fields.ts';

export const ButtonLink = defineComponent({
  group: 'text',
  attributes: {
    href: target('ButtonLink.href'),
    variant: choice('ButtonLink.variant', ['primary', 'secondary']).optional(),
  },
  links: ['href'],
  isLink: true,
  text: 'required',
  document: {
    blocks: ({ attributes: { href }, toLink }) => [{ type: 'paragraph', children: toLink(href) }],
  },
});
