/**
 * The size of a picture, without its pixels: a small file can contain a picture that fills all
 * memory. Undefined if the browser can’t open it.
 */
export function measurePicture(file: File): Promise<{ width: number; height: number } | undefined> {
  const image = new Image();
  const address = URL.createObjectURL(file);
  return new Promise<{ width: number; height: number } | undefined>((resolve) => {
    image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
    image.onerror = () => resolve(undefined);
    image.src = address;
  }).finally(() => URL.revokeObjectURL(address));
}

/** The pixels of a picture, scaled down if its longer side exceeds the maximum. */
export function drawPicture(picture: ImageBitmap, maxSide: number): ImageData {
  const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height));
  const context = createContext(
    Math.max(1, Math.round(picture.width * scale)),
    Math.max(1, Math.round(picture.height * scale)),
  );
  const { width, height } = context.canvas;
  context.drawImage(picture, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}

/** The square in the centre of the camera picture, where people hold the code. */
export function drawCentre(video: HTMLVideoElement, context: CanvasRenderingContext2D): ImageData {
  const { videoWidth, videoHeight } = video;
  const side = Math.min(videoWidth, videoHeight);
  context.canvas.width = side;
  context.canvas.height = side;
  context.drawImage(
    video,
    (videoWidth - side) / 2,
    (videoHeight - side) / 2,
    side,
    side,
    0,
    0,
    side,
    side,
  );
  return context.getImageData(0, 0, side, side);
}

/** A readable canvas with a white background, because transparent pixels would become black. */
export function createContext(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser does not support canvas.');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  return context;
}
