import { createHash } from 'node:crypto';

/**
 * The hash of an inline script or style for the content security policy (CSP Level 3, section
 * 2.3.1).
 */
export function toCspHash(source: string): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(source).digest('base64')}`;
}
