/** The files of this site for one verification, and the clock of its server. */
export interface SiteFiles {
  /**
   * Loads a file of this site; undefined if it is not available. The request contains nothing about
   * the certificate.
   */
  load: (path: string) => Promise<string | undefined>;
  /** The server’s clock in its last response, in seconds since 1970; undefined without `Date`. */
  servedAt: () => number | undefined;
}

export function openSite(): SiteFiles {
  let served = NaN;
  return {
    load: async (path) => {
      served = NaN;
      try {
        const response = await fetch(path, { cache: 'no-cache', credentials: 'omit' });
        served = Date.parse(response.headers.get('Date') ?? '');
        return response.ok ? await response.text() : undefined;
      } catch {
        return undefined;
      }
    },
    servedAt: () => (Number.isNaN(served) ? undefined : served / 1000),
  };
}
