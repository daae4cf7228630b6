import type { CameraProblem } from './rules.ts';

export interface Camera {
  stream: MediaStream;
  deviceId: string | undefined;
  /** All cameras to choose from. */
  devices: { id: string; label: string }[];
  /** True if it has a light. */
  hasTorch: boolean;
}

/** The light of a phone camera is not yet part of the DOM types. */
type WithTorch = MediaTrackCapabilities & { torch?: boolean };

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
    video: { ...choice, width: { ideal: 1920 }, height: { ideal: 1080 } },
  });
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
    hasTorch: Boolean((track?.getCapabilities?.() as WithTorch | undefined)?.torch),
  };
}

/** Stops a camera. */
export function stopCamera({ stream }: Camera): void {
  for (const track of stream.getTracks()) track.stop();
}

/** Turns the light on or off. A failure is only logged. */
export async function setTorch({ stream }: Camera, on: boolean): Promise<void> {
  const constraint = { torch: on } as MediaTrackConstraintSet;
  await stream
    .getVideoTracks()[0]
    ?.applyConstraints({ advanced: [constraint] })
    .catch((error: unknown) => console.warn('The light could not be switched.', error));
}
