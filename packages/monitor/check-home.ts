import type { ReadyChecks } from '@federation/i18n/ready';
import { toFindingOf, type Finding } from '@federation/base/findings/finding';
import { judgeWith } from '@federation/base/findings/judge-with';
import type { Answer, Site } from '@federation/base/deployed-site';

/** The headers that every page of the site is sent with. */
const headers = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
];

/** Checks that a site answers, and with the headers that protect its readers. */
export async function checkHome(
  site: Site,
  texts: ReadyChecks,
): Promise<{ home: Answer | undefined; findings: Finding[] }> {
  const home = await site.ask('/');
  const isThere = home?.status === 200;
  const online: Finding = {
    check: 'online',
    ...toFindingOf(isThere, texts.online, {
      value: home && !isThere ? `${site.origin} (${home.status})` : site.origin,
    }),
  };
  if (!isThere) return { home: undefined, findings: [online] };
  const missing = headers.filter((name) => !home.headers.has(name));
  return { home, findings: [online, judgeWith(texts)('headers', missing, 'red')] };
}
