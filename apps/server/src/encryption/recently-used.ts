/** Keeps the values used last, up to a number of them. */
export class RecentlyUsed<K, V> {
  readonly #limit: number;
  readonly #values = new Map<K, V>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  get(key: K, make: () => V): V {
    const value = this.#values.get(key) ?? make();
    // A map remembers the order of insertion: putting it back makes it the newest.
    this.#values.delete(key);
    this.#values.set(key, value);
    if (this.#values.size > this.#limit) {
      for (const oldest of this.#values.keys()) {
        this.#values.delete(oldest);
        break;
      }
    }
    return value;
  }
}
