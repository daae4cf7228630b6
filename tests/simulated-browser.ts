import { onTestFinished, vi } from 'vitest';

/** Makes the browser refuse to keep or read anything, as it does where a visitor forbids storage. */
export function blockStorage(): void {
  const refuse = () => {
    throw new DOMException('Storage is blocked.', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
}

/** Gives an object of the browser a property until the test ends; what was there before shows again after it. */
export function setDuringTest(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, configurable: true, writable: true });
  onTestFinished(() => {
    Reflect.deleteProperty(target, name);
  });
}

/** Answers one media query. The function that it returns changes the answer and tells whoever listens. */
export function stubMedia(query: string, matches: boolean): (matches: boolean) => void {
  const media = Object.assign(new EventTarget(), { matches, media: query });
  vi.stubGlobal('matchMedia', (asked: string) => {
    if (asked !== query) throw new Error(`The code asked for the media query "${asked}". Expected "${query}": mend the code or the test.`);
    return media;
  });
  return (next) => {
    media.matches = next;
    media.dispatchEvent(new Event('change'));
  };
}
