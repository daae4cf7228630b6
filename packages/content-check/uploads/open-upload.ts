import type { OpenedUpload } from './uploaded-file.ts';

interface Opener {
  ending: RegExp;
  /** The limit in megabytes. */
  most: number;
  /** Loads its library on demand, and opens it. */
  open: (bytes: Buffer) => Promise<OpenedUpload>;
}

const openers: readonly Opener[] = [
  {
    ending: /\.svg$/i,
    most: 0.5,
    open: async (bytes) => {
      const { openDrawing } = await import('./drawing.ts');
      return withSize(bytes, openDrawing(bytes.toString('utf8')));
    },
  },
  {
    ending: /\.(?:avif|gif|jpe?g|png|webp)$/i,
    most: 30,
    open: async (bytes) => {
      const { openPicture } = await import('./picture.ts');
      return withSize(bytes, await openPicture(bytes));
    },
  },
  {
    ending: /\.pdf$/i,
    most: 30,
    open: async (bytes) => (await import('./pdf.ts')).openPdf(bytes),
  },
  {
    // Files of office programs are archives.
    ending: /\.(?:docx|xlsx|pptx|od[tsp]|zip)$/i,
    most: 30,
    open: (bytes) =>
      Promise.resolve({
        found: bytes.subarray(0, 2).toString() === 'PK' ? [] : [{ message: 'fileBroken' }],
      }),
  },
];

/** Tells whether a file is one that people give to the site: a drawing, a picture or a document. */
export const isUpload = (name: string) => openers.some(({ ending }) => ending.test(name));

/** Opens a file in the way of the build or a reader. */
export async function openUpload(name: string, bytes: Buffer): Promise<OpenedUpload> {
  const opener = openers.find(({ ending }) => ending.test(name));
  if (!opener) return { found: [] };
  const size = bytes.length / 1_000_000;
  return size > opener.most
    ? { found: [{ message: 'fileTooLarge', values: { size: size.toFixed(1), most: opener.most } }] }
    : opener.open(bytes);
}

/** The build must also be able to read the size of a picture. */
async function withSize(bytes: Buffer, opened: OpenedUpload): Promise<OpenedUpload> {
  if (opened.found.length > 0 && !opened.clean) return opened;
  const { imageMetadata } = await import('astro/assets/utils');
  return imageMetadata(new Uint8Array(opened.clean ?? bytes)).then(
    () => opened,
    () => ({ found: [{ message: 'fileBroken' }] }),
  );
}
