import { createHash, randomBytes } from 'node:crypto';
import { type Line, LineTokenError } from '@hidamari/adapters/messaging/port';
import { AppError } from '@hidamari/domain/errors';
import { LINE_STATUS } from '@hidamari/domain/messaging';
import { VARIANTS, type VariantKey } from '@hidamari/domain/site-variants';
import type { Dependencies } from '../../dependencies.ts';
import { faultName } from '../../fault-code.ts';

export type LineNeeds = Pick<
  Dependencies,
  'settings' | 'database' | 'encryption' | 'outbox' | 'rateLimits' | 'clock' | 'log' | 'line'
>;

/** What linking works with, where LINE is set up. */
export interface LineParts extends LineNeeds {
  line: Line;
}

/** `not_found` where there is no LINE: for an organisation's people (section 6), and while none is set up. */
export function requireLine(needs: LineNeeds, variant: VariantKey): LineParts {
  const { line } = needs;
  if (line === null || !VARIANTS[variant].showLine) throw new AppError('not_found');
  return { ...needs, line };
}

/** A random value of 256 bits, for what nobody may guess (G54 asks for 128). */
export const newNonce = (): string => randomBytes(32).toString('base64url');

/** What is stored of tokens, nonces and LINE accounts: all of 128 bits and more, which nobody finds by trying. */
export const lineHash = (value: string): string => createHash('sha256').update(value).digest('base64url');

/** Statuses of somebody of whom LINE said nothing. */
type Refused =
  | typeof LINE_STATUS.token_refused
  | typeof LINE_STATUS.foreign_token
  | typeof LINE_STATUS.line_down;

/** Asks LINE; where it refuses the token, or does not answer, the status that says so. A fault is written down, without who. */
export async function askLine<Answer>(
  { log }: Pick<LineNeeds, 'log'>,
  ask: () => Promise<Answer>,
): Promise<{ answer: Answer } | { status: Refused }> {
  try {
    return { answer: await ask() };
  } catch (error) {
    if (error instanceof LineTokenError)
      return { status: error.reason === 'dead' ? LINE_STATUS.token_refused : LINE_STATUS.foreign_token };
    log.warn({ fault: faultName(error) }, 'line');
    return { status: LINE_STATUS.line_down };
  }
}
