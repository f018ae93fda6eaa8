import { AppError, factsOfMessage, waitWords } from '@hidamari/domain/errors';
import type { MutationOutcome } from '@hidamari/domain/query-errors';
import { errorMessage } from '@hidamari/domain/refusals';
import { failedSaveOf } from '../../shell/forms/failed-save.ts';
import type { Refusal } from './conversation-state.ts';

/** Where trying once more by itself may help: the connection, or our own fault. A limit is waited for by the writer. */
const TRIED_AGAIN: readonly MutationOutcome[] = ['keep', 'queue'];

const CLOSED = 'この相談は終わってから日がたっています。新しい相談としてお送りください';

const STAYS = '書いた文は残っています';

/** The writer's own haste, nobody else's crowd; without a full stop, like the words beside other messages. */
const hasty = (wait: string) => `続けてたくさん送られたため、${wait}お待ちください。${STAYS}`;

const NEXT: Partial<Record<MutationOutcome, Refusal['next']>> = { 'sign-in': 'sign-in', conflict: 'none' };

function wordsOf(error: unknown, outcome: MutationOutcome, usual: string): string {
  if (!(error instanceof AppError)) return usual;
  if (error.code === 'conflict') return CLOSED;
  if (error.code === 'too_many') return hasty(waitWords(error.facts.retryAfter ?? 60));
  if (error.code === 'maintenance') return `${errorMessage(error.code, factsOfMessage(error))}${STAYS}`;
  if (outcome === 'sign-in') return `ログインの時間が終わったため、まだ送れていません。${STAYS}`;
  return outcome === 'keep' ? `こちらの側の不具合で、まだ送れていません。${STAYS}` : usual;
}

/** Why a message was not taken, in words beside it, and what the writer can do. What was written stays there. */
export function refusalOf(error: unknown): Refusal {
  const { outcome, text } = failedSaveOf(error);
  const code = error instanceof AppError ? error.code : 'network';
  const again = TRIED_AGAIN.includes(outcome);
  return {
    code,
    words: wordsOf(error, outcome, text),
    again,
    goesOnReturn: again || outcome === 'sign-in' || code === 'maintenance',
    next: NEXT[outcome] ?? 'again',
  };
}
