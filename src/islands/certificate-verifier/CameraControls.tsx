import { useId, useState } from 'react';
import { fill } from '../../i18n/fill.ts';
import type { IslandTexts } from '../../i18n/islands.ts';
import { setTorch, type Camera } from './camera.ts';

interface Props {
  text: IslandTexts['certificateVerifier']['scan'];
  camera: Camera;
  onChoose: (camera: Camera['others'][number]) => void;
}

/** The choice of camera and the lamp, where the device offers them. */
export function CameraControls({ text, camera, onChoose }: Props) {
  const [lit, setLit] = useState(false);
  const id = useId();
  function toggle() {
    setLit(!lit);
    void setTorch(camera, !lit);
  }
  return (
    <div className="verify-row">
      {camera.hasTorch && (
        <button type="button" className="verify-secondary" onClick={toggle}>
          {lit ? text.torchOff : text.torchOn}
        </button>
      )}
      {camera.others.length > 1 && (
        <p>
          <label htmlFor={id}>{text.camera}</label>{' '}
          <select
            id={id}
            className="verify-secondary"
            value={camera.deviceId ?? ''}
            onChange={({ target }) => onChoose(camera.others.find((one) => one.id === target.value) ?? { id: '', label: '' })}
          >
            {camera.others.map((one) => (
              <option key={one.id} value={one.id}>
                {/^\d+$/.test(one.label) ? fill(text.cameraName, { label: one.label }) : one.label}
              </option>
            ))}
          </select>
        </p>
      )}
    </div>
  );
}
