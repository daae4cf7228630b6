import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { formatHeaders, createHeaderRules } from '../../packages/hosting/files/headers.ts';
import { toJwks, type PublicKey } from '../../packages/certificates/shared/keys.ts';
import type { Office } from '../certificates/office/office.ts';

/** Writes the address of the site into the settings, without the demonstration. */
export function useRealAddress(office: Office): void {
  const settings = join(office.project, 'src/content/settings.yaml');
  writeFileSync(
    settings,
    readFileSync(settings, 'utf8')
      .replace(/^site: .*$/m, 'site: https://www.federation.in')
      .replace(/^demonstrationCertificates: .*$/m, 'demonstrationCertificates: false')
      .replace(/^demonstrationNotice:\n(?: .*\n)*/m, ''),
  );
}

/** The public keys that a project has. */
const readKeys = (project: string) =>
  (
    JSON.parse(
      readFileSync(join(project, 'packages/certificates/published/keys.json'), 'utf8'),
    ) as { keys: PublicKey[] }
  ).keys;

/** Builds a site that has all files of certificates, and of the rest only what hosts need. */
export function buildSite(project: string): void {
  const site = join(project, 'dist');
  rmSync(site, { recursive: true, force: true });
  const files = {
    'index.html': '<h1>Home</h1>',
    '404.html': '<h1>Page Not Found</h1>',
    'hi/404.html': '<h1>पृष्ठ नहीं मिला</h1>',
    '_astro/page.js': '',
    '.well-known/jwks.json': JSON.stringify(toJwks(readKeys(project))),
    _redirects: '',
    _headers: formatHeaders(createHeaderRules()),
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(site, name)), { recursive: true });
    writeFileSync(join(site, name), content);
  }
  cpSync(join(project, 'public'), site, { recursive: true });
}
