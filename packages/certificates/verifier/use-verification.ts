import { useCallback, useRef, useState, type ComponentType } from 'react';
import { openDeployedSite, type HttpGet } from '@federation/base/deployed-site';
import type { Verdict } from '../shared/verdict.ts';
import type { VerifierDependencies } from '../shared/verify.ts';
import { deriveInWorker } from '../browser/numbers/derive.ts';
import { classifyFailure } from '../browser/to-failure.ts';
import { seenLists } from '../browser/seen-lists.ts';
import type { VerifierConfig } from './config.ts';
import type { VerdictListProps } from './verdict-list-props.ts';
import type { Method } from './rules.ts';
import type { FoundVerdict } from './verify-codes.ts';

/** Loads the code that verifies and shows verdicts. Rejects without a network. */
export const loadVerifier = () => import('./lazy-verifier.ts');

type LazyVerifier = Awaited<ReturnType<typeof loadVerifier>>;

/** The request contains nothing about the certificate. */
const getFile: HttpGet = (path) => fetch(path, { cache: 'no-cache', credentials: 'omit' });

/** A verification; without a verdict, nothing is shown. */
export type Verification = (
  verifier: LazyVerifier,
  dependencies: VerifierDependencies,
) => Promise<Verdict | FoundVerdict[] | undefined>;

/** The phase of a verification; `failed` means that its code could not be loaded. */
export type Phase =
  | { name: 'idle' | 'working' | 'failed' }
  | ({ name: 'done'; VerdictList: ComponentType<VerdictListProps> } & Pick<
      VerdictListProps,
      'verification' | 'text'
    >);

/** Loads the code early, so that a later failure of the network does not matter. */
export function preload(): void {
  loadVerifier().catch(() => undefined);
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
        ...openDeployedSite('', getFile),
        derive: deriveInWorker,
        seen: seenLists,
        now,
      };
      const verifier = await loadVerifier().catch(() => undefined);
      const result = await (verifier && verify(verifier, dependencies))?.catch(
        (error: unknown): Verdict => ({ state: 'unchecked', reason: classifyFailure(error) }),
      );
      const text = verifier?.getResultText(language);
      if (currentRun !== latestRun.current) return;
      if (!verifier || !text) return setPhase({ name: 'failed' });
      if (!result) return setPhase({ name: 'idle' });
      const verdicts = Array.isArray(result) ? result : [{ verdict: result, method }];
      const verification = { verdicts, at: new Date() };
      setPhase({ name: 'done', VerdictList: verifier.VerdictList, verification, text });
    },
    [issuer, demonstration, language],
  );

  const reset = useCallback(() => {
    latestRun.current += 1;
    setPhase({ name: 'idle' });
  }, []);

  return { phase, working: phase.name === 'working', run, reset };
}
