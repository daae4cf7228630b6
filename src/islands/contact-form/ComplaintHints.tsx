import { useEffect, useState } from 'react';
import { fill } from '@federation/i18n/fill';
import { toIndianDay } from '@federation/base/indian-day';
import { toLocalPath } from '@federation/base/paths';
import { findEdition } from '@federation/portal/contract/charter-edition';
import { noDetails, type ComplaintDetails } from '@federation/portal/contract/complaint-details';
import { InputField } from '../shared/InputField.tsx';
import type { Props } from './props.ts';
import { toComplaintDays } from './rules.ts';
import forms from '../shared/forms.module.css';
import styles from './ContactForm.module.css';

/**
 * What a complaint needs: advice, the day of the incident with the resulting dates and, for the portal
 * of the site, the facts about the operator.
 */
export function ComplaintHints({
  onDetails,
  ...props
}: Props & { onDetails: (details?: ComplaintDetails) => void }) {
  const { text, language, own, closes, holidays, charter, ombudsmanHref } = props;
  const [details, setDetails] = useState(noDetails);
  const change = (changed: Partial<ComplaintDetails>) => setDetails({ ...details, ...changed });
  useEffect(() => onDetails(details), [details, onDetails]);
  // A message that is no complaint has none.
  useEffect(() => () => onDetails(), [onDetails]);
  const now = new Date();
  const days = toComplaintDays(details.incident, now, { closes, holidays }, language);
  const edition = days && findEdition(charter, details.incident);
  return (
    <div className={styles.complaint} role="group" aria-label={text.complaint}>
      <p>
        {text.operatorFirst} <a href={ombudsmanHref}>{text.ombudsman}</a>
      </p>
      {own && <Needed {...{ text, details }} />}
      <div className={forms.field}>
        <label htmlFor="field-incident">{text.incident}</label>
        {!own && (
          <p id="field-incident-hint" className={forms.soft}>
            {text.incidentHint}
          </p>
        )}
        <input
          id="field-incident"
          type="date"
          max={toIndianDay(now)}
          aria-describedby={own ? undefined : 'field-incident-hint'}
          onChange={(event) => change({ incident: event.target.value })}
        />
      </div>
      {own && <OperatorFields {...props} onChange={change} />}
      <p role="status">
        {/* The space is inside: translation replaces texts, and React inserts before its own. */}
        {days && <strong>{`${fill(days.inTime ? text.inTime : text.late, days.dates)} `}</strong>}
        {days?.inTime && <span>{`${fill(text.fromToday, days.dates)} `}</span>}
        {edition && (
          <a href={toLocalPath(edition.path, language)}>
            {fill(text.charterEdition, { edition: edition.name[language] })}
          </a>
        )}
      </p>
    </div>
  );
}

/** The facts without which the office has to ask the complainant first. Marks those that are given. */
function Needed({ text, details }: Pick<Props, 'text'> & { details: ComplaintDetails }) {
  const facts = [
    [text.operator, details.operator.trim()],
    [text.incident, details.incident],
    [text.askedOperator, details.operatorReference.trim() || details.operatorReplied],
  ] as const;
  return (
    <>
      <p id="needed">{text.needed}</p>
      <ul aria-labelledby="needed">
        {facts.map(([name, given]) => (
          <li key={name}>
            {name} {given && <strong>✓ {text.given}</strong>}
          </li>
        ))}
      </ul>
    </>
  );
}

function OperatorFields({
  text,
  members,
  onChange,
}: Props & { onChange: (changed: Partial<ComplaintDetails>) => void }) {
  return (
    <>
      <InputField
        id="field-operator"
        label={text.operator}
        hint={text.operatorHint}
        required={false}
        list="members"
        maxLength={200}
        onChange={(event) => onChange({ operator: event.target.value })}
      />
      <datalist id="members">
        {members.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <InputField
        id="field-operator-reference"
        label={text.operatorReference}
        required={false}
        maxLength={200}
        onChange={(event) => onChange({ operatorReference: event.target.value })}
      />
      <InputField
        as="select"
        id="field-operator-replied"
        label={text.operatorReplied}
        required={false}
        onChange={(event) =>
          onChange({ operatorReplied: event.target.value as ComplaintDetails['operatorReplied'] })
        }
      >
        <option value="">{text.choose}</option>
        <option value="yes">{text.replied}</option>
        <option value="no">{text.notReplied}</option>
      </InputField>
    </>
  );
}
