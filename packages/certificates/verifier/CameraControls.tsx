import { useId, useState } from 'react';
import { fill } from '@federation/i18n/fill';
import type { IslandTexts } from '@federation/i18n/strings';
import { setTorch, type Camera } from './camera.ts';
import styles from './Verifier.module.css';

interface Props {
  text: IslandTexts['certificateVerifier']['scan'];
  camera: Camera;
  onChoose: (id: string) => void;
}

/** The choice of camera and the light, if the device has them. */
export function CameraControls({ text, camera, onChoose }: Props) {
  const [torchOn, setTorchOn] = useState(false);
  const id = useId();
  function toggle() {
    setTorchOn(!torchOn);
    void setTorch(camera, !torchOn);
  }
  return (
    <div className={styles.row}>
      {camera.hasTorch && (
        <button type="button" className="button secondary" onClick={toggle}>
          {torchOn ? text.torchOff : text.torchOn}
        </button>
      )}
      {camera.devices.length > 1 && (
        <p>
          <label htmlFor={id}>{text.camera}</label>{' '}
          <select
            id={id}
            className="button secondary"
            value={camera.deviceId ?? ''}
            onChange={({ target }) => onChoose(target.value)}
          >
            {camera.devices.map((one) => (
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
