import type { FormField } from './document-blocks.ts';
import { defineComponent, type Written } from './component-definition.ts';

function toField({ label = '', hint, width, lines = '1', options = '' }: Written): FormField {
  return {
    label,
    hint: hint ?? null,
    half: width === 'half',
    lines: Number(lines),
    options: options ? options.split('|').map((option) => option.trim()) : [],
  };
}

export const Fields = defineComponent({
  group: 'files',
  text: 'required',
  onlyIn: 'fillable',
  document: { blocks: ({ items }) => [{ type: 'fields', items: items().map(toField) }] },
  workbook: 'nothing',
});
