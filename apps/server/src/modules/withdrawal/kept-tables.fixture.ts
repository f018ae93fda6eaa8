/** Not in the erase list, since they go in the last transaction or with a row that goes there. */
export const ERASED_AT_THE_END: Readonly<Record<string, string>> = {
  member_keys: 'the key goes before the rows it opens',
  members: 'the member',
  withdrawals: 'goes with the row of the member',
  session_refresh_tokens: 'go with their session',
  base_accounts: 'the common ID, when the member was its last',
  sent_messages:
    'mail, SMS and LINE messages of a local deployment, by their recipient; whose LINE was unlinked before: gone after 30 days (forget-sent-messages), as long as the erasure waits',
  pool_users: 'the embedded pool deletes the account (AdminDeleteUser)',
  uploads: 'the files first, and each row after its files (eraseFilesOf)',
  access_records:
    'whom and what they tell is emptied (eraseAccessRecordsOf); the digests stay, so the chain still holds',
  consultation_cases:
    'the member is taken out of them (keepWithoutMember); the record stays five years (G53)',
  inquiries:
    'the member is taken out of them (keepWithoutMember); sealed, erased with their keys one or five years after the answer (G53)',
  handovers:
    'the member is taken out of them (keepWithoutMember); what was given to whom stays three years (APPI art. 29)',
  pool_codes: 'go with the account of the embedded pool',
  pool_refresh_tokens: 'go with the account of the embedded pool',
  pool_sessions: 'go with the account of the embedded pool',
  pool_factors: 'go with the account of the embedded pool',
  pool_devices: 'go with the account of the embedded pool',
};

/** Every other table, and why nothing of it is erased when a member is. */
export const KEPT_TABLES: Readonly<Record<string, string>> = {
  access_chain_heads: 'the last digest of the access records, nobody in particular',
  article_answers: 'yes or no to an article, kept without the person who answered; words sealed',
  call_backs: 'the name and number of a promised call, sealed, erased with the record it belongs to',
  canned_answers: 'sentences to begin an answer with, about nobody',
  challenge_codes: 'goes with its challenge',
  challenges: 'a begun way in: sealed, gone within the hour (tidy-identity)',
  consultation_calls: 'belong to a case; name staff alone',
  consultation_messages: 'belong to a case, which says whose it is',
  consultation_notes: 'belong to a case',
  consultation_readers: 'belong to a case',
  consultation_summaries: 'belong to a case',
  crm_survey_answers: 'answers kept without the person who gave them; sealed',
  desk_presences: 'who of staff has the desk open, gone when it is closed',
  eligibility_codes: 'codes of companies, nobody in particular',
  example_line_accounts: 'invented LINE accounts of a local deployment',
  example_line_tokens: 'hashed tokens of those invented accounts, gone within a day',
  hosted_login_items: 'a begun login: hashed ids and sealed contents, gone within a day',
  hosted_login_keys: 'keys of the server',
  hospitals: 'a list to choose from, nobody in particular',
  insurance_policies: 'the list of the insurance company, which rules on it',
  line_webhook_events: 'ids of what LINE has told, of nobody in particular, gone after three days',
  maintenance: 'the switch of the maintenance',
  medicines: 'a list to choose from, nobody in particular',
  outbox_messages: 'sealed, emptied once sent, gone after 30 or 90 days (tidy-outbox)',
  pool_attempts: 'keyed hashes of who tried, gone when their time is over',
  refused_mails: 'keyed hashes of addresses that took no mail, gone after 180 days (forget-refused-mails)',
  known_data_keys: 'fingerprints of the keys that servers were given',
  rate_limits: 'keyed hashes of who tried, gone when their time is over',
  scheduled_jobs: 'times of daily work',
  staff_closures: 'days off of the desk, nobody in particular',
  staff_challenges: 'a begun way in of staff, not of members',
  staff_members: 'supporters, concierges and administrators',
  staff_sessions: 'the desk; a session in place of a member stands in sessions, and goes there',
  temporary_activity_logs: 'screens that nobody in particular opened, gone after 90 days',
};
