import { base64url } from 'jose';
import { examples } from './certificate-examples.ts';

/** A token and the result that a verifier must come to. */
export interface TestVector {
  name: string;
  token: string;
  /** Whether its header, signature and claims are those of a certificate. */
  genuine: boolean;
  /** The result of the dates and the status list, if it is genuine. */
  result?: string;
}

/** The demonstration certificates, and forgeries of them. */
export function toTestVectors(): TestVector[] {
  const genuine = examples.map(({ state, token }) => ({
    name: state,
    token,
    genuine: state !== 'not-genuine',
    ...(state === 'not-genuine' ? {} : { result: state }),
  }));
  const [header = '', payload = '', signature = ''] = (examples[0]?.token ?? '').slice(0, -1).split('.');
  const withHeader = (changes: Record<string, unknown>) => {
    const original = JSON.parse(new TextDecoder().decode(base64url.decode(header))) as Record<string, unknown>;
    return `${base64url.encode(JSON.stringify({ ...original, ...changes }))}.${payload}.${signature}~`;
  };
  const forged = {
    'another algorithm': withHeader({ alg: 'none' }),
    'a key that is not listed': withHeader({ kid: '1999-1' }),
    'a header that brings a key': withHeader({ jwk: { kty: 'EC', crv: 'P-256', x: signature.slice(0, 43), y: signature.slice(43) } }),
    'a header that names an address for keys': withHeader({ jku: 'https://elsewhere.example/jwks.json' }),
    'another type': withHeader({ typ: 'JWT' }),
    'no signature': `${header}.${payload}.~`,
    'a signature that was changed': `${header}.${payload}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}~`,
    'without the mark at its end': `${header}.${payload}.${signature}`,
  };
  return [...genuine, ...Object.entries(forged).map(([name, token]) => ({ name, token, genuine: false }))];
}
