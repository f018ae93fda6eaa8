import * as z from '../zod/index.ts';
import { dayField } from './wire-fields.ts';

/** One entry of a text's history: the day, and what was changed, in words a reader understands. */
export const changeSchema = z.object({ day: dayField, text: z.string().min(1) });

export type ContentChange = z.output<typeof changeSchema>;
