import type { VerifierConfig } from './config.ts';
import type { ResultText } from './result-rules.ts';
import type { Finding } from './verify-codes.ts';

export interface ResultProps extends VerifierConfig {
  text: ResultText;
  /** At least one verdict, the worst first, and the time of verification. */
  outcome: { findings: readonly Finding[]; at: Date };
  onRestart: () => void;
}
