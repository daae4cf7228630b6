/**
 * Does something now and then again and again. What fails is told and tried again the next time.
 *
 * @param pause how long to wait in between, in milliseconds
 * @returns ends it, after what is under way
 */
export function every(
  pause: number,
  task: () => Promise<void>,
  tell: (error: Error) => void,
): () => Promise<void> {
  let running = Promise.resolve();
  const run = () => {
    running = running.then(task).catch((error: unknown) => tell(error as Error));
  };
  run();
  const timer = setInterval(run, pause).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
