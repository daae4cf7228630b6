/**
 * A function that asks for something slow, and tells the answer. What is asked for meanwhile is
 * asked once more after that, and only the answer about the last state is told.
 *
 * @param ask must not reject
 */
export function createLatest<Answer>(
  ask: () => Promise<Answer>,
  tell: (answer: Answer) => void,
): () => Promise<void> {
  const state = { isAsking: false, isStale: false };
  return async () => {
    state.isStale = true;
    if (state.isAsking) return;
    state.isAsking = true;
    while (state.isStale) {
      state.isStale = false;
      const answer = await ask();
      if (!state.isStale) tell(answer);
    }
    state.isAsking = false;
  };
}
