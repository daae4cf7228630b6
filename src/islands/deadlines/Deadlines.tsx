import { useId } from 'react';
import { fill } from '@federation/i18n/fill';
import type { IslandTexts } from '@federation/i18n/strings';
import { languageDetails, type Language } from '@federation/i18n/languages';
import { toDate } from '@federation/base/working-days';
import type { WorkingTime } from '@federation/portal/contract/answer-days';
import type { DeadlinesResult } from './rules.ts';
import { useDeadlines } from './use-deadlines.ts';
import styles from './Deadlines.module.css';

interface Props extends WorkingTime {
  language: Language;
  /** The first year of which a holiday is not confirmed. */
  unconfirmedFrom?: string | undefined;
  text: IslandTexts['deadlines'];
}

/** Calculates the deadlines of a complaint. The rules themselves are in the text of the page. */
export function Deadlines({ language, unconfirmedFrom, text, ...time }: Props) {
  const { incident, sent, read, outcome } = useDeadlines(time, unconfirmedFrom);
  const id = useId();
  return (
    <div className={`needs-script ${styles.deadlines}`}>
      <p>
        <label htmlFor={`${id}i`}>{text.incident}</label>
        <input id={`${id}i`} type="date" ref={incident} onChange={read} />
      </p>
      <p>
        <label htmlFor={`${id}s`}>{text.sent}</label>
        <input id={`${id}s`} type="date" ref={sent} onChange={read} />
      </p>
      <div role="status" className={styles.outcome}>
        {outcome && <Result {...{ outcome, language, text }} />}
      </div>
    </div>
  );
}

function Result({
  outcome,
  language,
  text,
}: Pick<Props, 'language' | 'text'> & { outcome: DeadlinesResult }) {
  if (outcome.kind !== 'days')
    return outcome.kind === 'nothing' ? null : <p>{text[outcome.kind]}</p>;
  const { lastFilingDay, inTime, sent, review, decision, complexDecision, uncertain } =
    outcome.days;
  const format = new Intl.DateTimeFormat(languageDetails[language].locale, {
    dateStyle: 'full',
    timeZone: 'UTC',
  });
  const toText = (day: string) => format.format(toDate(day));
  if (!inTime) return <p>{fill(text.late, { day: toText(lastFilingDay) })}</p>;
  const rows = { review, decision, complex: complexDecision };
  return (
    <>
      <p>
        {text.last}: <b>{toText(lastFilingDay)}</b>
      </p>
      <p>{fill(text.ifSent, { day: toText(sent) })}</p>
      <dl>
        {Object.entries(rows).map(([name, day]) => (
          <div key={name}>
            <dt>{text[name as keyof typeof rows]}</dt>
            <dd>
              <time dateTime={day}>{toText(day)}</time>
            </dd>
          </div>
        ))}
      </dl>
      {uncertain && <p>{text.uncertain}</p>}
    </>
  );
}
