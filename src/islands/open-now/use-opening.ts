import { useEffect, useState } from 'react';
import { toOpening, type Opening, type WeekdayHours } from './rules.ts';

/** Interval of the clock, in milliseconds. */
const interval = 30_000;

/** Current opening of the office; undefined before the script runs. */
export function useOpening(hours: readonly WeekdayHours[], holidays: readonly string[]) {
  const [opening, setOpening] = useState<{ now: Opening | undefined }>();
  useEffect(() => {
    const update = () => setOpening({ now: toOpening(new Date(), hours, holidays) });
    const first = setTimeout(update, 0);
    const timer = setInterval(update, interval);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [hours, holidays]);
  return opening;
}
