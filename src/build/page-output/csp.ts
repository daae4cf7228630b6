import { createHash } from 'node:crypto';

/** The hash of an inline script or style for the content security policy (CSP Level 3, section 2.3.1). */
export function toCspHash(source: string): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(source).digest('base64')}`;
}

/**
 * A policy that allows the given inline scripts and styles, and no others.
 *
 * @param policy the value of a `Content-Security-Policy` header; hashes in it are dropped
 */
export function allowInline(policy: string, inline: { scripts: readonly string[]; styles: readonly string[] }): string {
  const hashes: Record<string, readonly string[]> = { 'script-src': inline.scripts, 'style-src': inline.styles };
  return policy
    .split(';')
    .map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ');
      const own = (hashes[name] ?? []).map((source) => `'${toCspHash(source)}'`);
      return [name, ...sources.filter((source) => !source.startsWith("'sha256-")), ...new Set(own)].join(' ');
    })
    .filter((directive) => directive !== '')
    .join('; ');
}
