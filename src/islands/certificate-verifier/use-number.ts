import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { readFragment } from '../../core/certificates/issuer.ts';
import type { VerifierFacts } from './facts.ts';
import { judgeTyped, verifyingTime } from './rules.ts';
import { useVerification } from './use-verification.ts';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Manual entry, and the links of QR codes, which carry the certificate behind # in the address. */
export function useNumber(facts: VerifierFacts) {
  const { issuer, example } = facts;
  const [typed, setTyped] = useState('');
  const { working, failed, outcome, run, reset } = useVerification(facts);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const follow = () => {
      const token = readFragment(location.hash);
      if (token === undefined) return;
      // The certificate does not stay in the address, where it would be copied, logged and shared.
      history.replaceState(history.state, '', location.pathname + location.search);
      // The tabs return to the first, where the result is shown.
      dispatchEvent(new PopStateEvent('popstate'));
      void run('link', async (verifier, outside) => (await verifier()).verifyToken(token, outside));
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [run]);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (typed.trim() === '' || working) return;
    const judged = judgeTyped(typed, issuer.product, example);
    void run('number', async (verifier, outside) => {
      const found = judged.state === 'look-up' ? verifier().then(({ verifyNumber }) => verifyNumber(judged.number, outside)) : judged;
      return (await Promise.all([found, pause(verifyingTime)]))[0];
    });
  }

  async function paste() {
    try {
      setTyped((await navigator.clipboard.readText()).trim());
      field.current?.focus();
    } catch (error) {
      // As specified: nothing is shown; the field can be filled by hand.
      console.warn('The clipboard could not be read.', error);
    }
  }

  function another() {
    reset();
    setTyped('');
    field.current?.focus();
  }

  return { typed, setTyped, field, working, failed, outcome, submit, paste, another };
}
