import { expect, test } from 'vitest';
import { toCaller, toNetworks, toProxies } from '../../../packages/portal/service/limits/caller.ts';

test.each([
  ['without a proxy', '203.0.113.9', '198.51.100.1', [], '203.0.113.9'],
  ['through a proxy', '127.0.0.1', '203.0.113.9', ['127.0.0.1'], '203.0.113.9'],
  ['through two', '10.0.0.1', '203.0.113.9, 10.0.0.2', ['10.0.0.0/8'], '203.0.113.9'],
  ['who names another', '127.0.0.1', '1.2.3.4, 203.0.113.9', ['127.0.0.1'], '203.0.113.9'],
  ['over IPv6', '::1', '2001:db8::7', ['::1'], '2001:db8::7'],
  ['over IPv4 in IPv6', '::ffff:127.0.0.1', '203.0.113.9', ['127.0.0.1'], '203.0.113.9'],
  ['through a proxy that names nobody', '127.0.0.1', undefined, ['127.0.0.1'], '127.0.0.1'],
  ['whose proxy names no address', '127.0.0.1', 'unknown', ['127.0.0.1'], '127.0.0.1'],
  ['with a port', '127.0.0.1', '203.0.113.9:4711', ['127.0.0.1'], '203.0.113.9'],
  ['over IPv6 with a port', '127.0.0.1', '[2001:db8::7]:443', ['127.0.0.1'], '2001:db8::7'],
])('the caller %s', (_, connection, forwarded, proxies, caller) => {
  expect(toCaller(connection, forwarded, toProxies(proxies))).toBe(caller);
});

test.each([
  ['203.0.113.9', ['203.0.113.9']],
  ['2001:db8:1:2345:3:4:5:6', ['20010db800012345', '20010db8000123', '20010db80001']],
  ['2001:0DB8::1', ['20010db800000000', '20010db8000000', '20010db80000']],
  ['fe80::1%eth0', ['fe80000000000000', 'fe800000000000', 'fe8000000000']],
  ['::1', ['0000000000000000', '00000000000000', '000000000000']],
])('%s belongs to the networks %s', (address, networks) => {
  expect(toNetworks(address)).toEqual(networks);
});
