import { createLookUpFiles } from '../../packages/certificates/office/published/look-up-files.ts';
import { signStatusList } from '../../packages/certificates/office/keys/sign-list.ts';
import type { SeenList } from '../../packages/certificates/office/published/judge-list.ts';
import { checkDeployedSite } from '../../packages/monitor/check-deployed-site.ts';
import type { KnownCertificate, ExpectedSite } from '../../packages/monitor/expected-site.ts';
import type { Issuer } from '../../packages/certificates/shared/issuer.ts';
import { toJwks } from '../../packages/certificates/shared/keys.ts';
import type { LookUpIndex } from '../../packages/certificates/shared/look-up.ts';
import { createNumber } from '../../packages/certificates/shared/number.ts';
import type { StatusEntry } from '../../packages/certificates/shared/status-list.ts';
import { startOfIndianDay } from '../../packages/certificates/shared/times.ts';
import { createKey, deriveFast, issue, now } from '../certificates/shared/test-issuer.ts';

export const hour = 3600;
export const day = 24 * hour;

export const listPath = '/.well-known/status/1.jwt';
export const keysPath = '/.well-known/jwks.json';
const indexPath = '/cert-index/index.json';
export { now };

/** The answer where nothing is. */
export const gone = () => new Response('Not found', { status: 404 });

/** The responses of a site by path; undefined if it does not answer. */
export type Files = Record<string, string | Response | undefined>;

export const key = await createKey('2026-1');

export interface LiveSite {
  files: Files;
  expected: ExpectedSite;
}

/** A page as Astro builds it, with the verifier of certificates. */
const verifyPage =
  '<astro-island component-url="/_astro/v.js" renderer-url="/_astro/client.js" component-export="CertificateVerifier"></astro-island>';

let sites = 0;

export const withdrawn: StatusEntry[] = [
  { idx: 1, status: 'suspended', at: startOfIndianDay('2026-11-02') },
  { idx: 2, status: 'revoked', at: startOfIndianDay('2026-10-19') },
];

/** A status list that was signed some time ago. */
export const signList = (
  issuer: Issuer,
  { entries = withdrawn, age = hour, by = key, lifetime = 10 * day } = {},
) => signStatusList('1', entries, issuer, by, { issued: now - age, lifetime });

/**
 * A site that is as it should be, and what was published. Each has an address of its own, since a
 * verifier keeps the lists that it saw by their address.
 *
 * @param states of the certificates that can be looked up; the second is suspended, the third revoked
 */
export async function createLiveSite(
  states: readonly string[] = ['valid', 'suspended', 'revoked'],
): Promise<LiveSite> {
  sites += 1;
  const issuer = { site: `https://www.federation-${sites}.in`, product: 'IFSF' };
  const certificates: (KnownCertificate & { token: string })[] = [];
  for (const [idx, state] of states.entries()) {
    const number = createNumber('IFSF', 2026);
    certificates.push({
      state,
      number,
      token: await issue(key, { number, idx }, issuer),
    });
  }
  const list = await signList(issuer);
  const lookUp = await createLookUpFiles(issuer, certificates, deriveFast);
  const files: Files = {
    '/': new Response('<html><script src="/_astro/page.abc.js"></script></html>', {
      headers: {
        'strict-transport-security': 'max-age=1',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "frame-ancestors 'none'",
        'referrer-policy': 'no-referrer',
        'permissions-policy': 'camera=()',
      },
    }),
    '/hi': '<html lang="hi"></html>',
    '/certificate-verify': verifyPage,
    '/hi/certificate-verify': verifyPage,
    '/_astro/v.js': '',
    '/_astro/client.js': '',
    '/_astro/page.abc.js': new Response('', {
      headers: { 'cache-control': 'public, max-age=31536000, immutable' },
    }),
    '/build.json': JSON.stringify({ built: new Date((now - 12 * hour) * 1000).toISOString() }),
    [keysPath]: JSON.stringify(toJwks([key.publicKey])),
    [listPath]: list,
    ...Object.fromEntries(lookUp),
  };
  const expected: ExpectedSite = {
    issuer,
    keys: [key.publicKey],
    demonstration: undefined,
    list,
    lookUp: (JSON.parse(lookUp.get(indexPath) ?? '') as LookUpIndex).salt,
    known: certificates.map(({ state, number }) => ({ state, number })),
    portal: undefined,
  };
  return { files, expected };
}

/** The sentences of the checks that fail, for a site and what was published. */
export async function findProblems(
  { files, expected }: LiveSite,
  {
    seen = { list: undefined, keep: () => undefined },
    certificateEnd = now + 60 * day,
  }: { seen?: SeenList; certificateEnd?: number } = {},
): Promise<string[]> {
  const { site } = expected.issuer;
  const checks = await checkDeployedSite(site, expected, seen, {
    get: (address) => {
      const path = address.slice(site.length);
      const answer = path in files ? files[path] : gone();
      if (answer === undefined) return Promise.reject(new Error('no network'));
      const headers = { 'cache-control': 'no-cache' };
      return Promise.resolve(
        typeof answer === 'string' ? new Response(answer, { headers }) : answer.clone(),
      );
    },
    derive: deriveFast,
    resolveTxt: () => Promise.reject(new Error('no network')),
    readCertificateEnd: () => Promise.resolve(certificateEnd),
    now,
  });
  return checks.filter(({ grade }) => grade !== 'green').map(({ sentence }) => sentence);
}
