import { onTestFinished, vi } from 'vitest';

/** Simulates a browser in which the visitor has blocked storage. */
export function blockStorage(): void {
  const throwError = () => {
    throw new DOMException('Storage is blocked.', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(throwError);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(throwError);
}

/** Overrides a property of a browser object until the test ends. */
export function setDuringTest(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, configurable: true, writable: true });
  onTestFinished(() => {
    Reflect.deleteProperty(target, name);
  });
}

/** Simulates a media query. Returns a function that changes its result and notifies listeners. */
export function stubMedia(query: string, matches: boolean): (matches: boolean) => void {
  const media = Object.assign(new EventTarget(), { matches, media: query });
  vi.stubGlobal('matchMedia', (requested: string) => {
    if (requested !== query)
      throw new Error(
        `The code used the media query "${requested}". Expected "${query}": fix the code or the test.`,
      );
    return media;
  });
  return (next) => {
    media.matches = next;
    media.dispatchEvent(new Event('change'));
  };
}
