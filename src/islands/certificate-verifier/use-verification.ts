import { useCallback, useRef, useState } from 'react';
import type { Verdict } from '../../core/certificates/verdict.ts';
import type { VerifierDependencies } from '../../core/certificates/verify.ts';
import type { Language } from '../../i18n/languages.ts';
import { derive } from '../../browser/certificate-numbers/derive.ts';
import { seenLists } from '../../browser/seen-lists.ts';
import { openSite } from '../../browser/site-files.ts';
import type { VerifierConfig } from './config.ts';
import { loadResultText } from './lazy-texts.ts';
import type { Outcome } from './verification-outcome.ts';
import type { Method } from './rules.ts';
import type { Finding } from './verify-codes.ts';

export type Verification = (
  verifier: typeof loadVerifier,
  dependencies: VerifierDependencies,
) => Promise<Verdict | Finding[]>;

/** The phase of a verification; `failed` means that the view of the result could not be loaded. */
type Phase = { name: 'idle' | 'working' | 'failed' } | { name: 'done'; outcome: Outcome };

/**
 * Preloads the verifier and the view of results, so that they are available even if the network
 * fails later.
 */
export function preload(language: Language): void {
  Promise.all([loadVerifier(), loadView(language)]).catch(() => undefined);
}

function loadVerifier() {
  return import('../../core/certificates/verify.ts');
}

async function loadView(language: Language) {
  const [{ Results: View }, text] = await Promise.all([
    import('./Results.tsx'),
    loadResultText(language),
  ]);
  return text && { View, text };
}

/**
 * Runs verifications one at a time and stores the latest outcome. A new run supersedes an earlier
 * one.
 */
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
      const loading = loadView(language).catch(() => undefined);
      const result = await verify(loadVerifier, dependencies).catch((): Verdict => ({
        state: 'unchecked',
        reason: 'network',
      }));
      const findings = Array.isArray(result) ? result : [{ verdict: result, method }];
      const view = await loading;
      if (currentRun !== latestRun.current) return;
      setPhase(
        view
          ? { name: 'done', outcome: { findings, at: new Date(), ...view } }
          : { name: 'failed' },
      );
    },
    [issuer, demonstration, language],
  );

  const reset = useCallback(() => {
    latestRun.current += 1;
    setPhase({ name: 'idle' });
  }, []);

  return {
    working: phase.name === 'working',
    failed: phase.name === 'failed',
    outcome: phase.name === 'done' ? phase.outcome : undefined,
    run,
    reset,
  };
}
