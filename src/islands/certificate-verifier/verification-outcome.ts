import type { ComponentType } from 'react';
import type { Verdict } from '../../core/certificates/verdict.ts';
import type { VerifierConfig } from './config.ts';
import type { ResultText } from './result-rules.ts';
import type { Method } from './rules.ts';

/** A verdict with the details of the check, and the view and strings that show it. */
export interface Outcome {
  verdict: Verdict;
  method: Method;
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
