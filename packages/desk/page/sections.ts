import type { DeskSchema } from '../protocol/desk.ts';
import { formatDay } from '@federation/base/dates';
import type { Language } from '@federation/i18n/languages';
import type { EntryContext } from './form-context.ts';

/** The top fields of the settings and menus are sections. */
export const sectionOf = (path: readonly unknown[], { search }: EntryContext) =>
  search !== undefined && path.length === 1 ? { isOpen: search !== '' } : undefined;

function toName(
  { oneOf, widget, items = {} }: DeskSchema,
  value: unknown,
  language: Language,
): string | undefined {
  const chosen = oneOf?.find((one) => one.const === value)?.title;
  if (chosen !== undefined) return chosen;
  if (typeof value === 'string' && widget === 'date') return formatDay(value, language);
  if (typeof value === 'string' || typeof value === 'number') return String(value) || undefined;
  if (Array.isArray(value))
    return value.map((one) => toName(items, one, language)).join(', ') || undefined;
  const words = value as Partial<Record<Language, string>> | undefined;
  return words?.[language];
}

/** The name of a row: its label, or its first value. */
export function nameRow(
  { properties = {} }: DeskSchema,
  values: Record<string, unknown>,
  language: Language,
): string | undefined {
  return ['label', 'name', ...Object.keys(properties)]
    .map((key) => properties[key] && toName(properties[key], values[key], language))
    .find(Boolean);
}
