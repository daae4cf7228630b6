import type { z } from 'astro/zod';
import type { Widget } from './widget.ts';
import { editingTexts, type HelpKey } from '@federation/i18n/editing';
import type { Language } from '@federation/i18n/languages';
import { getTranslator, type PlainStringKey } from '@federation/i18n/strings';
import { describeField } from './field-schema.ts';

/** The label of a field in editors' forms; undefined where it has none of its own. */
export function getFieldLabel(field: z.ZodType, language: Language): string | undefined {
  const { help } = describeField(field);
  return help && editingTexts[language].fieldTexts[help].label;
}

export function getFieldHelp(field: z.ZodType, language: Language): string | undefined {
  const { help } = describeField(field);
  return help && editingTexts[language].fieldTexts[help].help;
}

/** The metadata of a field that JSON Schema does not define. */
interface Described {
  help?: HelpKey;
  labels?: Record<string, PlainStringKey>;
  widget?: Widget;
}

/**
 * For the option `override` of `z.toJSONSchema`: gives each field its label as title and its help
 * as description.
 *
 * @param forms.choices whether values that have a name on the site are described too, for editors
 * that know `enumDescriptions`
 * @param forms.widgets whether each field says how a form asks for it
 */
export function describeIn(language: Language, forms: { choices?: true; widgets?: true } = {}) {
  const t = getTranslator(language);
  return ({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void => {
    const { help, labels } = jsonSchema as Described;
    delete jsonSchema['help'];
    delete jsonSchema['labels'];
    if (!forms.widgets) delete jsonSchema['widget'];
    if (help) {
      const texts = editingTexts[language].fieldTexts[help];
      Object.assign(jsonSchema, { title: texts.label, description: texts.help });
    }
    if (labels && forms.choices)
      jsonSchema['enumDescriptions'] = Object.values(labels).map((key) => t(key));
  };
}
