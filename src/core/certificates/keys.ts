import { calculateJwkThumbprint, type JWK } from 'jose';
import published from './published/keys.json' with { type: 'json' };

/** A public key of the federation, as it is built into the site. */
export interface PublicKey {
  /** Short, as it stands in every QR code: the year and a number, or `demo-` and a number. */
  kid: string;
  /** The curve point, in base64url. The curve is always P-256. */
  x: string;
  y: string;
  /** The day from which it has signed. */
  from: string;
  /** The day from which a newer key signs; certificates that it signed stay valid. */
  until?: string;
  /** The day and reason of removal: nothing that this key signed is genuine any more. */
  removed?: { on: string; reason: string };
  /** A key whose certificates are shown as a demonstration, whatever they say. */
  demonstration?: boolean;
}

/** The keys that this build trusts. A key that a certificate brings along is never used. */
export const publishedKeys: readonly PublicKey[] = published.keys;

/** The keys by which something can be genuine: all but those that were removed. */
export function trusted(keys: readonly PublicKey[]): PublicKey[] {
  return keys.filter(({ removed }) => !removed);
}

/** A key in the form that JOSE libraries read. */
export function toJwk({ kid, x, y }: PublicKey): JWK {
  return { kty: 'EC', crv: 'P-256', x, y, kid, alg: 'ES256', use: 'sig' };
}

/** The fingerprint of a key (RFC 7638, SHA-256, base64url). */
export function toFingerprint(key: PublicKey): Promise<string> {
  return calculateJwkThumbprint(toJwk(key), 'sha256');
}
