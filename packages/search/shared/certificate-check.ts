import { toNumberLink } from '@federation/certificates/issuer';
import { readNumber } from '@federation/certificates/number';
import { isBegunNumber } from './begun-number.ts';
import type { SummaryFile, PageSummary } from './page-summary.ts';

/**
 * Reads a certificate number in any spelling; undefined for anything else. A mistyped or incomplete
 * number is returned, too: the verifier explains the mistake.
 */
function readTypedNumber(typed: string, prefix: string): string | undefined {
  const read = readNumber(typed, prefix);
  if (read.form === 'number') return read.number;
  if (!isBegunNumber(typed, prefix)) return undefined;
  return read.form === 'mistyped' ? read.number : typed.trim();
}

/**
 * The page that checks the certificate with the typed number. Its address fills the number in
 * without sending it to the server. Undefined for anything else.
 */
export function findCertificateCheck(
  typed: string,
  { pages, certificates }: Pick<SummaryFile, 'pages' | 'certificates'>,
): PageSummary | undefined {
  const page = certificates && pages.find(({ path }) => path === certificates.page);
  const number = page && readTypedNumber(typed, certificates.prefix);
  if (!number) return undefined;
  const { title, path, type, description } = page;
  return { title: `${title}: ${number}`, path: toNumberLink(path, number), type, description };
}
