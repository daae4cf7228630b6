import { useCallback, useEffect, useRef, useState } from 'react';
import { toIndianDay } from '../../core/indian-day.ts';
import { toOutcome } from './rules.ts';

/** The two days that a reader gives, and what follows from them. The fields keep their values themselves. */
export function useDeadlines(holidays: readonly string[]) {
  const incident = useRef<HTMLInputElement>(null);
  const sent = useRef<HTMLInputElement>(null);
  const [days, setDays] = useState({ incident: '', sent: '' });

  const read = useCallback(() => setDays({ incident: incident.current?.value ?? '', sent: sent.current?.value ?? '' }), []);

  useEffect(() => {
    // A quick reader has filled the fields before the script ran.
    const timer = setTimeout(read, 0);
    return () => clearTimeout(timer);
  }, [read]);

  // Nothing has been given while the server renders, so only a browser is asked for its day.
  const outcome = days.incident ? toOutcome(days.incident, days.sent, toIndianDay(new Date()), holidays) : undefined;
  return { incident, sent, read, outcome };
}
