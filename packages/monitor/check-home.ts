import type { ReadyChecks } from '@federation/i18n/ready';
import { toCheckResultFrom, type CheckResult } from '@federation/base/check-results/check-result';
import { judgeWith } from '@federation/base/check-results/judge-with';
import type { SiteResponse, DeployedSite } from '@federation/base/deployed-site';

/** The headers that the host must send with every page. */
const headers = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
];

/** Checks that a site answers and sends the headers that protect its readers. */
export async function checkHome(
  site: DeployedSite,
  texts: ReadyChecks,
): Promise<{ home: SiteResponse | undefined; results: CheckResult[] }> {
  const home = await site.get('/');
  const isThere = home?.status === 200;
  const online: CheckResult = {
    check: 'online',
    ...toCheckResultFrom(isThere, texts.online, {
      value: home && !isThere ? `${site.origin} (${home.status})` : site.origin,
    }),
  };
  if (!isThere) return { home: undefined, results: [online] };
  const missing = headers.filter((name) => !home.headers.has(name));
  return { home, results: [online, judgeWith(texts)('headers', missing, 'red')] };
}
