import { LIVE_CLOSE, type LiveRequest, liveRequest } from '@hidamari/contract/consultations';
import type { LiveConnection } from './live-connection.ts';
import type { LiveHub } from './live-hub.ts';

/** Cases that one connection may watch; the desk of a supporter shows one or two. */
const MOST_WATCHED = 20;
/** One word that somebody is writing in this time, in milliseconds. */
const TYPING_EVERY_MS = 1_500;

/** What a connection of either side may ask. Each answers whether the case is this person's to see. */
export interface ConnectionRights {
  mayWatch(caseId: string): Promise<boolean>;
  mark(caseId: string, marks: { delivered: number; read: number }): Promise<void>;
  tellTyping(caseId: string): Promise<void>;
}

/** The talk of one proven connection: every request is parsed, bounded, and answered only within the connection's rights. */
export class LiveTalk {
  readonly #hub: LiveHub;
  readonly #connection: LiveConnection;
  readonly #rights: ConnectionRights;
  #typedAt = 0;

  constructor(hub: LiveHub, connection: LiveConnection, rights: ConnectionRights) {
    this.#hub = hub;
    this.#connection = connection;
    this.#rights = rights;
  }

  /** What was said, read; null closes the connection, as nothing of ours says such a thing. */
  static read(text: string): LiveRequest | null {
    try {
      return liveRequest.safeParse(JSON.parse(text)).data ?? null;
    } catch {
      return null;
    }
  }

  async hear(request: Exclude<LiveRequest, { type: 'hello' }>): Promise<void> {
    const { case_id: caseId } = request;
    const isWatched = this.#connection.watched.has(caseId);
    switch (request.type) {
      case 'watch':
        return this.#watch(caseId, request.after);
      case 'leave':
        return this.#hub.leave(this.#connection, caseId);
      case 'mark':
        return isWatched ? this.#rights.mark(caseId, request) : undefined;
      case 'typing':
        return isWatched && this.#isFirstWord() ? this.#rights.tellTyping(caseId) : undefined;
    }
  }

  async #watch(caseId: string, after: number): Promise<void> {
    const { watched } = this.#connection;
    // Asking once more for what it watches is how a device finds out that its connection still carries.
    if (watched.size >= MOST_WATCHED && !watched.has(caseId))
      return this.#connection.close(LIVE_CLOSE.refused);
    if (await this.#rights.mayWatch(caseId)) return this.#hub.watch(this.#connection, caseId, after);
    this.#connection.say({ type: 'gone', case_id: caseId });
  }

  #isFirstWord(): boolean {
    const now = Date.now();
    if (now - this.#typedAt < TYPING_EVERY_MS) return false;
    this.#typedAt = now;
    return true;
  }
}
