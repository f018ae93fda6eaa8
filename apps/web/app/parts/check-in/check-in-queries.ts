import type { ApiClient } from '@hidamari/contract/client';
import type { CheckIn } from '@hidamari/contract/treatment-logs';
import { SYMPTOM_KEYS } from '@hidamari/domain/treatment-logs';
import type { QueryClient } from '@tanstack/react-query';
import { logCalls } from '../../shell/data/contract-calls.ts';
import { ownServiceQuery } from '../../shell/data/own-service-query.ts';
import type { FailedSave } from '../../shell/forms/failed-save.ts';
import { forgetLogs, LOG_KEYS, LOG_LISTS } from '../treatment-logs/log-keys.ts';
import type { AskedCheckIn } from './asked-check-in.ts';
import type { PendingAnswers, TappedAnswer } from './pending-answers.ts';

const CHECK_IN = LOG_KEYS.checkIn;

/** Today's check-in. */
export const checkInQuery = (api: ApiClient) =>
  ownServiceQuery(api, logCalls, ({ readCheckInEndpoint }) => readCheckInEndpoint, {}, CHECK_IN);

/** As a page brought it along. */
export function cacheCheckIn(client: QueryClient, checkIn: CheckIn): void {
  client.setQueryData(CHECK_IN, checkIn);
}

/**
 * After a tap was taken in: today's answers stand at once, and everything that shows logs is asked for again while
 * nobody waits for it.
 */
export async function takeCheckIn(client: QueryClient, checkIn: CheckIn): Promise<void> {
  const shown = client.getQueryData<CheckIn>(CHECK_IN);
  await client.cancelQueries({ queryKey: CHECK_IN });
  // A tap that waited over midnight is answered for its own day; the card shows today.
  if (!shown || shown.day === checkIn.day) client.setQueryData(CHECK_IN, checkIn);
  // Its log on its own page, or in the form, would be from before the tap.
  client.removeQueries({ queryKey: [...LOG_KEYS.one, checkIn.log?.id], type: 'inactive' });
  void forgetLogs(client, LOG_LISTS);
}

/** After a tap that no day takes any more: what today is, and what it holds, is asked for anew. */
export function forgetCheckIn(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: CHECK_IN });
}

/** A check-in that was answered before what sends answers was there. */
export interface BegunCheckIn {
  /** As the page brought it. */
  now: CheckIn;
  taps: readonly TappedAnswer[];
}

/** How it stands, and what can be done with it. */
export interface LiveState {
  asked: AskedCheckIn;
  isWaiting: boolean;
  failure: FailedSave | null;
  send: () => void;
  undo: (() => void) | null;
  answer: (tap: TappedAnswer) => void;
}

export interface LiveCheckInProps {
  begun: BegunCheckIn;
  onState: (state: LiveState) => void;
}

/**
 * The check-in as it will stand: the server's answers, and over them what was tapped and is on its way. An answer stays
 * in sight even where other symptoms are asked about by now; the order is the server's, that of the item bank.
 */
export function shownCheckIn(checkIn: CheckIn, pending: PendingAnswers): CheckIn {
  const taps = pending.find(({ day }) => day === checkIn.day);
  if (!taps) return checkIn;
  const asked = new Set(checkIn.symptoms.map(({ key }) => key));
  const answers = new Map(
    [...checkIn.symptoms, ...(taps.symptoms ?? [])].map(({ key, today }) => [key, today]),
  );
  return {
    ...checkIn,
    mood: taps.mood === undefined ? checkIn.mood : taps.mood,
    symptoms: SYMPTOM_KEYS.flatMap((key) => {
      const today = answers.get(key) ?? null;
      return asked.has(key) || today !== null ? { key, today } : [];
    }),
  };
}
