import type { VerifierConfig } from './config.ts';
import type { ResultText } from './verdict-rules.ts';
import type { FoundVerdict } from './verify-codes.ts';

export interface VerdictListProps extends VerifierConfig {
  text: ResultText;
  /** At least one verdict, the worst first, and the time of verification. */
  verification: { verdicts: readonly FoundVerdict[]; at: Date };
  onRestart: () => void;
}
