/**
 * Wraps a slow function and reports its result. Calls while it runs make it run once more
 * afterwards, and only the last result is reported.
 *
 * @param run must not reject
 */
export function createLatest<Result>(
  run: () => Promise<Result>,
  report: (result: Result) => void,
): () => Promise<void> {
  const state = { isRunning: false, isStale: false };
  return async () => {
    state.isStale = true;
    if (state.isRunning) return;
    state.isRunning = true;
    while (state.isStale) {
      state.isStale = false;
      const result = await run();
      if (!state.isStale) report(result);
    }
    state.isRunning = false;
  };
}
