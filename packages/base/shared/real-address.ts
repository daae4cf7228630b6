/** True if a site can exist at the address: not for names that are reserved for examples. */
export function isRealAddress(site: string): boolean {
  const { protocol, hostname } = new URL(site);
  return (
    protocol === 'https:' &&
    !/(^|\.)(example|test|invalid|localhost)$/.test(hostname) &&
    !/(^|\.)example\.(com|org|net)$/.test(hostname)
  );
}
