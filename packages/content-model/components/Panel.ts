import { defineComponent } from './component-definition.ts';
import { choice, target, text } from '../fields/fields.ts';

export const Panel = defineComponent({
  group: 'home',
  attributes: {
    title: text('Panel.title', 'What’s New', { max: 80 }),
    accent: choice('Panel.accent', ['saffron', 'indigo', 'green']).optional(),
    more: target('Panel.more', '/notices').optional(),
    moreLabel: text('Panel.moreLabel', 'All notices', { max: 40 }).optional(),
  },
  words: ['title', 'moreLabel'],
  links: ['more'],
  text: 'required',
});
