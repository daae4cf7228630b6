import { fill } from '@federation/i18n/fill';
import type { IslandTexts } from '@federation/i18n/strings';
import { languageDetails, type Language } from '@federation/i18n/languages';
import { formatTime } from '@federation/base/dates';
import type { OpeningHours } from '@federation/base/hours';
import { toDate } from '@federation/base/working-days';
import { useNow } from '../shared/use-now.ts';
import { toOpening, type Opening } from './rules.ts';
import styles from './OpenNow.module.css';

type Text = IslandTexts['openNow'];

/** Interval of the clock, in milliseconds. */
const interval = 30_000;

interface Props {
  language: Language;
  hours: OpeningHours;
  /** Days in India on which the office is closed. */
  holidays: string[];
  text: Text;
}

/** “Open” or “closed”, in Indian Standard Time wherever the visitor is. */
export function OpenNow({ language, hours, holidays, text }: Props) {
  const now = useNow(interval);
  const opening = now && toOpening(now, hours, holidays);
  return (
    <b className={`needs-script ${styles.state}`} data-open={opening?.open}>
      {now ? toWords(opening, language, text) : '\u00a0'}
    </b>
  );
}

function toWords(opening: Opening | undefined, language: Language, text: Text): string {
  if (!opening) return text.closed;
  if (opening.open) return fill(text.open, { time: formatTime(opening.until, language) });
  const words = [text.today, text.tomorrow][opening.in] ?? text.later;
  const day = new Intl.DateTimeFormat(languageDetails[language].locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return fill(words, {
    time: formatTime(opening.opens, language),
    day: day.format(toDate(opening.day)),
  });
}
