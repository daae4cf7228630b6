import { generateKeyPair } from 'jose';
import { createNumber } from '../../shared/number.ts';
import { toCertificateLink } from '../../shared/issuer.ts';
import { listLength } from '../../shared/status-list.ts';
import { describeLetter, findMissingLetters } from '@federation/documents/typst/letters';
import { maxBytes } from '../../print/qr.ts';
import type { IssuerContext } from '../context/context.ts';
import type { IssueRequest } from './parse-members.ts';
import { statusList } from '../register/register.ts';
import { signCertificate } from '../keys/sign-certificate.ts';

/**
 * Finds names with letters that the fonts of the certificate lack, and names that make the QR code
 * too dense. It signs with a temporary key to measure the code.
 */
export async function findUnprintable(
  { issuer, now }: IssuerContext,
  requests: readonly IssueRequest[],
): Promise<string[]> {
  const { privateKey } = await generateKeyPair('ES256');
  const key = { kid: '2026-10', privateKey };
  const place = { list: statusList, idx: listLength - 1 };
  const problems: string[] = [];
  for (const { line, ...request } of requests) {
    const missing = findMissingLetters(request.name).map(describeLetter).join(', ');
    if (missing !== '')
      problems.push(`Row ${line}: the fonts of the certificate have no ${missing}`);
    const details = { ...request, ...place, number: createNumber(issuer.product, 2026) };
    const token = await signCertificate(details, issuer, key, now());
    if (toCertificateLink(issuer, token).length > maxBytes)
      problems.push(
        `Row ${line}: the QR code would be too dense to be scanned from paper. Shorten the name`,
      );
  }
  return problems;
}
