import { prepareZXingModule } from 'zxing-wasm/reader';
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { readCodes } from '../../shared/qr/read-codes.ts';

// By default, the wasm would be loaded from a third-party CDN.
prepareZXingModule({ overrides: { locateFile: () => wasm } });

addEventListener('message', ({ data }: MessageEvent<{ id: number; image: ImageData }>) => {
  readCodes(data.image)
    .then((texts) => postMessage({ id: data.id, texts }))
    .catch((error: unknown) => postMessage({ id: data.id, error: String(error) }));
});
