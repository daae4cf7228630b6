/** Gets an address without following redirects. */
export type HttpGet = (address: string, headers?: Record<string, string>) => Promise<Response>;

export interface SiteResponse {
  status: number;
  headers: Headers;
  text: string;
}

/** A site that answers at its address, seen from outside. */
export interface DeployedSite {
  /** Its address without a trailing slash. */
  origin: string;
  /** Gets a path; undefined when nothing answers. */
  get: (path: string) => Promise<SiteResponse | undefined>;
  /** The text of a file; undefined if it is not there. */
  load: (path: string) => Promise<string | undefined>;
  /** The time of its last response by its own clock, in seconds since 1970. */
  servedAt: () => number | undefined;
}

export function openDeployedSite(origin: string, httpGet: HttpGet): DeployedSite {
  let served: number | undefined;
  const get: DeployedSite['get'] = async (path) => {
    try {
      const response = await httpGet(origin + path);
      const { status, headers } = response;
      const date = Date.parse(headers.get('date') ?? '') / 1000;
      served = Number.isNaN(date) ? undefined : date;
      return { status, headers, text: await response.text() };
    } catch {
      return undefined;
    }
  };
  const load: DeployedSite['load'] = async (path) => {
    const found = await get(path);
    return found?.status === 200 ? found.text : undefined;
  };
  return { origin, get, load, servedAt: () => served };
}
