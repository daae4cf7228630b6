/**
 * The result of sending a form; `message` is the server’s message, if it has one that can be shown.
 */
export type PostResult = { accepted: true } | { accepted: false; message: string | undefined };

/** The maximum length of a server’s message, in characters. */
const maxMessageLength = 400;

/**
 * Sends a form. Success is judged by the status; the body must be JSON or empty, because the login
 * page of a public network is HTML with status 200.
 *
 * @param language the language of the server’s messages
 * @throws the errors of `fetch` if there is no response, and the reason of `signal`
 */
export async function postForm(
  url: string,
  payload: unknown,
  language: string,
  signal: AbortSignal,
): Promise<PostResult> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      'Accept-Language': language,
    },
    body: JSON.stringify(payload),
    credentials: 'omit',
    cache: 'no-store',
    signal,
  });
  const text = await response.text();
  const body = parseJson(text);
  if (response.ok && (text.trim() === '' || body !== undefined)) return { accepted: true };
  return { accepted: false, message: toMessage(body) };
}

/**
 * The message in the body of a failure. It is untrusted text, so control and bidirectional
 * characters are removed, and it is truncated.
 *
 * @example toMessage({ message: ' The code is wrong. ' }) // 'The code is wrong.'
 * @example toMessage({ message: 7 }) // undefined
 */
export function toMessage(body: unknown): string | undefined {
  const { message } = (typeof body === 'object' && body !== null ? body : {}) as {
    message?: unknown;
  };
  if (typeof message !== 'string') return undefined;
  const text = message.replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();
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
