import { useRef, useState } from 'react';
import type { IslandTexts } from '../../i18n/islands.ts';
import type { Camera } from './camera.ts';
import { CameraControls } from './CameraControls.tsx';
import type { VerifierFacts } from './facts.ts';
import { loadScannerHelp } from './later-texts.ts';
import { Outcome } from './Outcome.tsx';
import { pickCode } from './rules.ts';
import type { ScanHelp } from './ScanHelp.tsx';
import { useScanner } from './use-scanner.ts';
import { prepare, useVerification } from './use-verification.ts';

/** Scan QR Code: the camera, when it is asked for. */
export function Scanner({ text, facts }: { text: IslandTexts['certificateVerifier']['scan']; facts: VerifierFacts }) {
  const { working, failed, outcome, run, reset } = useVerification(facts);
  const begin = useRef<HTMLButtonElement>(null);
  const [help, setHelp] = useState<{ View: typeof ScanHelp; text: IslandTexts['scannerHelp'] }>();
  const { scanner, video, start, stop } = useScanner((texts) => {
    const code = pickCode(texts, facts.issuer);
    if (typeof code !== 'object') void run('camera', () => Promise.resolve({ state: 'foreign' }));
    else void run('camera', async (verifier, outside) => (await verifier()).verifyToken(code.token, outside));
  });
  const live = scanner.phase === 'live';

  function press() {
    if (live || scanner.phase === 'starting') return stop();
    reset();
    prepare(facts.language);
    Promise.all([import('./ScanHelp.tsx'), loadScannerHelp(facts.language)]).then(
      ([{ ScanHelp: View }, words]) => setHelp(words && { View, text: words }),
      () => undefined,
    );
    void start();
  }

  return (
    <>
      <div className="needs-script verify-scanner">
        <button type="button" ref={begin} className="verify-primary" onClick={press} disabled={working}>
          {live || scanner.phase === 'starting' ? text.stop : text.start}
        </button>
        <p role="status" className="verify-hint">
          {scanner.phase === 'starting' ? text.starting : live ? text.aim : working ? text.verifying : ''}
        </p>
        {live && (
          <div className="verify-view">
            <video ref={video} className="verify-video" muted playsInline aria-label={text.picture} />
          </div>
        )}
        {live && (
          <CameraControls text={text} camera={scanner.camera} onChoose={(camera: Camera['others'][number]) => void start(camera.id)} />
        )}
        {help && live && scanner.slow && <help.View text={help.text} problem="slow" />}
        {scanner.phase === 'problem' &&
          (help ? <help.View text={help.text} problem={scanner.problem} /> : <p role="alert">{text.failed}</p>)}
      </div>
      <Outcome
        outcome={outcome}
        failure={failed ? text.failed : undefined}
        facts={facts}
        onAnother={() => {
          reset();
          begin.current?.focus();
        }}
      />
    </>
  );
}
