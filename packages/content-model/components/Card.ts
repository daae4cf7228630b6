import { iconNames } from '@federation/base/icons';
import { defineComponent } from './component-definition.ts';
import { choice, target, text } from '../fields/fields.ts';

export const Card = defineComponent({
  group: 'text',
  attributes: {
    title: text('Card.title', 'Policy Advocacy', { max: 90 }),
    icon: choice('Card.icon', iconNames).optional(),
    href: target('Card.href').optional(),
  },
  words: ['title'],
  links: ['href'],
  text: 'optional',
  inside: 'Cards',
  document: {
    blocks: ({ attributes: { title }, children }) => [
      { type: 'group', title, children: children() },
    ],
  },
  workbook: 'words',
});
