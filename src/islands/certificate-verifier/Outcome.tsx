import type { VerifierConfig } from './config.ts';
import type { Outcome as OutcomeOf } from './verification-outcome.ts';

interface Props {
  outcome: OutcomeOf | undefined;
  /** Shown if the view of the result could not be loaded. */
  failure: string | undefined;
  config: VerifierConfig;
  onRestart: () => void;
}

/** The result, if there is one. */
export function Outcome({ outcome, failure, config, onRestart }: Props) {
  if (failure) {
    return <p role="alert">{failure}</p>;
  }
  return (
    outcome && (
      <outcome.View
        key={outcome.at.getTime()}
        {...config}
        outcome={outcome}
        onRestart={onRestart}
      />
    )
  );
}
