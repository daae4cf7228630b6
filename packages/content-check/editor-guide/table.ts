import type { z } from 'astro/zod';
import { choicesOf } from '@federation/content-model/fields/field-schema';
import { editingTexts } from '@federation/i18n/editing';
import { fill } from '@federation/i18n/fill';
import type { Language } from '@federation/i18n/languages';

/** A table in Markdown. A sign that would end a cell is escaped. */
export function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const toRow = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`;
  return [toRow(head), `|${'---|'.repeat(head.length)}`, ...rows.map(toRow)].join('\n');
}

/** A sentence with the values that a field can have; empty where they are no fixed list. */
export function formatChoices(field: z.ZodType, language: Language): string {
  const choices = choicesOf(field).map(formatCode).join(', ');
  return choices && fill(editingTexts[language].guide.choices, { choices });
}

/** Words of code in Markdown. */
export const formatCode = (words: string) => `\`${words}\``;
