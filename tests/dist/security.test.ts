import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import {
  dist,
  notFoundPages,
  readTags,
  readText,
  routes,
  type Route,
} from '../support/built-site.ts';

const pages = [...routes, ...notFoundPages];

/** The pages that use WebAssembly. */
const mayRunWasm = new Set(['/search', '/certificate-verify']);

/** The islands that call the portal. */
const forms = new Set(['CertificateRequest', 'ContactForm', 'MembershipApplication']);

/**
 * The other sites that a page may call: the look-up of the visitor’s location, and the portal on a
 * page with a form.
 */
function allowedOrigins(route: Route): string[] {
  const hasForm = readTags(route).some(({ attributes }) =>
    forms.has(attributes['component-export'] ?? ''),
  );
  return ['https://ipapi.co', ...(hasForm ? ['https://portal.flci.example'] : [])];
}

test('every page has one content security policy, in its head, which allows nothing unsafe (SEC-1)', () => {
  for (const route of pages) {
    const head = readTags(route).find(({ name }) => name === 'head');
    const policies = readTags(route).filter(
      ({ attributes }) => attributes['http-equiv']?.toLowerCase() === 'content-security-policy',
    );
    expect.soft(policies.length, route.path).toBe(1);
    expect
      .soft(
        head?.tags.some(
          ({ attributes }) => attributes['http-equiv']?.toLowerCase() === 'content-security-policy',
        ),
        route.path,
      )
      .toBe(true);
    const policy = policies[0]?.attributes.content ?? '';
    for (const directive of [
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self'",
      "require-trusted-types-for 'script'",
    ])
      expect.soft(policy, route.path).toContain(directive);
    expect
      .soft(policy, `${route.path} names its scripts by their hashes`)
      .toMatch(/script-src [^;]*'sha256-/);
    expect.soft(policy, route.path).not.toMatch(/'unsafe-(inline|eval|hashes)'|\*/);
    if (!mayRunWasm.has(route.page))
      expect.soft(policy, `${route.path} needs no WebAssembly`).not.toContain("'wasm-unsafe-eval'");
    const others = [...policy.matchAll(/https?:[^\s;]+/g)].map(
      ([address]) => new URL(address).origin,
    );
    expect
      .soft(
        others.filter((origin) => !allowedOrigins(route).includes(origin)),
        `${route.path} may ask other sites`,
      )
      .toEqual([]);
  }
});

test('nothing before the policy can run (SEC-1)', () => {
  for (const route of pages) {
    const tags = readTags(route);
    const policy = tags.findIndex(
      ({ attributes }) => attributes['http-equiv']?.toLowerCase() === 'content-security-policy',
    );
    const runs = tags
      .slice(0, policy)
      .filter(
        ({ name, attributes }) =>
          ['iframe', 'object', 'embed'].includes(name) ||
          (name === 'script' && attributes.type !== 'application/ld+json'),
      );
    expect.soft(runs, route.path).toEqual([]);
  }
});

test('a policy allows each inline script and style of its page by its hash (SEC-1)', () => {
  for (const route of pages) {
    const tags = readTags(route);
    const policy = tags.find(
      ({ attributes }) => attributes['http-equiv']?.toLowerCase() === 'content-security-policy',
    );
    const inline = tags.filter(
      ({ name, attributes: { src, type } }) =>
        name === 'style' || (name === 'script' && !src && !type),
    );
    const hashes = inline.map(
      ({ text }) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    );
    expect
      .soft(
        hashes.filter((hash) => !policy?.attributes.content?.includes(hash)),
        route.path,
      )
      .toEqual([]);
  }
});

test('no page contains an inline style or an inline event handler (SEC-1)', () => {
  const inline = pages.flatMap((route) =>
    readTags(route)
      .filter(({ attributes }) =>
        Object.keys(attributes).some((name) => name === 'style' || /^on[a-z]/.test(name)),
      )
      .map(
        ({ name, attributes }) => `${route.path}: <${name}> ${Object.keys(attributes).join(' ')}`,
      ),
  );
  expect(inline, 'The policy blocks these; use a class, or a listener in a script').toEqual([]);
});

test('security.txt has what RFC 9116 requires, and is valid for months, but less than a year, after the build (SEC-2)', () => {
  const path = '.well-known/security.txt';
  const text = readText(path);
  expect(text).toContain('Contact: mailto:support@flci.example');
  const [, expires = ''] = /^Expires: (\S+)$/m.exec(text) ?? [];
  const days = (Date.parse(expires) - statSync(join(dist, path)).mtimeMs) / 86_400_000;
  expect(days).toBeGreaterThan(90);
  expect(days).toBeLessThan(365);
});
