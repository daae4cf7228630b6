import type { Derive } from '@federation/certificates/look-up';
import { defaultLanguage } from '@federation/i18n/languages';
import { readyTexts } from '@federation/i18n/ready';
import { toCount } from '@federation/base/count';
import { toFinding, type Finding } from '@federation/base/findings/finding';
import type { ResolveTxt } from './portal/mail-records.ts';
import { checkHome } from './check-home.ts';
import type { SeenList } from '@federation/certificates/office/published/judge-list';
import { checkPages } from './check-pages.ts';
import { checkPortal } from './check-portal.ts';
import { checkPublished } from '@federation/certificates/office/published/check-published';
import { checkKnown } from './known-certificates.ts';
import type { Publication } from './publication.ts';
import { openSite, type Ask } from '@federation/base/deployed-site';

/** The network and the clock of the monitor. */
export interface MonitorDependencies {
  ask: Ask;
  /**
   * When the certificate of the host ends, in seconds since 1970; undefined if it has none that is
   * valid.
   */
  readCertificateEnd: (host: string) => Promise<number | undefined>;
  resolveTxt: ResolveTxt;
  /** Derives the secret of a certificate number. */
  derive: Derive;
  /** Seconds since 1970. */
  now: number;
}

const hour = 3600;
const day = 24 * hour;

/** The site is built each night; two hours are left for a build that is late. */
const maxBuildAge = 26 * hour;

/** A certificate of a host is mostly renewed a month before its end. */
const minDaysLeft = 14;

/**
 * Checks from outside whether a deployed site answers as it should, was built last night, verifies
 * certificates as the last publication says, and nothing of it is about to end.
 */
export async function checkSite(
  origin: string,
  publication: Publication,
  seen: SeenList,
  dependencies: MonitorDependencies,
): Promise<Finding[]> {
  const site = openSite(origin, dependencies.ask);
  const language = defaultLanguage;
  const texts = readyTexts[language].checks;
  const { home, findings } = await checkHome(site, texts);
  if (!home) return findings;
  const script = /\/_astro\/[^"]+\.js/.exec(home.text)?.[0] ?? '/_astro/';
  const [file, missing, build] = [
    await site.ask(script),
    await site.ask('/no-such-page'),
    await site.ask('/build.json'),
  ];
  const { portal, keys, demonstration } = publication;
  /** Without a key there are no certificates, and the page that verifies them may be off the site. */
  const isUsed = keys.length > 0 || demonstration !== undefined;
  const { now } = dependencies;
  return [
    ...findings,
    toFinding(
      file?.status === 200 && file.headers.get('cache-control')?.includes('immutable') === true,
      'The scripts of the page are there, and browsers may keep them.',
      `${origin}${script} answers ${file?.status ?? 'nothing'}, or without “immutable”. Upload all of _astro.`,
    ),
    toFinding(
      missing?.status === 404,
      'An unknown address is answered with 404.',
      `${origin}/no-such-page answers ${missing?.status ?? 'nothing'}, not 404.`,
    ),
    checkBuild(build?.text, now),
    ...(isUsed ? [await checkPages(site)] : []),
    ...(await checkPublished(site, publication, { seen, now, language })),
    ...(isUsed ? [await checkKnown(site, publication, dependencies)] : []),
    ...(origin.startsWith('https:') ? [await checkCertificate(origin, dependencies)] : []),
    ...(portal ? await checkPortal(portal, dependencies, texts) : []),
  ];
}

function checkBuild(text: string | undefined, now: number): Finding {
  const age = now - readBuilt(text);
  return toFinding(
    age <= maxBuildAge,
    `The site was built ${toCount(Math.round(age / hour), 'hour')} ago.`,
    Number.isNaN(age)
      ? '/build.json does not say when the site was built.'
      : `The site was built ${toCount(Math.round(age / hour), 'hour')} ago. Look at the last nightly build.`,
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
): Promise<Finding> {
  const end = await readCertificateEnd(new URL(origin).host);
  const left = Math.floor(((end ?? NaN) - now) / day);
  return toFinding(
    left >= minDaysLeft,
    `The certificate of the host is valid for ${toCount(left, 'more day')}.`,
    Number.isNaN(left)
      ? 'The host has no valid certificate.'
      : `The certificate of the host ends in ${toCount(left, 'day')}. Renew it.`,
  );
}
