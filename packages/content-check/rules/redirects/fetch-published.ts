import { listName } from './published.ts';

/** The time limit for the response, in milliseconds. */
const limit = 10_000;

/** More addresses than any site of ours will ever have had. */
const mostAddresses = 100_000;

/**
 * Reads the site's own list of published addresses; undefined when the site can’t be reached or its
 * response is not such a list.
 *
 * @param site its address, such as `https://www.federation.example`
 */
export async function fetchPublished(site: string): Promise<string[] | undefined> {
  try {
    const answer = await fetch(`${site}/${listName}`, { signal: AbortSignal.timeout(limit) });
    const type = answer.headers.get('content-type') ?? '';
    if (!answer.ok || !type.startsWith('text/plain')) return undefined;
    const lines = (await answer.text())
      .split(/\r?\n/)
      .filter((line) => line && !line.startsWith('#'));
    const isList =
      lines.length <= mostAddresses && lines.every((line) => /^\/[\w/.-]*$/.test(line));
    return isList && lines.length > 0 ? lines : undefined;
  } catch {
    return undefined;
  }
}
