import * as v from 'valibot';
import { toTrustedKeys, type PublicKey } from './keys.ts';

const keySetSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ keys: v.array(v.object({ kid: v.string(), x: v.string(), y: v.string() })) }),
);

/** A key of a key set. */
export type ServedKey = Pick<PublicKey, 'kid' | 'x' | 'y'>;

/** The keys of a key set (JWKS) that a site serves; undefined if the text is not one. */
export function parseKeySet(jwks: string | undefined): ServedKey[] | undefined {
  const set = v.safeParse(keySetSchema, jwks);
  return set.success ? set.output.keys : undefined;
}

/**
 * The keys that may be trusted: those built into the page that the site still serves, since an old
 * page may have one that was removed meanwhile.
 */
export function keepServedKeys(
  keys: readonly PublicKey[],
  served: readonly ServedKey[],
): PublicKey[] {
  return toTrustedKeys(keys).filter((key) => served.some((one) => isSameKey(one, key)));
}

export function isSameKey(one: ServedKey, other: ServedKey): boolean {
  return one.kid === other.kid && one.x === other.x && one.y === other.y;
}
