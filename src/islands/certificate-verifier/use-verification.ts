import { useCallback, useRef, useState } from 'react';
import type { Issuer } from '../../lib/certificates/issuer.ts';
import type { Verdict } from '../../lib/certificates/verdict.ts';
import type { Outside } from '../../lib/certificates/verify.ts';
import type { Method } from './rules.ts';

/** A result with what a record of it must say. */
export interface Outcome {
  verdict: Verdict;
  method: Method;
  at: Date;
}

/** A check; it asks for the verifier only when it needs it. */
export type Check = (verifier: typeof loadVerifier, outside: Outside) => Promise<Verdict>;

/** Fetches what checks seals, before it is needed: then a check also works when the network fails meanwhile. */
export function prepare(): void {
  loadVerifier().catch(() => undefined);
}

function loadVerifier() {
  return import('../../lib/certificates/verify.ts');
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
  const [working, setWorking] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const turn = useRef(0);

  const run = useCallback(
    async (method: Method, check: Check) => {
      turn.current += 1;
      const mine = turn.current;
      setOutcome(undefined);
      setWorking(true);
      const outside: Outside = { issuer, load, now: () => Math.floor(Date.now() / 1000) };
      const verdict = await check(loadVerifier, outside).catch((): Verdict => ({ state: 'unchecked', why: 'network' }));
      if (mine !== turn.current) return;
      setWorking(false);
      setOutcome({ verdict, method, at: new Date() });
    },
    [issuer],
  );

  const show = useCallback((method: Method, verdict: Verdict) => {
    turn.current += 1;
    setWorking(false);
    setOutcome({ verdict, method, at: new Date() });
  }, []);

  const reset = useCallback(() => {
    turn.current += 1;
    setWorking(false);
    setOutcome(undefined);
  }, []);

  return { working, outcome, run, show, reset };
}
