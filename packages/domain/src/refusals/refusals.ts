import type { ErrorCode } from '../errors/index.ts';

/**
 * What somebody does next after a refusal; a screen offers it as its one button, or says it where there is none.
 * again: the same once more. reload: open the page anew. sign-in: log in. correct: look at what was typed.
 * consent: agree again on /account/privacy. say-why: choose a reason. elsewhere: there is nothing to do here.
 * new-code, new-link: have another one sent. begin-again: the first step of the way. wait: come back later.
 * wait-or-call: the same, with the telephone beside it. call: the telephone. choose: between two versions.
 * another-address: give another e-mail address. open-case: write in a consultation that is open.
 * another-line: another connection, or later. allow-cookies: a setting of the browser.
 */
export type NextStep =
  | 'again'
  | 'reload'
  | 'sign-in'
  | 'correct'
  | 'consent'
  | 'say-why'
  | 'elsewhere'
  | 'new-code'
  | 'new-link'
  | 'begin-again'
  | 'wait'
  | 'wait-or-call'
  | 'call'
  | 'choose'
  | 'another-address'
  | 'open-case'
  | 'another-line'
  | 'allow-cookies';

/** One refusal: when it is raised, and what the person reads and does. */
export interface Refusal {
  /** What is the case when it is raised; no two rows are raised for the same thing. */
  readonly state: string;
  /** The true reason first, then what to do (G104, G105). `{key}` is filled from the error's detail. */
  readonly message: string;
  readonly next: NextStep;
}

/**
 * Every refusal of the error catalogue by its code: its state, its true reason in plain Japanese, the next step
 * (specification section 8, decision 0073). The screens take their words from here.
 */
