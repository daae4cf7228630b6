import { useEffect, useState } from 'react';

/**
 * The current time, updated while the clock runs; undefined before the script runs.
 *
 * @param interval in milliseconds
 */
export function useNow(interval: number, isRunning = true): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    if (!isRunning) return undefined;
    const update = () => setNow(new Date());
    const first = setTimeout(update, 0);
    const timer = setInterval(update, interval);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [interval, isRunning]);
  return now;
}
