import type { Dependencies } from '../../dependencies.ts';

/** What telling a member works with. */
export type NoticeParts = Pick<Dependencies, 'database' | 'clock' | 'settings' | 'deliver'>;

/** What the reminders work with. */
export type ReminderParts = NoticeParts & Pick<Dependencies, 'outbox'>;
