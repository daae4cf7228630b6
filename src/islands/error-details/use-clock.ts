import { useEffect, useState } from 'react';

/** Interval of the clock, in milliseconds (specification, section 9). */
const refreshInterval = 1000;

/** The current time, updated every second until paused; undefined before the script runs. */
export function useClock() {
  const [now, setNow] = useState<Date>();
  const [paused, setPaused] = useState(false);

  useEffect(() => {
    if (paused) return undefined;
    const update = () => setNow(new Date());
    const first = setTimeout(update, 0);
    const timer = setInterval(update, refreshInterval);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [paused]);

  return { now, paused, toggle: () => setPaused((current) => !current) };
}
