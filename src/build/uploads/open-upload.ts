import type { OpenedUpload } from './uploaded-file.ts';

/**
 * How each type of file is opened. What opens it is loaded only when there is one.
 */
const openers: readonly [RegExp, (bytes: Buffer) => Promise<OpenedUpload>][] = [
  [
    /\.svg$/i,
    async (bytes) => {
      const { openDrawing } = await import('./drawing.ts');
      return withSize(bytes, openDrawing(bytes.toString('utf8')), 'drawingWithoutSize');
    },
  ],
  [
    /\.(?:avif|gif|jpe?g|png|webp)$/i,
    async (bytes) => {
      const { openPicture } = await import('./picture.ts');
      return withSize(bytes, await openPicture(bytes), 'pictureBroken');
    },
  ],
  [/\.pdf$/i, async (bytes) => (await import('./pdf.ts')).openPdf(bytes)],
];

/** Whether a file is one that somebody gives to the site: a drawing, a picture or a PDF. */
export const isUpload = (name: string) => openers.some(([ending]) => ending.test(name));

/** Opens a file as the build or a reader will. */
export async function openUpload(name: string, bytes: Buffer): Promise<OpenedUpload> {
  const [, open] = openers.find(([ending]) => ending.test(name)) ?? [];
  return open ? open(bytes) : { found: [] };
}

/** A picture is also to be one of which the build finds out how large it is; it says so. */
async function withSize(
  bytes: Buffer,
  opened: OpenedUpload,
  message: 'drawingWithoutSize' | 'pictureBroken',
): Promise<OpenedUpload> {
  if (opened.found.length > 0 && !opened.clean) return opened;
  const { imageMetadata } = await import('astro/assets/utils');
  return imageMetadata(new Uint8Array(opened.clean ?? bytes)).then(
    ({ width, height, format }) => ({
      ...opened,
      ...(format !== 'svg' && { pixels: { width, height } }),
    }),
    () => ({ found: [{ message }] }),
  );
}
