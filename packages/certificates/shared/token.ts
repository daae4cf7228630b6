import { base64url, compactVerify, decodeProtectedHeader, errors, importJWK } from 'jose';
import * as v from 'valibot';
import { claimsSchema, type Claims } from './claims.ts';
import { certificateType } from './issuer.ts';
import { toJwk, getTrustedKeys, type PublicKey, type Trust } from './keys.ts';

/** A certificate with a valid signature: its claims and its signer. */
export interface SignedCertificate {
  claims: Claims;
  key: PublicKey;
  trust: Trust;
}

/** The maximum length of a token, in characters. Those in QR codes are shorter. */
const maxTokenLength = 4096;

/**
 * Verifies the form, header, key, signature and claims of a token, in this order. If it fails, show
 * nothing from the token.
 *
 * @param trusted the issuers and keys built into the site; keys inside the token are ignored
 * @returns undefined unless one of the issuers signed the token
 */
export async function verifySignature(
  token: string,
  trusted: readonly Trust[],
): Promise<SignedCertificate | undefined> {
  const jws = toJws(token);
  const kid = jws && readKeyId(jws, certificateType);
  const found = trusted
    .flatMap((trust) => getTrustedKeys(trust.keys).map((key) => ({ trust, key })))
    .find(({ key }) => key.kid === kid);
  const payload = jws && found && (await verifyJws(jws, found.key));
  if (!payload) return undefined;
  const claims = v.safeParse(claimsSchema(found.trust.issuer), parseJson(payload));
  return claims.success ? { ...found, claims: claims.output } : undefined;
}

/**
 * Reads the key id of a JWS; undefined unless the header contains exactly the expected algorithm,
 * the expected type and a key id.
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

/**
 * The payload of a JWS; undefined if the signature does not match the key.
 *
 * @throws if the browser can’t verify, which says nothing about the signature
 */
export async function verifyJws(jws: string, key: PublicKey): Promise<Uint8Array | undefined> {
  if (!isOnlyEncoding(jws.slice(jws.lastIndexOf('.') + 1))) return undefined;
  try {
    const imported = await importJWK(toJwk(key), 'ES256');
    return (await compactVerify(jws, imported, { algorithms: ['ES256'] })).payload;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

/** False for another encoding of the same signature: its last character has unused bits. */
function isOnlyEncoding(signature: string): boolean {
  try {
    return base64url.encode(base64url.decode(signature)) === signature;
  } catch {
    return false;
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

/** The JWS of an SD-JWT without disclosures (JWS and `~`); undefined for another form. */
function toJws(token: string): string | undefined {
  if (token.length > maxTokenLength || !/^[\w-]+\.[\w-]+\.[\w-]+~$/.test(token)) return undefined;
  return token.slice(0, -1);
}
