import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { toDemonstrationIssuer, toKeysPath } from '../../src/core/certificates/issuer.ts';
import { toJwks } from '../../src/core/certificates/keys.ts';
import { settings } from '../../src/data/settings.ts';
import { dist } from '../../tests/support/built-site.ts';
import { serveSite } from '../../tests/support/site-server.ts';
import { demonstrations, issuer } from './certificates.ts';
import { isIsland, pagesWith } from './find-pages.ts';
import { test as base } from './test.ts';

/**
 * A test of the verifier with certificates that it accepts, which only the demonstration can be:
 * nobody else has the keys of the federation. Where the settings switch the demonstration off, a
 * copy of the built site gets one.
 */
export const test = base.extend<object, { demonstrationSite: string | undefined }>({
  demonstrationSite: [
    async ({}, use) => {
      if (settings.demonstrationCertificates) return use(undefined);
      const folder = mkdtempSync(join(tmpdir(), 'demonstration-site-'));
      // The compressed files are as they were without the demonstration.
      cpSync(dist, folder, { recursive: true, filter: (name) => !/\.html\.(br|gz)$/.test(name) });
      addDemonstration(folder);
      const server = await serveSite(folder);
      await use(server.origin);
      await server.close();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ demonstrationSite, baseURL }, use) => use(demonstrationSite ?? baseURL),
});

/**
 * Publishes the status lists and the look-up of the demonstration, and lets the verifiers trust its
 * key.
 */
function addDemonstration(folder: string): void {
  const trust = { issuer: toDemonstrationIssuer(issuer), keys: demonstrations.keys };
  const files = {
    ...demonstrations.files,
    [toKeysPath(trust.issuer)]: JSON.stringify(toJwks(trust.keys)),
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  for (const { file } of pagesWith(isIsland('CertificateVerifier'))) {
    const html = readFileSync(join(folder, file), 'utf8');
    writeFileSync(join(folder, file), setProperty(html, 'demonstration', trust));
  }
}

/** Gives a value to a property of an island that is built without one. */
function setProperty(html: string, name: string, value: unknown): string {
  const quote = (text: string) => text.replaceAll('"', '&quot;');
  return html.replaceAll(
    quote(`"${name}":[0]`),
    quote(`"${name}":${JSON.stringify(toProperty(value))}`),
  );
}

/**
 * A value as Astro writes the properties of islands: lists as `[1, …]`, everything else as `[0,
 * …]`.
 */
function toProperty(value: unknown): unknown {
  if (Array.isArray(value)) return [1, value.map(toProperty)];
  if (typeof value !== 'object' || value === null) return [0, value];
  return [0, Object.fromEntries(Object.entries(value).map(([key, one]) => [key, toProperty(one)]))];
}
