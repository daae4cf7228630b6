import { useEffect, useState } from 'react';

/** How often the clock is read again, in milliseconds (specification, section 9). */
const refreshInterval = 1000;

/** The present moment, read every second until paused; undefined before the script runs. */
export function useClock() {
  const [now, setNow] = useState<Date>();
  const [paused, setPaused] = useState(false);

  useEffect(() => {
    if (paused) return undefined;
    const read = () => setNow(new Date());
    const first = setTimeout(read, 0);
    const timer = setInterval(read, refreshInterval);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [paused]);

  return { now, paused, toggle: () => setPaused((was) => !was) };
}
