import { AppError, waitWords } from '@hidamari/domain/errors';
import { failedSaveOf } from '../forms/failed-save.ts';
import type { Refusal } from './conversation-state.ts';

/** Where trying once more by itself may help: the line, or our own fault. A limit is waited for by the writer. */
const TRIED_AGAIN = ['keep', 'queue'];

const CLOSED = 'この相談は終わってから日がたっています。新しい相談としてお送りください';

/** The writer's own haste, nobody else's crowd; without a full stop, like the words beside other messages. */
const hasty = (wait: string) => `続けてたくさん送られたため、${wait}お待ちください。書いた文は残っています`;

function wordsOf(error: unknown, usual: string): string {
  if (!(error instanceof AppError)) return usual;
  if (error.code === 'conflict') return CLOSED;
  return error.code === 'too_many' ? hasty(waitWords(error.facts.retryAfter ?? 60)) : usual;
}

/** Why a message was not taken, in words beside it. What was written stays there. */
export function refusalOf(error: unknown): Refusal {
  const { outcome, text } = failedSaveOf(error);
  const code = error instanceof AppError ? error.code : 'network';
  return { code, words: wordsOf(error, text), again: TRIED_AGAIN.includes(outcome) };
}
