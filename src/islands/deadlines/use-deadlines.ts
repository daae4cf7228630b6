import { useState } from 'react';
import { toIndianDay } from '../../lib/dates.ts';
import { toOutcome } from './rules.ts';

/** The two days that a reader gives, and what follows from them. */
export function useDeadlines(holidays: readonly string[]) {
  const [incident, setIncident] = useState('');
  const [sent, setSent] = useState('');
  // Nothing has been given while the server renders, so only a browser is asked for its day.
  const outcome = incident ? toOutcome(incident, sent, toIndianDay(new Date()), holidays) : undefined;
  return { incident, sent, setIncident, setSent, outcome };
}
