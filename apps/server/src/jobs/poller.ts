export interface PollerOptions {
  /** Milliseconds between two rounds when nobody wakes it. */
  every: number;
  work: () => Promise<unknown>;
  onError: (error: unknown) => void;
}

/** Calls `work` again and again, one round at a time; a wake during a round makes one more round follow. */
export class Poller {
  readonly #options: PollerOptions;
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> | undefined;
  #isStarted = false;
  #isWoken = false;

  constructor(options: PollerOptions) {
    this.#options = options;
  }

  start(): void {
    this.#isStarted = true;
    this.wake();
  }

  /** Looks now instead of at the next round. Does nothing before start and after stop. */
  wake(): void {
    this.#isWoken = true;
    if (!this.#isStarted || this.#round !== undefined) return;
    clearTimeout(this.#timer);
    this.#round = this.#run();
  }

  /** Resolves when the round that is running has ended. */
  async stop(): Promise<void> {
    this.#isStarted = false;
    clearTimeout(this.#timer);
    await this.#round;
  }

  async #run(): Promise<void> {
    while (this.#isWoken && this.#isStarted) {
      this.#isWoken = false;
      try {
        await this.#options.work();
      } catch (error) {
        this.#options.onError(error);
      }
    }
    this.#round = undefined;
    if (this.#isStarted) this.#timer = setTimeout(() => this.wake(), this.#options.every);
  }
}
