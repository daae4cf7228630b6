import { useRef, useState } from 'react';
import type { IslandTexts } from '@federation/i18n/strings';
import { CameraControls } from './CameraControls.tsx';
import type { MethodProps } from './config.ts';
import { VerificationView } from './VerificationView.tsx';
import type { ScanHelp } from './ScanHelp.tsx';
import { useScanner } from './use-scanner.ts';
import { loadVerifier, useVerification } from './use-verification.ts';
import styles from './Scanner.module.css';

/** Scan QR Code: starts the camera on request. */
export function Scanner({ text, config }: MethodProps<'scan'>) {
  const { phase, working, run, reset } = useVerification(config);
  const startButton = useRef<HTMLButtonElement>(null);
  const [help, setHelp] = useState<{ View: typeof ScanHelp; text: IslandTexts['scannerHelp'] }>();
  const { scanner, video, start, stop } = useScanner((texts) => {
    const codes = texts.map((text) => ({ text, from: 'camera' as const }));
    void run('camera', ({ verifyCodes, verifyToken }, dependencies) =>
      verifyCodes(codes, config.issuer, (token) => verifyToken(token, dependencies)),
    );
  });
  const live = scanner.phase === 'live';

  function toggle() {
    if (live || scanner.phase === 'starting') return stop();
    reset();
    loadVerifier().then(
      ({ ScanHelp: View, getScannerHelp }) => {
        const words = getScannerHelp(config.language);
        setHelp(words && { View, text: words });
      },
      () => undefined,
    );
    void start();
  }

  return (
    <>
      <div className={`needs-script ${styles.scanner}`}>
        <button
          type="button"
          ref={startButton}
          className="button"
          onClick={toggle}
          disabled={working}
        >
          {live || scanner.phase === 'starting' ? text.stop : text.start}
        </button>
        <p role="status" className="small">
          {scanner.phase === 'starting'
            ? text.starting
            : live
              ? text.aim
              : working
                ? text.verifying
                : ''}
        </p>
        {live && (
          <div className={styles.view}>
            <video
              ref={video}
              className={styles.video}
              muted
              playsInline
              aria-label={text.picture}
            />
          </div>
        )}
        {live && (
          <CameraControls text={text} camera={scanner.camera} onChoose={(id) => void start(id)} />
        )}
        {help && live && scanner.slow && <help.View text={help.text} problem="slow" />}
        {scanner.phase === 'problem' &&
          (help ? (
            <help.View text={help.text} problem={scanner.problem} />
          ) : (
            <p role="alert">{text.failed}</p>
          ))}
      </div>
      <VerificationView
        phase={phase}
        failure={text.failed}
        config={config}
        onRestart={() => {
          reset();
          startButton.current?.focus();
        }}
      />
    </>
  );
}
