import { decodeJwt } from 'jose';
import { toCheck, type Check } from '../certificates/issuing/check.ts';
import { toStatusAddress, type Issuer } from '../../core/certificates/issuer.ts';

/** What the checks need of the world. */
export interface MonitorDependencies {
  /** Asks for an address without following redirects. */
  ask: (address: string) => Promise<Response>;
  /**
   * When the certificate of the host ends, in seconds since 1970; undefined if it has none that is
   * valid.
   */
  readCertificateEnd: (host: string) => Promise<number | undefined>;
  /** Seconds since 1970. */
  now: number;
}

const hour = 3600;
const day = 24 * hour;

/** The site is built each night; two hours are left for a build that is late. */
const maxBuildAge = 26 * hour;

/**
 * A status list is published each week and valid for ten days; a certificate of a host is mostly
 * renewed a month before its end.
 */
const minDaysLeft = { statusList: 2, certificate: 14 };

/**
 * Checks from outside whether a deployed site answers as it should, was built last night, and
 * nothing of it is about to end.
 */
export async function checkSite(
  issuer: Issuer,
  dependencies: MonitorDependencies,
): Promise<Check[]> {
  const { site } = issuer;
  const home = await ask(`${site}/`, dependencies);
  if (home?.status !== 200)
    return [
      {
        ok: false,
        sentence: home ? `${site}/ answers ${home.status}, not 200.` : `${site}/ does not answer.`,
      },
    ];
  const script = /\/_astro\/[^"]+\.js/.exec(home.text)?.[0] ?? '/_astro/';
  const [file, missing, build] = [
    await ask(site + script, dependencies),
    await ask(`${site}/no-such-page`, dependencies),
    await ask(`${site}/build.json`, dependencies),
  ];
  return [
    { ok: true, sentence: 'The home page is there.' },
    toCheck(
      ['strict-transport-security', 'x-content-type-options', 'content-security-policy'].every(
        (name) => home.headers.has(name),
      ),
      'The headers that protect readers are sent.',
      'Headers that protect readers are missing. Make the host use the file _headers.',
    ),
    toCheck(
      file?.status === 200 && file.headers.get('cache-control')?.includes('immutable') === true,
      'The scripts of the page are there, and browsers may keep them.',
      `${site}${script} answers ${file?.status ?? 'nothing'}, or without “immutable”. Upload all of _astro.`,
    ),
    toCheck(
      missing?.status === 404,
      'An unknown address is answered with 404.',
      `${site}/no-such-page answers ${missing?.status ?? 'nothing'}, not 404.`,
    ),
    checkBuild(build?.text, dependencies.now),
    await checkStatusList(issuer, dependencies),
    ...(site.startsWith('https:') ? [await checkCertificate(site, dependencies)] : []),
  ];
}

function checkBuild(text: string | undefined, now: number): Check {
  const age = now - readBuilt(text);
  return toCheck(
    age <= maxBuildAge,
    `The site was built ${Math.round(age / hour)} hours ago.`,
    Number.isNaN(age)
      ? '/build.json does not say when the site was built.'
      : `The site was built ${Math.round(age / hour)} hours ago. Look at the last nightly build.`,
  );
}

function readBuilt(text: string | undefined): number {
  try {
    return Date.parse((JSON.parse(text ?? '') as { built: string }).built) / 1000;
  } catch {
    return NaN;
  }
}

/** A site that has issued no certificates has no status list. */
async function checkStatusList(issuer: Issuer, dependencies: MonitorDependencies): Promise<Check> {
  const address = toStatusAddress(issuer, '1');
  const list = await ask(address, dependencies);
  if (list?.status === 404) return { ok: true, sentence: 'There is no status list yet.' };
  const left = readDaysLeft(list?.text, dependencies.now);
  return toCheck(
    left >= minDaysLeft.statusList,
    `The status list is valid for ${left} more days.`,
    `${address} is ${Number.isNaN(left) ? 'not a status list' : left < 0 ? 'out of date' : `valid for ${left} more days only`}. Publish (npm run certificate -- publish), build and upload the site.`,
  );
}

function readDaysLeft(jwt: string | undefined, now: number): number {
  try {
    return Math.floor(((decodeJwt((jwt ?? '').trim()).exp ?? NaN) - now) / day);
  } catch {
    return NaN;
  }
}

async function checkCertificate(
  site: string,
  { readCertificateEnd, now }: MonitorDependencies,
): Promise<Check> {
  const end = await readCertificateEnd(new URL(site).host);
  const left = Math.floor(((end ?? NaN) - now) / day);
  return toCheck(
    left >= minDaysLeft.certificate,
    `The certificate of the host is valid for ${left} more days.`,
    Number.isNaN(left)
      ? 'The host has no valid certificate.'
      : `The certificate of the host ends in ${left} days. Renew it.`,
  );
}

async function ask(address: string, dependencies: MonitorDependencies) {
  try {
    const response = await dependencies.ask(address);
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch {
    return undefined;
  }
}
