import type { Settings } from '@federation/content-model/settings';
import { isRealAddress } from '@federation/base/real-address';
import type { ReadyChecks } from '@federation/i18n/ready';
import type { Finding } from '@federation/base/findings/finding';
import { checkHome } from '../check-home.ts';
import { openSite, type Ask } from '@federation/base/deployed-site';
import { judgeWith } from '@federation/base/findings/judge-with';

/** Judges the site at the address of the settings, as a visitor reaches it. */
export async function judgeSite(
  { site, portal, redirects }: Pick<Settings, 'site' | 'portal' | 'redirects'>,
  ask: Ask,
  texts: ReadyChecks,
): Promise<Finding[]> {
  const judge = judgeWith(texts);
  // A reserved address is red already, and nobody answers there.
  if (!isRealAddress(site)) return [];
  const { home, findings } = await checkHome(openSite(site, ask), texts);
  // It goes live when nothing is red, and answers only then.
  if (!home) return findings.map((finding) => ({ ...finding, grade: 'amber' }));
  const get = async (address: string) => ask(address).catch(() => undefined);
  const leadsOn = async (address: string) => {
    const status = (await get(address))?.status ?? 0;
    return status >= 300 && status < 400;
  };
  const leading = [
    site.replace('https:', 'http:'),
    ...redirects.flatMap(({ from, gone }) => (gone ? [] : [`${site}${from}`])),
  ];
  const stuck: string[] = [];
  for (const address of leading) if (!(await leadsOn(address))) stuck.push(address);
  const feed = `${site}/feeds/all.xml`;
  const security = `${site}/.well-known/security.txt`;
  const contact = await (await get(security))?.text().catch(() => '');
  const login = portal?.login;
  const answer = login && (await get(login));
  return [
    ...findings,
    judge('redirects', stuck, 'red'),
    judge('feeds', (await isXml(await get(feed))) ? [] : [feed], 'amber'),
    judge('security', /^Contact: /m.test(contact ?? '') ? [] : [security], 'amber'),
    ...(login ? [judge('portal', answer && answer.status < 400 ? [] : [login], 'red')] : []),
  ];
}

const isXml = async (answer: Response | undefined) =>
  answer?.ok === true && (await answer.text()).startsWith('<?xml');
