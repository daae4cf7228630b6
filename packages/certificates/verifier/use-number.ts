import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react';
import { followAddress, replaceAddress } from '@federation/base/browser/address';
import { readFragment, readNumberFragment } from '../shared/issuer.ts';
import { readNumber } from '../shared/number.ts';
import type { VerifierConfig } from './config.ts';
import { classifyInput, minVerifyingTime } from './rules.ts';
import { useVerification } from './use-verification.ts';

const delay = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Verifies typed numbers, and links with a fragment: a QR code has a token in it, and the search of
 * the site a number to fill in.
 */
export function useNumber(config: VerifierConfig) {
  const { issuer, example } = config;
  const [typed, setTyped] = useState('');
  const { phase, working, run, reset } = useVerification(config);
  const field = useRef<HTMLInputElement>(null);

  // Shows the number as printed, even if it was typed differently into the search.
  const fillIn = useEffectEvent((number: string) => {
    const read = readNumber(number, issuer.product);
    setTyped(read.form === 'other' ? number : read.number);
  });

  useEffect(() => {
    const follow = () => {
      const number = readNumberFragment(location.hash);
      const code = readFragment(location.hash);
      if (!number && !code) return;
      // Remove the fragment from the address, so that it is not copied, logged or shared. The
      // address without it opens the first tab, which shows the verdict.
      replaceAddress(location.pathname + location.search);
      if (number) fillIn(number);
      if (!code) return;
      void run('link', ({ verifyToken }, dependencies) =>
        code.kind === 'certificate'
          ? verifyToken(code.token, dependencies)
          : Promise.resolve({ state: code.kind }),
      );
    };
    follow();
    return followAddress(follow);
  }, [run]);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (typed.trim() === '' || working) return;
    const input = classifyInput(typed, issuer.product, example);
    void run('number', async ({ verifyNumber }, dependencies) => {
      const verdict = input.state === 'look-up' ? verifyNumber(input.number, dependencies) : input;
      return (await Promise.all([verdict, delay(minVerifyingTime)]))[0];
    });
  }

  async function paste() {
    try {
      setTyped((await navigator.clipboard.readText()).trim());
      field.current?.focus();
    } catch (error) {
      // The specification wants no message; the number can be typed instead.
      console.warn('The clipboard could not be read.', error);
    }
  }

  function restart() {
    reset();
    setTyped('');
    field.current?.focus();
  }

  return { typed, setTyped, field, phase, working, submit, paste, restart };
}
