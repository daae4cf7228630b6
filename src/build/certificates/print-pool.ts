import { Tinypool } from 'tinypool';
import type { PrintTask } from './print-worker.ts';

/**
 * Prints certificates in worker threads, as many at a time as there are processors. The threads
 * start with the first certificate.
 */
export function createPrintPool(): {
  print: (task: PrintTask) => Promise<Uint8Array>;
  close: () => Promise<void>;
} {
  let pool: Tinypool | undefined;
  return {
    print: (task) => {
      pool ??= new Tinypool({
        filename: new URL('./print-worker.ts', import.meta.url).href,
        runtime: 'worker_threads',
      });
      return pool.run(task) as Promise<Uint8Array>;
    },
    close: async () => pool?.destroy(),
  };
}
