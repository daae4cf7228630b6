import { useEffect, useState } from 'react';
import { toOpening, type Opening, type OpeningHours } from './rules.ts';

/** How often the clock is read again, in milliseconds. Hours are told in minutes, so half a minute is soon enough. */
const interval = 30_000;

/** Whether it is open now; undefined until the script has read the clock. */
export function useOpening(hours: readonly OpeningHours[], holidays: readonly string[]) {
  const [opening, setOpening] = useState<{ now: Opening | undefined }>();
  useEffect(() => {
    const read = () => setOpening({ now: toOpening(new Date(), hours, holidays) });
    const first = setTimeout(read, 0);
    const timer = setInterval(read, interval);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [hours, holidays]);
  return opening;
}
