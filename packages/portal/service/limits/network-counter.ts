import { toNetworks } from './caller.ts';

/** The most calls of a minute. */
export interface NetworkLimits {
  all: number;
  ipv4: number;
  /** Of the networks around an IPv6 address with 64, 56 and 48 bits. */
  ipv6: readonly [number, number, number];
}

/** Milliseconds. */
const windowLength = 60_000;

/** Calls of more networks in a minute count only towards all. */
const maxNetworks = 100_000;

/** Counts the calls of each minute in memory, so that a refused call costs almost nothing. */
export class NetworkCounter {
  readonly #limits: NetworkLimits;
  readonly #calls = new Map<string, number>();
  #window = 0;

  constructor(limits: NetworkLimits) {
    this.#limits = limits;
  }

  /**
   * Counts a call, unless it is refused: with 429 for its network, with 503 when there are too many
   * calls from everywhere.
   *
   * @returns nothing when the call is allowed
   */
  count(address: string, now: Date): { status: 429 | 503; seconds: number } | undefined {
    const window = Math.floor(now.getTime() / windowLength);
    if (window !== this.#window) this.#calls.clear();
    this.#window = window;
    const { all, ipv4, ipv6 } = this.#limits;
    const networks = toNetworks(address);
    const limits = networks.length === 1 ? [ipv4] : ipv6;
    const counted = [...networks, 'all'];
    const full = counted.find(
      (name, index) => (this.#calls.get(name) ?? 0) >= (limits[index] ?? all),
    );
    if (full !== undefined) {
      const left = (window + 1) * windowLength - now.getTime();
      return { status: full === 'all' ? 503 : 429, seconds: Math.ceil(left / 1000) };
    }
    for (const name of counted)
      if (this.#calls.has(name) || this.#calls.size < maxNetworks)
        this.#calls.set(name, (this.#calls.get(name) ?? 0) + 1);
    return undefined;
  }
}
