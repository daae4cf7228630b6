import type { ComponentType } from 'react';
import type { VerifierConfig } from './config.ts';
import type { ResultText } from './result-rules.ts';
import type { Finding } from './verify-codes.ts';

/** Verdicts with the details of the check, and the view and strings that show them. */
export interface Outcome {
  /** At least one, the worst first. */
  findings: readonly Finding[];
  at: Date;
  /** Arrives with the verifier, not with the page. */
  View: ComponentType<ResultProps>;
  text: ResultText;
}

/** What the view of a result needs. */
export interface ResultProps extends VerifierConfig {
  outcome: Outcome;
  onRestart: () => void;
}
