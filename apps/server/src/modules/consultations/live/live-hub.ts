import { setTimeout as wait } from 'node:timers/promises';
import type { LiveEvent } from '@hidamari/contract/consultations';
import { faultName } from '../../../fault-code.ts';
import { readCaseChange } from '../announce-case-change.ts';
import { type CaseRow, findCase } from '../cases.repository.ts';
import type { ConsultationParts } from '../consultation-parts.ts';
import { describeMarks } from '../describe-case.ts';
import { mayRead } from '../desk/record-reading.ts';
import { listMessages } from '../messages.repository.ts';
import type { LiveConnection } from './live-connection.ts';
import { LiveConnections } from './live-connections.ts';

type HubParts = Pick<ConsultationParts, 'database' | 'encryption' | 'bus' | 'log' | 'clock'>;

/** Waits before a case is read again after the database did not answer, in milliseconds; the last one repeats. */
const READ_AGAIN_AFTER = [250, 1_000, 2_000];
/** What belongs to the whole desk: its queue, and who is there. */
type DeskNews = 'queue-changed' | 'presence-changed';
/** The desk is told to read each anew at most this often: it is read whole. */
const DESK_TOLD_EVERY_MS = 400;

/** How both sides and the case stand: it travels with every piece of news. */
type Stand = Pick<Extract<LiveEvent, { type: 'marks' }>, 'marks' | 'status' | 'version'>;

/** Messages behind a place, in order and without a gap. */
interface News {
  messages: Extract<LiveEvent, { type: 'messages' }>['messages'];
  after: number;
  stand: Stand;
}

/**
 * Carries what happens to cases to the devices that watch them, in this process. What happens is only ever read from
 * the database: the bus says which case, and a connection gets what it has not been sent yet, in order and without a gap.
 * So it does not matter on which server a message was written, nor whether a word of the bus was lost.
 */
export class LiveHub {
  readonly connections = new LiveConnections();
  readonly #parts: HubParts;
  /** Cases that are being read; true: changed once more meanwhile. */
  readonly #reading = new Map<string, boolean>();
  readonly #stop: (() => void)[];
  readonly #closing = new AbortController();
  readonly #deskTimers = new Map<DeskNews, NodeJS.Timeout>();

  constructor(parts: HubParts) {
    this.#parts = parts;
    this.#stop = [
      parts.bus.subscribe('consultation-changed', (payload) => this.#heard(payload)),
      parts.bus.subscribe('consultation-typing', (payload) => this.#heardTyping(payload)),
      parts.bus.subscribe('inquiries-changed', () => this.#tellDesk('queue-changed')),
      parts.bus.subscribe('desk-presence-changed', () => this.#tellDesk('presence-changed')),
      parts.bus.subscribe('closures-changed', () => this.#tellAll({ type: 'closures-changed' })),
    ];
  }

  /** The connection is sent what it lacks of the case, and from then on whatever comes. */
  watch(connection: LiveConnection, caseId: string, after: number): void {
    this.connections.watch(connection, caseId, after);
    this.#read(caseId);
  }

  leave(connection: LiveConnection, caseId: string): void {
    this.connections.leave(connection, caseId);
  }

  drop(connection: LiveConnection): void {
    this.connections.drop(connection);
  }

  close(code: number): void {
    this.#closing.abort();
    for (const stop of this.#stop) stop();
    for (const timer of this.#deskTimers.values()) clearTimeout(timer);
    for (const connection of [...this.connections.all]) {
      connection.close(code);
      this.drop(connection);
    }
  }

  #heard(payload: string): void {
    const change = readCaseChange(payload);
    this.#tellDesk('queue-changed');
    // After a gap anything may have happened.
    if (change === null) {
      for (const caseId of this.connections.watchedCases()) this.#read(caseId);
      return;
    }
    const { caseId, memberId } = change;
    if (this.connections.watching(caseId).size > 0) this.#read(caseId);
    if (memberId === null) return;
    for (const connection of this.connections.ofMember(memberId)) {
      if (!connection.watched.has(caseId)) connection.say({ type: 'case-changed', case_id: caseId });
    }
  }

  #heardTyping(payload: string): void {
    const [caseId = '', who] = payload.split(' ');
    for (const connection of this.connections.watching(caseId)) {
      if (connection.person.kind !== who) connection.say({ type: 'typing', case_id: caseId });
    }
  }

  #tellAll(event: LiveEvent): void {
    const text = JSON.stringify(event);
    for (const connection of this.connections.all) connection.sayText(text);
  }

  #tellDesk(type: DeskNews): void {
    if (this.#deskTimers.has(type) || this.#closing.signal.aborted) return;
    const tell = () => {
      this.#deskTimers.delete(type);
      const text = JSON.stringify({ type } satisfies LiveEvent);
      for (const connection of this.connections.ofStaff()) connection.sayText(text);
    };
    this.#deskTimers.set(type, setTimeout(tell, DESK_TOLD_EVERY_MS).unref());
  }

  /** One reading at a time for a case: what changes meanwhile is read once more afterwards. */
  #read(caseId: string): void {
    if (this.#reading.has(caseId)) return void this.#reading.set(caseId, true);
    this.#reading.set(caseId, false);
    void this.#readUntilTold(caseId).finally(() => {
      const isStale = this.#reading.get(caseId) === true;
      this.#reading.delete(caseId);
      if (isStale && this.connections.watching(caseId).size > 0) this.#read(caseId);
    });
  }

  async #readUntilTold(caseId: string): Promise<void> {
    for (let tries = 0; this.connections.watching(caseId).size > 0; tries += 1) {
      try {
        return await this.#readAndTell(caseId);
      } catch (error) {
        const { signal } = this.#closing;
        if (signal.aborted) return;
        // The database is away, or starts anew: whoever watches stays, and is told once it is back.
        this.#parts.log.warn({ fault: faultName(error) }, 'a case was not read');
        const pause = READ_AGAIN_AFTER[Math.min(tries, READ_AGAIN_AFTER.length - 1)];
        await wait(pause, undefined, { signal, ref: false }).catch(() => undefined);
      }
    }
  }

