import { Tinypool } from 'tinypool';
import type { PrintTask } from './print-worker.ts';

export interface PrintPool {
  print: (task: PrintTask) => Promise<Uint8Array>;
  close: () => Promise<void>;
}

/**
 * Prints certificates in worker threads, as many at a time as there are processors. The threads
 * start with the first certificate.
 */
export function createPrintPool(): PrintPool {
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
