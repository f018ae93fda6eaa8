import { waitWords } from './wait-words.ts';

/** What one error code means: its HTTP status and the words a member reads (G104, G105). */
interface ErrorCodeEntry {
  readonly status: number;
  readonly message: string;
}

/**
 * Every error the portal can answer with; nothing outside this table leaves the server. On the wire `name` is
 * the code in capitals (specification section 8, G102, G105). `{key}` in a message is filled from the error's
 * detail.
 */
export const ERROR_CODES = {
  /** The request could not be read at all: broken JSON, wrong parameter shape. The screen keeps its form. */
  bad_request: { status: 400, message: '送られた内容を読み取れませんでした。もう一度お試しください。' },
  /** No valid session or token. A query sends the person to /login with the return path stored. */
  unauthenticated: { status: 401, message: 'もう一度ログインしてください。' },
  /** Wrong pair of name and password. One answer for every reason, so that no account is revealed (G50). */
  credentials_wrong: { status: 401, message: 'ログインできませんでした。入力した内容をご確認ください。' },
  /** Known person, not allowed. */
  forbidden: { status: 403, message: 'この操作はできません。' },
  /** What concerns an illness is neither read nor written: the consent was taken back. Leads to /account/privacy. */
  consent_withdrawn: {
    status: 403,
    message:
      '病気についての情報を預けることの同意が、取り消されています。「個人情報と同意」で同意すると、使えるようになります。',
  },
  /**
   * A case that is not this supporter's to work on: it opens once they have said why, and `current` holds what the queue
   * says of it (F46).
   */
  reason_required: { status: 403, message: 'この相談をひらくには、理由を選んでください。' },
  /** Anti-forgery token missing or not of this session (G145). The client fetches a new one and repeats once. */
  anti_forgery: { status: 403, message: 'ページを開き直してから、もう一度お試しください。' },
  /** Nothing there, or nothing of this member: the two are never told apart. */
  not_found: { status: 404, message: '見つかりませんでした。' },
  method_not_allowed: { status: 405, message: 'この操作はできません。' },
  /** Somebody saved a newer version (G66). The screen offers both texts. */
  conflict: { status: 409, message: '別の端末で更新されています。' },
  /** The common ID is already registered here: screen U-E05. */
  already_registered: { status: 409, message: 'すでに登録されています。ログイン画面からお入りください。' },
  payload_too_large: { status: 413, message: '送られた内容が大きすぎます。' },
  unsupported_media_type: { status: 415, message: 'この形式のデータは受け取れません。' },
  /** The host in the request is none of ours (G3). */
  misdirected: { status: 421, message: 'このアドレスではご利用いただけません。' },
  /** One or more fields are wrong; `fields` says which and why. */
  validation: { status: 422, message: '入力内容をご確認ください。' },
  /** Insurance: number, kana name and birth date match no valid policy (M-E01, U-E03). */
  insurance_not_confirmed: { status: 422, message: 'ご加入の確認ができませんでした。' },
  /** General: the eligibility code is unknown or expired (M-E02, U-E04). */
  eligibility_code_invalid: { status: 422, message: '利用コードが正しくないか、期限が切れています。' },
  /** One-time code wrong (G33); detail.tries_left. */
  code_wrong: { status: 422, message: 'コードが違います。あと{tries_left}回入力できます。' },
  /** One-time code expired or used up (G33). */
  code_expired: { status: 422, message: '有効期限が切れました。再送してください。' },
  /** Too many requests, or a wait after failures; `{wait}` is retryAfter as one would say it (G104). */
  too_many: { status: 429, message: 'アクセスが集中しています。{wait}後にもう一度お試しください。' },
  /** Our own fault. */
  server: { status: 500, message: '問題が起きました(番号 {request_id})。' },
  /** The database or an outside service does not answer just now. */
  unavailable: { status: 503, message: 'ただいま混み合っています。時間をおいてお試しください。' },
  /** The maintenance switch is on. */
  maintenance: { status: 503, message: 'ただいまメンテナンスをしています。' },
  /** The browser could not reach the server (browser only, never on the wire). */
  network: { status: 0, message: '通信できませんでした。' },
  /** The browser waited too long (browser only, never on the wire). */
  timeout: { status: 0, message: '時間がかかりすぎたため、中断しました。もう一度お試しください。' },
} as const satisfies Record<string, ErrorCodeEntry>;

export type ErrorCode = keyof typeof ERROR_CODES;

/** The message of a code with its `{key}` places filled; an unknown place becomes empty. `seconds` fill `{wait}`. */
export function errorMessage(
  code: ErrorCode,
  detail: Record<string, string | number | boolean> = {},
): string {
  const words = typeof detail.seconds === 'number' ? { ...detail, wait: waitWords(detail.seconds) } : detail;
  return ERROR_CODES[code].message.replace(/\{(\w+)\}/g, (_, key: string) => String(words[key] ?? ''));
}
