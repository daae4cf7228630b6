import { defineComponent, inGroup } from './component-definition.ts';
import { choice, target, text } from '../fields/fields.ts';

/** Parts of the home page. */
export const homeComponents = inGroup('home', {
  Hero: defineComponent({
    text: 'required',
    onlyIn: 'home',
  }),
  Columns: defineComponent({
    text: 'required',
    onlyIn: 'home',
  }),
  Column: defineComponent({
    attributes: {
      area: choice('Column.area', ['latest', 'left', 'centre', 'right']),
    },
    text: 'required',
    inside: 'Columns',
    onlyIn: 'home',
  }),
  Panel: defineComponent({
    attributes: {
      title: text('Panel.title', 'What’s New', { max: 80 }),
      accent: choice('Panel.accent', ['saffron', 'indigo', 'green']).optional(),
      more: target('Panel.more', '/notices').optional(),
      moreLabel: text('Panel.moreLabel', 'All notices', { max: 40 }).optional(),
    },
    words: ['title', 'moreLabel'],
    links: ['more'],
    text: 'required',
  }),
});
