import type { VerifierConfig } from './config.ts';
import type { Phase } from './use-verification.ts';

interface Props {
  phase: Phase;
  /** Shown if what verifies could not be loaded. */
  failure: string;
  config: VerifierConfig;
  onRestart: () => void;
}

/** The result, if there is one. */
export function Outcome({ phase, failure, config, onRestart }: Props) {
  if (phase.name === 'failed') return <p role="alert">{failure}</p>;
  if (phase.name !== 'done') return null;
  const { Results, outcome, text } = phase;
  return <Results key={outcome.at.getTime()} {...{ ...config, outcome, text, onRestart }} />;
}
