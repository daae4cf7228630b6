import { formatDay } from '@federation/base/dates';
import { addDays } from '@federation/base/working-days';
import type { Language } from '@federation/i18n/languages';
import { getTranslator } from '@federation/i18n/strings';
import type { Edition } from './editions.ts';

const capitalise = (text: string, language: Language) =>
  text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1);

/**
 * Says which edition of a rule applies on a day, on the page of one of them.
 *
 * @param editions oldest first
 * @param today the day in India, `YYYY-MM-DD`
 */
export function describeStanding(
  editions: readonly Edition[],
  shown: Edition,
  today: string,
  language: Language,
): string {
  const t = getTranslator(language);
  const index = editions.indexOf(shown);
  const [before, after] = [editions[index - 1], editions[index + 1]];
  const { name, until = '' } = shown;
  const day = (date: string) => formatDay(date, language);
  const from = day(shown.from);
  if (shown.from > today)
    return before
      ? capitalise(
          t('edition.ahead', {
            before: before.name,
            until: day(addDays(shown.from, -1)),
            name,
            from,
          }),
          language,
        )
      : t('edition.first', { name, from });
  if (!after) return t('edition.current', { name, from });
  return until >= today
    ? t('edition.lasting', { name, until: day(until), next: day(after.from), after: after.name })
    : t('edition.over', { name, from, until: day(until) });
}
