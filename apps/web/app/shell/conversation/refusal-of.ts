import { AppError } from '@hidamari/domain/errors';
import { failedSaveOf } from '../forms/failed-save.ts';
import type { Refusal } from './conversation-state.ts';

/** Where trying once more by itself may help: the line, or our own fault. A limit is waited for by the writer. */
const TRIED_AGAIN = ['keep', 'queue'];

const CLOSED = 'この相談は終わってから日がたっています。新しい相談としてお送りください';

/** Why a message was not taken, in words beside it. What was written stays there. */
export function refusalOf(error: unknown): Refusal {
  const { outcome, text } = failedSaveOf(error);
  const code = error instanceof AppError ? error.code : 'network';
  const words = code === 'conflict' ? CLOSED : text;
  return { code, words, again: TRIED_AGAIN.includes(outcome) };
}
