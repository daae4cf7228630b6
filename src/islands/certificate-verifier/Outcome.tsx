import type { VerifierFacts } from './facts.ts';
import type { Outcome as OutcomeOf } from './use-verification.ts';

interface Props {
  outcome: OutcomeOf | undefined;
  /** Said when not even the view of the result could be fetched. */
  failure: string | undefined;
  facts: VerifierFacts;
  onAnother: () => void;
}

/** The result, once there is one. */
export function Outcome({ outcome, failure, facts, onAnother }: Props) {
  if (failure) {
    return <p role="alert">{failure}</p>;
  }
  return outcome && <outcome.View key={outcome.at.getTime()} {...facts} outcome={outcome} onAnother={onAnother} />;
}
