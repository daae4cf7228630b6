/**
 * The faults that the sandbox can inject. A tag in the e-mail address of a form selects one, so
 * that parallel tests don’t affect each other and a person can try a fault by typing it.
 */
export const faults = {
  slow: 'answers as usual, after three seconds',
  hang: 'never answers',
  refuse: 'answers 422 with a message',
  error: 'answers 500 with a message',
  silent: 'answers 500 without a message',
  html: 'answers 502 with an HTML page',
  login: 'answers 200 with an HTML page, like the login page of a public network',
  empty: 'answers 500 with an empty body',
  accept: 'handles the request and answers 200 with an empty body',
  drop: 'closes the connection without an answer',
  hostile: 'answers 400 with a message that contains markup and bidirectional control characters',
} as const;

export type Fault = keyof typeof faults;

/** A fault that an e-mail address asks for. */
export interface FaultRequest {
  fault: Fault;
  /** Whether only the first call fails. */
  once: boolean;
}

const tagPattern = /\+(verify-)?([a-z]+)(-once)?@/;

/**
 * The fault that an e-mail address asks for. `verify-` applies it to the check of the code instead
 * of the form.
 *
 * @example toFaultRequest('asha+slow@bank.example', 'form') // { fault: 'slow', once: false }
 * @example toFaultRequest('asha+verify-drop-once@bank.example', 'code') // { fault: 'drop', once: true }
 */
export function toFaultRequest(email: string, call: 'form' | 'code'): FaultRequest | undefined {
  const [, verify, name = '', once] = tagPattern.exec(email) ?? [];
  if (!Object.hasOwn(faults, name) || (verify !== undefined) !== (call === 'code'))
    return undefined;
  return { fault: name as Fault, once: once !== undefined };
}
