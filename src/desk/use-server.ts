import { useEffect, useState } from 'react';
import { deskPath } from '../core/desk.ts';

/** In milliseconds: a server that has ended is noticed within two seconds. */
const pulse = 1500;

/** Whether the server of the desk answers. One that is slow does. */
export function useServer(): boolean {
  const [isThere, setThere] = useState(true);
  useEffect(() => {
    const look = () =>
      fetch(`${deskPath}/alive`, { cache: 'no-store' }).then(
        () => setThere(true),
        () => setThere(false),
      );
    const timer = setInterval(() => void look(), pulse);
    return () => clearInterval(timer);
  }, []);
  return isThere;
}
