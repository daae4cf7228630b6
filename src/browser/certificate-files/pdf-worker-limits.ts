import { leftOutPicture, maxBuffer, maxUnpacked, unpackedTooMuch } from './pdf-limits.ts';

let unpacked = 0;

/**
 * Every filter of the PDF reader, whatever it is, unpacks into byte arrays that grow. Counting them
 * where they are created limits all filters, those inside each other too.
 */
globalThis.Uint8Array = new Proxy(Uint8Array, {
  construct(target, parameters: unknown[], newTarget: new () => object) {
    const [size] = parameters;
    if (typeof size === 'number') {
      unpacked += size;
      if (size > maxBuffer || unpacked > maxUnpacked) {
        postMessage(unpackedTooMuch);
        throw new RangeError('The PDF unpacks into more than is allowed.');
      }
    }
    return Reflect.construct(target, parameters, newTarget) as object;
  },
});

// The browser’s own decompression would unpack everything before anybody counts; the reader has one
// too.
Reflect.deleteProperty(globalThis, 'DecompressionStream');

// The reader says only in a warning that a picture exceeds `maxImageSize`. Its other warnings are
// for developers.
console.warn = (message: unknown) => {
  if (String(message).includes('exceeded maximum allowed size')) postMessage(leftOutPicture);
};
