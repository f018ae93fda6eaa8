import type { Dependencies } from '../../dependencies.ts';
import type { ModuleWith } from '../../portal-module.ts';
import { contentWebhookPlugin } from './content-webhook.plugin.ts';
import { pagesWithEndingFacts, reportEndingFacts } from './ending-facts.ts';

export { purgeOnContentChange } from './purge-content.ts';

/** The content service's way in, the news that something changed; and what is looked over in its texts. */
export function createContentModule(
  dependencies: Pick<Dependencies, 'settings' | 'bus' | 'content' | 'clock' | 'log'>,
): ModuleWith<'plugins' | 'jobs' | 'readiness'> {
  const { settings, bus } = dependencies;
  const secret = settings.content?.webhookSecret ?? null;
  return {
    // Told and never vital: the pages say themselves that they are being looked over.
    readiness: {
      facts: { isVital: false, isWell: async () => (await pagesWithEndingFacts(dependencies)).length === 0 },
    },
    jobs: [reportEndingFacts(dependencies)],
    plugins: secret ? [contentWebhookPlugin({ secret, bus })] : [],
  };
}
