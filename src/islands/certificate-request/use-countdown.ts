import { useEffect, useState } from 'react';

/**
 * Counts down to zero, a second at a time, and begins anew whenever `round` changes. The clock
 * decides, not the number of ticks: a phone that sleeps would count too slowly.
 */
export function useCountdown(seconds: number, round: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const end = Date.now() + seconds * 1000;
    const tick = () => {
      const remaining = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setLeft(remaining);
      if (remaining === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, 1000);
    tick();
    return () => clearInterval(timer);
  }, [seconds, round]);
  return left;
}
