import type { VerifierConfig } from './config.ts';
import type { ResultText } from './result-rules.ts';
import type { Finding } from './verify-codes.ts';

/** The props of the view of a result. */
export interface ResultProps extends VerifierConfig {
  text: ResultText;
  /** At least one finding, the worst first. */
  outcome: { findings: readonly Finding[]; at: Date };
  onRestart: () => void;
}
