/** Where a visitor’s network address is registered, as the look-up service answers. */
export interface Place {
  ip: string;
  city: string;
  region: string;
  country: string;
}

/** When the look-up happens, as the settings have it. */
export type LookUpMode = 'automatic' | 'on-request' | 'off';

/**
 * The count after one more visit. What is stored may be missing or may have been changed by hand.
 *
 * @example toNextCount('6') // 7
 * @example toNextCount('many') // 1
 */
export function toNextCount(stored: string | undefined): number {
  const count = Number(stored ?? '0');
  return Number.isSafeInteger(count) && count >= 0 ? count + 1 : 1;
}

/** Whether the address may be looked up without asking: only in automatic mode, and not against a privacy signal of the browser (Global Privacy Control). */
export function mayLookUp(mode: LookUpMode, globalPrivacyControl: boolean): boolean {
  return mode === 'automatic' && !globalPrivacyControl;
}

/**
 * Reads the answer of the look-up service. Only short plain texts are taken over.
 *
 * @throws {TypeError} when the answer holds no address
 */
export function toPlace(answer: unknown): Place {
  const fields = typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>) : {};
  const read = (name: string) => (typeof fields[name] === 'string' ? fields[name].slice(0, 60) : '');
  const ip = read('ip');
  if (!ip) throw new TypeError('No address');
  return { ip, city: read('city'), region: read('region'), country: read('country_name') };
}

/**
 * Reads back a place that this browser session knows already. What is stored may have been changed
 * by hand; anything but a place gives undefined.
 */
export function toKnownPlace(stored: string | undefined): Place | undefined {
  try {
    const { ip, city, region, country } = JSON.parse(stored ?? '') as Partial<Record<keyof Place, unknown>>;
    return toPlace({ ip, city, region, country_name: country });
  } catch {
    return undefined;
  }
}

/**
 * The place in one line; parts that the service does not know are left out.
 *
 * @example formatPlace({ ip: '203.0.113.24', city: 'Pune', region: 'Maharashtra', country: 'India' }) // 'Pune, India'
 */
export function formatPlace({ city, region, country }: Place): string {
  return [city || region, country].filter(Boolean).join(', ');
}
