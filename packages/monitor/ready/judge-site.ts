import type { Settings } from '@federation/content-model/settings';
import { isRealAddress } from '@federation/base/real-address';
import type { ReadyChecks } from '@federation/i18n/ready';
import type { CheckResult } from '@federation/base/check-results/check-result';
import { checkHome } from '../check-home.ts';
import { openDeployedSite, type HttpGet } from '@federation/base/deployed-site';
import { judgeWith } from '@federation/base/check-results/judge-with';

/** Judges the site at the address of the settings, as a visitor reaches it. */
export async function judgeSite(
  { site, portal, redirects }: Pick<Settings, 'site' | 'portal' | 'redirects'>,
  httpGet: HttpGet,
  texts: ReadyChecks,
): Promise<CheckResult[]> {
  const judge = judgeWith(texts);
  // A reserved address is red already, and nobody answers there.
  if (!isRealAddress(site)) return [];
  const { home, results } = await checkHome(openDeployedSite(site, httpGet), texts);
  // The site answers only once it is live, and it goes live when nothing is red.
  if (!home) return results.map((result) => ({ ...result, grade: 'amber' }));
  const get = async (address: string) => httpGet(address).catch(() => undefined);
  const redirectsOn = async (address: string) => {
    const status = (await get(address))?.status ?? 0;
    return status >= 300 && status < 400;
  };
  const redirecting = [
    site.replace('https:', 'http:'),
    ...redirects.flatMap(({ from, gone }) => (gone ? [] : [`${site}${from}`])),
  ];
  const stuck: string[] = [];
  for (const address of redirecting) if (!(await redirectsOn(address))) stuck.push(address);
  const feed = `${site}/feeds/all.xml`;
  const security = `${site}/.well-known/security.txt`;
  const contact = await (await get(security))?.text().catch(() => '');
  const login = portal?.login;
  const loginPage = login && (await get(login));
  return [
    ...results,
    judge('redirects', stuck, 'red'),
    judge('feeds', (await isXml(await get(feed))) ? [] : [feed], 'amber'),
    judge('security', /^Contact: /m.test(contact ?? '') ? [] : [security], 'amber'),
    ...(login ? [judge('portal', loginPage && loginPage.status < 400 ? [] : [login], 'red')] : []),
  ];
}

const isXml = async (response: Response | undefined) =>
  response?.ok === true && (await response.text()).startsWith('<?xml');
