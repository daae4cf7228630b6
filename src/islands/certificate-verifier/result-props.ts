import type { VerifierConfig } from './config.ts';
import type { ResultText } from './result-rules.ts';
import type { Finding } from './verify-codes.ts';

/** What the view of a result needs. */
export interface ResultProps extends VerifierConfig {
  text: ResultText;
  /** What was found: at least one, the worst first. */
  outcome: { findings: readonly Finding[]; at: Date };
  onRestart: () => void;
}
