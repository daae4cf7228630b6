import { useSyncExternalStore } from 'react';

const subscribeNever = () => () => undefined;

/** Whether the script of the island runs. Until then, what the build rendered is all there is. */
export function useReady(): boolean {
  return useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  );
}
