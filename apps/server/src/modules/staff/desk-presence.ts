import { randomUUID } from 'node:crypto';
import { PRESENCE_BEAT_SECONDS, presentSince } from '@hidamari/domain/staff';
import { and, eq, lt, notInArray, or } from 'drizzle-orm';
import type { Dependencies } from '../../dependencies.ts';
import { faultName } from '../../fault-code.ts';
import { deskPresences } from './staff.table.ts';

/** Walking from room to room closes one line and opens the next: nobody has left meanwhile. Milliseconds. */
const LEAVES_AFTER_MS = 3_000;

type PresenceParts = Pick<Dependencies, 'database' | 'bus' | 'clock' | 'log'>;

/**
 * Whose desk is open on this server, written down for all of them: a row when the first line of somebody opens, none any
 * more soon after the last one closes, and in between one statement for everybody in `PRESENCE_BEAT_SECONDS`. The bus tells
 * of coming and leaving alone, so that nobody has to ask all the time. While the database does not answer, rows grow old by
 * themselves and the next beat makes good what was missed.
 */
export class DeskPresence {
  readonly #parts: PresenceParts;
  readonly #serverId = randomUUID();
  /** Lines of each person on this server. */
  readonly #lines = new Map<string, number>();
  readonly #leaving = new Map<string, NodeJS.Timeout>();
  #beat: NodeJS.Timeout | null = null;
  #isOver = false;
  /** One writing after the other. */
  #writing: Promise<void> = Promise.resolve();

  constructor(parts: PresenceParts) {
    this.#parts = parts;
  }

  /** A line of somebody has opened. */
  opened(staffId: string): void {
    const lines = this.#lines.get(staffId) ?? 0;
    this.#lines.set(staffId, lines + 1);
    clearTimeout(this.#leaving.get(staffId));
    if (lines === 0 && !this.#leaving.delete(staffId)) this.#write();
    this.#beat ??= setInterval(() => this.#write({ isBeat: true }), PRESENCE_BEAT_SECONDS * 1_000).unref();
  }

  /** One of them has closed. */
  closed(staffId: string): void {
    if (this.#isOver) return;
    const lines = (this.#lines.get(staffId) ?? 1) - 1;
    if (lines > 0) return void this.#lines.set(staffId, lines);
    this.#lines.delete(staffId);
    const leave = () => {
      this.#leaving.delete(staffId);
      this.#write();
    };
    this.#leaving.set(staffId, setTimeout(leave, LEAVES_AFTER_MS).unref());
  }

  /** The server goes, and everybody's lines with it; the next server hears of those who come back. */
  async close(): Promise<void> {
    this.#isOver = true;
    if (this.#beat) clearInterval(this.#beat);
    for (const timer of this.#leaving.values()) clearTimeout(timer);
    this.#leaving.clear();
    this.#lines.clear();
    this.#write();
    await this.#writing;
  }

  #write({ isBeat = false } = {}): void {
    this.#writing = this.#writing
      .then(() => this.#writeNow(isBeat))
      .catch((error: unknown) => {
        this.#parts.log.warn({ fault: faultName(error) }, 'who is at the desk was not written down');
      });
  }

  /** Makes the rows of this server those of whoever is here now. */
  async #writeNow(isBeat: boolean): Promise<void> {
    const { database, bus, clock } = this.#parts;
    const here = [...this.#lines.keys(), ...this.#leaving.keys()];
    const now = clock();
    await database.transaction(async (tx) => {
      const { server_id, staff_id, seen_at } = deskPresences;
      const isOwn = eq(server_id, this.#serverId);
      const isGone = here.length === 0 ? isOwn : and(isOwn, notInArray(staff_id, here));
      await tx.delete(deskPresences).where(isBeat ? or(isGone, lt(seen_at, presentSince(now))) : isGone);
      if (here.length > 0) {
        await tx
          .insert(deskPresences)
          .values(here.map((staffId) => ({ server_id: this.#serverId, staff_id: staffId, seen_at: now })))
          .onConflictDoUpdate({ target: [server_id, staff_id], set: { seen_at: now } });
      }
      if (!isBeat) await bus.publishOnCommit(tx, 'desk-presence-changed');
    });
  }
}
