import { useCallback, useRef, useState } from 'react';
import type { Issuer } from '../../core/certificates/issuer.ts';
import type { Verdict } from '../../core/certificates/verdict.ts';
import type { VerifierDependencies } from '../../core/certificates/verify.ts';
import { fetchLaterStyles } from './later-styles.ts';
import type { Result } from './Result.tsx';
import type { Method } from './rules.ts';

/** A result with what a record of it must say, and the view that shows it. */
export interface Outcome {
  verdict: Verdict;
  method: Method;
  at: Date;
  View: typeof Result;
}

export type Check = (verifier: typeof loadVerifier, outside: VerifierDependencies) => Promise<Verdict>;

/** What a verification is doing. `failed` is for when not even the result could be fetched. */
type Phase = { name: 'idle' | 'working' | 'failed' } | { name: 'done'; outcome: Outcome };

/** Fetches what checks seals and shows results, before it is needed: then a check works even when the network fails meanwhile. */
export function prepare(): void {
  fetchLaterStyles();
  Promise.all([loadVerifier(), loadView()]).catch(() => undefined);
}

function loadVerifier() {
  return import('../../core/certificates/verify.ts');
}

function loadView() {
  return import('./Result.tsx');
}

/** A file of this site; undefined when it can't be had. Nothing about the certificate is in the request. */
async function load(path: string): Promise<string | undefined> {
  try {
    const response = await fetch(path, { cache: 'no-cache', credentials: 'omit' });
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}

/** Runs checks one at a time and keeps the last outcome. A newer check makes an older one void. */
export function useVerification(issuer: Issuer) {
  const [phase, setPhase] = useState<Phase>({ name: 'idle' });
  const turn = useRef(0);

  const run = useCallback(
    async (method: Method, check: Check) => {
      turn.current += 1;
      const mine = turn.current;
      fetchLaterStyles();
      setPhase({ name: 'working' });
      const outside: VerifierDependencies = { issuer, load, now: () => Math.floor(Date.now() / 1000) };
      const view = loadView().catch(() => undefined);
      const verdict = await check(loadVerifier, outside).catch((): Verdict => ({ state: 'unchecked', why: 'network' }));
      const View = (await view)?.Result;
      if (mine !== turn.current) return;
      setPhase(View ? { name: 'done', outcome: { verdict, method, at: new Date(), View } } : { name: 'failed' });
    },
    [issuer],
  );

  const reset = useCallback(() => {
    turn.current += 1;
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
