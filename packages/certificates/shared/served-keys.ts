import * as v from 'valibot';
import { getTrustedKeys, type PublicKey } from './keys.ts';

const keySetSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ keys: v.array(v.object({ kid: v.string(), x: v.string(), y: v.string() })) }),
);

export type ServedKey = Pick<PublicKey, 'kid' | 'x' | 'y'>;

/** Parses the key set (JWKS) of a site; undefined if it is not valid. */
export function parseKeySet(jwks: string | undefined): ServedKey[] | undefined {
  const set = v.safeParse(keySetSchema, jwks);
  return set.success ? set.output.keys : undefined;
}

/**
 * Selects the keys of the page that the site still serves. An old page may contain a key that was
 * removed since.
 */
export function keepServedKeys(
  keys: readonly PublicKey[],
  served: readonly ServedKey[],
): PublicKey[] {
  return getTrustedKeys(keys).filter((key) => served.some((one) => isSameKey(one, key)));
}

export function isSameKey(one: ServedKey, other: ServedKey): boolean {
  return one.kid === other.kid && one.x === other.x && one.y === other.y;
}
