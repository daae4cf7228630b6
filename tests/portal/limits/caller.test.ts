import { expect, test } from 'vitest';
import { toCaller, toNetwork, toProxies } from '../../../packages/portal/service/limits/caller.ts';

test.each([
  ['without a proxy', '203.0.113.9', '198.51.100.1', [], '203.0.113.9'],
  ['through a proxy', '127.0.0.1', '203.0.113.9', ['127.0.0.1'], '203.0.113.9'],
  ['through two', '10.0.0.1', '203.0.113.9, 10.0.0.2', ['10.0.0.0/8'], '203.0.113.9'],
  ['who names another', '127.0.0.1', '1.2.3.4, 203.0.113.9', ['127.0.0.1'], '203.0.113.9'],
  ['over IPv6', '::1', '2001:db8::7', ['::1'], '2001:db8::7'],
  ['over IPv4 in IPv6', '::ffff:127.0.0.1', '203.0.113.9', ['127.0.0.1'], '203.0.113.9'],
  ['through a proxy that names nobody', '127.0.0.1', undefined, ['127.0.0.1'], '127.0.0.1'],
  ['who names no address', '127.0.0.1', 'unknown', ['127.0.0.1'], 'unknown'],
])('the caller %s', (_, connection, forwarded, proxies, caller) => {
  expect(toCaller(connection, forwarded, toProxies(proxies))).toBe(caller);
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:0DB8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
])('%s belongs to the network %s', (address, network) => {
  expect(toNetwork(address)).toBe(network);
});
