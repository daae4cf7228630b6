import type { VerifierConfig } from './config.ts';
import type { Phase } from './use-verification.ts';

interface Props {
  phase: Phase;
  /** Shown if the verifier could not be loaded. */
  failure: string;
  config: VerifierConfig;
  onRestart: () => void;
}

/** The verdicts of a finished verification, or why it failed. */
export function VerificationView({ phase, failure, config, onRestart }: Props) {
  if (phase.name === 'failed') return <p role="alert">{failure}</p>;
  if (phase.name !== 'done') return null;
  const { VerdictList, verification, text } = phase;
  return (
    <VerdictList
      key={verification.at.getTime()}
      {...{ ...config, verification, text, onRestart }}
    />
  );
}
