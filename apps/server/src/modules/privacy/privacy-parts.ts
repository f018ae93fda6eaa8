import type { Dependencies } from '../../dependencies.ts';

/** What the rights over one's data work with. */
export type PrivacyParts = Pick<
  Dependencies,
  'settings' | 'database' | 'outbox' | 'encryption' | 'rateLimits' | 'content' | 'clock'
>;
