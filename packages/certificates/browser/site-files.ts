/** Files of this site, for one verification, and when the server last answered. */
export interface SiteFiles {
  /**
   * Loads a file of this site; undefined if it is not available. The request contains nothing about
   * the certificate.
   */
  load: (path: string) => Promise<string | undefined>;
  /**
   * When the server last answered by its own clock, in seconds since 1970; undefined if it does not
   * say so.
   */
  servedAt: () => number | undefined;
}

/** Opens the files of this site. */
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
