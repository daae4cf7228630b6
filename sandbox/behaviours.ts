/**
 * How the sandbox can be made to misbehave. The wish stands in the e-mail address of a form, so that
 * tests side by side don’t disturb each other and a person can try it by typing.
 */
export const behaviours = {
  slow: 'answers as usual, after three seconds',
  hang: 'never answers',
  refuse: 'answers 422 with a message',
  error: 'answers 500 with a message',
  silent: 'answers 500 without a message',
  html: 'answers 502 with a page of HTML',
  login: 'answers 200 with a page of HTML, as a network does that wants a login first',
  empty: 'answers 500 with nothing',
  accept: 'does its work and answers 200 with nothing',
  drop: 'breaks the connection off',
  hostile: 'answers 400 with a message that holds markup and signs that turn text around',
} as const;

export type Behaviour = keyof typeof behaviours;

/** What a call is asked to do. `once` misbehaves at the first call only. */
export interface Wish {
  behaviour: Behaviour;
  once: boolean;
}

const wishPattern = /\+(verify-)?([a-z]+)(-once)?@/;

/**
 * The wish in an e-mail address. `verify-` means the check of the code instead of the form itself.
 *
 * @example toWish('asha+slow@bank.example', 'form') // { behaviour: 'slow', once: false }
 * @example toWish('asha+verify-drop-once@bank.example', 'code') // { behaviour: 'drop', once: true }
 */
export function toWish(email: string, call: 'form' | 'code'): Wish | undefined {
  const [, verify, name = '', once] = wishPattern.exec(email) ?? [];
  if (!Object.hasOwn(behaviours, name) || (verify !== undefined) !== (call === 'code')) return undefined;
  return { behaviour: name as Behaviour, once: once !== undefined };
}
