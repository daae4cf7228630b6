import { useSyncExternalStore } from 'react';

const subscribeNever = () => () => undefined;

/** True once the script of the island runs. Until then the HTML of the build is all there is. */
export function useReady(): boolean {
  return useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  );
}
