/**
 * Runs a task now and then at an interval. A failure is reported, and the task runs again the next
 * time.
 *
 * @param interval milliseconds
 * @param task is told by its signal to end soon
 * @returns stops, after the run in progress
 */
export function repeat(
  interval: number,
  task: (signal: AbortSignal) => Promise<void>,
  onError: (error: Error) => void,
): () => Promise<void> {
  const ended = new AbortController();
  let running = Promise.resolve();
  const run = () => {
    running = running
      .then(() => task(ended.signal))
      .catch((error: unknown) => onError(error as Error));
  };
  run();
  const timer = setInterval(run, interval).unref();
  return async () => {
    clearInterval(timer);
    ended.abort();
    await running;
  };
}
