import type { MessageBus } from '../../bus/message-bus.ts';

/** Something that keeps copies of content. */
interface PurgeableCopies {
  purge(): void;
}

/** Tells every server that content changed: copies and cached pages are made anew. */
export async function announceContentChange(bus: MessageBus): Promise<void> {
  await bus.publish('content-changed');
}

/** Drops the copies of a content reader when content changed anywhere. Returns what stops it. */
export function purgeOnContentChange(bus: MessageBus, copies: PurgeableCopies): () => void {
  return bus.subscribe('content-changed', () => copies.purge());
}
