import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { BlockList } from 'node:net';
import { toCaller, toNetworks } from './caller.ts';

/** The most calls of a minute. */
export interface NetworkLimits {
  all: number;
  ipv4: number;
  /** Of the networks around an IPv6 address with 64, 56 and 48 bits. */
  ipv6: readonly [number, number, number];
}

/** Milliseconds. */
const windowLength = 60_000;

/**
 * Counts a call, unless it is refused: with 429 for its network, with 503 when there are too many
 * calls from everywhere. Returns nothing when the call is allowed.
 */
export type CountCaller = (
  call: Pick<Context<{ Bindings: HttpBindings }>, 'env' | 'req'>,
) => { status: 429 | 503; seconds: number } | undefined;

/** Counts the calls of each minute in memory, so that a refused call costs almost nothing. */
export function createCallerCounter(
  { all, ipv4, ipv6 }: NetworkLimits,
  proxies: BlockList,
  now: () => Date,
): CountCaller {
  const calls = new Map<string, number>();
  let counted = 0;
  return ({ env, req }) => {
    const time = now().getTime();
    const window = Math.floor(time / windowLength);
    if (window !== counted) calls.clear();
    counted = window;
    const connection = env.incoming.socket.remoteAddress ?? '';
    const networks = toNetworks(toCaller(connection, req.header('x-forwarded-for'), proxies));
    const limits = networks.length === 1 ? [ipv4] : ipv6;
    const names = [...networks, 'all'];
    const full = names.find((name, index) => (calls.get(name) ?? 0) >= (limits[index] ?? all));
    if (full !== undefined) {
      const seconds = Math.ceil(((window + 1) * windowLength - time) / 1000);
      return { status: full === 'all' ? 503 : 429, seconds };
    }
    for (const name of names) calls.set(name, (calls.get(name) ?? 0) + 1);
    return undefined;
  };
}
