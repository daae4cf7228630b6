import { useCallback, useEffect, useRef, useState } from 'react';
import { createContext, drawCentre } from '../browser/files/pictures.ts';
import type { CodeReader } from '../browser/qr-reader/reader.ts';
import { openCamera, stopCamera, type Camera } from './camera.ts';
import { scanInterval, tipsDelay, classifyCameraProblem, type CameraProblem } from './rules.ts';

export type ScannerState =
  | { phase: 'off' }
  | { phase: 'starting' }
  | { phase: 'live'; camera: Camera; slow: boolean }
  | { phase: 'problem'; problem: CameraProblem };

/**
 * Runs the camera and the QR reader. The camera stops after the first code, on request, and when
 * the tab or page is hidden or left.
 *
 * @param onRead called with the texts of the codes in the first picture that has any
 */
export function useScanner(onRead: (texts: string[]) => void) {
  const [scanner, setScanner] = useState<ScannerState>({ phase: 'off' });
  const video = useRef<HTMLVideoElement>(null);
  const controllerRef = useRef<AbortController>(null);
  const onReadRef = useRef(onRead);
  useEffect(() => {
    onReadRef.current = onRead;
  });

  const stop = useCallback(() => {
    controllerRef.current?.abort();
    controllerRef.current = null;
    setScanner({ phase: 'off' });
  }, []);

  const start = useCallback(async (deviceId?: string) => {
    controllerRef.current?.abort();
    const controller = new AbortController();
    controllerRef.current = controller;
    const { signal } = controller;
    setScanner({ phase: 'starting' });
    try {
      const camera = await openCamera(deviceId);
      signal.addEventListener('abort', () => stopCamera(camera));
      if (signal.aborted) return stopCamera(camera);
      const { createReader } = await import('../browser/qr-reader/reader.ts');
      if (signal.aborted) return;
      const reader = createReader();
      signal.addEventListener('abort', () => reader.close());
      setScanner({ phase: 'live', camera, slow: false });
      const tipsTimer = setTimeout(
        () =>
          setScanner((current) =>
            current.phase === 'live' ? { ...current, slow: true } : current,
          ),
        tipsDelay,
      );
      signal.addEventListener('abort', () => clearTimeout(tipsTimer));
      const texts = await scan(video, camera, reader, signal);
      if (signal.aborted) return;
      controller.abort();
      setScanner({ phase: 'off' });
      onReadRef.current(texts);
    } catch (error) {
      if (signal.aborted) return;
      controller.abort();
      setScanner({
        phase: 'problem',
        problem: (error as { problem?: CameraProblem }).problem ?? classifyCameraProblem(error),
      });
    }
  }, []);

  useEffect(() => {
    const stopWhenHidden = () => {
      if (document.visibilityState === 'hidden') stop();
    };
    document.addEventListener('visibilitychange', stopWhenHidden);
    addEventListener('pagehide', stop);
    return () => {
      document.removeEventListener('visibilitychange', stopWhenHidden);
      removeEventListener('pagehide', stop);
      controllerRef.current?.abort();
    };
  }, [stop]);

  const live = scanner.phase === 'live';
  useEffect(() => {
    const element = video.current;
    if (!live || !element) return undefined;
    // Another tab was selected when the picture is not only scrolled away. Browsers without
    // `checkVisibility` give a folded panel no size.
    const observer = new IntersectionObserver(() => {
      const isShown = element.checkVisibility?.() ?? element.getClientRects().length > 0;
      if (!isShown) stop();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [live, stop]);

  return { scanner, video, start, stop };
}

/** Shows the camera picture and searches it until a code is found. */
async function scan(
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
