import { useCallback, useEffect, useRef, useState } from 'react';
import type { WorkingTime } from '@federation/portal/contract/answer-days';
import { getDeadlines } from './rules.ts';

/** The two days that a visitor enters, and the resulting deadlines. The fields are uncontrolled. */
export function useDeadlines(time: WorkingTime, unconfirmedFrom?: string) {
  const incident = useRef<HTMLInputElement>(null);
  const sent = useRef<HTMLInputElement>(null);
  const [days, setDays] = useState({ incident: '', sent: '' });

  const read = useCallback(
    () => setDays({ incident: incident.current?.value ?? '', sent: sent.current?.value ?? '' }),
    [],
  );

  useEffect(() => {
    // The fields may have been filled before the script ran.
    const timer = setTimeout(read, 0);
    return () => clearTimeout(timer);
  }, [read]);

  // Server rendering has no input, so only a browser reads the current day.
  const outcome = days.incident ? getDeadlines(days, new Date(), time, unconfirmedFrom) : undefined;
  return { incident, sent, read, outcome };
}
