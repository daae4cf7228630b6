/** The location of a visitor’s IP address. */
export interface VisitorPlace {
  ip: string;
  city: string;
  region: string;
  country: string;
}

/** Occasion of the location look-up (a setting of the site). */
export type LookUpMode = 'automatic' | 'on-request' | 'off';

/**
 * The count after another visit. The stored value may be missing or manipulated.
 *
 * @example toNextCount('6') // 7
 * @example toNextCount('many') // 1
 */
export function toNextCount(stored: string | undefined): number {
  const count = Number(stored ?? 0);
  return Number.isSafeInteger(count) && count >= 0 ? count + 1 : 1;
}

/**
 * True if the location may be looked up without asking: only in automatic mode, and not if the
 * browser sends Global Privacy Control.
 */
export function mayLookUp(mode: LookUpMode, globalPrivacyControl: boolean): boolean {
  return mode === 'automatic' && !globalPrivacyControl;
}

/**
 * Reads the response of the look-up service. Texts are truncated.
 *
 * @throws {TypeError} if the response has no IP address
 */
export function readVisitorPlace(response: unknown): VisitorPlace {
  const fields = (response ?? {}) as Record<string, unknown>;
  const read = (name: string) =>
    typeof fields[name] === 'string' ? fields[name].slice(0, 60) : '';
  const ip = read('ip');
  if (!ip) throw new TypeError('No address');
  return { ip, city: read('city'), region: read('region'), country: read('country_name') };
}

/** Length of a visit, in milliseconds: a look-up counts for all its pages and tabs. */
const visitLength = 24 * 60 * 60 * 1000;

/** A look-up of this visit: its time, and the location if the service returned one. */
export interface StoredLookUp {
  at: number;
  place?: VisitorPlace | undefined;
}

/**
 * Reads the stored look-up; undefined if there is none of this visit or it was manipulated.
 *
 * @param now milliseconds since 1970
 */
export function readStoredLookUp(
  stored: string | undefined,
  now: number,
): StoredLookUp | undefined {
  try {
    const { at, place } = JSON.parse(stored ?? '') as {
      at?: unknown;
      place?: Partial<Record<keyof VisitorPlace, unknown>>;
    };
    if (typeof at !== 'number' || at > now || now - at > visitLength) return undefined;
    return { at, place: place && readVisitorPlace({ ...place, country_name: place.country }) };
  } catch {
    return undefined;
  }
}

/**
 * Formats a place on one line, without parts that are unknown.
 *
 * @example formatPlace({ ip: '203.0.113.24', city: 'Pune', region: 'Maharashtra', country: 'India' }) // 'Pune, India'
 */
export function formatPlace({ city, region, country }: VisitorPlace): string {
  return [city || region, country].filter(Boolean).join(', ');
}
