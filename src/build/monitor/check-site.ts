import { toCount } from '../certificates/issuing/check.ts';
import { toFinding, type Finding } from '../finding.ts';
import { checkKeys } from './check-keys.ts';
import { checkLists, hasLastLists, type SeenLists } from './check-lists.ts';
import { checkLookUp } from './check-look-up.ts';
import { checkPages } from './check-pages.ts';
import { checkPortal } from './check-portal.ts';
import { checkKnown } from './known-certificates.ts';
import type { Publication } from './publication.ts';
import { openSite, type MonitorDependencies } from './site.ts';

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
  seen: SeenLists,
  dependencies: MonitorDependencies,
): Promise<Finding[]> {
  const site = openSite(origin, dependencies);
  const home = await site.ask('/');
  if (home?.status !== 200)
    return [
      {
        grade: 'red',
        sentence: home
          ? `${origin}/ answers ${home.status}, not 200.`
          : `${origin}/ does not answer.`,
      },
    ];
  const script = /\/_astro\/[^"]+\.js/.exec(home.text)?.[0] ?? '/_astro/';
  const [file, missing, build] = [
    await site.ask(script),
    await site.ask('/no-such-page'),
    await site.ask('/build.json'),
  ];
  const { issuer, lookUp, portal } = publication;
  const { now } = dependencies;
  return [
    { grade: 'green', sentence: 'The home page is there.' },
    toFinding(
      ['strict-transport-security', 'x-content-type-options', 'content-security-policy'].every(
        (name) => home.headers.has(name),
      ),
      'The headers that protect readers are sent.',
      'Headers that protect readers are missing. Make the host use the file _headers.',
    ),
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
    await checkPages(site),
    await checkKeys(site, publication),
    ...(await checkLists(site, publication, seen, now)),
    ...(lookUp
      ? [
          await checkLookUp(
            site,
            issuer,
            (await hasLastLists(site, publication)) ? lookUp : undefined,
          ),
        ]
      : []),
    await checkKnown(site, publication, dependencies),
    ...(origin.startsWith('https:') ? [await checkCertificate(origin, dependencies)] : []),
    ...(portal ? await checkPortal(portal, dependencies) : []),
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
