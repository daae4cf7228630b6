import { readNumber } from '../../core/certificates/number.ts';
import { readCode, type Issuer } from '../../core/certificates/issuer.ts';
import type { Verdict } from '../../core/certificates/verdict.ts';

/** How a certificate came to be verified. */
export type Method = 'number' | 'link' | 'camera' | 'attachment' | 'picture';

/** Verifying a number takes at least this long, in milliseconds (specification, section 4). */
export const verifyingTime = 1500;

/** After this long without a code, the scanner gives tips, in milliseconds. */
export const tipsAfter = 45_000;

/** How often the picture of the camera is searched, in milliseconds. */
export const scanInterval = 120;

/** What a typed number means by its form alone; `look-up` when only the register can tell. */
export type TypedVerdict = Verdict | { state: 'look-up'; number: string };

/**
 * Judges what was typed. The texts of the specification hold: its own number is verified, another
 * with the prefix is invalid unless it can be looked up, and everything else is an error.
 *
 * @param example the number of the specification's demonstration
 */
export function judgeTyped(typed: string, product: string, example: string): TypedVerdict {
  const read = readNumber(typed, product);
  if (read.form === 'other') return { state: 'wrong-format' };
  if (read.number === example) return { state: 'example', number: example };
  if (read.form === 'mistyped') return { state: 'mistyped', number: read.number };
  return { state: read.form === 'incomplete' ? 'not-found' : 'look-up', number: read.number };
}

/** The certificate among the codes of a picture; `foreign` when they are all somebody else's. */
export function pickCode(texts: readonly string[], issuer: Issuer): { token: string } | 'foreign' | undefined {
  const certificate = texts.map((text) => readCode(text, issuer)).find((code) => code.kind === 'certificate');
  if (certificate) return { token: certificate.token };
  return texts.length > 0 ? 'foreign' : undefined;
}

/** Why the camera does not work. */
export type CameraProblem = 'refused' | 'missing' | 'busy' | 'insecure' | 'failed';

/** The problem behind an error of the camera (Media Capture and Streams, section 10.4). */
export function toCameraProblem(error: unknown): CameraProblem {
  switch ((error as Error | undefined)?.name) {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'refused';
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'missing';
    case 'NotReadableError':
    case 'AbortError':
      return 'busy';
    default:
      return 'failed';
  }
}
