import { argon2 } from 'node:crypto';
import { promisify } from 'node:util';
import { derivation } from '../../shared/derive.ts';
import type { Derive } from '../../shared/look-up.ts';

const hash = promisify(argon2);

/** Derives a secret as browsers do, twice as fast, and several at the same time. */
export const deriveNatively: Derive = async (number, salt) => {
  const { parallelism, iterations: passes, memorySize: memory, hashLength: tagLength } = derivation;
  const cost = { parallelism, passes, memory, tagLength };
  return new Uint8Array(await hash('argon2id', { message: number, nonce: salt, ...cost }));
};