export const REFUSALS = {
  bad_request: {
    state:
      'The request could not be read at all: broken JSON, wrong parameter shape. The screen keeps its form.',
    message: '送られた内容を読み取れませんでした。もう一度お試しください。',
    next: 'again',
  },
  unauthenticated: {
    state: 'No valid session or token of a member. A query goes to /login with the return path stored.',
    message: 'もう一度ログインしてください。',
    next: 'sign-in',
  },
  step_expired: {
    state:
      'The proof of the step before is gone (G36): ten minutes passed, it was used, or the page was opened midway. Says nothing of logging in: at sign-up nobody has an ID yet.',
    message:
      '手続きの時間が切れたか、途中の画面から開かれました。お手数ですが、はじめからもう一度お願いします。',
    next: 'begin-again',
  },
  credentials_wrong: {
    state:
      'Wrong pair of name and password. One answer for every reason, so that no account is revealed (G50).',
    message: 'ログインできませんでした。入力した内容をご確認ください。',
    next: 'correct',
  },
  forbidden: {
    state: 'Known person, not allowed.',
    message: 'この操作はできません。',
    next: 'elsewhere',
  },
  consent_withdrawn: {
    state: 'What concerns an illness is neither read nor written: the consent was taken back.',
    message:
      '病気についての情報を預けることの同意が、取り消されています。「個人情報と同意」で同意すると、使えるようになります。',
    next: 'consent',
  },
  reason_required: {
    state:
      "A case that is not this supporter's to work on: it opens once they have said why, and `current` holds what the queue says of it (F46).",
    message: 'この相談をひらくには、理由を選んでください。',
    next: 'say-why',
  },
  anti_forgery: {
    state:
      'Anti-forgery token not of this session (G145). The client fetches a new one and repeats once; without any cookie it says `cookies_off`.',
    message:
      'このページが開かれてから、ログインの状態が変わりました。ページを開き直してから、もう一度お試しください。',
    next: 'reload',
  },
  link_expired: {
    state: 'The link of a verification mail is older than its day (G116).',
    message:
      'このリンクは、お送りしてから24時間が過ぎたため、使えなくなりました。新しい確認メールを受け取ってください。',
    next: 'new-link',
  },
  link_replaced: {
    state: 'The link of a verification mail names an address that the account has no longer (G116).',
    message:
      'このリンクのメールアドレスは、いま登録されているものと違います。新しいアドレスに届いたメールのリンクを開いてください。',
    next: 'new-link',
  },
  link_unknown: {
    state: 'The link of a mail is none of ours, or its end was cut off (G116).',
    message:
      'このリンクは、途中で切れているか、もう残っていません。リンクを最後まで写せているか、ご確認ください。',
    next: 'new-link',
  },
  not_found: {
    state: 'Nothing there, or nothing of this member: the two are never told apart.',
    message: '見つかりませんでした。',
    next: 'elsewhere',
  },
  method_not_allowed: {
    state: 'The address is ours, the method is not: no page of ours asks so.',
    message: 'この開き方では、受け付けていません。',
    next: 'elsewhere',
  },
  conflict: {
    state: 'Somebody saved a newer version (G66). The screen offers both texts.',
    message: '別の端末で更新されています。',
    next: 'choose',
  },
  already_registered: {
    state: 'The common ID is already registered here: screen U-E05.',
    message: 'すでに登録されています。ログイン画面からお入りください。',
    next: 'sign-in',
  },
  email_taken: {
    state:
      "The e-mail address is another account's proven one. Told only to who reads its mail (G50): by the link of a mail.",
    message:
      'このメールアドレスは、別の登録ですでに確認されています。1つのアドレスで確認できるのは、1つの登録だけです。この登録には、電話番号でログインできます。メールも使うときは、別のアドレスに変えてください。',
    next: 'another-address',
  },
  open_cases_full: {
    state: 'As many consultations of the member are open as may be at once (C18); detail.most.',
    message:
      '開いている相談が{most}件あるため、新しい相談を始められません。続きのことは、「相談したこと」の一覧から、前の相談にお書きください。',
    next: 'open-case',
  },
  payload_too_large: {
    state: 'The body is larger than the call takes.',
    message: '送られた内容が大きすぎます。',
    next: 'correct',
  },
  unsupported_media_type: {
    state: 'The body is of a kind that the call does not take.',
    message: 'この形式のデータは受け取れません。',
    next: 'correct',
  },
  misdirected: {
    state: 'The host in the request is none of ours (G3).',
    message: 'このアドレスではご利用いただけません。',
    next: 'elsewhere',
  },
  validation: {
    state: 'One or more fields are wrong; `fields` says which and why.',
    message: '入力内容をご確認ください。',
    next: 'correct',
  },
  insurance_not_confirmed: {
    state: 'Insurance: number, kana name and birth date match no valid policy (M-E01, U-E03).',
    message: 'ご加入の確認ができませんでした。',
    next: 'correct',
  },
  eligibility_code_invalid: {
    state: 'General: the eligibility code is unknown or expired (M-E02, U-E04).',
    message: '利用コードが正しくないか、期限が切れています。',
    next: 'correct',
  },
  code_wrong: {
    state: 'One-time code wrong (G33); detail.tries_left.',
    message: 'コードが違います。あと{tries_left}回入力できます。',
    next: 'correct',
  },
  code_expired: {
    state: 'One-time code older than its ten minutes, or replaced by a newer one (G33).',
    message: '有効期限が切れました。再送してください。',
    next: 'new-code',
  },
  code_tries_spent: {
    state: 'The tries of a one-time code are used up (G33, F19): the right one does not help any more.',
    message:
      'コードの入力が続けて合わなかったため、このコードは使えなくなりました。新しいコードを受け取ってください。',
    next: 'new-code',
  },
  code_used: {
    state: 'A one-time code, or the token of a link, that was right and has been used.',
    message: 'この確認コードは、一度使われています。次のコードを入れてください。',
    next: 'new-code',
  },
  too_many: {
    state: 'A flood: more calls of one address or one member than any person makes (F40). Nothing else.',
    message: 'アクセスが集中しています。{later}もう一度お試しください。',
    next: 'wait',
  },
  eligibility_wait: {
    state: 'Three wrong policies or eligibility codes in a row from one browser (G51).',
    message:
      '確認できない入力が続きました。しばらく時間をおいてお試しください。番号やコードが分からないときは、お電話でおたずねください。',
    next: 'wait-or-call',
  },
  password_wait: {
    state: 'Too many wrong passwords for one name (F21).',
    message:
      'パスワードの入力が続けて合わなかったため、いったん止めています。{later}もう一度お試しください。',
    next: 'wait',
  },
  code_guess_wait: {
    state: 'Too many wrong one-time codes of one account, however many codes they were (F19).',
    message:
      '確認コードの入力が続けて合わなかったため、いったん止めています。{later}もう一度お試しください。',
    next: 'wait',
  },
  code_resend_wait: {
    state:
      'Less than a minute since the last code to this number or address (G33); detail.is_code_live says whether that one can still be typed here.',
    message: '確認コードは、少し前にお送りしました。{later}もう一度お送りできます。',
    next: 'wait',
  },
  code_sends_spent: {
    state: 'detail.most codes went to this number or address within the hour (G33).',
    message:
      '確認コードをお送りできるのは、1時間に{most}回までです。{later}もう一度お送りできます。届かないときは、お電話でご相談ください。',
    next: 'wait-or-call',
  },
  mail_sends_spent: {
    state: 'detail.most mails that were asked for went to this address within the day (G116).',
    message:
      'このアドレスへの確認のメールは、1日に{most}通までです。{later}もう一度お試しいただくか、お電話でお知らせください。',
    next: 'wait-or-call',
  },
  requests_spent: {
    state: 'As many requests about personal data as one member may send in a day (APPI art. 33 to 35).',
    message:
      '1日にお送りいただけるご請求は{most}件までです。{later}もう一度お送りいただくか、お電話でお知らせください。',
    next: 'wait-or-call',
  },
  line_sends_spent: {
    state:
      'As many questions about unlinking went to the LINE account of the member as may in an hour; detail.most.',
    message: 'LINEに確認をお送りできるのは、1時間に{most}回までです。{later}もう一度お試しください。',
    next: 'wait',
  },
  talk_number_wait: {
    state: 'Five wrong talk numbers of one supporter (G92).',
    message: 'お話し番号が続けて違ったため、番号の入力を止めています。{later}もう一度入れてください。',
    next: 'wait',
  },
  searches_spent: {
    state: 'As many searches for a member as one of the staff may make in an hour; detail.most.',
    message: '会員をさがせるのは、1時間に{most}回までです。{later}もう一度さがしてください。',
    next: 'wait',
  },
  address_wait: {
    state:
      'A limit that counts the address: of an office, a hospital or a carrier, whose people share it (F20).',
    message:
      '同じ回線（お勤め先や病院、携帯電話会社などの共用の回線）からのお試しが多いため、いったん止めています。{later}お試しいただくか、別の回線からお試しください。',
    next: 'another-line',
  },
  server: {
    state: 'Our own fault.',
    message: '問題が起きました(番号 {request_id})。',
    next: 'again',
  },
  unavailable: {
    state:
      'The database or an outside service does not answer just now, or more sign in at once than can be checked.',
    message: 'ただいま、つながりにくくなっています。時間をおいてお試しください。',
    next: 'wait',
  },
  delivery_failed: {
    state: 'The service that sends SMS or mail refuses just now: nothing was sent.',
    message:
      'こちらの側の不具合で、いまSMSやメールをお送りできません。{later}もう一度お試しください。お急ぎのときは、お電話でご相談ください。',
    next: 'wait-or-call',
  },
  maintenance: {
    state: 'The maintenance switch is on.',
    message: 'ただいまメンテナンスをしています。',
    next: 'wait',
  },
  network: {
    state: 'The browser could not reach the server.',
    message: '通信できませんでした。',
    next: 'again',
  },
  timeout: {
    state: 'The browser waited too long.',
    message: '時間がかかりすぎたため、中断しました。もう一度お試しください。',
    next: 'again',
  },
  cookies_off: {
    state:
      'The browser keeps no cookie of ours: without them no form can be sent and nobody can log in (A7).',
    message:
      'このブラウザは、Cookie（クッキー）を受け取らない設定になっています。ブラウザの設定でCookieを使えるようにして、ページを開き直してください。',
    next: 'allow-cookies',
  },
} as const satisfies Record<ErrorCode, Refusal>;
