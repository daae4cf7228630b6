import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { readerOptions } from './options.ts';

// Left to itself, the reader would be fetched from another site.
prepareZXingModule({ overrides: { locateFile: () => wasm } });

addEventListener('message', ({ data }: MessageEvent<{ id: number; image: ImageData }>) => {
  readBarcodes(data.image, readerOptions)
    .then((codes) => postMessage({ id: data.id, texts: codes.filter(({ isValid }) => isValid).map(({ text }) => text) }))
    .catch((error: unknown) => postMessage({ id: data.id, error: String(error) }));
});
