import type { WatchedPortal } from './watched-portal.ts';

/** Looks up the TXT records of a name, each in parts. Throws when there are none. */
export type ResolveTxt = (name: string) => Promise<string[][]>;

/**
 * Finds the mail records of a portal’s domain that are missing or that no mail server accepts, such
 * as `['SPF at federation.example']`.
 */
export async function findMissingRecords(
  { email, dkimSelector }: WatchedPortal,
  resolveTxt: ResolveTxt,
): Promise<string[]> {
  const domain = toDomain(email);
  const read = async (name: string) =>
    (await resolveTxt(name).catch(() => [])).map((parts) => parts.join(''));
  const dkim = `${dkimSelector}._domainkey.${domain}`;
  return [
    ...(isSpf(await read(domain)) ? [] : [`SPF at ${domain}`]),
    ...(dkimSelector === undefined || isDkim(await read(dkim)) ? [] : [`DKIM at ${dkim}`]),
    ...((await hasDmarc(domain, read)) ? [] : [`DMARC at _dmarc.${domain}`]),
  ];
}

export const toDomain = (email: string) => email.slice(email.lastIndexOf('@') + 1);

/** There must be one record, and it must not allow every server (RFC 7208, sections 4.5 and 5.1). */
function isSpf(texts: readonly string[]): boolean {
  const [record, ...others] = texts.filter((text) => /^v=spf1( |$)/i.test(text));
  return record !== undefined && others.length === 0 && !/ \+?all( |$)/i.test(record);
}

/** An empty key is a revoked one (RFC 6376, section 3.6.1). */
const isDkim = (texts: readonly string[]) => texts.some((text) => /(^|;)\s*p=[\w+/]/.test(text));

/** The domain or one above it must have one record with a policy (RFC 7489, section 6.6.3). */
async function hasDmarc(
  domain: string,
  read: (name: string) => Promise<string[]>,
): Promise<boolean> {
  const labels = domain.split('.');
  for (let first = 0; first < labels.length - 1; first += 1) {
    const name = `_dmarc.${labels.slice(first).join('.')}`;
    const records = (await read(name)).filter((text) => /^v=DMARC1\s*(;|$)/.test(text));
    if (records.length > 0)
      return (
        records.length === 1 && /;\s*p\s*=\s*(none|quarantine|reject)\b/i.test(records[0] ?? '')
      );
  }
  return false;
}
