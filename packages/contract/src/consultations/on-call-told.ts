import { wireTimestamp } from '../fields/index.ts';
import * as z from '../zod/index.ts';

/** What became of telling whoever is on call (`ON_CALL`), and how they can be reached (decision 0076). */
export const onCallTold = z.object({
  /** none: there was no need; told-before: a call within ten minutes told them; unset: nobody is named. */
  on_call: z.enum(['none', 'told', 'told-before', 'unset']),
  /** When they were told last; null for none and unset. */
  on_call_at: wireTimestamp.nullable(),
  /** Their telephone numbers in E.164, for told and told-before; empty where `ON_CALL` names mail addresses alone. */
  on_call_phones: z.array(z.string()),
});
export type OnCallTold = z.output<typeof onCallTold>;
