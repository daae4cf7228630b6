import { lazy, Suspense } from 'react';
import type { VerifierFacts } from './facts.ts';
import type { Outcome as OutcomeOf } from './use-verification.ts';

const Result = lazy(() => import('./result/Result.tsx').then(({ Result: view }) => ({ default: view })));

/** The result, once there is one. Its view and its words are fetched with the first. */
export function Outcome({ outcome, facts, onAnother }: { outcome: OutcomeOf | undefined; facts: VerifierFacts; onAnother: () => void }) {
  if (!outcome) return null;
  return (
    <Suspense fallback={null}>
      <Result key={outcome.at.getTime()} {...facts} outcome={outcome} onAnother={onAnother} />
    </Suspense>
  );
}
