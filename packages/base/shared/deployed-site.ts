/** Asks an address, without following where it leads. */
export type Ask = (address: string) => Promise<Response>;

/** What a site answered. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

/** A deployed site, asked from outside. */
export interface Site {
  /** Its address without a trailing slash. */
  origin: string;
  /** Asks for a path; undefined if nothing answers. */
  ask: (path: string) => Promise<Answer | undefined>;
  /** The text of a file; undefined if it is not there. */
  load: (path: string) => Promise<string | undefined>;
  /** When it last answered, by its own clock, in seconds since 1970. */
  servedAt: () => number | undefined;
}

/** Opens a site for asking. */
export function openSite(origin: string, askFor: Ask): Site {
  let served: number | undefined;
  const ask: Site['ask'] = async (path) => {
    try {
      const response = await askFor(origin + path);
      const { status, headers } = response;
      const date = Date.parse(headers.get('date') ?? '') / 1000;
      served = Number.isNaN(date) ? undefined : date;
      return { status, headers, text: await response.text() };
    } catch {
      return undefined;
    }
  };
  const load: Site['load'] = async (path) => {
    const found = await ask(path);
    return found?.status === 200 ? found.text : undefined;
  };
  return { origin, ask, load, servedAt: () => served };
}
