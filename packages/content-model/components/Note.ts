import { defineComponent } from './component-definition.ts';
import { choice, text } from '../fields/fields.ts';

export const Note = defineComponent({
  group: 'text',
  attributes: {
    tone: choice('Note.tone', ['info', 'warning', 'demonstration']).optional(),
    title: text('Note.title', 'Before you write', { max: 90 }).optional(),
  },
  words: ['title'],
  text: 'required',
  document: {
    blocks: ({ attributes: { tone, title }, children }) => [
      {
        type: 'note',
        tone: tone === 'warning' ? 'warning' : 'info',
        title: title ?? null,
        children: children(),
      },
    ],
  },
  workbook: 'words',
});
