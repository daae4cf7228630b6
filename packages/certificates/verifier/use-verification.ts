import { useCallback, useRef, useState, type ComponentType } from 'react';
import type { Verdict } from '../shared/verdict.ts';
import type { VerifierDependencies } from '../shared/verify.ts';
import { derive } from '../browser/numbers/derive.ts';
import { seenLists } from '../browser/seen-lists.ts';
import { openSite } from '../browser/site-files.ts';
import type { VerifierConfig } from './config.ts';
import type { ResultProps } from './result-props.ts';
import type { Method } from './rules.ts';
import type { Finding } from './verify-codes.ts';

/** Loads the code that verifies and shows verdicts. Rejects without a network. */
export const loadVerifying = () => import('./verifying.ts');

type Verifying = Awaited<ReturnType<typeof loadVerifying>>;

export type Verification = (
  verifying: Verifying,
  dependencies: VerifierDependencies,
) => Promise<Verdict | Finding[]>;

/** The phase of a verification; `failed` means that its code could not be loaded. */
export type Phase =
  | { name: 'idle' | 'working' | 'failed' }
  | ({ name: 'done'; Results: ComponentType<ResultProps> } & Pick<ResultProps, 'outcome' | 'text'>);

/** Loads the code early, so that a later failure of the network does not matter. */
export function preload(): void {
  loadVerifying().catch(() => undefined);
}

/** Runs verifications one at a time. A new run supersedes an earlier one. */
export function useVerification({ issuer, demonstration, language }: VerifierConfig) {
  const [phase, setPhase] = useState<Phase>({ name: 'idle' });
  const latestRun = useRef(0);

  const run = useCallback(
    async (method: Method, verify: Verification) => {
      latestRun.current += 1;
      const currentRun = latestRun.current;
      setPhase({ name: 'working' });
      const now = () => Math.floor(Date.now() / 1000);
      const dependencies: VerifierDependencies = {
        issuer,
        demonstration,
        ...openSite(),
        derive,
        seen: seenLists,
        now,
      };
      const verifying = await loadVerifying().catch(() => undefined);
      const result = await (verifying && verify(verifying, dependencies))?.catch((): Verdict => ({
        state: 'unchecked',
        reason: 'network',
      }));
      const text = verifying?.toResultText(language);
      if (currentRun !== latestRun.current) return;
      if (!verifying || !result || !text) return setPhase({ name: 'failed' });
      const findings = Array.isArray(result) ? result : [{ verdict: result, method }];
      const outcome = { findings, at: new Date() };
      setPhase({ name: 'done', Results: verifying.Results, outcome, text });
    },
    [issuer, demonstration, language],
  );

  const reset = useCallback(() => {
    latestRun.current += 1;
    setPhase({ name: 'idle' });
  }, []);

  return { phase, working: phase.name === 'working', run, reset };
}
