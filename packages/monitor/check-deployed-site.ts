import type { Derive } from '@federation/certificates/look-up';
import { defaultLanguage } from '@federation/i18n/languages';
import { readyTexts } from '@federation/i18n/ready';
import { formatCount } from '@federation/base/count';
import { createCheckResult, type CheckResult } from '@federation/base/check-results/check-result';
import type { ResolveTxt } from './portal/mail-records.ts';
import { checkHome } from './check-home.ts';
import type { SeenList } from '@federation/certificates/office/published/judge-list';
import { checkPages } from './check-pages.ts';
import { checkPortal } from './check-portal.ts';
import { checkPublished } from '@federation/certificates/office/published/check-published';
import { checkKnownCertificates } from './known-certificates.ts';
import type { ExpectedSite } from './expected-site.ts';
import { openDeployedSite, type HttpGet } from '@federation/base/deployed-site';

/** The network and the clock of the monitor. */
export interface MonitorDependencies {
  get: HttpGet;
  /** The end of the host’s TLS certificate, in seconds since 1970; undefined if none is valid. */
  readCertificateEnd: (host: string) => Promise<number | undefined>;
  resolveTxt: ResolveTxt;
  /** The token for the details of the health of the portal. */
  healthToken?: string | undefined;
  /** Derives the secret of a certificate number. */
  derive: Derive;
  /** Seconds since 1970. */
  now: number;
}

const hour = 3600;
const day = 24 * hour;

/** The site is built each night; a build may be two hours late. */
const maxBuildAge = 26 * hour;

/** Hosts usually renew their certificate a month before its end. */
const minDaysLeft = 14;

/**
 * Checks from outside that a deployed site answers as it should, was built last night, verifies
 * certificates as the last publication says, and has a TLS certificate that does not end soon.
 */
export async function checkDeployedSite(
  origin: string,
  expected: ExpectedSite,
  seen: SeenList,
  dependencies: MonitorDependencies,
): Promise<CheckResult[]> {
  const site = openDeployedSite(origin, dependencies.get);
  const language = defaultLanguage;
  const texts = readyTexts[language].checks;
  const { home, results } = await checkHome(site, texts);
  if (!home) return results;
  const script = /\/_astro\/[^"]+\.js/.exec(home.text)?.[0] ?? '/_astro/';
  const [file, missing, build] = [
    await site.get(script),
    await site.get('/no-such-page'),
    await site.get('/build.json'),
  ];
  const { portal, keys, demonstration } = expected;
  // Without a key there are no certificates, and the page that verifies them may be a draft.
  const usesCertificates = keys.length > 0 || demonstration !== undefined;
  const { now } = dependencies;
  return [
    ...results,
    createCheckResult(
      file?.status === 200 && file.headers.get('cache-control')?.includes('immutable') === true,
      'The scripts of the page are there, and browsers may keep them.',
      `${origin}${script} answers ${file?.status ?? 'nothing'}, or without “immutable”. Upload all of _astro.`,
    ),
    createCheckResult(
      missing?.status === 404,
      'An unknown address answers 404.',
      `${origin}/no-such-page answers ${missing?.status ?? 'nothing'}, not 404. Let the host answer unknown addresses with 404.html and the status 404.`,
    ),
    checkBuild(build?.text, now),
    ...(usesCertificates ? [await checkPages(site)] : []),
    ...(await checkPublished(site, expected, { seen, now, language })),
    ...(usesCertificates ? [await checkKnownCertificates(site, expected, dependencies)] : []),
    ...(origin.startsWith('https:') ? [await checkCertificate(origin, dependencies)] : []),
    ...(portal ? await checkPortal(portal, dependencies, texts) : []),
  ];
}

function checkBuild(text: string | undefined, now: number): CheckResult {
  const age = now - readBuilt(text);
  return createCheckResult(
    age <= maxBuildAge,
    `The site was built ${formatCount(Math.round(age / hour), 'hour')} ago.`,
    Number.isNaN(age)
      ? '/build.json does not say when the site was built.'
      : `The site was built ${formatCount(Math.round(age / hour), 'hour')} ago. Look at the last nightly build.`,
  );
}

function readBuilt(text: string | undefined): number {
  try {
    return Date.parse((JSON.parse(text ?? '') as { built: string }).built) / 1000;
  } catch {
    return NaN;
  }
}

async function checkCertificate(
  origin: string,
  { readCertificateEnd, now }: MonitorDependencies,
): Promise<CheckResult> {
  const end = await readCertificateEnd(new URL(origin).host);
  const left = Math.floor(((end ?? NaN) - now) / day);
  return createCheckResult(
    left >= minDaysLeft,
    `The certificate of the host is valid for ${formatCount(left, 'more day')}.`,
    Number.isNaN(left)
      ? 'The host has no valid certificate. Renew it.'
      : `The certificate of the host ends in ${formatCount(left, 'day')}. Renew it.`,
  );
}
