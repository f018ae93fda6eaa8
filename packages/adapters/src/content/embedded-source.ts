import { randomUUID } from 'node:crypto';
import { createEmbeddedContentServer } from './embedded.ts';
import { createMicrocmsSource } from './microcms.ts';
import type { ContentSource } from './port.ts';
import { SAMPLE_COLLECTIONS } from './sample-collections.ts';

/**
 * The default content source: the same client as for microCMS, over the embedded server in this process. The
 * key is made anew at each start, because nobody else has to know it.
 */
export function createEmbeddedSource({ clock }: { clock: () => Date }): ContentSource {
  const apiKey = randomUUID();
  const fetch = createEmbeddedContentServer({ collections: SAMPLE_COLLECTIONS, apiKey, clock });
  return createMicrocmsSource({ baseUrl: 'http://content.invalid/api/v1', apiKey, fetch });
}
