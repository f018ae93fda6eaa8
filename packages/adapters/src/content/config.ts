import * as z from 'zod';

/** Settings of the content service. Without an address the embedded server answers (architecture, settings). */
export const contentConfigSchema = z
  .object({
    /** Up to and including the version: `https://<service>.microcms.io/api/v1`. */
    CONTENT_API_URL: z.url({ protocol: /^https?$/ }).optional(),
    CONTENT_API_KEY: z.string().min(1).optional(),
  })
  .refine((config) => !config.CONTENT_API_URL || config.CONTENT_API_KEY, {
    path: ['CONTENT_API_KEY'],
    error: 'CONTENT_API_KEY is needed when CONTENT_API_URL is set',
  });

export type ContentConfig = z.output<typeof contentConfigSchema>;
