import { base64url, compactVerify, decodeProtectedHeader, importJWK } from 'jose';
import * as v from 'valibot';
import { claimsSchema, type Claims } from './claims.ts';
import { certificateType } from './issuer.ts';
import { toJwk, toTrustedKeys, type PublicKey, type Trust } from './keys.ts';

/** A certificate with a correct signature: its claims, and who signed it. */
export interface SignedCertificate {
  claims: Claims;
  key: PublicKey;
  trust: Trust;
}

/** The maximum length of a token, in characters; a certificate in a QR code is shorter. */
const maxTokenLength = 4096;

/**
 * Verifies a certificate: its form, header, key, signature and claims, in this order. Nothing from
 * a token that fails may be shown.
 *
 * @param trusted the issuers and keys built into the site; keys inside the token are ignored
 * @returns undefined for anything that is not a certificate of one of the issuers
 */
export async function verifySignature(
  token: string,
  trusted: readonly Trust[],
): Promise<SignedCertificate | undefined> {
  const jws = toJws(token);
  const kid = jws && readKeyId(jws, certificateType);
  const found = trusted
    .flatMap((trust) => toTrustedKeys(trust.keys).map((key) => ({ trust, key })))
    .find(({ key }) => key.kid === kid);
  const payload = jws && found && (await verifyJws(jws, found.key));
  if (!payload) return undefined;
  const claims = v.safeParse(claimsSchema(found.trust.issuer), parseJson(payload));
  return claims.success ? { ...found, claims: claims.output } : undefined;
}

/**
 * The key id in the header of a JWS; undefined unless the header contains exactly the expected
 * algorithm, type and a key id.
 */
export function readKeyId(jws: string, type: string): string | undefined {
  try {
    const { alg, typ, kid, ...rest } = decodeProtectedHeader(jws);
    return alg === 'ES256' &&
      typ === type &&
      typeof kid === 'string' &&
      Object.keys(rest).length === 0
      ? kid
      : undefined;
  } catch {
    return undefined;
  }
}

/** The payload of a JWS; undefined if the signature does not match the key. */
export async function verifyJws(jws: string, key: PublicKey): Promise<Uint8Array | undefined> {
  // The last character of a signature has unused bits; only the canonical encoding is accepted.
  const signature = jws.slice(jws.lastIndexOf('.') + 1);
  try {
    if (base64url.encode(base64url.decode(signature)) !== signature) return undefined;
    return (
      await compactVerify(jws, await importJWK(toJwk(key), 'ES256'), { algorithms: ['ES256'] })
    ).payload;
  } catch {
    return undefined;
  }
}

/** Parses JSON; undefined if it is invalid. */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/**
 * The JWS of an SD-JWT without disclosures, which ends with `~`; undefined if the token has another
 * form.
 */
function toJws(token: string): string | undefined {
  if (token.length > maxTokenLength || !/^[\w-]+\.[\w-]+\.[\w-]+~$/.test(token)) return undefined;
  return token.slice(0, -1);
}
