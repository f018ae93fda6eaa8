import { LIVE_CLOSE } from '@hidamari/contract/consultations';
import type { Line } from './line.ts';

/** A line outlives its session by this at most, in milliseconds. */
export const SESSION_LOOK_MS = 3_000;

/** Which of these sessions stand: ids of members' and of staff's. */
export type StandingSessions = (ids: {
  members: readonly string[];
  staff: readonly string[];
}) => Promise<ReadonlySet<string>>;

/**
 * Ends lines whose session is over: a logout on any server, a changed password, an account that was disabled, a
 * session that was not used for too long. While the database does not answer, nobody is sent away.
 */
export class SessionWatch {
  readonly #lines = new Set<Line>();
  readonly #standing: StandingSessions;
  #timer: NodeJS.Timeout | null = null;

  constructor(standing: StandingSessions) {
    this.#standing = standing;
  }

  add(line: Line): void {
    this.#lines.add(line);
    this.#timer ??= this.#next();
  }

  drop(line: Line): void {
    this.#lines.delete(line);
    if (this.#lines.size > 0 || !this.#timer) return;
    clearTimeout(this.#timer);
    this.#timer = null;
  }

  /**
   * Looks at once; the timer does it every `SESSION_LOOK_MS` while there is a line. A line that opens while the database
   * is being asked was not asked about: it is left for the next look.
   */
  async look(): Promise<void> {
    const lines = [...this.#lines];
    const idsOf = (kind: Line['person']['kind']) => [
      ...new Set(lines.filter(({ person }) => person.kind === kind).map(sessionOf)),
    ];
    const standing = await this.#standing({ members: idsOf('member'), staff: idsOf('staff') });
    for (const line of lines) {
      if (!standing.has(sessionOf(line))) line.close(LIVE_CLOSE.signedOut);
    }
  }

  #next(): NodeJS.Timeout {
    const timer = setTimeout(() => {
      void this.look()
        .catch(() => undefined)
        .finally(() => {
          if (this.#timer === timer) this.#timer = this.#lines.size > 0 ? this.#next() : null;
        });
    }, SESSION_LOOK_MS);
    return timer.unref();
  }
}

const sessionOf = ({ person }: Line) => person.sessionId;
