import { calculateJwkThumbprint, type JWK } from 'jose';
import type { Issuer } from './issuer.ts';
import published from '../published/keys.json' with { type: 'json' };

/** A public key of the federation, built into the site. */
export interface PublicKey {
  /**
   * The key id: the year or `demo`, and a number. It is short because every QR code contains it.
   */
  kid: string;
  /** The coordinates of the curve point, in base64url. The curve is P-256. */
  x: string;
  y: string;
  /** The first day of use. */
  from: string;
  /** The day on which a newer key replaced it; its certificates stay valid. */
  until?: string;
  /** The day and reason of its removal; nothing that a removed key signed is genuine. */
  removed?: { on: string; reason: string };
}

/** An issuer and the keys that it may sign with. No key is trusted for another issuer. */
export interface Trust {
  issuer: Issuer;
  keys: readonly PublicKey[];
}

/** The keys built into the site, without that of the demonstration. */
export const publishedKeys: readonly PublicKey[] = published.keys;

/** The keys that have not been removed. */
export function getTrustedKeys(keys: readonly PublicKey[]): PublicKey[] {
  return keys.filter(({ removed }) => !removed);
}

/** A public key as JWK (RFC 7517). */
export function toJwk({ kid, x, y }: PublicKey): JWK {
  return { kty: 'EC', crv: 'P-256', x, y, kid, alg: 'ES256', use: 'sig' };
}

/** The keys that have not been removed, as a JWK set. */
export function toJwks(keys: readonly PublicKey[]): { keys: JWK[] } {
  return { keys: getTrustedKeys(keys).map(toJwk) };
}

/** The thumbprint of a key (RFC 7638, SHA-256, base64url). */
export function calculateFingerprint(key: PublicKey): Promise<string> {
  return calculateJwkThumbprint(toJwk(key), 'sha256');
}
