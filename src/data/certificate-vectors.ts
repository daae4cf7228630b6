import { base64url } from 'jose';
import { toIdentifier, toType } from '@federation/certificates/issuer';
import { toJwks, type Trust } from '@federation/certificates/keys';

/**
 * A token and the verdict that a verifier of the demonstration must reach. A verifier of real
 * certificates refuses each.
 */
interface TestVector {
  name: string;
  token: string;
  /** True if header, signature and claims are those of a demonstration certificate. */
  genuineDemonstration: boolean;
  /** The verdict from the dates and the status list, if so. */
  result?: string;
}

/** The demonstration certificates and forgeries of them, with the keys and lists to verify them. */
export function toTestVectors(trust: Trust, examples: readonly { state: string; token: string }[]) {
  const vectors = [...toGenuineVectors(examples), ...toForgedVectors(examples[0]?.token ?? '')];
  return {
    issuer: toIdentifier(trust.issuer),
    vct: toType(trust.issuer),
    jwks: toJwks(trust.keys),
    vectors,
  };
}

function toGenuineVectors(examples: readonly { state: string; token: string }[]): TestVector[] {
  return examples.map(({ state, token }) => {
    const genuineDemonstration = state !== 'not-genuine';
    return {
      name: state,
      token,
      genuineDemonstration,
      ...(genuineDemonstration ? { result: state } : {}),
    };
  });
}

function toForgedVectors(token: string): TestVector[] {
  const [header = '', payload = '', signature = ''] = token.slice(0, -1).split('.');
  const withHeader = (changes: Record<string, unknown>) => {
    const original = JSON.parse(new TextDecoder().decode(base64url.decode(header))) as Record<
      string,
      unknown
    >;
    return `${base64url.encode(JSON.stringify({ ...original, ...changes }))}.${payload}.${signature}~`;
  };
  const forged = {
    'another algorithm': withHeader({ alg: 'none' }),
    'a key that is not listed': withHeader({ kid: '1999-1' }),
    'a header that brings a key': withHeader({
      jwk: { kty: 'EC', crv: 'P-256', x: signature.slice(0, 43), y: signature.slice(43) },
    }),
    'a header that names an address for keys': withHeader({
      jku: 'https://elsewhere.example/jwks.json',
    }),
    'another type': withHeader({ typ: 'JWT' }),
    'no signature': `${header}.${payload}.~`,
    'a signature that was changed': `${header}.${payload}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}~`,
    'without the mark at its end': `${header}.${payload}.${signature}`,
  };
  return Object.entries(forged).map(([name, text]) => ({
    name,
    token: text,
    genuineDemonstration: false,
  }));
}
