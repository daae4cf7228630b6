import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type Route } from '@playwright/test';
import { localPortalPath } from '../../packages/portal/contract/api.ts';
import { siteHeaderNames } from '../../packages/portal/service/routes/contract.ts';
import { settings } from '../../src/data/settings.ts';

/** A call of a page to the portal. */
export interface PortalCall {
  /** The path of the portal. */
  path: string;
  method: string;
  /** The headers for the portal of the site. */
  headers: (string | undefined)[];
  body: unknown;
}

const anyKey = expect.stringMatching(/^[0-9a-f]{32}$/);
const anyNotice = expect.stringMatching(/^[0-9a-f]{12}(\.[0-9a-f]{12}){2}$/);

/** The call that a form makes. */
export const toFormCall = (path: string, payload: object) => ({
  path,
  method: 'POST',
  headers: [anyKey, anyKey, anyNotice, expect.stringMatching(/^\d+$/), undefined],
  body: payload,
});

/** The call that checks a code. */
export const toCodeCall = (payload: object) => toFormCall('/members/email-verify', payload);

/** The base address of the portal’s API in the built site. */
const portalBase = settings.portal?.api ?? '';

/** The base address of the portal beside the built site. */
const localBase = `${localPortalPath}/api/v1`;

/** True for an address of the portal, or of the one beside the site. */
export function isPortal({ href, pathname }: URL): boolean {
  return href.startsWith(`${portalBase}/`) || pathname.startsWith(`${localBase}/`);
}

/**
 * Routes calls of a page to the portal beside the built site. The page is that of production: its
 * policy must allow the portal’s origin.
 */
export async function answerPortal(
  route: Route,
  baseURL: string,
  calls: PortalCall[],
): Promise<void> {
  const request = route.request();
  const asked = request.url();
  const path = asked.replace(portalBase, '').replace(`${baseURL}${localBase}`, '');
  const body = request.postDataJSON() as unknown;
  const names = siteHeaderNames.map((name) => name.toLowerCase());
  const headers = request.headers();
  calls.push({ path, method: request.method(), headers: names.map((name) => headers[name]), body });
  // A test fills in a form faster than a person.
  if (headers['form-seconds'] !== undefined) headers['form-seconds'] = '60';
  try {
    const url = `${baseURL}${localBase}${path}`;
    const response = await route.fetch({ url, headers, timeout: 0 });
    await route.fulfill({ response });
  } catch {
    // The portal aborted the response, or the test left the page meanwhile.
    await route.abort('connectionreset').catch(() => undefined);
  }
}

/**
 * An address that no other test uses. The tag selects a fault of the portal, see
 * `packages/portal/server/faults.ts`.
 */
export function toAddress(tag = ''): string {
  return `asha.${randomUUID().slice(0, 8)}${tag && `+${tag}`}@bank.example`;
}

/** The newest mail to an address. */
export async function readMail(
  request: APIRequestContext,
  to: string,
): Promise<{ subject: string; text: string; code?: string }> {
  const answer = await request.get(`/portal/outbox.json?to=${encodeURIComponent(to)}`);
  const [newest] = (await answer.json()) as { subject: string; text: string; code?: string }[];
  if (!newest) throw new Error(`There is no mail to ${to}.`);
  return newest;
}

/** The one-time code in the newest mail to an address. */
export async function readCode(request: APIRequestContext, to: string): Promise<string> {
  const { code = '' } = await readMail(request, to);
  expect(code, `A mail with a code to ${to}`).toMatch(/^\d{6}$/);
  return code;
}
