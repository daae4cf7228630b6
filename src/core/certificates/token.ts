import { base64url, compactVerify, decodeProtectedHeader, importJWK } from 'jose';
import * as v from 'valibot';
import { claimsSchema, type Claims } from './claims.ts';
import { certificateType, type Issuer } from './issuer.ts';
import { toJwk, trusted, type PublicKey } from './keys.ts';

/** Why something is no certificate of the federation. */
export type Forgery =
  /** Not in the form of a certificate at all. */
  | 'malformed'
  /** Another algorithm, or a header that brings its own key. */
  | 'header'
  /** Signed by a key that the federation does not have, or has removed. */
  | 'key'
  /** The seal does not fit the content. */
  | 'seal'
  /** Rightly signed, but not as a certificate of this issuer. */
  | 'claims';

export type Sealed = { genuine: true; claims: Claims; key: PublicKey } | { genuine: false; reason: Forgery };

/** Longer than any certificate that fits into a QR code. */
const longestToken = 4096;

const fail = (reason: Forgery): Sealed => ({ genuine: false, reason });

/**
 * Checks the seal of a certificate: its form, its header, its key, its signature and what it
 * claims to be, in this order. Nothing of a token that fails may be shown.
 *
 * @param keys the keys that this build knows; what the token says about keys is not asked
 */
export async function checkSeal(token: string, issuer: Issuer, keys: readonly PublicKey[]): Promise<Sealed> {
  const jws = readForm(token);
  if (!jws) return fail('malformed');
  const kid = readHeader(jws, certificateType);
  if (kid === undefined) return fail('header');
  const key = trusted(keys).find((one) => one.kid === kid);
  if (!key) return fail('key');
  const payload = await openSigned(jws, key);
  if (!payload) return fail('seal');
  const claims = v.safeParse(claimsSchema(issuer), readJson(payload));
  return claims.success ? { genuine: true, claims: claims.output, key } : fail('claims');
}

/** The key that a signed text names; undefined when its header holds anything but algorithm, type and key. */
export function readHeader(jws: string, type: string): string | undefined {
  try {
    const { alg, typ, kid, ...rest } = decodeProtectedHeader(jws);
    return alg === 'ES256' && typ === type && typeof kid === 'string' && Object.keys(rest).length === 0 ? kid : undefined;
  } catch {
    return undefined;
  }
}

/** The content of a signed text; undefined when the signature is not that of the key. */
export async function openSigned(jws: string, key: PublicKey): Promise<Uint8Array | undefined> {
  // The last character of a signature has bits that mean nothing; only one way of writing it counts.
  const signature = jws.slice(jws.lastIndexOf('.') + 1);
  try {
    if (base64url.encode(base64url.decode(signature)) !== signature) return undefined;
    return (await compactVerify(jws, await importJWK(toJwk(key), 'ES256'), { algorithms: ['ES256'] })).payload;
  } catch {
    return undefined;
  }
}

/** Bytes as JSON; undefined when they are none. */
export function readJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/** A certificate ends with `~`: the mark of a credential that discloses everything (SD-JWT). */
function readForm(token: string): string | undefined {
  if (token.length > longestToken || !/^[\w-]+\.[\w-]+\.[\w-]+~$/.test(token)) return undefined;
  return token.slice(0, -1);
}
