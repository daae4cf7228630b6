import { availableParallelism } from 'node:os';

/**
 * Handles items, some at the same time. After an error no further item is begun, and it is thrown
 * once those that were begun are finished.
 */
export async function inParallel<Item>(
  items: readonly Item[],
  handle: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  let failed = false;
  const work = async () => {
    for (const item of queue) {
      if (failed) return;
      try {
        await handle(item);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  // One more than there are processors, so that none waits while a result is written.
  const results = await Promise.allSettled(
    Array.from({ length: availableParallelism() + 1 }, work),
  );
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}
