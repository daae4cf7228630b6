import type { CameraProblem } from './rules.ts';

/** A camera that is on. */
export interface Camera {
  stream: MediaStream;
  /** The camera in use, and all there are to choose from. */
  deviceId: string | undefined;
  others: { id: string; label: string }[];
  /** Whether it has a lamp. */
  hasTorch: boolean;
}

/** What browsers on phones know of the lamp; not yet among the types. */
type WithTorch = MediaTrackCapabilities & { torch?: boolean };

/**
 * Turns a camera on: the one that looks away from the reader, unless another is named.
 *
 * @throws with `problem` where there is no way to a camera, else the error of the browser
 */
export async function openCamera(deviceId?: string): Promise<Camera> {
  const devices = window.isSecureContext ? navigator.mediaDevices : undefined;
  if (!devices) throw Object.assign(new Error('No camera without https.'), { problem: 'insecure' satisfies CameraProblem });
  const choice = deviceId ? { deviceId: { exact: deviceId } } : { facingMode: { ideal: 'environment' } };
  const stream = await devices.getUserMedia({ audio: false, video: { ...choice, width: { ideal: 1920 }, height: { ideal: 1080 } } });
  const track = stream.getVideoTracks()[0];
  const all = (await devices.enumerateDevices()).filter(({ kind }) => kind === 'videoinput');
  return {
    stream,
    deviceId: track?.getSettings().deviceId,
    others: all.map(({ deviceId: id, label }, index) => ({ id, label: label || String(index + 1) })),
    hasTorch: Boolean((track?.getCapabilities?.() as WithTorch | undefined)?.torch),
  };
}

/** Turns every part of a camera off. */
export function stopCamera({ stream }: Camera): void {
  for (const track of stream.getTracks()) track.stop();
}

/** Turns the lamp on or off; a lamp that does not obey is no reason to stop. */
export async function setTorch({ stream }: Camera, on: boolean): Promise<void> {
  const constraint = { torch: on } as MediaTrackConstraintSet;
  await stream
    .getVideoTracks()[0]
    ?.applyConstraints({ advanced: [constraint] })
    .catch((error: unknown) => console.warn('The lamp does not answer.', error));
}
