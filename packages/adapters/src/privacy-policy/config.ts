import * as z from 'zod';

/** What the public page needs; the setting PRIVACY_POLICY_URL. Without it nothing is asked outside. */
export const PublicPageConfig = z.strictObject({
  /** The page in the site's API: `https://<site>/wp-json/wp/v2/pages/14`. */
  url: z.url({ protocol: /^https?$/ }),
});

export type PublicPageConfig = z.infer<typeof PublicPageConfig>;
