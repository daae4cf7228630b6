import type { OpenedEntry } from '../protocol/desk.ts';
import { defaultLanguage, translationLanguages, type Language } from '@federation/i18n/languages';
import type { EditorState } from './editor-state.ts';

/**
 * The note on a translation: its source has changed since, as the content check reports, or has
 * unsaved changes.
 */
type Outdated = 'state.sourceChanged' | 'sourceTyped';

/** A source and its translations: as they are, as they were opened, and the source translated. */
interface Comparison {
  source: readonly [now: unknown, opened: unknown, translated: unknown];
  translations: readonly (readonly [now: unknown, opened: unknown])[];
  /** True when the content check reports an outdated translation. */
  isEntryOutdated: boolean;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export const isEmpty = (value: unknown) =>
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value ?? {}).length === 0);

function findOutdated({ source, translations, isEntryOutdated }: Comparison): Outdated | undefined {
  const [now, opened, translated] = source;
  const filled = translations.filter(([one]) => !isEmpty(one));
  const isUntouched = filled.length > 0 && filled.every(([one, before]) => isSame(one, before));
  if (!isUntouched) return undefined;
  if (!isSame(now, opened)) return 'sourceTyped';
  return isEntryOutdated && !isSame(now, translated) ? 'state.sourceChanged' : undefined;
}

export const findOutdatedText = (
  { opened: { translated, texts: before }, texts }: EditorState,
  language: Language,
  isEntryOutdated: boolean,
): Outdated | undefined =>
  language === defaultLanguage
    ? undefined
    : findOutdated({
        source: [texts[defaultLanguage], before[defaultLanguage], translated.text],
        translations: [[texts[language], before[language]]],
        isEntryOutdated,
      });

type Path = readonly (string | number)[];

const valueAt = (form: object | undefined, path: Path) =>
  path.reduce<unknown>(
    (value, part) => (value as Record<string, unknown> | undefined)?.[part],
    form,
  ) as Record<string, unknown> | undefined;

/** The note on a field that has its words in every language. */
export function findOutdatedField(
  values: Record<string, unknown>,
  path: Path,
  opened: OpenedEntry | undefined,
  isEntryOutdated: boolean,
): Outdated | undefined {
  // In the files, the lines of a list of rows are a list of their own.
  const name = path.findLast((part) => typeof part === 'string') ?? '';
  const row = path.find((part) => typeof part === 'number');
  const inFile = opened?.translated.fields[name];
  const translated = row === undefined ? inFile : (inFile as unknown[] | undefined)?.[row];
  const before = valueAt(opened?.form, path);
  if (translated === undefined) return undefined;
  return findOutdated({
    source: [values[defaultLanguage], before?.[defaultLanguage], translated],
    translations: translationLanguages.map((one) => [values[one], before?.[one]] as const),
    isEntryOutdated,
  });
}
