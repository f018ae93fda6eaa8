import type { Dependencies } from '../../dependencies.ts';

/** What the use cases of comments work with. */
export type LogCommentParts = Pick<
  Dependencies,
  'database' | 'encryption' | 'bus' | 'clock' | 'outbox' | 'settings' | 'deliver'
>;
