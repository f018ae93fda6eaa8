import * as z from '../zod/index.ts';

const chosen = { error: 'choose_one' };

/** How a member likes to read, and how they like to hear from us (G22 steps 3 and 4): kept with the account. */
export const displaySettings = z.object({
  text_size: z.enum(['standard', 'large', 'xlarge'], chosen),
  is_furigana_shown: z.boolean({ error: 'invalid' }),
  notice_channel: z.enum(['mail', 'line', 'none'], chosen),
});
export type DisplaySettings = z.output<typeof displaySettings>;
