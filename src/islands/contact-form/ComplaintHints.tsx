import { useState } from 'react';
import { fill } from '@federation/i18n/fill';
import type { Props } from './props.ts';
import { toIndianDay } from '@federation/base/indian-day';
import { toComplaintDays } from './rules.ts';
import forms from '../shared/forms.module.css';
import styles from './ContactForm.module.css';

/**
 * Advice before a complaint: contact the operator first, the filing period, and the resulting
 * dates.
 */
export function ComplaintHints({
  text,
  language,
  holidays,
  ombudsmanHref,
}: Pick<Props, 'text' | 'language' | 'holidays' | 'ombudsmanHref'>) {
  const [incident, setIncident] = useState('');
  const today = toIndianDay(new Date());
  const days = toComplaintDays(incident, today, holidays, language);
  return (
    <div className={styles.complaint} role="group" aria-label={text.complaint}>
      <p>
        {text.operatorFirst} <a href={ombudsmanHref}>{text.ombudsman}</a>
      </p>
      <div className={forms.field}>
        <label htmlFor="field-incident">{text.incident}</label>
        <p id="field-incident-hint" className={forms.soft}>
          {text.incidentHint}
        </p>
        <input
          id="field-incident"
          type="date"
          max={today}
          aria-describedby="field-incident-hint"
          onChange={(event) => setIncident(event.target.value)}
        />
      </div>
      <p role="status">
        {days && (
          <>
            <strong>{fill(days.inTime ? text.inTime : text.late, days.dates)}</strong>{' '}
            {days.inTime && <span>{fill(text.fromToday, days.dates)}</span>}
          </>
        )}
      </p>
    </div>
  );
}
