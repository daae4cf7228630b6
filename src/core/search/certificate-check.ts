import { toNumberLink } from '../certificates/issuer.ts';
import { readAnyNumber } from '../certificates/number.ts';
import type { KnownFile, KnownPage } from './known-page.ts';

/**
 * The page that checks the certificate whose number was typed, in any spelling, under an address
 * that fills the number in and does not send it. Undefined for anything else.
 */
export function toCertificateCheck(
  typed: string,
  { pages, certificates }: Pick<KnownFile, 'pages' | 'certificates'>,
): KnownPage | undefined {
  const page = certificates && pages.find(({ p }) => p === certificates.page);
  if (!page) return undefined;
  const read = readAnyNumber(typed, certificates.prefixes);
  if (read.form !== 'number' && read.form !== 'mistyped') return undefined;
  const { t, p, c, s } = page;
  return { t: `${t}: ${read.number}`, p: toNumberLink(p, read.number), c, ...(s && { s }) };
}
