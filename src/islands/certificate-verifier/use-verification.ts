import { useCallback, useRef, useState } from 'react';
import type { Verdict } from '../../core/certificates/verdict.ts';
import type { VerifierDependencies } from '../../core/certificates/verify.ts';
import type { Language } from '../../i18n/languages.ts';
import type { VerifierFacts } from './facts.ts';
import { fetchLaterStyles } from './later-styles.ts';
import { loadResultText } from './later-texts.ts';
import type { ResultText } from './result-rules.ts';
import type { Result } from './Result.tsx';
import type { Method } from './rules.ts';

/** A result with what a record of it must say, the view that shows it, and the words of that. */
export interface Outcome {
  verdict: Verdict;
  method: Method;
  at: Date;
  View: typeof Result;
  text: ResultText;
}

export type Check = (verifier: typeof loadVerifier, outside: VerifierDependencies) => Promise<Verdict>;

/** What a verification is doing. `failed` is for when not even the result could be fetched. */
type Phase = { name: 'idle' | 'working' | 'failed' } | { name: 'done'; outcome: Outcome };

/** Fetches what checks seals and shows results, before it is needed: then a check works even when the network fails meanwhile. */
export function prepare(language: Language): void {
  fetchLaterStyles();
  Promise.all([loadVerifier(), loadView(language)]).catch(() => undefined);
}

function loadVerifier() {
  return import('../../core/certificates/verify.ts');
}

async function loadView(language: Language) {
  const [{ Result: View }, text] = await Promise.all([import('./Result.tsx'), loadResultText(language)]);
  return text && { View, text };
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
export function useVerification({ issuer, language }: VerifierFacts) {
  const [phase, setPhase] = useState<Phase>({ name: 'idle' });
  const turn = useRef(0);

  const run = useCallback(
    async (method: Method, check: Check) => {
      turn.current += 1;
      const mine = turn.current;
      fetchLaterStyles();
      setPhase({ name: 'working' });
      const outside: VerifierDependencies = { issuer, load, now: () => Math.floor(Date.now() / 1000) };
      const loading = loadView(language).catch(() => undefined);
      const verdict = await check(loadVerifier, outside).catch((): Verdict => ({ state: 'unchecked', why: 'network' }));
      const view = await loading;
      if (mine !== turn.current) return;
      setPhase(view ? { name: 'done', outcome: { verdict, method, at: new Date(), ...view } } : { name: 'failed' });
    },
    [issuer, language],
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
