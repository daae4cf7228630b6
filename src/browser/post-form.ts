/** What a server made of a form. `message` is what it said, if it said anything that can be shown. */
export type Answer = { accepted: true } | { accepted: false; message: string | undefined };

/** The longest message of a server that is shown, in characters. */
const longestMessage = 400;

/**
 * Sends a form and judges the answer by its status; the body of a success may be anything the
 * contract leaves open, but a page of HTML is no answer of the portal, whatever its status says:
 * networks that want a login first answer everything with their own page.
 *
 * @param language the language in which the server may answer
 * @throws what `fetch` throws when there is no answer, and the reason of `signal`
 */
export async function postForm(url: string, payload: unknown, language: string, signal: AbortSignal): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json', 'Accept-Language': language },
    body: JSON.stringify(payload),
    credentials: 'omit',
    cache: 'no-store',
    signal,
  });
  const text = await response.text();
  const body = readJson(text);
  if (response.ok && (text.trim() === '' || body !== undefined)) return { accepted: true };
  return { accepted: false, message: toMessage(body) };
}

/**
 * The message in the body of a failure. It is text from outside: what could hide or turn around
 * other text is taken out, and it is cut to a length that can be read.
 *
 * @example toMessage({ message: ' The code is wrong. ' }) // 'The code is wrong.'
 * @example toMessage({ message: 7 }) // undefined
 */
export function toMessage(body: unknown): string | undefined {
  const { message } = (typeof body === 'object' && body !== null ? body : {}) as { message?: unknown };
  if (typeof message !== 'string') return undefined;
  const text = message.replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();
  if (text.length <= longestMessage) return text || undefined;
  return `${[...text].slice(0, longestMessage - 1).join('')}…`;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
