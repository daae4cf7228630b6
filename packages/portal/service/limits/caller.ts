import { BlockList, isIP, isIPv6 } from 'node:net';

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
 * The address of the caller: that of the connection, or the one that the trusted proxies name, with
 * or without a port. Ignores anything else in `X-Forwarded-For`.
 *
 * @example toCaller('127.0.0.1', '203.0.113.9:4711', toProxies(['127.0.0.1'])) // '203.0.113.9'
 */
export function toCaller(
  connection: string,
  forwardedFor: string | undefined,
  proxies: BlockList,
): string {
  const way = [...(forwardedFor?.split(',') ?? []), connection].map(toAddress);
  const isTrusted = (address: string) => proxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  const caller = way.findLast((address) => !isTrusted(address));
  return caller !== undefined && isIP(caller) ? caller : toAddress(connection);
}

/**
 * The networks that rate limits count: an IPv4 address, or the first 64, 56 and 48 bits of an IPv6
 * address. A household has one of the first, whoever rents a server up to 65,536 of them.
 *
 * @example toNetworks('2001:db8::1') // ['20010db800000000', '20010db8000000', '20010db80000']
 */
export function toNetworks(address: string): string[] {
  if (!isIPv6(address)) return [address];
  const [head = [], tail = []] = address
    .toLowerCase()
    .replace(/%.*$/, '')
    .split('::')
    .map((groups) => groups.split(':').filter(Boolean));
  const missing = Math.max(0, 8 - head.length - tail.length);
  const groups = [...head, ...Array<string>(missing).fill('0'), ...tail];
  const digits = groups.map((group) => group.padStart(4, '0')).join('');
  return [16, 14, 12].map((length) => digits.slice(0, length));
}

/** Removes a port, and turns `::ffff:192.0.2.1` into `192.0.2.1`. */
const toAddress = (text: string) =>
  text
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '');
