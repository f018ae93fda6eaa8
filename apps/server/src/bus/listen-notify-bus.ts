import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import * as z from 'zod';
import type { Database, Executor } from '../database/database.ts';
import { Listeners } from './in-process-bus.ts';
import { BUS_TOPICS, type BusTopic, type MessageBus } from './message-bus.ts';

const CHANNEL = 'hidamari_bus';
/** Waits between tries to reconnect, in milliseconds; the last one repeats. */
const RECONNECT_AFTER = [100, 500, 1_000, 2_000];

/** A question on a connection, and how long it may stay without an answer, in milliseconds. */
export interface Beat {
  every: number;
  answerWithin: number;
}

/**
 * A connection that is only listened to looks alive when a firewall has long forgotten it: nothing comes, and nothing says that
 * nothing can come. So it is asked for a sign of life. A dead one is noticed within 20 seconds.
 */
export const BEAT: Beat = { every: 10_000, answerWithin: 5_000 };

const Notice = z.object({ topic: z.enum(BUS_TOPICS), payload: z.string() });

export interface ListenNotifyOptions {
  /** For NOTIFY: it is part of the publisher's transaction and told at its commit. */
  database: Database;
  /** A connection of its own for LISTEN, past any pooler. */
  directUrl: string;
  onFault?: (error: unknown) => void;
  /** Default: `BEAT`. */
  beat?: Beat;
}

/** The bus between server processes, over PostgreSQL's LISTEN and NOTIFY. Resolves once it listens. */
export async function createListenNotifyBus(options: ListenNotifyOptions): Promise<MessageBus> {
  const onFault = options.onFault ?? (() => undefined);
  const listeners = new Listeners(onFault);
  const connection = new ListeningConnection(options, onFault, {
    notice: (text) => {
      const notice = Notice.safeParse(parseJson(text));
      if (notice.success) listeners.tell(notice.data.topic, notice.data.payload);
    },
    // Something may have been said while nobody listened.
    gap: () => BUS_TOPICS.map((topic) => listeners.tell(topic, '')),
  });
  await connection.open();
  const notify = async (executor: Executor, topic: BusTopic, payload: string) => {
    await executor.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ topic, payload })})`);
  };
  return {
    publish: (topic, payload = '') => notify(options.database, topic, payload),
    publishOnCommit: (tx, topic, payload = '') => notify(tx, topic, payload),
    subscribe: (topic, listener) => listeners.add(topic, listener),
    isHearing: () => connection.isHearing,
    close: async () => {
      listeners.clear();
      await connection.close();
    },
  };
}

interface ConnectionEvents {
  notice(text: string): void;
  gap(): void;
}

/** One LISTEN connection that comes back by itself. */
class ListeningConnection {
  readonly #url: string;
  readonly #beat: Beat;
  readonly #onFault: (error: unknown) => void;
  readonly #events: ConnectionEvents;
  readonly #closing = new AbortController();
  #client: Client | undefined;
  #isHearing = false;

  constructor(
    { directUrl, beat = BEAT }: Pick<ListenNotifyOptions, 'directUrl' | 'beat'>,
    onFault: (error: unknown) => void,
    events: ConnectionEvents,
  ) {
    this.#url = directUrl;
    this.#beat = beat;
    this.#onFault = onFault;
    this.#events = events;
  }

  async open(): Promise<void> {
    const client = new Client({
      connectionString: this.#url,
      keepAlive: true,
      connectionTimeoutMillis: this.#beat.answerWithin,
      query_timeout: this.#beat.answerWithin,
    });
    client.on('notification', (message) => this.#events.notice(message.payload ?? ''));
    client.on('error', this.#onFault);
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      cut(client);
      throw error;
    }
    client.once('end', () => {
      this.#isHearing = false;
      void this.#reopen();
    });
    this.#client = client;
    this.#isHearing = true;
    void this.#listenForLife(client);
  }

  /** False from the moment at which the connection was found dead until it listens anew. */
  get isHearing(): boolean {
    return this.#isHearing;
  }

  async close(): Promise<void> {
    this.#closing.abort();
    const client = this.#client;
    if (!client) return;
    // A dead connection never says goodbye.
    const late = setTimeout(() => cut(client), this.#beat.answerWithin);
    await client.end();
    clearTimeout(late);
  }

  /** Asks on this connection until it ends; one that does not answer in time is cut, and a new one is opened. */
  async #listenForLife(client: Client): Promise<void> {
    const ended = new AbortController();
    client.once('end', () => ended.abort());
    const signal = AbortSignal.any([ended.signal, this.#closing.signal]);
    try {
      while (!signal.aborted) {
        await wait(this.#beat.every, undefined, { signal });
        await client.query('select 1');
      }
    } catch (error) {
      if (signal.aborted) return;
      this.#isHearing = false;
      this.#onFault(error);
      cut(client);
    }
  }

  async #reopen(): Promise<void> {
    for (let attempt = 0; !this.#closing.signal.aborted; attempt += 1) {
      try {
        await wait(RECONNECT_AFTER[Math.min(attempt, RECONNECT_AFTER.length - 1)], undefined, {
          signal: this.#closing.signal,
        });
        await this.open();
        if (this.#closing.signal.aborted) await this.#client?.end();
        else this.#events.gap();
        return;
      } catch (error) {
        if (!this.#closing.signal.aborted) this.#onFault(error);
      }
    }
  }
}

/** Ends a connection at once, without waiting for the other side to say so. */
function cut(client: Client): void {
  client.connection.stream.destroy();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
