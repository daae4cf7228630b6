import type { VerifierConfig } from './config.ts';
import type { ResultText } from './result-rules.ts';
import type { Phase } from './use-verification.ts';
import type { Finding } from './verify-codes.ts';

/** What the view of a result needs. */
export interface ResultProps extends VerifierConfig {
  text: ResultText;
  /** What was found: at least one, the worst first. */
  outcome: { findings: readonly Finding[]; at: Date };
  onRestart: () => void;
}

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
