import type { CameraProblem } from './rules.ts';

export interface Camera {
  stream: MediaStream;
  deviceId: string | undefined;
  /** All cameras to choose from. */
  devices: { id: string; label: string }[];
  /** True if it has a light. */
  hasTorch: boolean;
}

/** The abilities of phone cameras that are not yet part of the DOM types. */
type PhoneCamera = Partial<{ torch: boolean; focusMode: string[]; zoom: { max: number } }>;

/** Enough pixels for the dense code. */
const resolution = { width: { ideal: 1920 }, height: { ideal: 1080 } };

/**
 * Starts a camera: the rear one, unless a device is given.
 *
 * @throws an error with `problem` outside a secure context, otherwise the error of the browser
 */
export async function openCamera(deviceId?: string): Promise<Camera> {
  const mediaDevices = window.isSecureContext ? navigator.mediaDevices : undefined;
  if (!mediaDevices)
    throw Object.assign(new Error('The camera requires https.'), {
      problem: 'insecure' satisfies CameraProblem,
    });
  const choice = deviceId
    ? { deviceId: { exact: deviceId } }
    : { facingMode: { ideal: 'environment' } };
  const stream = await mediaDevices.getUserMedia({
    audio: false,
    video: { ...choice, ...resolution },
  });
  await adjust(stream);
  const track = stream.getVideoTracks()[0];
  const cameras = (await mediaDevices.enumerateDevices()).filter(
    ({ kind }) => kind === 'videoinput',
  );
  return {
    stream,
    deviceId: track?.getSettings().deviceId,
    devices: cameras.map(({ deviceId: id, label }, index) => ({
      id,
      label: label || String(index + 1),
    })),
    hasTorch: Boolean(toAbilities(track).torch),
  };
}

/** Stops a camera. */
export function stopCamera({ stream }: Camera): void {
  for (const track of stream.getTracks()) track.stop();
}

/** Turns the light on or off. */
export const setTorch = ({ stream }: Camera, on: boolean) => adjust(stream, { torch: on });

/**
 * Focuses all the time, and zooms in: lenses of new phones can’t focus on a code that is near enough
 * to be read without. All settings are made at once, as each call ends those before it. A failure is
 * only logged.
 */
async function adjust(stream: MediaStream, ...others: object[]): Promise<void> {
  const track = stream.getVideoTracks()[0];
  const { focusMode, zoom } = toAbilities(track);
  const advanced = [
    ...(focusMode?.includes('continuous') ? [{ focusMode: 'continuous' }] : []),
    ...(zoom && zoom.max > 1 ? [{ zoom: Math.min(2, zoom.max) }] : []),
    ...others,
  ];
  if (advanced.length === 0) return;
  await track
    ?.applyConstraints({ ...resolution, advanced })
    .catch((error: unknown) => console.warn('The camera could not be adjusted.', error));
}

const toAbilities = (track: MediaStreamTrack | undefined): PhoneCamera =>
  (track?.getCapabilities?.() as PhoneCamera | undefined) ?? {};
