import { AppError, type ErrorCode } from '@hidamari/domain/errors';
import { LINE_STATUS, type LineLinkOutcome, type LineStatusOf } from '@hidamari/domain/messaging';
import { screenHref } from '@hidamari/domain/screens';

/** Why somebody is led to /line/error: the address carries one of these words and nothing else. */
export const LINE_FAULTS = [
  'token_refused',
  'foreign_token',
  'dead_link',
  'refused_by_line',
  'another_line',
  'line_taken',
  'member_has_line',
] as const;
export type LineFault = (typeof LINE_FAULTS)[number];

/** Where the page is opened that says so. */
export const lineErrorHref = (because: LineFault) => screenHref('/line/error', null, { because });

/** The fault that an address names; `dead_link` for everything else: so far the server led here, or somebody typed. */
export const lineFaultOf = (because: string | null): LineFault =>
  LINE_FAULTS.find((fault) => fault === because) ?? 'dead_link';

/** What follows an answer of LINE's: a page of the portal, or words on the page that asked. */
export type LineStep =
  | 'confirm'
  | 'already-linked'
  | 'unlinked'
  | 'not-found'
  | 'friend-first'
  | 'line-down'
  | { error: LineFault };

const REFUSED = {
  [LINE_STATUS.token_refused]: { error: 'token_refused' },
  [LINE_STATUS.foreign_token]: { error: 'foreign_token' },
  [LINE_STATUS.line_down]: 'line-down',
} as const;

/** By the kept status of GET line/link-token (specification section 7). */
export const AFTER_LINK_TOKEN: Readonly<Record<LineStatusOf<'link-token'>, LineStep>> = {
  ...REFUSED,
  [LINE_STATUS.ok]: 'confirm',
  [LINE_STATUS.unknown]: 'friend-first',
  [LINE_STATUS.already_linked]: 'already-linked',
};

/** By the kept status of PUT line/unlink. */
export const AFTER_UNLINK: Readonly<Record<LineStatusOf<'unlink'>, LineStep>> = {
  ...REFUSED,
  [LINE_STATUS.ok]: 'unlinked',
  [LINE_STATUS.unknown]: 'not-found',
};

/** Which attempts led to nothing, and why. One that is over counts as a dead link: the person begins again. */
const FAULT_OF_OUTCOME: Readonly<Record<Exclude<LineLinkOutcome, 'linked'>, LineFault>> = {
  refused_by_line: 'refused_by_line',
  another_line: 'another_line',
  line_taken: 'line_taken',
  member_has_line: 'member_has_line',
  expired: 'dead_link',
  member_left: 'dead_link',
};

/** The fault of an attempt that led to nothing; null for one that did, or that waits. */
export const faultOfAttempt = (attempt: string): LineFault | null =>
  attempt in FAULT_OF_OUTCOME ? FAULT_OF_OUTCOME[attempt as keyof typeof FAULT_OF_OUTCOME] : null;

/** Refusals of binding a link token that have a page of their own; all others are said beside the button. */
const FAULT_OF_REFUSAL: Partial<Record<ErrorCode, LineFault>> = {
  code_expired: 'dead_link',
  conflict: 'member_has_line',
  /** Of a form that was never ours. */
  bad_request: 'dead_link',
  validation: 'dead_link',
};

/** The page that a refusal leads to; null: it is said where the person is. */
export const faultOfRefusal = (error: unknown): LineFault | null =>
  error instanceof AppError ? (FAULT_OF_REFUSAL[error.code] ?? null) : null;
