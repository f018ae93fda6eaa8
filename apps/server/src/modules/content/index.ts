import type { Dependencies } from '../../dependencies.ts';
import type { ModuleWith } from '../../portal-module.ts';
import { type ContentServer, contentServerPlugin } from './content-server.plugin.ts';
import { contentWebhookPlugin } from './content-webhook.plugin.ts';

export type { ContentServer } from './content-server.plugin.ts';
export { purgeOnContentChange } from './purge-content.ts';

interface ContentOptions {
  /** Mounted at /content-server, for the content service's own tools; null for none. */
  contentServer: ContentServer | null;
}

/** The content service's ways in: the samples for readers outside this process, and the news that something changed. */
export function createContentModule(
  { settings, bus }: Pick<Dependencies, 'settings' | 'bus'>,
  { contentServer }: ContentOptions,
): ModuleWith<'plugins'> {
  const secret = settings.content?.webhookSecret ?? null;
  return {
    plugins: [
      ...(contentServer ? [contentServerPlugin(contentServer)] : []),
      ...(secret ? [contentWebhookPlugin({ secret, bus })] : []),
    ],
  };
}
