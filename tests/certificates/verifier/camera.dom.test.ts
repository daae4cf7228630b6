import { expect, test, vi } from 'vitest';
import { openCamera, setTorch } from '../../../packages/certificates/verifier/camera.ts';

test.each([
  ['a computer', {}, []],
  ['a phone', { torch: true, zoom: { min: 1, max: 1 } }, [{ torch: true }]],
  [
    'a phone whose lens is blurred near the paper',
    { torch: true, focusMode: ['manual', 'continuous'], zoom: { min: 1, max: 8 } },
    [{ focusMode: 'continuous' }, { zoom: 2 }, { torch: true }],
  ],
])(
  'the camera of %s focuses, zooms and lights as far as it can (CERT-7)',
  async (_, abilities, all) => {
    const applyConstraints = vi.fn<MediaStreamTrack['applyConstraints']>(() =>
      Promise.reject(new Error('no')),
    );
    const track = { getCapabilities: () => abilities, getSettings: () => ({}), applyConstraints };
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.stubGlobal('isSecureContext', true);
    vi.stubGlobal('navigator', {
      mediaDevices: {
        getUserMedia: () => Promise.resolve({ getVideoTracks: () => [track] }),
        enumerateDevices: () => Promise.resolve([]),
      },
    });
    const camera = await openCamera();
    const advanced = all.filter((one) => !('torch' in one));
    expect(applyConstraints.mock.calls.map(([given]) => given?.advanced)).toEqual(
      advanced.length > 0 ? [advanced] : [],
    );
    if (camera.hasTorch) {
      await setTorch(camera, true);
      expect(applyConstraints).toHaveBeenLastCalledWith(expect.objectContaining({ advanced: all }));
    }
  },
);
