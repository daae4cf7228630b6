/** Counts calls by address, in a window that slides. */
export class RateLimit {
  readonly #calls = new Map<string, number[]>();
  readonly #most: number;
  readonly #window: number;
  readonly #now: () => number;

  /**
   * @param most how many calls an address may make
   * @param window in which time, in milliseconds
   * @param now the clock, in milliseconds
   */
  constructor(most: number, window: number, now: () => number) {
    this.#most = most;
    this.#window = window;
    this.#now = now;
  }

  /** Counts a call. Returns 0 when it is allowed, else after how many seconds the next one is. */
  count(address: string): number {
    const now = this.#now();
    const recent = (this.#calls.get(address) ?? []).filter((time) => time > now - this.#window);
    const [oldest = now] = recent;
    if (recent.length >= this.#most) return Math.ceil((oldest + this.#window - now) / 1000);
    this.#calls.set(address, [...recent, now]);
    return 0;
  }
}
