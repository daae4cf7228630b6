/**
 * Does something now and then again and again. What fails is told and tried again the next time.
 *
 * @param pause how long to wait in between, in milliseconds
 * @param task what is done; its signal says that it should end soon
 * @returns ends it, after what is under way
 */
export function repeat(
  pause: number,
  task: (signal: AbortSignal) => Promise<void>,
  tell: (error: Error) => void,
): () => Promise<void> {
  const ended = new AbortController();
  let running = Promise.resolve();
  const run = () => {
    running = running
      .then(() => task(ended.signal))
      .catch((error: unknown) => tell(error as Error));
  };
  run();
  const timer = setInterval(run, pause).unref();
  return async () => {
    clearInterval(timer);
    ended.abort();
    await running;
  };
}
