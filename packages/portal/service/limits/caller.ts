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
 * The address of the caller: that of the connection, or the one that the trusted proxies name. Ignores
 * anything else in `X-Forwarded-For`.
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
 * The network that rate limits count: an IPv4 address, or the first 64 bits of an IPv6 address, which
 * one household has.
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

/** Turns `::ffff:192.0.2.1` into `192.0.2.1`. */
const unmapIPv4 = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');
