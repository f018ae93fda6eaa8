/** Names a part of what a request reads of its member; the module that reads it declares it, once. */
export interface ContextPart<T> {
  readonly name: string;
  /** For the type alone. */
  readonly value?: T;
}

export function contextPart<T>(name: string): ContextPart<T> {
  return { name };
}

/**
 * What one request knows of its member (decision 0116). It begins where the request is let in, belongs to the caller, and
 * goes with the caller to every call that the loaders of the request's page make: each part is read once, however many of
 * them need it. It holds what was true when it was read and lives as long as its request; whoever keeps a caller for
 * longer, as a live line does, asks the database. A call that changes something is handed a caller without it.
 */
export class RequestContext {
  readonly #parts = new Map<ContextPart<unknown>, Promise<unknown>>();

  /** What was read by the way, such as the member's row with their session. */
  put<T>(part: ContextPart<T>, value: T): this {
    this.#parts.set(part, Promise.resolve(value));
    return this;
  }

  /** The part as it was read first; a reading that failed is nobody else's. */
  once<T>(part: ContextPart<T>, read: () => Promise<T>): Promise<T> {
    const known = this.#parts.get(part) as Promise<T> | undefined;
    if (known !== undefined) return known;
    // A statement runs anew for each who waits for it; a promise does not.
    const reading = Promise.resolve(read());
    this.#parts.set(part, reading);
    reading.catch(() => this.#parts.delete(part));
    return reading;
  }
}

/** `once` in the caller's request; reads for itself where the caller brings no context. */
export async function onceOf<T>(
  { context }: { context?: RequestContext | undefined },
  part: ContextPart<T>,
  read: () => Promise<T>,
): Promise<T> {
  return context === undefined ? read() : context.once(part, read);
}
