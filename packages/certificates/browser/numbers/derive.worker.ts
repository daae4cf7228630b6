import { deriveSecret } from '../../shared/derive.ts';

addEventListener('message', ({ data }: MessageEvent<{ number: string; salt: Uint8Array }>) => {
  deriveSecret(data.number, data.salt)
    .then((secret) => postMessage(secret))
    .catch(() => postMessage(undefined));
});
