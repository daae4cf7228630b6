import * as v from 'valibot';
import type { HttpGet } from '@federation/base/deployed-site';
import { portalHealthSchema, type PortalHealth } from '@federation/portal/contract/health';

export const toHealthAddress = (api: string) => new URL('../../health', `${api}/`).href;

/**
 * Fetches the health of a portal: its details with the right token, otherwise `ok`; undefined if it
 * does not answer or reports an error.
 */
export async function fetchHealth(
  api: string,
  get: HttpGet,
  token: string | undefined,
): Promise<PortalHealth | 'ok' | undefined> {
  try {
    const response = await get(
      toHealthAddress(api),
      token === undefined ? {} : { Authorization: `Bearer ${token}` },
    );
    if (!response.ok) return undefined;
    const text = await response.text();
    return text === 'ok' ? text : v.parse(portalHealthSchema, JSON.parse(text));
  } catch {
    return undefined;
  }
}
