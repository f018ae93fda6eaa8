import * as z from '../zod/index.ts';

const chosen = { error: 'choose_one' };

/** How a member likes to read (G22 step 4): kept with the account. */
export const displaySettings = z.object({
  text_size: z.enum(['standard', 'large', 'xlarge'], chosen),
  is_furigana_shown: z.boolean({ error: 'invalid' }),
});
export type DisplaySettings = z.output<typeof displaySettings>;
