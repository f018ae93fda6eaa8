/**
 * Tells the other server processes that something changed (maintenance switched, content purged). In-process
 * on the embedded database, LISTEN/NOTIFY on PostgreSQL. Delivery is at most once and carries no personal data.
 */
export interface MessageBus {
  publish(topic: BusTopic, payload?: string): Promise<void>;
  subscribe(topic: BusTopic, listener: (payload: string) => void): () => void;
  close(): Promise<void>;
}

export type BusTopic = 'maintenance-changed' | 'content-changed' | 'outbox-added';
