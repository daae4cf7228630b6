import type { Derive } from '../../core/certificates/look-up.ts';
import type { ResolveTxt } from '../portal/mail-records.ts';

/** What the monitor needs of the world. */
export interface MonitorDependencies {
  /** Asks for an address without following redirects. */
  ask: (address: string) => Promise<Response>;
  /**
   * When the certificate of the host ends, in seconds since 1970; undefined if it has none that is
   * valid.
   */
  readCertificateEnd: (host: string) => Promise<number | undefined>;
  resolveTxt: ResolveTxt;
  /** Derives the secret of a certificate number. */
  derive: Derive;
  /** Seconds since 1970. */
  now: number;
}

/** What a site answered. */
interface Answer {
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
export function openSite(origin: string, dependencies: MonitorDependencies): Site {
  let served: number | undefined;
  const ask: Site['ask'] = async (path) => {
    try {
      const response = await dependencies.ask(origin + path);
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
