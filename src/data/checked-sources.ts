import type { CommonData } from '@federation/content-model/fields/common';
import { formatDay } from '@federation/base/dates';
import type { Language } from '@federation/i18n/languages';
import { getTranslator } from '@federation/i18n/strings';
import type { Block, Inline } from '@federation/content-model/components/document-blocks';

/** The sources of a text as the last section of its files; nothing if it has none. */
export function toSourceBlocks(
  { sources = [], sourceNames = [], checkedOn }: CommonData,
  language: Language,
): Block[] {
  if (!checkedOn || sources.length === 0) return [];
  const text = (value: string): Inline => ({ type: 'text', value });
  const items = sources.map((url, index): Block[] => [
    {
      type: 'paragraph',
      children: [{ type: 'link', url, children: [text(sourceNames[index] ?? url)] }],
    },
  ]);
  return [
    {
      type: 'heading',
      level: 1,
      children: [
        text(getTranslator(language)('entry.sources', { date: formatDay(checkedOn, language) })),
      ],
    },
    { type: 'list', ordered: false, start: 1, items },
  ];
}
