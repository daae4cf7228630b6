import { useState } from 'react';
import { fill } from '../../i18n/fill.ts';
import type { Language } from '../../i18n/languages.ts';
import { formatDay, toIndianDay } from '../../lib/dates.ts';
import { toOmbudsmanDeadlines } from '../../lib/ombudsman-deadlines.ts';
import { toLocalPath } from '../../lib/paths.ts';
import type { ContactStrings } from './strings.ts';

/** What somebody who complains has to know: the operator first, thirty days, and the dates that follow. */
export function ComplaintHints({ text, language }: { text: ContactStrings; language: Language }) {
  const [incident, setIncident] = useState('');
  const today = toIndianDay(new Date());
  // A date field hands over an empty text until the day is whole, and lets years of six digits through.
  const known = /^\d{4}-\d\d-\d\d$/.test(incident) && incident <= today;
  const deadlines = known ? toOmbudsmanDeadlines(incident, today) : undefined;
  const days = deadlines && {
    lastFilingDay: formatDay(deadlines.lastFilingDay, language),
    review: formatDay(deadlines.review, language),
    decision: formatDay(deadlines.decision, language),
    complexDecision: formatDay(deadlines.complexDecision, language),
  };
  return (
    <div className="complaint" role="group" aria-label={text.complaint}>
      <p>
        {text.operatorFirst} <a href={`${toLocalPath('/about/ombudsman', language)}#complaint`}>{text.ombudsman}</a>
      </p>
      <div className="field">
        <label htmlFor="field-incident">{text.incident}</label>
        <p id="field-incident-hint" className="hint">
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
        {deadlines && days && (
          <>
            <strong>{fill(deadlines.inTime ? text.inTime : text.late, days)}</strong> {deadlines.inTime && fill(text.fromToday, days)}
          </>
        )}
      </p>
    </div>
  );
}
