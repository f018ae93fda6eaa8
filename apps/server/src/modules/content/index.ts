import type { Dependencies } from '../../dependencies.ts';
import type { ModuleWith } from '../../portal-module.ts';
import { type ContentServer, contentServerPlugin } from './content-server.plugin.ts';
import { contentWebhookPlugin } from './content-webhook.plugin.ts';

import { pagesWithEndingFacts, reportEndingFacts } from './ending-facts.ts';

export type { ContentServer } from './content-server.plugin.ts';
export { purgeOnContentChange } from './purge-content.ts';

interface ContentOptions {
  /** Mounted at /content-server, for the content service's own tools; null for none. */
  contentServer: ContentServer | null;
}

/** The content service's ways in: the samples for readers outside this process, and the news that something changed. */
export function createContentModule(
  dependencies: Pick<Dependencies, 'settings' | 'bus' | 'content' | 'clock' | 'log'>,
  { contentServer }: ContentOptions,
): ModuleWith<'plugins' | 'jobs' | 'readiness'> {
  const { settings, bus } = dependencies;
  const secret = settings.content?.webhookSecret ?? null;
  return {
    // Told and never vital: the pages say themselves that they are being looked over.
    readiness: {
      facts: { isVital: false, isWell: async () => (await pagesWithEndingFacts(dependencies)).length === 0 },
    },
    jobs: [reportEndingFacts(dependencies)],
    plugins: [
      ...(contentServer ? [contentServerPlugin(contentServer)] : []),
      ...(secret ? [contentWebhookPlugin({ secret, bus })] : []),
    ],
  };
}
