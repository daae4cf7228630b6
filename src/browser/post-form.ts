/** Response of a server to a form that it has accepted. */
export interface Receipt {
  reference: string;
  /** Says what happens next. */
  message: string | undefined;
}

/**
 * Receipt, if the response has one: of this form or, if it was not accepted, of the first one with its
 * key. A failure has the message of the server, if it can be shown.
 */
export type PostResult =
  | { accepted: true; receipt?: Receipt }
  | { accepted: false; message: string | undefined; receipt?: Receipt };

interface PostOptions {
  /** The language of the server’s messages. */
  language: string;
  signal: AbortSignal;
  /** Additional headers, for the portal of the site only. */
  headers?: Record<string, string> | undefined;
  /** True if a success without a reference is a failure. */
  needsReceipt: boolean;
}

/** The maximum length of a server’s message, in characters. */
const maxMessageLength = 400;

/**
 * Sends a form. Success is judged by the status; the body must be JSON or empty, because the login
 * page of a public network is HTML with status 200.
 *
 * @throws the errors of `fetch` if there is no response, and the reason of `signal`
 */
export async function postForm(
  url: string,
  payload: unknown,
  { language, signal, headers, needsReceipt }: PostOptions,
): Promise<PostResult> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      'Accept-Language': language,
      ...headers,
    },
    body: JSON.stringify(payload),
    credentials: 'omit',
    cache: 'no-store',
    signal,
  });
  const text = await response.text();
  const body = parseJson(text);
  const receipt = toReceipt(body);
  const isAnswer = needsReceipt ? receipt !== undefined : text.trim() === '' || body !== undefined;
  if (response.ok && isAnswer) return { accepted: true, ...(receipt && { receipt }) };
  const message = response.ok ? undefined : readServerMessage(body);
  return { accepted: false, message, ...(receipt && { receipt }) };
}

/**
 * The message in the body of a failure. It is untrusted text, so control and bidirectional
 * characters are removed, and it is truncated.
 *
 * @example readServerMessage({ message: ' The code is wrong. ' }) // 'The code is wrong.'
 * @example readServerMessage({ message: 7 }) // undefined
 */
export function readServerMessage(body: unknown): string | undefined {
  return toShownText((body as { message?: unknown } | null | undefined)?.message);
}

/** The receipt in the body of a success; undefined when there is no reference in it. */
function toReceipt(body: unknown): Receipt | undefined {
  const reference = toShownText((body as { reference?: unknown } | null | undefined)?.reference);
  return reference === undefined ? undefined : { reference, message: readServerMessage(body) };
}

/** A text of the server as it can be shown; undefined when there is none. */
function toShownText(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();
  if (text.length <= maxMessageLength) return text || undefined;
  return `${[...text].slice(0, maxMessageLength - 1).join('')}…`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
