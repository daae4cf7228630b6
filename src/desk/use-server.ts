import { useEffect, useState } from 'react';
import { deskPath } from '../core/desk.ts';

/** In milliseconds: a server that has ended is noticed within two seconds. */
const pulse = 1500;

/**
 * Whether the server of the desk answers. One that is slow does: it is asked again when it has
 * answered, as questions that wait would take the few connections that a browser has.
 */
export function useServer(): boolean {
  const [isThere, setThere] = useState(true);
  useEffect(() => {
    let isOver = false;
    let timer = setTimeout(look, pulse);
    async function look() {
      const hasAnswered = await fetch(`${deskPath}/alive`, { cache: 'no-store' }).then(
        () => true,
        () => false,
      );
      if (isOver) return;
      setThere(hasAnswered);
      timer = setTimeout(look, pulse);
    }
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, []);
  return isThere;
}
