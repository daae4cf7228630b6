import type { z } from 'astro/zod';
import { editingTexts, type HelpKey } from '../../i18n/editing.ts';
import type { Language } from '../../i18n/languages.ts';
import { getTranslator, type PlainStringKey } from '../../i18n/strings.ts';
import { describeField } from './field-schema.ts';

/** What a field is called in forms for editors; undefined where it has no name of its own. */
export function getFieldLabel(field: z.ZodType, language: Language): string | undefined {
  const { help } = describeField(field);
  return help && editingTexts[language].fieldTexts[help].label;
}

/** What the person who fills in a field needs to know. */
export function getFieldHelp(field: z.ZodType, language: Language): string | undefined {
  const { help } = describeField(field);
  return help && editingTexts[language].fieldTexts[help].help;
}

/** What the fields of a schema carry, beside what JSON Schema knows. */
interface Described {
  help?: HelpKey;
  labels?: Record<string, PlainStringKey>;
}

/**
 * For the option `override` of `z.toJSONSchema`: gives each field its label as title and its help
 * as description.
 *
 * @param withChoices whether values that have a name on the site are described too, for editors
 * that know `enumDescriptions`
 */
export function describeIn(language: Language, withChoices = false) {
  const t = getTranslator(language);
  return ({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void => {
    const { help, labels } = jsonSchema as Described;
    delete jsonSchema['help'];
    delete jsonSchema['labels'];
    if (help) {
      const texts = editingTexts[language].fieldTexts[help];
      Object.assign(jsonSchema, { title: texts.label, description: texts.help });
    }
    if (labels && withChoices)
      jsonSchema['enumDescriptions'] = Object.values(labels).map((key) => t(key));
  };
}
