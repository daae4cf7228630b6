import { z } from 'astro/zod';
import { defineComponent, inGroup, type Written } from './component-definition.ts';
import type { FormField } from './document-blocks.ts';
import { choice, described, digits, text } from '../fields/fields.ts';

function toField({ label = '', hint, width, lines = '1', options = '' }: Written): FormField {
  return {
    label,
    hint: hint ?? null,
    half: width === 'half',
    lines: Number(lines),
    options: options ? options.split('|').map((option) => option.trim()) : [],
  };
}

const column = z.string().regex(/^[A-Z]$/);

/** Fields and formulas of files to fill in. */
export const paperComponents = inGroup('files', {
  Fields: defineComponent({
    text: 'required',
    onlyIn: 'fillable',
    document: { blocks: ({ items }) => [{ type: 'fields', items: items().map(toField) }] },
    workbook: 'nothing',
  }),
  Field: defineComponent({
    attributes: {
      label: text('Field.label', 'Full name', { max: 140 }),
      hint: text('Field.hint', 'As on your proof of identity', { max: 200 }).optional(),
      lines: digits('Field.lines', '4').optional(),
      width: choice('Field.width', ['full', 'half']).optional(),
      options: text('Field.options', 'Yes | No', { max: 600 }).optional(),
    },
    words: ['label', 'hint', 'options'],
    inside: 'Fields',
    onlyIn: 'fillable',
    document: 'parent',
  }),
  BlankRows: defineComponent({
    attributes: { count: digits('BlankRows.count', '40') },
    onlyIn: 'fillable',
    document: { table: (table, { count }) => ({ ...table, blankRows: Number(count) }) },
  }),
  Sum: defineComponent({
    attributes: { direction: choice('Sum.direction', ['column', 'row']) },
    onlyIn: 'fillable',
    document: {
      inline: ({ attributes: { direction }, t }) => ({
        type: 'calculated',
        formula: { kind: direction },
        label: t(direction === 'row' ? 'document.sumOfRow' : 'document.sumOfColumn'),
      }),
    },
  }),
  Days: defineComponent({
    attributes: {
      from: column.meta(described('Days.from', 'C')),
      to: column.meta(described('Days.to', 'H')),
    },
    onlyIn: 'fillable',
    document: {
      inline: ({ attributes: { from, to }, t }) => ({
        type: 'calculated',
        formula: { kind: 'days', from, to },
        label: t('document.days'),
      }),
    },
  }),
});
