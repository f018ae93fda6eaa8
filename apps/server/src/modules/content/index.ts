export { type ContentServer, contentServerPlugin } from './content-server.plugin.ts';
export { contentWebhookPlugin } from './content-webhook.plugin.ts';
export { purgeOnContentChange } from './purge-content.ts';
