/** A table that holds something of a person, and the column that says whose. */
export interface ErasedTable {
  table: string;
  column: string;
}

/** Rows of the member, erased one table after the other; `members` itself goes last (`erase-member.ts`). */
export const ERASED_WITH_MEMBER: readonly ErasedTable[] = [
  { table: 'log_comments', column: 'member_id' },
  { table: 'treatment_logs', column: 'member_id' },
  { table: 'next_visits', column: 'member_id' },
  { table: 'contact_thresholds', column: 'member_id' },
  { table: 'favourites', column: 'member_id' },
  { table: 'viewed_marks', column: 'member_id' },
  { table: 'member_cancers', column: 'member_id' },
  { table: 'member_consents', column: 'member_id' },
  { table: 'member_visits', column: 'member_id' },
  { table: 'privacy_requests', column: 'member_id' },
  { table: 'talk_numbers', column: 'member_id' },
  { table: 'monitor_registrations', column: 'member_id' },
  { table: 'popup_restraints', column: 'member_id' },
  { table: 'popup_showings', column: 'member_id' },
  { table: 'survey_invitations', column: 'member_id' },
  { table: 'survey_responses', column: 'member_id' },
  { table: 'entry_confirmations', column: 'member_id' },
  { table: 'account_moves', column: 'member_id' },
  { table: 'line_link_attempts', column: 'member_id' },
  { table: 'sessions', column: 'member_id' },
];

/** Rows of the common ID, erased when the member was its last. */
export const ERASED_WITH_ACCOUNT: readonly ErasedTable[] = [
  { table: 'email_verifications', column: 'base_account_id' },
  { table: 'login_histories', column: 'base_account_id' },
  { table: 'known_browsers', column: 'base_account_id' },
];
