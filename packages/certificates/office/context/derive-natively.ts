import { argon2 } from 'node:crypto';
import { promisify } from 'node:util';
import { derivation } from '../../shared/derive.ts';
import type { Derive } from '../../shared/look-up.ts';

const hash = promisify(argon2);

/** Derives the same secret as browsers, twice as fast and several in parallel. */
export const deriveNatively: Derive = async (number, salt) => {
  const { parallelism, iterations: passes, memorySize: memory, hashLength: tagLength } = derivation;
  const cost = { parallelism, passes, memory, tagLength };
  return new Uint8Array(await hash('argon2id', { message: number, nonce: salt, ...cost }));
};
