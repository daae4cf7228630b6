import { argon2 } from 'node:crypto';
import { isDeepStrictEqual, promisify } from 'node:util';
import { base64url } from 'jose';
import * as v from 'valibot';
import { derivation } from '../../../core/certificates/derive.ts';
import type { Derive } from '../../../core/certificates/look-up.ts';
import { toPaths, type IssuerContext } from './context.ts';
import { readJson, writeJson } from './files.ts';
import { createSalt } from './look-up-files.ts';

/** What was derived before; if it is lost, it is derived again. */
const savedSchema = v.strictObject({
  /** The signing key that the salt was created with. */
  kid: v.optional(v.string()),
  /** How they were derived. */
  derivation: v.strictObject({
    parallelism: v.number(),
    iterations: v.number(),
    memorySize: v.number(),
    hashLength: v.number(),
  }),
  salt: v.string(),
  /** By number, in base64url. */
  secrets: v.record(v.string(), v.string()),
});

/**
 * How many secrets are derived before they are saved, so that an interruption loses little work.
 */
const savedAtOnce = 200;

const hash = promisify(argon2);

/**
 * The secrets of certificate numbers. They are kept in the issuer’s folder, because deriving one
 * takes 0.04 s of a processor: a publication derives only those of new certificates. A new signing
 * key has a new salt, and so has a new way of deriving.
 *
 * @param kid the key that signs now
 */
export function openSecrets(
  context: IssuerContext,
  kid: string | undefined,
): { salt: string; derive: Derive; save: () => void } {
  const { secrets: file } = toPaths(context);
  const found = v.safeParse(
    savedSchema,
    readJson(file, undefined, 'Delete it; it will be created again.'),
  );
  const isCurrent =
    found.success &&
    found.output.kid === kid &&
    isDeepStrictEqual(found.output.derivation, derivation);
  const saved = isCurrent ? found.output : { kid, derivation, salt: createSalt(), secrets: {} };
  const secrets = new Map(Object.entries(saved.secrets));
  let unsaved = 0;
  const save = () => {
    if (unsaved > 0) writeJson(file, { ...saved, secrets: Object.fromEntries(secrets) }, 0o600);
    unsaved = 0;
  };
  const derive: Derive = async (number, salt) => {
    const known = secrets.get(number);
    if (known !== undefined) return base64url.decode(known);
    const secret = await deriveNatively(number, salt);
    secrets.set(number, base64url.encode(secret));
    unsaved += 1;
    if (unsaved >= savedAtOnce) save();
    return secret;
  };
  return { salt: saved.salt, derive, save };
}

/** Derives a secret as browsers do, twice as fast, and several at the same time. */
export async function deriveNatively(number: string, salt: Uint8Array): Promise<Uint8Array> {
  const { parallelism, iterations: passes, memorySize: memory, hashLength: tagLength } = derivation;
  return new Uint8Array(
    await hash('argon2id', {
      message: number,
      nonce: salt,
      parallelism,
      passes,
      memory,
      tagLength,
    }),
  );
}
