/** Reads QR codes in a thread of its own, so that the page stays responsive. */
export interface CodeReader {
  /** The texts of the codes in a picture. Rejects when the reader could not be loaded. */
  read: (image: ImageData) => Promise<string[]>;
  /** Ends the thread; whatever it was doing is dropped. */
  close: () => void;
}

interface Answer {
  id: number;
  texts?: string[];
  error?: string;
}

/** Starts a reader. It and its 320 kB are fetched now, from this site. */
export function createReader(): CodeReader {
  const worker = new Worker(new URL('./reader.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, { resolve: (texts: string[]) => void; reject: (error: Error) => void }>();
  let count = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    const one = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.texts) one?.resolve(data.texts);
    else one?.reject(new Error(data.error));
  });
  worker.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new Error('The reader could not be loaded.'));
    waiting.clear();
  });
  return {
    read: (image) =>
      new Promise((resolve, reject) => {
        count += 1;
        waiting.set(count, { resolve, reject });
        worker.postMessage({ id: count, image });
      }),
    close: () => {
      worker.terminate();
      for (const { reject } of waiting.values()) reject(new Error('The reader was closed.'));
      waiting.clear();
    },
  };
}
