/** Whether a site can exist at the address: names that are reserved for examples have none. */
export function isRealAddress(site: string): boolean {
  const { protocol, hostname } = new URL(site);
  return (
    protocol === 'https:' &&
    !/(^|\.)(example|test|invalid|localhost)$/.test(hostname) &&
    !/(^|\.)example\.(com|org|net)$/.test(hostname)
  );
}
