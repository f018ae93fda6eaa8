import { type AppError, type ErrorCode, factsOfMessage } from '@hidamari/domain/errors';
import { errorMessage } from '@hidamari/domain/refusals';
import * as z from '../zod/index.ts';

/**
 * The body of every refused call (G102). `name` is the code in capitals (G105). `current` stands on a
 * conflict, the row as it is stored now, so that the screen can offer both texts (G66), and on `reason_required`.
 */
export const errorEnvelope = z.object({
  status_code: z.int().min(400).max(599),
  name: z.string().regex(/^[A-Z][A-Z_]*$/),
  message: z.string(),
  fields: z.record(z.string(), z.array(z.string())).optional(),
  request_id: z.string(),
  next_page_id: z.string().optional(),
  retry_after: z.int().min(0).optional(),
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  current: z.unknown().optional(),
});
export type ErrorEnvelope = z.output<typeof errorEnvelope>;

/** The name of a code on the wire: CODE_WRONG for code_wrong. */
export function errorName(code: ErrorCode): string {
  return code.toUpperCase();
}

/** The envelope of an error. `status_code` is the code's own; the words are filled from its detail. */
export function envelopeOf(error: AppError, requestId: string): ErrorEnvelope {
  const { fields, retryAfter, nextPageId, detail, current } = error.facts;
  return {
    status_code: error.status,
    name: errorName(error.code),
    message: errorMessage(error.code, { ...factsOfMessage(error), request_id: requestId }),
    request_id: requestId,
    ...(fields && { fields }),
    ...(nextPageId !== undefined && { next_page_id: nextPageId }),
    ...(retryAfter !== undefined && { retry_after: retryAfter }),
    ...(detail && { detail }),
    ...(current !== undefined && { current }),
  };
}
