/** Where a file of the queue stands; one that was sent is no longer in it. */
export type QueuedState =
  | { kind: 'waiting' }
  | { kind: 'sending'; percent: number }
  /** All of it has gone, and the server looks at it. */
  | { kind: 'checking' }
  | { kind: 'failed'; text: string; canSendAgain: boolean };

export interface QueuedFile {
  id: string;
  /** Where it belongs, in the words of whoever queued it. */
  place: string;
  file: File;
  /** Its place among all that were chosen, from 1. */
  number: number;
  state: QueuedState;
}

/** What to say of a file that was not sent. */
export interface UploadFailure {
  text: string;
  /** The same file may well arrive another time. */
  canSendAgain: boolean;
  /** The connection was at fault: it is sent by itself once that is back. */
  isLine: boolean;
}

interface Options<S> {
  send: (file: File, options: { signal: AbortSignal; onProgress: (percent: number) => void }) => Promise<S>;
  /**
   * Takes what was sent. Rejects where it has no use for it: then the file counts as not sent, and is not sent a second
   * time as long as it may still be taken.
   */
  onSent: (queued: QueuedFile, sent: S) => void | Promise<void>;
  failureOf: (error: unknown) => UploadFailure;
  isOnline: () => boolean;
}

/** So many at once: more only make each other slow on a telephone's line. */
const SENT_AT_ONCE = 3;

/**
 * Sends many files, a few at a time, each with its progress, stoppable and sendable anew. Without a connection they wait
 * with what was chosen in memory, and go by themselves when it is back (`resume`). It belongs to no page: a queue that
 * is not through may be handed on.
 */
export class UploadQueue<S> {
  #options: Options<S>;
  #files: readonly QueuedFile[] = [];
  #stops = new Map<string, AbortController>();
  #lineFailed = new Set<string>();
  /** Under way when the connection came back: a try that began without it may fail only after. */
  #begunWithout = new Set<string>();
  /** What the server has and nobody has taken yet. */
  #untaken = new Map<string, S>();
  #listeners = new Set<() => void>();
  #next = 1;
  /** As which file something was chosen, by the key it was sent as. */
  #numbers = new Map<string, number>();

  constructor(options: Options<S>) {
    this.#options = options;
  }

  /** The files in the order in which they were chosen; another array whenever something changed. */
  get files(): readonly QueuedFile[] {
    return this.#files;
  }

  /** True while a file is under way, or waits for its turn with a connection there. */
  get isBusy(): boolean {
    const isOnline = this.#options.isOnline();
    return this.#files.some(
      ({ state: { kind } }) => kind === 'sending' || kind === 'checking' || (kind === 'waiting' && isOnline),
    );
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** From here on another takes what is sent. */
  handOn(onSent: Options<S>['onSent']): void {
    this.#options = { ...this.#options, onSent };
  }

  add(place: string, files: readonly File[]): void {
    const queued = files.map((file): QueuedFile => {
      const number = this.#next++;
      return { id: `upload-${number}`, place, file, number, state: { kind: 'waiting' } };
    });
    this.#set([...this.#files, ...queued]);
    this.#go();
  }

  /**
   * A list of what was sent with one more, in the order in which the files were chosen: small ones arrive first. What this
   * queue has not sent was there before, and stays in front.
   */
  withSent<T>(list: readonly T[], item: T, { number }: QueuedFile, keyOf: (item: T) => string): T[] {
    this.#numbers.set(keyOf(item), number);
    const later = list.findIndex((other) => (this.#numbers.get(keyOf(other)) ?? 0) > number);
    return later === -1 ? [...list, item] : list.toSpliced(later, 0, item);
  }

  again(id: string): void {
    this.#change(id, { kind: 'waiting' });
    this.#go();
  }

  /** Stops a file and forgets it. */
  remove(id: string): void {
    this.#stops.get(id)?.abort(new Error('stopped'));
    this.#untaken.delete(id);
    this.#set(this.#files.filter((queued) => queued.id !== id));
    this.#go();
  }

  /** The connection is back: what waits goes, and what was broken off goes anew. */
  resume(): void {
    for (const id of this.#lineFailed) this.#change(id, { kind: 'waiting' });
    this.#lineFailed.clear();
    for (const id of this.#stops.keys()) this.#begunWithout.add(id);
    this.#go();
  }

  /** Stops and forgets every file of a place that is there no more. */
  removeAt(place: string): void {
    for (const { id } of this.#files.filter((queued) => queued.place === place)) this.remove(id);
  }

  /** Stops everything. */
  stop(): void {
    for (const stop of this.#stops.values()) stop.abort(new Error('stopped'));
    this.#set([]);
  }

  #go(): void {
    if (!this.#options.isOnline()) return;
    for (const { id, state } of this.#files) {
      if (this.#stops.size >= SENT_AT_ONCE) return;
      if (state.kind === 'waiting' && !this.#stops.has(id)) void this.#send(id);
    }
  }

  async #send(id: string): Promise<void> {
    const queued = this.#files.find((file) => file.id === id);
    if (!queued) return;
    const stop = new AbortController();
    this.#stops.set(id, stop);
    this.#change(id, { kind: 'sending', percent: 0 });
    const onProgress = (percent: number) => {
      if (!stop.signal.aborted)
        this.#change(id, percent < 100 ? { kind: 'sending', percent } : { kind: 'checking' });
    };
    try {
      const way = { signal: stop.signal, onProgress };
      const sent = this.#untaken.get(id) ?? (await this.#options.send(queued.file, way));
      if (stop.signal.aborted) return;
      this.#untaken.set(id, sent);
      await this.#options.onSent(queued, sent);
      this.#untaken.delete(id);
      this.#set(this.#files.filter((file) => file.id !== id));
    } catch (error) {
      if (!stop.signal.aborted) this.#fail(id, error);
    } finally {
      this.#stops.delete(id);
      this.#begunWithout.delete(id);
      this.#go();
    }
  }

  #fail(id: string, error: unknown): void {
    const { text, canSendAgain, isLine } = this.#options.failureOf(error);
    if (isLine && this.#begunWithout.has(id)) {
      this.#change(id, { kind: 'waiting' });
      return;
    }
    if (isLine) this.#lineFailed.add(id);
    if (!canSendAgain) this.#untaken.delete(id);
    this.#change(id, { kind: 'failed', text, canSendAgain });
  }

  #change(id: string, state: QueuedState): void {
    if (state.kind !== 'failed') this.#lineFailed.delete(id);
    this.#set(this.#files.map((file) => (file.id === id ? { ...file, state } : file)));
  }

  #set(files: readonly QueuedFile[]): void {
    this.#files = files;
    for (const listener of this.#listeners) listener();
  }
}
