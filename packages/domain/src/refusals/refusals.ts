import { COOKIES_OFF_TEXT, type ErrorCode } from '../errors/index.ts';

/**
 * What somebody does next after a refusal; a screen offers it as its one button, or says it where there is none.
 * again: the same once more. reload: open the page anew. sign-in: log in. correct: look at what was typed.
 * consent: agree, anew to a text that changed, or again on /account/privacy. say-why: choose a reason. elsewhere: there is nothing to do here.
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

/** One refusal: what the person reads and does. When it is raised stands in the description of the API (`ERROR_STATES`), which no browser needs. */
export interface Refusal {
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
    message: '送られた内容を読み取れませんでした。もう一度お試しください。',
    next: 'again',
  },
  unauthenticated: {
    message: 'もう一度ログインしてください。',
    next: 'sign-in',
  },
  step_expired: {
    message:
      '手続きの時間が切れたか、途中の画面から開かれました。お手数ですが、はじめからもう一度お願いします。',
    next: 'begin-again',
  },
  credentials_wrong: {
    message: 'ログインできませんでした。入力した内容をご確認ください。',
    next: 'correct',
  },
  forbidden: {
    message: 'この操作はできません。',
    next: 'elsewhere',
  },
  demo_account: {
    message:
      'これは、見本のために作られたアカウントです。この窓口では使えません。ご自分のメールアドレスか電話番号を入力してください。',
    next: 'correct',
  },
  consent_withdrawn: {
    message:
      '病気についての情報を預けることの同意が、取り消されています。「個人情報と同意」で同意すると、使えるようになります。',
    next: 'consent',
  },
  consent_outdated: {
    message:
      'ご利用のあいだに、利用規約か、情報の取り扱いの文が新しくなりました。続ける前に、新しい内容をご確認ください。',
    next: 'consent',
  },
  reason_required: {
    message: 'この相談をひらくには、理由を選んでください。',
    next: 'say-why',
  },
  anti_forgery: {
    message:
      'このページが開かれてから、ログインの状態が変わりました。ページを開き直してから、もう一度お試しください。',
    next: 'reload',
  },
  link_expired: {
    message:
      'このリンクは、お送りしてから24時間が過ぎたため、使えなくなりました。新しい確認メールを受け取ってください。',
    next: 'new-link',
  },
  link_replaced: {
    message:
      'このリンクのメールアドレスは、いま登録されているものと違います。新しいアドレスに届いたメールのリンクを開いてください。',
    next: 'new-link',
  },
  link_unknown: {
    message:
      'このリンクは、途中で切れているか、もう残っていません。リンクを最後まで写せているか、ご確認ください。',
    next: 'new-link',
  },
  not_found: {
    message: '見つかりませんでした。',
    next: 'elsewhere',
  },
  method_not_allowed: {
    message: 'この開き方では、受け付けていません。',
    next: 'elsewhere',
  },
  conflict: {
    message: '別の端末で更新されています。',
    next: 'choose',
  },
  already_registered: {
    message: 'すでに登録されています。ログイン画面からお入りください。',
    next: 'sign-in',
  },
  email_taken: {
    message:
      'このメールアドレスは、別の登録ですでに確認されています。1つのアドレスで確認できるのは、1つの登録だけです。この登録には、電話番号でログインできます。メールも使うときは、別のアドレスに変えてください。',
    next: 'another-address',
  },
  open_cases_full: {
    message:
      '開いている相談が{most}件あるため、新しい相談を始められません。続きのことは、「相談したこと」の一覧から、前の相談にお書きください。',
    next: 'open-case',
  },
  storage_full: {
    message:
      'お預かりできる画像と書類の量（お一人{most}）を超えるため、入れられません。いらないものを記録からはずすと、次の日から、また入れられます。文字の記録は、そのまま保存できます。',
    next: 'elsewhere',
  },
  storage_low: {
    message:
      'ただいま、新しい画像と書類をお預かりできません。文字の記録は、そのまま保存できます。画像と書類は、時間をおいて、もう一度お送りください。',
    next: 'wait',
  },
  payload_too_large: {
    message: '送られた内容が大きすぎます。',
    next: 'correct',
  },
  unsupported_media_type: {
    message: 'この形式のデータは受け取れません。',
    next: 'correct',
  },
  misdirected: {
    message: 'このアドレスではご利用いただけません。',
    next: 'elsewhere',
  },
  validation: {
    message: '入力内容をご確認ください。',
    next: 'correct',
  },
  insurance_not_confirmed: {
    message: 'ご加入の確認ができませんでした。',
    next: 'correct',
  },
  eligibility_code_invalid: {
    message: '利用コードが正しくないか、期限が切れています。',
    next: 'correct',
  },
  code_wrong: {
    message: 'コードが違います。あと{tries_left}回入力できます。',
    next: 'correct',
  },
  code_expired: {
    message: '有効期限が切れました。再送してください。',
    next: 'new-code',
  },
  code_tries_spent: {
    message:
      'コードの入力が続けて合わなかったため、このコードは使えなくなりました。新しいコードを受け取ってください。',
    next: 'new-code',
  },
  code_used: {
    message: 'この確認コードは、一度使われています。次のコードを入れてください。',
    next: 'new-code',
  },
  too_many: {
    message: 'アクセスが集中しています。{later}もう一度お試しください。',
    next: 'wait',
  },
  eligibility_wait: {
    message:
      '確認できない入力が続きました。しばらく時間をおいてお試しください。番号やコードが分からないときは、お電話でおたずねください。',
    next: 'wait-or-call',
  },
  password_wait: {
    message:
      'パスワードの入力が続けて合わなかったため、いったん止めています。{later}もう一度お試しください。',
    next: 'wait',
  },
  code_guess_wait: {
    message:
      '確認コードの入力が続けて合わなかったため、いったん止めています。{later}もう一度お試しください。',
    next: 'wait',
  },
  code_resend_wait: {
    message: '確認コードは、少し前にお送りしました。{later}もう一度お送りできます。',
    next: 'wait',
  },
  code_sends_spent: {
    message:
      '確認コードをお送りできるのは、1時間に{most}回までです。{later}もう一度お送りできます。届かないときは、お電話でご相談ください。',
    next: 'wait-or-call',
  },
  mail_sends_spent: {
    message:
      'このアドレスへの確認のメールは、1日に{most}通までです。{later}もう一度お試しいただくか、お電話でお知らせください。',
    next: 'wait-or-call',
  },
  requests_spent: {
    message:
      '1日にお送りいただけるご請求は{most}件までです。{later}もう一度お送りいただくか、お電話でお知らせください。',
    next: 'wait-or-call',
  },
  line_sends_spent: {
    message: 'LINEに確認をお送りできるのは、1時間に{most}回までです。{later}もう一度お試しください。',
    next: 'wait',
  },
  talk_number_wait: {
    message: 'お話し番号が続けて違ったため、番号の入力を止めています。{later}もう一度入れてください。',
    next: 'wait',
  },
  searches_spent: {
    message: '会員をさがせるのは、1時間に{most}回までです。{later}もう一度さがしてください。',
    next: 'wait',
  },
  address_wait: {
    message:
      '同じ回線（お勤め先や病院、携帯電話会社などの共用の回線）からのお試しが多いため、いったん止めています。{later}お試しいただくか、別の回線からお試しください。',
    next: 'another-line',
  },
  server: {
    message: '問題が起きました(番号 {request_id})。',
    next: 'again',
  },
  unavailable: {
    message: 'ただいま、つながりにくくなっています。時間をおいてお試しください。',
    next: 'wait',
  },
  delivery_failed: {
    message:
      'こちらの側の不具合で、いまSMSやメールをお送りできません。{later}もう一度お試しください。お急ぎのときは、お電話でご相談ください。',
    next: 'wait-or-call',
  },
  maintenance: {
    message: 'ただいまメンテナンスをしています。{until}終わってから、もう一度お試しください。',
    next: 'wait',
  },
  network: {
    message: '通信できませんでした。',
    next: 'again',
  },
  timeout: {
    message: '時間がかかりすぎたため、中断しました。もう一度お試しください。',
    next: 'again',
  },
  cookies_off: {
    message: COOKIES_OFF_TEXT,
    next: 'allow-cookies',
  },
} as const satisfies Record<ErrorCode, Refusal>;
