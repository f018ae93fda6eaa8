import type { ErrorCode } from '@hidamari/domain/errors';

/**
 * What is the case when a refusal is raised, for the reader of the API's description; no two are raised for the same thing
 * (specification section 8, decision 0073). The words that a person reads then are `REFUSALS`.
 */
export const ERROR_STATES: Readonly<Record<ErrorCode, string>> = {
  bad_request:
    'The request could not be read at all: broken JSON, wrong parameter shape. The screen keeps its form.',
  unauthenticated:
    'No valid session or token of a member. A query goes to /login with the return path stored.',
  step_expired:
    'The proof of the step before is gone (G36): ten minutes passed, it was used, or the page was opened midway. Says nothing of logging in: at sign-up nobody has an ID yet.',
  credentials_wrong:
    'Wrong pair of name and password. One answer for every reason, so that no account is revealed (G50).',
  forbidden: 'Known person, not allowed.',
  demo_account:
    'A demo ran on this database once: its accounts are there, and a portal that is no demo lets none of them in.',
  consent_withdrawn: 'What concerns an illness is neither read nor written: the consent was taken back.',
  consent_outdated:
    'A text that the member agreed to has a newer version (G32): calls that give us more are refused until they have agreed to it, a consultation, what is one’s own and the ways out never.',
  reason_required:
    "A case that is not this supporter's to work on: it opens once they have said why, and `current` holds what the queue says of it (F46).",
  anti_forgery:
    'Anti-forgery token not of this session (G145). The client fetches a new one and repeats once; without any cookie it says `cookies_off`.',
  link_expired: 'The link of a verification mail is older than its day (G116).',
  link_replaced: 'The link of a verification mail names an address that the account has no longer (G116).',
  link_unknown: 'The link of a mail is none of ours, or its end was cut off (G116).',
  not_found: 'Nothing there, or nothing of this member: the two are never told apart.',
  method_not_allowed: 'The address is ours, the method is not: no page of ours asks so.',
  conflict: 'Somebody saved a newer version (G66). The screen offers both texts.',
  already_registered: 'The common ID is already registered here: screen U-E05.',
  email_taken:
    "The e-mail address is another account's proven one. Told only to who reads its mail (G50): by the link of a mail.",
  open_cases_full: 'As many consultations of the member are open as may be at once (C18); detail.most.',
  storage_full: 'The files of the member take as much as one member may keep; detail.most, in words.',
  storage_low:
    'The place where files lie has less free than it keeps free for the database and what is there: no new file is taken, everything else goes on.',
  payload_too_large: 'The body is larger than the call takes.',
  unsupported_media_type: 'The body is of a kind that the call does not take.',
  misdirected: 'The host in the request is none of ours (G3).',
  validation: 'One or more fields are wrong; `fields` says which and why.',
  insurance_not_confirmed:
    'Insurance: number, kana name and birth date match no valid policy (M-E01, U-E03).',
  eligibility_code_invalid: 'General: the eligibility code is unknown or expired (M-E02, U-E04).',
  code_wrong: 'One-time code wrong (G33); detail.tries_left.',
  code_expired: 'One-time code older than its ten minutes, or replaced by a newer one (G33).',
  code_tries_spent:
    'The tries of a one-time code are used up (G33, F19): the right one does not help any more.',
  code_used: 'A one-time code, or the token of a link, that was right and has been used.',
  too_many: 'A flood: more calls of one address or one member than any person makes (F40). Nothing else.',
  eligibility_wait:
    'Three wrong policies or eligibility codes in a row from one browser (G51), or many about one policy.',
  password_wait: 'Too many wrong passwords for one name (F21).',
  code_guess_wait: 'Too many wrong one-time codes of one account, however many codes they were (F19).',
  code_resend_wait:
    'Less than a minute since the last code to this number or address (G33); detail.is_code_live says whether that one can still be typed here.',
  code_sends_spent: 'detail.most codes went to this number or address within the hour (G33).',
  mail_sends_spent: 'detail.most mails that were asked for went to this address within the day (G116).',
  requests_spent:
    'As many requests about personal data as one member may send in a day (APPI art. 33 to 35).',
  line_sends_spent:
    'As many questions about unlinking went to the LINE account of the member as may in an hour; detail.most.',
  talk_number_wait: 'Five wrong talk numbers of one supporter (G92).',
  searches_spent: 'As many searches for a member as one of the staff may make in an hour; detail.most.',
  address_wait:
    'A limit that counts the address: of an office, a hospital or a carrier, whose people share it (F20).',
  server: 'Our own fault.',
  unavailable:
    'The database or an outside service does not answer just now, or more sign in at once than can be checked.',
  delivery_failed: 'The service that sends SMS or mail refuses just now: nothing was sent.',
  maintenance: 'The maintenance switch is on.',
  network: 'The browser could not reach the server.',
  timeout: 'The browser waited too long.',
  cookies_off:
    'The browser keeps no cookie of ours: without them no form can be sent and nobody can log in (A7).',
};
