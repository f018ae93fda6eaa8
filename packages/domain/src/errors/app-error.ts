import { ERROR_STATUSES, type ErrorCode } from './error-codes.ts';

/** Field name -> the codes of what is wrong with it (texts: `field-messages.ts`). */
export type FieldErrors = Record<string, string[]>;

/** Facts that travel with an error to the screen. But for `current` never personal or health data: they may be logged. */
export interface ErrorFacts {
  fields?: FieldErrors;
  /** Seconds after which a retry makes sense (sent as Retry-After). */
  retryAfter?: number;
  /** Screen id the person should be sent to (specification section 4, route entry). */
  nextPageId?: string;
  /** Facts that a message template uses, such as tries left. Numbers and closed words only. */
  detail?: Record<string, string | number | boolean>;
  /** The words of the refusal as the server filled them in; absent where the browser made the error. */
  message?: string;
  /**
   * With `conflict`: the row as it is stored now, for the member who owns it and nobody else (G66). The one fact that
   * may hold what a member wrote: it goes into the answer and never into a log. With `reason_required` what the queue
   * says of the case.
   */
  current?: unknown;
}

/**
 * The one error that product code throws. Its code is from the closed list; the HTTP layer turns it into the
 * envelope of G102 and the screen chooses the words.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly facts: ErrorFacts;

  constructor(code: ErrorCode, facts: ErrorFacts = {}, options?: ErrorOptions) {
    super(code, options);
    this.name = 'AppError';
    this.code = code;
    this.facts = facts;
  }

  /**
   * True for an AppError of any copy of this module: the built pages carry a copy of their own beside the
   * server's, and an error that passes from one to the other must stay what it is.
   */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'AppError' && 'code' in value && 'facts' in value;
  }

  /** HTTP status of this error's answer. */
  get status(): number {
    return ERROR_STATUSES[this.code];
  }
}

/** What the message of an error is filled with: its detail, and the wait that the server told, where it told one. */
export function factsOfMessage({ facts }: Pick<AppError, 'facts'>): NonNullable<ErrorFacts['detail']> {
  const { detail, retryAfter } = facts;
  return { ...detail, ...(retryAfter !== undefined && { seconds: retryAfter }) };
}
