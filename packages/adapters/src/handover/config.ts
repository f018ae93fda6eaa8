import * as z from 'zod';

/** What a real partner needs: settings such as BEARS_URL and BEARS_SECRET, both or neither. */
export const SignedTokenConfig = z.strictObject({
  /** Where the form is sent. The answer must come from this origin: browsers follow no form elsewhere. */
  url: z.url({ protocol: /^https?$/ }),
  /** Known to this partner and to us alone. */
  secret: z.string().min(32),
});

export type SignedTokenConfig = z.infer<typeof SignedTokenConfig>;
