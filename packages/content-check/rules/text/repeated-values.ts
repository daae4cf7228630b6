import { componentNames, getComponent, formatTag } from '@federation/content-model/components';
import { settingsSchema, type Settings } from '@federation/content-model/settings';
import { memoize } from '@federation/base/memoize';
import { languages, type Language } from '@federation/i18n/languages';
import type { ContentFile } from '@federation/content-model/files/content-file';
import { collectFieldPassages } from '@federation/content-model/files/field-passages';
import { faultInText } from '../../rule/fault.ts';
import { defineRule } from '../../rule/rule.ts';

/** A value of the settings as a text may repeat it, and the component that shows it. */
interface Value {
  pattern: RegExp;
  component: string;
}

const letter = String.raw`[\p{L}\p{M}\p{N}]`;

/** A value on its own: a whole number of a certificate or a circular is an example or a reference. */
const toPattern = (value: string) =>
  new RegExp(`(?<![/-]|${letter})${RegExp.escape(value)}(?!-?${letter}|/[A-Z])`, 'u');

function toValues(settings: Settings, language: Language): Value[] {
  return componentNames.flatMap((name) =>
    (getComponent(name).values?.(settings, language) ?? []).flatMap(({ shown, attributes = {} }) =>
      shown.flatMap((value) =>
        value ? [{ pattern: toPattern(value), component: formatTag(name, attributes) }] : [],
      ),
    ),
  );
}

const readValues = memoize(({ data }: ContentFile) => {
  const settings = settingsSchema.safeParse(data).data;
  return new Map(
    languages.map((language) => [language, settings ? toValues(settings, language) : []]),
  );
});

/**
 * Finds copies of settings in texts and code, which would keep the old value when the settings
 * change. Dated entries may name us as we were then.
 */
export const repeatedValues = defineRule({
  of: 'file',
  says: ['repeatsSettings'],
  stage: 'text',
  grade: 'review',
  check({ file, language }, { collection, definition, source }, { settingsFile }) {
    const { demonstration, date, version } = source.data;
    if (demonstration === true || (date !== undefined && version === undefined)) return [];
    const find = (words: string) => {
      const value = readValues(settingsFile)
        .get(language)
        ?.find(({ pattern }) => pattern.test(words));
      const [found] = value?.pattern.exec(words) ?? [];
      return value && found ? [{ found, component: value.component }] : [];
    };
    const { text } = file;
    const fields = collection === 'pages' ? Object.keys(definition.words) : [];
    return [
      ...text.source
        .split('\n')
        .flatMap((line, index) =>
          find(line).map((values) =>
            faultInText(file, text.line + index, 'repeatsSettings', values),
          ),
        ),
      ...collectFieldPassages(file, fields).flatMap(({ words, line, field }) =>
        find(words).map((values) => ({
          file: file.path,
          line,
          field,
          message: 'repeatsSettings' as const,
          values,
        })),
      ),
    ];
  },
});
