import * as z from '../zod/index.ts';

/** Where a statement comes from: the institution, and its front page when a deep address is not certain. */
export const sourceSchema = z.object({
  title: z.string().min(1),
  publisher: z.string().min(1),
  year: z.int().min(1990).optional(),
  url: z.url({ protocol: /^https$/ }).optional(),
});

export type ContentSourceNote = z.output<typeof sourceSchema>;

/** What the reader adds to a text that names dated figures: the pages on which those were read. */
export interface WithFigureSources {
  figure_sources: ContentSourceNote[];
}
