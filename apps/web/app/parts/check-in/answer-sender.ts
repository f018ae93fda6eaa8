import type { CheckInBody } from '@hidamari/contract/treatment-logs';
import type { QueryClient } from '@tanstack/react-query';
import { browserApi } from '../../shell/data/browser-api.ts';
import { logCalls } from '../../shell/data/contract-calls.ts';
import { whenMaybeOnline } from '../../shell/data/when-maybe-online.ts';
import { type FailedSave, failedSaveOf } from '../../shell/forms/failed-save.ts';
import { forgetCheckIn, takeCheckIn } from './check-in-queries.ts';
import { mergeAnswer, type PendingAnswers, withoutSent } from './pending-answers.ts';
import { saveUnsentAnswers, unsentAnswers } from './unsent-answers.ts';

/** A tap that no server will ever take (its day is over): asking again would not help. */
const isHopeless = ({ outcome }: FailedSave) => outcome === 'fields';

interface SendingState {
  pending: PendingAnswers;
  failure: FailedSave | null;
}

/**
 * Sends taps one after the other, in the order they came. What could not be sent is kept and sent again when the connection
 * is back; as a tap says what stands and not what to add, one that arrives twice changes nothing.
 */
export class AnswerSender {
  readonly #client: QueryClient;
  #state: SendingState = { pending: [], failure: null };
  readonly #listeners = new Set<() => void>();
  #isRunning = false;
  /** Somebody asked to send while it was sending: the connection may have come back for a try that is failing still. */
  #isAskedMeanwhile = false;

  constructor(client: QueryClient) {
    this.#client = client;
  }

  get = (): SendingState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes up what an earlier page of the tab left, and sends whenever that may help. Returns how to stop. */
  begin(): () => void {
    const kept = unsentAnswers();
    if (kept.length > 0 && this.#state.pending.length === 0) this.#keep(kept);
    this.#sendKept();
    const stop = whenMaybeOnline(this.#sendAfterLostLine);
    document.addEventListener('visibilitychange', this.#sendKept);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', this.#sendKept);
    };
  }

  tap(body: CheckInBody): void {
    this.#keep(mergeAnswer(this.#state.pending, body));
    void this.send();
  }

  async send(): Promise<void> {
    if (this.#isRunning) {
      this.#isAskedMeanwhile = true;
      return;
    }
    this.#isRunning = true;
    this.#isAskedMeanwhile = false;
    try {
      for (let next = this.#next(); next; next = this.#next()) await this.#sendOne(next);
      this.#set({ failure: null });
    } catch (error) {
      const failure = failedSaveOf(error);
      if (isHopeless(failure)) {
        this.#keep(this.#state.pending.slice(1));
        void forgetCheckIn(this.#client);
      }
      this.#set({ failure });
    } finally {
      this.#isRunning = false;
    }
    if (this.#isAskedMeanwhile && this.#next()) await this.send();
  }

  readonly #sendKept = (): void => {
    if (this.#next()) void this.send();
  };

  /** What failed for another reason than the connection is sent again when somebody asks for it. */
  readonly #sendAfterLostLine = (isSaid: boolean): void => {
    if (isSaid || (!this.#isRunning && this.#state.failure?.outcome === 'queue')) this.#sendKept();
  };

  #next(): CheckInBody | undefined {
    return this.#state.pending[0];
  }

  async #sendOne(body: CheckInBody): Promise<void> {
    const answer = await browserApi().call((await logCalls()).saveCheckInEndpoint, { body });
    await takeCheckIn(this.#client, answer);
    this.#keep(withoutSent(this.#state.pending, body));
  }

  #keep(pending: PendingAnswers): void {
    saveUnsentAnswers(pending);
    this.#set({ pending });
  }

  #set(change: Partial<SendingState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
