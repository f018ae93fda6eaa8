import { verifySurveyLinkEndpoint } from '@hidamari/contract/surveys';
import { AppError } from '@hidamari/domain/errors';
import type { SurveyId } from '@hidamari/domain/surveys';
import { useCallback, useEffect, useState } from 'react';
import { browserApi } from '../../shell/data/browser-api.ts';
import type { SurveyLinkParts } from './survey-address.ts';

/** Why a survey takes no answers any more. */
export type ClosedBecause = 'answered' | 'expired';

/** Whether this survey may be answered here and now, as the server says (G91). */
export type SurveyEntry =
  | { kind: 'asking' }
  /** `isFinished`: the main pages are answered, the optional one may follow. */
  | { kind: 'open'; nextPage: number; isFinished: boolean }
  | { kind: 'closed'; because: ClosedBecause | null }
  | { kind: 'refused' }
  /** Theirs, and they have taken back the consent to keep what concerns an illness (decision 0021). */
  | { kind: 'withheld' }
  /** No answer came: the page says so and asks again. */
  | { kind: 'failed' };

/** A link that cannot be read is no link (the server's 4xx but for a crowd). */
const REFUSALS: readonly number[] = [400, 403, 404, 422];

function entryAfter(error: unknown): SurveyEntry {
  if (error instanceof AppError && error.code === 'consent_withdrawn') return { kind: 'withheld' };
  return error instanceof AppError && REFUSALS.includes(error.status)
    ? { kind: 'refused' }
    : { kind: 'failed' };
}

export async function askSurveyEntry(
  survey: SurveyId,
  parts: SurveyLinkParts,
  signal?: AbortSignal,
): Promise<SurveyEntry> {
  try {
    const body = { ...parts, survey };
    const answer = await browserApi().call(verifySurveyLinkEndpoint, { body }, signal ? { signal } : {});
    if (answer.is_allowed)
      return { kind: 'open', nextPage: answer.next_page, isFinished: answer.is_finished };
    return answer.is_closed
      ? { kind: 'closed', because: answer.closed_because ?? null }
      : { kind: 'refused' };
  } catch (error) {
    return entryAfter(error);
  }
}

/** What a page shows after an answer: nobody's writing goes because the network did, or a login that ended elsewhere. */
export function entryOnPage(now: SurveyEntry, answer: SurveyEntry): SurveyEntry {
  const keepsWriting = now.kind === 'open' && (answer.kind === 'failed' || answer.kind === 'refused');
  return keepsWriting ? now : answer;
}

/** How a survey page stands, and the way to ask once more. */
export interface AskedEntry {
  entry: SurveyEntry;
  isAsking: boolean;
  /** After a failure, and when a save was refused: the survey may have closed meanwhile. */
  askAgain: () => void;
}

/** Asked by the browser: a page that the server draws only reads, and it is the same for whoever opens it. */
export function useSurveyEntry(survey: SurveyId, parts: SurveyLinkParts): AskedEntry {
  const [entry, setEntry] = useState<SurveyEntry>({ kind: 'asking' });
  const [isAsking, setAsking] = useState(true);
  const [attempt, setAttempt] = useState(0);
  // The same words in a new object are the same link.
  const link = JSON.stringify(parts);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same once more.
  useEffect(() => {
    const leaving = new AbortController();
    askSurveyEntry(survey, JSON.parse(link), leaving.signal).then((answer) => {
      if (leaving.signal.aborted) return;
      setAsking(false);
      setEntry((now) => entryOnPage(now, answer));
    });
    return () => leaving.abort();
  }, [survey, link, attempt]);
  const askAgain = useCallback(() => {
    setAsking(true);
    setAttempt((count) => count + 1);
  }, []);
  return { entry, isAsking, askAgain };
}
