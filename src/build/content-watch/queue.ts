/**
 * A function that asks for a check. Checks never run side by side: what is asked for during one follows
 * it once, so that the last result is that of the last state. Several saves within `delay` are one.
 *
 * @param delay milliseconds
 * @param check reports its own failure
 */
export function createQueue(check: () => Promise<void>, delay: number): () => void {
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isAsked = false;
  const run = async () => {
    if (running) {
      isAsked = true;
      return;
    }
    do {
      isAsked = false;
      running = check();
      await running;
      // What was asked for meanwhile changes this.
    } while (isAsked as boolean);
    running = undefined;
  };
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), delay);
  };
}
