import { createWorkerError } from '../to-failure.ts';
import DeriveWorker from './derive.worker.ts?worker';

/**
 * Derives the secret of a certificate number in a worker, so that the page stays responsive.
 *
 * @param number the certificate number
 * @param salt the salt of the look-up
 * @throws if the worker could not be loaded or the device has too little memory
 */
export function deriveInWorker(number: string, salt: Uint8Array): Promise<Uint8Array> {
  const worker = new DeriveWorker();
  return new Promise<Uint8Array>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Uint8Array | undefined>) => {
      if (data) resolve(data);
      else reject(new Error('The number could not be derived.'));
    });
    worker.addEventListener('error', ({ message }) => reject(createWorkerError(message)));
    worker.postMessage({ number, salt });
  }).finally(() => worker.terminate());
}
