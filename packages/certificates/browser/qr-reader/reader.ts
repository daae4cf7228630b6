import { createWorkerError } from '../to-failure.ts';
import ReaderWorker from './reader.worker.ts?worker';

/** Reads QR codes in a worker, so that the page stays responsive. */
export interface CodeReader {
  /** Reads the codes in a picture. Rejects if the reader could not be loaded or was closed. */
  read: (image: ImageData) => Promise<string[]>;
  /** Terminates the worker and rejects pending reads. */
  close: () => void;
}

interface Reply {
  id: number;
  texts?: string[];
  error?: string;
}

export function createReader(): CodeReader {
  const worker = new ReaderWorker();
  const pending = new Map<
    number,
    { resolve: (texts: string[]) => void; reject: (error: Error) => void }
  >();
  let count = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    const request = pending.get(data.id);
    pending.delete(data.id);
    if (data.texts) request?.resolve(data.texts);
    else request?.reject(new Error(data.error));
  });
  worker.addEventListener('error', ({ message }) => {
    for (const { reject } of pending.values()) reject(createWorkerError(message));
    pending.clear();
  });
  return {
    read: (image) =>
      new Promise((resolve, reject) => {
        count += 1;
        pending.set(count, { resolve, reject });
        worker.postMessage({ id: count, image });
      }),
    close: () => {
      worker.terminate();
      for (const { reject } of pending.values()) reject(new Error('The reader was closed.'));
      pending.clear();
    },
  };
}
