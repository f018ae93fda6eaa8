import { LIVE_CLOSE, type LiveRequest, liveRequest } from '@hidamari/contract/consultations';
import type { Line } from './line.ts';
import type { LiveHub } from './live-hub.ts';

/** Cases that one line may watch; the desk of a supporter shows one or two. */
const MOST_WATCHED = 20;
/** One word that somebody is writing in this time, in milliseconds. */
const TYPING_EVERY_MS = 1_500;

/** What a line of either side may ask. Each answers whether the case is this person's to see. */
export interface LineRights {
  mayWatch(caseId: string): Promise<boolean>;
  mark(caseId: string, marks: { delivered: number; read: number }): Promise<void>;
  tellTyping(caseId: string): Promise<void>;
}

/** The talk of one proven line: every request is parsed, bounded, and answered only within the line's rights. */
export class LiveTalk {
  readonly #hub: LiveHub;
  readonly #line: Line;
  readonly #rights: LineRights;
  #typedAt = 0;

  constructor(hub: LiveHub, line: Line, rights: LineRights) {
    this.#hub = hub;
    this.#line = line;
    this.#rights = rights;
  }

  /** What was said, read; null closes the line, as nothing of ours says such a thing. */
  static read(text: string): LiveRequest | null {
    try {
      return liveRequest.safeParse(JSON.parse(text)).data ?? null;
    } catch {
      return null;
    }
  }

  async hear(request: Exclude<LiveRequest, { type: 'hello' }>): Promise<void> {
    const { case_id: caseId } = request;
    const isWatched = this.#line.watched.has(caseId);
    switch (request.type) {
      case 'watch':
        return this.#watch(caseId, request.after);
      case 'leave':
        return this.#hub.leave(this.#line, caseId);
      case 'mark':
        return isWatched ? this.#rights.mark(caseId, request) : undefined;
      case 'typing':
        return isWatched && this.#isFirstWord() ? this.#rights.tellTyping(caseId) : undefined;
    }
  }

  async #watch(caseId: string, after: number): Promise<void> {
    const { watched } = this.#line;
    // Asking once more for what it watches is how a device finds out that its line still carries.
    if (watched.size >= MOST_WATCHED && !watched.has(caseId)) return this.#line.close(LIVE_CLOSE.refused);
    if (await this.#rights.mayWatch(caseId)) return this.#hub.watch(this.#line, caseId, after);
    this.#line.say({ type: 'gone', case_id: caseId });
  }

  #isFirstWord(): boolean {
    const now = Date.now();
    if (now - this.#typedAt < TYPING_EVERY_MS) return false;
    this.#typedAt = now;
    return true;
  }
}
