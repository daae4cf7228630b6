import type { Settings } from '../../content-model/settings.ts';
import { isRealAddress } from '../certificates/issuing/site.ts';
import { toFinding, type Finding } from './finding.ts';

/** Asks an address, without following where it leads. */
export type Ask = (address: string) => Promise<Response>;

/** What every page of the site is sent with. */
const headers = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
];

/** Judges the site at the address of the settings, as a visitor reaches it. */
export async function judgeSite(
  { site, portal, redirects }: Pick<Settings, 'site' | 'portal' | 'redirects'>,
  ask: Ask,
): Promise<Finding[]> {
  // A reserved address is red already, and nobody answers there.
  if (!isRealAddress(site)) return [];
  const get = async (address: string) => ask(address).catch(() => undefined);
  const home = await get(`${site}/`);
  if (!home?.ok) return [{ check: 'online', grade: 'red', value: site }];
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
    { check: 'online', grade: 'green', value: site },
    toFinding(
      'headers',
      headers.filter((name) => !home.headers.has(name)),
      'red',
    ),
    toFinding('redirects', stuck, 'red'),
    toFinding('feeds', (await isXml(await get(feed))) ? [] : [feed], 'amber'),
    toFinding('security', /^Contact: /m.test(contact ?? '') ? [] : [security], 'amber'),
    ...(login ? [toFinding('portal', answer && answer.status < 400 ? [] : [login], 'red')] : []),
  ];
}

const isXml = async (answer: Response | undefined) =>
  answer?.ok === true && (await answer.text()).startsWith('<?xml');
