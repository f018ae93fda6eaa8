import * as z from 'zod';

/**
 * What the SNS sender needs beside the provider's own variables (AWS_REGION, AWS_ACCESS_KEY_ID and so on, read
 * by its client). The setting SMS_PROVIDER=sns chooses it; without it SMS are kept, not sent.
 */
export const SnsConfig = z.strictObject({
  /** Another address of the service, for tests. */
  endpoint: z.url().optional(),
  region: z.string().optional(),
});

export type SnsConfig = z.infer<typeof SnsConfig>;
