import { BlockList, isIPv6 } from 'node:net';

/** The addresses of the proxies in front of the portal, as single addresses or `10.0.0.0/8`. */
export function toProxies(addresses: readonly string[]): BlockList {
  const list = new BlockList();
  for (const address of addresses) {
    const [base = '', bits] = address.split('/');
    const type = isIPv6(base) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(base, type);
    else list.addSubnet(base, Number(bits), type);
  }
  return list;
}

/**
 * Who calls: the address of the connection, or the one that the nearest trusted proxies name. What
 * others write into `X-Forwarded-For` counts for nothing.
 *
 * @example toCaller('127.0.0.1', '203.0.113.9', toProxies(['127.0.0.1'])) // '203.0.113.9'
 */
export function toCaller(
  connection: string,
  forwardedFor: string | undefined,
  proxies: BlockList,
): string {
  const way = [...(forwardedFor?.split(',') ?? []), connection].map((one) => unmapIPv4(one.trim()));
  const isTrusted = (address: string) => proxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  return way.findLast((address) => !isTrusted(address)) ?? unmapIPv4(connection);
}

/**
 * What is counted together: an IPv4 address, or the 64 bits of an IPv6 address that one household
 * has.
 *
 * @example toNetwork('2001:db8::1') // '2001:db8:0:0'
 */
export function toNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  const [before = '', after] = (address.split('%')[0] ?? '').split('::');
  const head = before.split(':').filter(Boolean);
  const tail = (after ?? '').split(':').filter(Boolean);
  const zeros = after === undefined ? 0 : 8 - head.length - tail.length;
  const groups = [...head, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...tail];
  return groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':');
}

/** An IPv4 address that is written as an IPv6 one, as IPv4. */
const unmapIPv4 = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');
