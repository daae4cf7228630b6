/** Limits calls per address within a sliding window. */
export class RateLimit {
  readonly #calls = new Map<string, number[]>();
  readonly #limit: number;
  readonly #window: number;
  readonly #now: () => number;

  /**
   * @param limit how many calls an address may make within the window
   * @param window the length of the window, in milliseconds
   * @param now the clock, in milliseconds
   */
  constructor(limit: number, window: number, now: () => number) {
    this.#limit = limit;
    this.#window = window;
    this.#now = now;
  }

  /** Counts a call. Returns 0 if it is allowed, otherwise the number of seconds to wait. */
  count(address: string): number {
    const now = this.#now();
    const recent = (this.#calls.get(address) ?? []).filter((time) => time > now - this.#window);
    const [oldest = now] = recent;
    if (recent.length >= this.#limit) return Math.ceil((oldest + this.#window - now) / 1000);
    this.#calls.set(address, [...recent, now]);
    return 0;
  }
}