  async #readAndTell(caseId: string): Promise<void> {
    const { database, encryption } = this.#parts;
    const row = await findCase(database, { caseId });
    if (!row) return this.#sayGone(caseId);
    await this.#letGo(row);
    const stand: Stand = { marks: describeMarks(row), status: row.status, version: row.version };
    const behind = Math.min(
      ...[...this.connections.watching(caseId)].map((connection) => connection.watched.get(caseId)?.seq ?? 0),
    );
    if (behind < row.last_seq) {
      const cipher = await encryption.forRecord(database, caseId);
      const page = await listMessages(database, { cipher, caseId }, { after: behind });
      this.#sayMessages(caseId, { messages: page.data, after: behind, stand });
      if (page.has_more) this.#reading.set(caseId, true);
    }
    this.#sayStand(caseId, stand);
  }

  /**
   * Whoever of the desk may not read the case any more is let go before anything new is said: a colleague has taken it, or
   * the reason that was given is over (F46). Their page reads the case anew and asks.
   */
  async #letGo(row: CaseRow): Promise<void> {
    const { database, clock } = this.#parts;
    for (const connection of [...this.connections.watching(row.id)]) {
      if (connection.person.kind !== 'staff') continue;
      const { staffId } = connection.person.staff;
      if (!(await mayRead(database, { row, staffId, now: clock() }))) this.#sayGoneTo(connection, row.id);
    }
  }

  /**
   * Each connection gets what it has not been sent; connections that are equally far get the same text. One that began to watch while
   * these were read, and is further back than they reach, waits for the reading that it asked for.
   */
  #sayMessages(caseId: string, { messages, after, stand }: News): void {
    const last = messages.at(-1)?.seq ?? 0;
    const texts = new Map<number, string>();
    for (const connection of this.connections.watching(caseId)) {
      const sent = connection.watched.get(caseId)?.seq ?? 0;
      if (sent >= last || sent < after) continue;
      const text =
        texts.get(sent) ??
        JSON.stringify({
          type: 'messages',
          case_id: caseId,
          messages: messages.filter(({ seq }) => seq > sent),
          ...stand,
        } satisfies LiveEvent);
      texts.set(sent, text);
      connection.watched.set(caseId, { seq: last, stand: JSON.stringify(stand) });
      connection.sayText(text);
    }
  }

  /** Whoever was not told how it stands now, is: after a change without words, and when a connection begins to watch. */
  #sayStand(caseId: string, stand: Stand): void {
    const now = JSON.stringify(stand);
    const text = JSON.stringify({ type: 'marks', case_id: caseId, ...stand } satisfies LiveEvent);
    for (const connection of this.connections.watching(caseId)) {
      const said = connection.watched.get(caseId);
      if (!said || said.stand === now) continue;
      connection.watched.set(caseId, { ...said, stand: now });
      connection.sayText(text);
    }
  }

  #sayGone(caseId: string): void {
    for (const connection of [...this.connections.watching(caseId)]) this.#sayGoneTo(connection, caseId);
  }

  #sayGoneTo(connection: LiveConnection, caseId: string): void {
    this.leave(connection, caseId);
    connection.say({ type: 'gone', case_id: caseId });
  }
}
