import { createNumber } from '../../../core/certificates/number.ts';
import { toCertificateLink } from '../../../core/certificates/issuer.ts';
import { listLength } from '../../../core/certificates/status-list.ts';
import { describeLetter, findMissingLetters } from '../../typst/letters.ts';
import { maxBytes } from '../qr.ts';
import type { IssuerContext } from './context.ts';
import type { IssueRequest } from './parse-members.ts';
import { findActiveKey, readPublicKeys } from './public-keys.ts';
import { statusList } from './register.ts';
import { toTokenLength } from './sign.ts';

/**
 * Finds names with letters that the fonts of the certificate lack, and names that make the QR code
 * too dense.
 */
export function findUnprintable(
  context: IssuerContext,
  requests: readonly IssueRequest[],
): string[] {
  const kid = findActiveKey(readPublicKeys(context))?.kid ?? '2026-1';
  const number = createNumber(context.issuer.product, 2026);
  return requests.flatMap(({ line, ...request }) => {
    const details = { ...request, number, list: statusList, idx: listLength - 1 };
    const length =
      toCertificateLink(context.issuer, '').length +
      toTokenLength(details, context.issuer, kid, context.now());
    const missing = findMissingLetters(request.name);
    return [
      ...(missing.length > 0
        ? [
            `Row ${line}: the fonts of the certificate have no ${missing.map(describeLetter).join(', ')}`,
          ]
        : []),
      ...(length > maxBytes
        ? [
            `Row ${line}: the QR code would be too dense to be scanned from paper. Shorten the name by ${toLetters(request.name, length - maxBytes)} letters`,
          ]
        : []),
    ];
  });
}

/** The number of letters at the end of a name that take up some characters of a token. */
function toLetters(name: string, characters: number): number {
  let bytes = 0;
  const fits = [...name]
    .toReversed()
    .findIndex((letter) => (bytes += Buffer.byteLength(letter)) * 4 >= characters * 3);
  return fits + 1;
}
