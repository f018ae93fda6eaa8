import * as z from 'zod';

/**
 * What the S3 storage needs beside AWS's own variables (AWS_ACCESS_KEY_ID and so on, read by its client); the settings
 * S3_BUCKET, S3_ENDPOINT and S3_REGION. Without S3_BUCKET files are kept in DATA_DIR.
 */
export const S3Config = z.strictObject({
  bucket: z.string().min(3),
  /** Another service that speaks S3, or a server of a test; Amazon's own without it. */
  endpoint: z.url().optional(),
  /** AWS_REGION without it. */
  region: z.string().optional(),
});

export type S3Config = z.infer<typeof S3Config>;
