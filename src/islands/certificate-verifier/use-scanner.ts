import { useCallback, useEffect, useRef, useState } from 'react';
import { createContext, drawCentre } from '../../browser/certificate-files/pictures.ts';
import type { CodeReader } from '../../browser/qr-reader/reader.ts';
import { openCamera, stopCamera, type Camera } from './camera.ts';
import { scanInterval, tipsAfter, toCameraProblem, type CameraProblem } from './rules.ts';

export type Scanner =
  | { phase: 'off' }
  | { phase: 'starting' }
  | { phase: 'live'; camera: Camera; slow: boolean }
  | { phase: 'problem'; problem: CameraProblem };

/**
 * The camera and the reader. The camera stops when a code was read, when the tab or the page is left
 * or hidden, and when it is told to.
 *
 * @param onRead is told the texts of the codes in the first picture that holds any
 */
export function useScanner(onRead: (texts: string[]) => void) {
  const [scanner, setScanner] = useState<Scanner>({ phase: 'off' });
  const video = useRef<HTMLVideoElement>(null);
  const running = useRef<AbortController>(null);
  const told = useRef(onRead);
  useEffect(() => {
    told.current = onRead;
  });

  const stop = useCallback(() => {
    running.current?.abort();
    running.current = null;
    setScanner({ phase: 'off' });
  }, []);

  const start = useCallback(async (deviceId?: string) => {
    running.current?.abort();
    const session = new AbortController();
    running.current = session;
    const { signal } = session;
    setScanner({ phase: 'starting' });
    try {
      const camera = await openCamera(deviceId);
      signal.addEventListener('abort', () => stopCamera(camera));
      if (signal.aborted) return stopCamera(camera);
      const { createReader } = await import('../../browser/qr-reader/reader.ts');
      if (signal.aborted) return;
      const reader = createReader();
      signal.addEventListener('abort', () => reader.close());
      setScanner({ phase: 'live', camera, slow: false });
      const tips = setTimeout(() => setScanner((now) => (now.phase === 'live' ? { ...now, slow: true } : now)), tipsAfter);
      signal.addEventListener('abort', () => clearTimeout(tips));
      const texts = await watch(video, camera, reader, signal);
      if (signal.aborted) return;
      session.abort();
      setScanner({ phase: 'off' });
      told.current(texts);
    } catch (error) {
      if (signal.aborted) return;
      session.abort();
      setScanner({ phase: 'problem', problem: (error as { problem?: CameraProblem }).problem ?? toCameraProblem(error) });
    }
  }, []);

  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') stop();
    };
    document.addEventListener('visibilitychange', leave);
    addEventListener('pagehide', stop);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      removeEventListener('pagehide', stop);
      running.current?.abort();
    };
  }, [stop]);

  const live = scanner.phase === 'live';
  useEffect(() => {
    const element = video.current;
    if (!live || !element) return undefined;
    // A panel that is not shown has no size: somebody chose another tab.
    const observer = new ResizeObserver(() => {
      if (element.getClientRects().length === 0) stop();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [live, stop]);

  return { scanner, video, start, stop };
}

/** Shows the camera and searches its picture until there is a code. */
async function watch(
  video: { current: HTMLVideoElement | null },
  { stream }: Camera,
  reader: CodeReader,
  signal: AbortSignal,
): Promise<string[]> {
  const context = createContext(1, 1);
  while (!signal.aborted) {
    await new Promise((resolve) => setTimeout(resolve, scanInterval));
    const element = video.current;
    if (!element) continue;
    if (element.srcObject !== stream) {
      element.srcObject = stream;
      await element.play();
    }
    if (signal.aborted || element.videoWidth === 0) continue;
    const texts = await reader.read(drawCentre(element, context));
    if (texts.length > 0) return texts;
  }
  return [];
}
