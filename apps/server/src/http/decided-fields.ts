import { fieldNamesOf } from '@hidamari/contract/known-fields';
import type { FieldTest } from '@hidamari/domain/unknown-fields';
import type * as z from 'zod';
import type { RequestFacts } from './caller.ts';

/**
 * Which fields a save decides: those that this server's contract has and that the caller's version knows. A newer server
 * may have stored others, and an older page leaves others out; none of them is erased by it (decision 0085).
 */
export function fieldsDecidedBy(
  body: z.ZodType,
  { knownFields }: Pick<RequestFacts, 'knownFields'>,
): FieldTest {
  const own = new Set(fieldNamesOf(body));
  return (name) => own.has(name) && (knownFields === undefined || knownFields.has(name));
}

/** Of a save that no other version can have sent: it decides all that this server's contract has. */
export const decidesAllOf = (body: z.ZodType): FieldTest => fieldsDecidedBy(body, {});
