import type { IssuerContext } from './context.ts';

/** A file of the deployed site. */
export interface SiteFile {
  ok: boolean;
  /** The HTTP status. */
  status: number;
  text: string;
  /** The time at which it was sent, in seconds since 1970, if the site says so. */
  date: number | undefined;
  /** Whether browsers may not use a copy without asking. */
  isFresh: boolean;
}

/** Asks the deployed site for a file; undefined if it does not answer. */
export async function fetchFile(
  address: string,
  { load }: Pick<IssuerContext, 'load'>,
): Promise<SiteFile | undefined> {
  try {
    const response = await load(address);
    const date = Date.parse(response.headers.get('date') ?? '') / 1000;
    return {
      ok: response.ok,
      status: response.status,
      text: await response.text(),
      date: Number.isNaN(date) ? undefined : date,
      isFresh: (response.headers.get('cache-control') ?? '').includes('no-cache'),
    };
  } catch {
    return undefined;
  }
}

/** Whether a site can exist at the address: names that are reserved for examples have none. */
export function isRealAddress(site: string): boolean {
  const { protocol, hostname } = new URL(site);
  return (
    protocol === 'https:' &&
    !/(^|\.)(example|test|invalid|localhost)$/.test(hostname) &&
    !/(^|\.)example\.(com|org|net)$/.test(hostname)
  );
}
