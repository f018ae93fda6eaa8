export { type ContentServer, contentServerPlugin } from './content-server.plugin.ts';
export { announceContentChange, purgeOnContentChange } from './purge-content.ts';
