import { useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * In milliseconds, the pause before the page is asked for again. It decides nothing: nobody tells
 * the desk when the server has read what was saved, but the server tells each page that has loaded,
 * which then loads again by itself. A shorter pause only asks more often than a server reads.
 */
const pause = 1500;

/** Tries to load a missing page; together they outlast a start of the server. */
const maxTries = 8;

/**
 * Loads the page in a frame again when something was saved, and while it is not there.
 *
 * @param saves how often something was saved
 */
export function useReload(address: string | undefined, saves: number) {
  const frame = useRef<HTMLIFrameElement>(null);
  /**
   * The browser's own error page can't be read or told to reload.
   */
  const reload = useEffectEvent(() => {
    if (frame.current?.contentDocument) frame.current.contentWindow?.location.reload();
    else if (address) frame.current?.setAttribute('src', address);
  });
  useEffect(() => {
    // For a page that was still loading when the server told of the save, and so did not hear it.
    const timer = setTimeout(() => saves > 0 && reload(), pause);
    return () => clearTimeout(timer);
  }, [saves]);

  // The server may not have read a new file yet, or somebody is starting it again.
  const [failures, setFailures] = useState(0);
  const lookAgain = () => {
    const shown = frame.current?.contentDocument ? frame.current.contentWindow : null;
    const [loaded] = (shown?.performance.getEntriesByType('navigation') ??
      []) as PerformanceNavigationTiming[];
    setFailures(loaded && loaded.responseStatus !== 404 ? 0 : failures + 1);
  };
  useEffect(() => {
    const timer = setTimeout(() => failures > 0 && failures < maxTries && reload(), pause);
    return () => clearTimeout(timer);
  }, [failures]);
  return { frame, lookAgain };
}
