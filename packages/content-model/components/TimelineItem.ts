import { defineComponent } from './component-definition.ts';
import { text } from '../fields/fields.ts';

export const TimelineItem = defineComponent({
  group: 'text',
  attributes: { label: text('TimelineItem.label', '2019', { max: 40 }) },
  words: ['label'],
  text: 'required',
  inside: 'Timeline',
  document: {
    blocks: ({ attributes: { label }, children }) => [
      { type: 'group', title: label, children: children() },
    ],
  },
  workbook: 'words',
});
