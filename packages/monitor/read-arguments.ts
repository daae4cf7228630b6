import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Issuer } from '@federation/certificates/issuer';
import { parseKnownCertificates } from './known-certificates.ts';
import type { KnownCertificate } from './expected-site.ts';

interface MonitorArguments {
  /** The address of the site, without a trailing slash. */
  origin: string;
  /** The folder that keeps the status list from the last run. */
  seen: string | undefined;
  known: readonly KnownCertificate[];
}

/**
 * Reads the arguments of `npm run monitor`.
 *
 * @returns the arguments, or a sentence that says why they can’t be used
 */
export function readArguments(args: readonly string[], issuer: Issuer): MonitorArguments | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { seen: { type: 'string' }, known: { type: 'string' } },
    });
    const [address = issuer.site] = positionals;
    if (!URL.canParse(address) || !/^https?:/.test(address))
      return `“${address}” is not the address of a site. Write it in full, such as ${issuer.site}`;
    const known = values.known
      ? parseKnownCertificates(readFileSync(values.known, 'utf8'), issuer.product)
      : [];
    return { origin: new URL(address).origin, seen: values.seen, known };
  } catch (error) {
    const { code, message, path } = error as NodeJS.ErrnoException;
    return code === 'ENOENT'
      ? `There is no file ${path ?? ''}. Create it, or leave --known out.`
      : message;
  }
}
