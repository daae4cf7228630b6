import type { z } from 'astro/zod';
import { componentNames, getComponent, formatTag } from '@federation/content-model/components';
import { createComponentExample } from '@federation/content-model/components/component-examples';
import type { ComponentDefinition } from '@federation/content-model/components/component-definition';
import { fieldsOf, isOptional } from '@federation/content-model/fields/field-schema';
import { getFieldHelp } from '@federation/content-model/fields/field-texts';
import { editingTexts, type ComponentName } from '@federation/i18n/editing';
import { fill } from '@federation/i18n/fill';
import type { Language } from '@federation/i18n/languages';
import { formatChoices, formatCode, formatTable } from './table.ts';

/**
 * The components that a text may use: a table for each group, with what they are for and how they
 * are written.
 */
export function formatComponentTables(language: Language): string {
  const { guide, componentGroups } = editingTexts[language];
  const head = [guide.component, guide.purpose, guide.attributes, guide.asWritten];
  return [...Map.groupBy(componentNames, (name) => getComponent(name).group)]
    .flatMap(([group, names]) => [
      `## ${componentGroups[group]}`,
      formatTable(
        head,
        names.map((name) => toRow(name, language)),
      ),
    ])
    .join('\n\n');
}

function toRow(name: ComponentName, language: Language): string[] {
  const definition = getComponent(name);
  const attributes = fieldsOf(definition.attributes.shape).map(([attribute, field]) =>
    toHelp(attribute, field, language),
  );
  return [
    formatCode(name),
    [editingTexts[language].componentPurposes[name], ...toPlace(definition, language)].join(' '),
    attributes.join('<br>'),
    formatCode(toExample(name)),
  ];
}

/** The rules on where the component may be. */
function toPlace({ inside, onlyIn, sendsTo }: ComponentDefinition, language: Language): string[] {
  const { guide } = editingTexts[language];
  return [
    ...(inside ? [fill(guide.inside, { parent: formatCode(inside) })] : []),
    ...(onlyIn && !inside ? [guide.places[onlyIn]] : []),
    ...(sendsTo ? [guide.oneForm] : []),
  ];
}

function toHelp(attribute: string, field: z.ZodType, language: Language): string {
  return [
    `${formatCode(attribute)}: ${getFieldHelp(field, language) ?? ''}`,
    formatChoices(field, language),
    isOptional(field) && editingTexts[language].guide.mayBeLeftOut,
  ]
    .filter(Boolean)
    .join(' ');
}

function toExample(name: ComponentName): string {
  const { attributes, inner, hasText } = createComponentExample(name);
  return formatTag(name, attributes, inner ? toExample(inner.name) : hasText ? '…' : undefined);
}
