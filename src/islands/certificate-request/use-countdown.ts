import { useEffect, useState } from 'react';

/**
 * Counts down to zero in seconds, and restarts whenever `run` changes. It uses the clock rather
 * than counting ticks, because timers stop while a phone sleeps.
 */
export function useCountdown(seconds: number, run: number): number {
  const [secondsLeft, setSecondsLeft] = useState(seconds);
  useEffect(() => {
    const end = Date.now() + seconds * 1000;
    const tick = () => {
      const remaining = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setSecondsLeft(remaining);
      if (remaining === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, 1000);
    tick();
    return () => clearInterval(timer);
  }, [seconds, run]);
  return secondsLeft;
}
