import { derive } from '../../shared/derive.ts';

addEventListener('message', ({ data }: MessageEvent<{ number: string; salt: Uint8Array }>) => {
  derive(data.number, data.salt)
    .then((secret) => postMessage(secret))
    .catch(() => postMessage(undefined));
});
