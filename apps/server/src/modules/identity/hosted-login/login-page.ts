import { escapeHtml, icon, type PageFrame, shell } from './page-shell.ts';

/** Why the last try did not work. */
export interface PageFault {
  heading: string;
  text: string;
  /** Whether the fields are marked, and the words lead to them. */
  fields: boolean;
  /** What each field lacks, where it is not the pair that is wrong; a field without words is not marked then. */
  words?: { identifier: string | undefined; password: string | undefined };
}

export interface LoginPage extends PageFrame {
  /** Address of this interaction: the form goes back to it. */
  action: string;
  /** A registration follows: the terms are shown on the way (G143). */
  isRegistering: boolean;
  /** What was typed before; never the password. */
  identifier: string;
  /** Absent on the first showing. */
  fault?: PageFault | undefined;
}

const FIELD_LINKS =
  '<li><a href="#identifier">メールアドレスまたは電話番号を見直す</a></li><li><a href="#password">パスワードを入れ直す</a></li>';

type FieldId = 'identifier' | 'password';

/** Under both fields: which of the two it was is never told (G50). */
const WRONG_PAIR = {
  identifier: '登録したメールアドレスか電話番号か、お確かめください',
  password: 'パスワードを入力し直してください',
} as const;

/** What went wrong, with links to the fields, in a place of its own that is read out. */
export function faultSummary(fault: PageFault, links: string): string {
  const list = fault.fields ? `<ul>${links}</ul>` : '';
  return `<section class="summary" role="alert" aria-labelledby="fault"><h2 id="fault">${icon('alert')}${fault.heading}</h2><p>${fault.text}</p>${list}</section>`;
}

/** The hosted login's own page (G115, F18): complete without script; the script only shows and hides the password. */
export function loginPage(page: LoginPage): string {
  const origin = escapeHtml(page.origin);
  const wrong: Partial<NonNullable<PageFault['words']>> =
    page.fault?.fields === true ? (page.fault.words ?? WRONG_PAIR) : {};
  const bad = (id: FieldId) => (wrong[id] ? ' bad' : '');
  const invalid = (id: FieldId) =>
    wrong[id]
      ? ` aria-invalid="true" aria-describedby="${id}-hint ${id}-error"`
      : ` aria-describedby="${id}-hint"`;
  const error = (id: FieldId) =>
    wrong[id] ? `<p class="err" id="${id}-error">${icon('alert')}<span>${wrong[id]}</span></p>` : '';
  const main = `<a class="more" href="${origin}/login">${icon('back')}戻る</a><h1>ログイン</h1>${page.fault ? faultSummary(page.fault, FIELD_LINKS) : ''}
<form class="card" method="post" action="${escapeHtml(page.action)}" novalidate>
<div class="field${bad('identifier')}"><div class="labrow"><label class="lab" for="identifier">メールアドレスまたは電話番号</label><span class="need" aria-hidden="true">必須</span></div><p class="hint" id="identifier-hint">メールアドレスは、確認メールのリンクを開いたあとに使えます。電話番号は、登録してすぐに使えます。全角で入れても大丈夫です。</p><input class="inp" id="identifier" name="identifier" type="text" inputmode="email" autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="254" required value="${escapeHtml(page.identifier)}"${invalid('identifier')}>${error('identifier')}</div>
<div class="field${bad('password')}"><div class="labrow"><label class="lab" for="password">パスワード</label><span class="need" aria-hidden="true">必須</span></div><p class="hint" id="password-hint">お忘れの場合は、下から新しく決められます。お電話でもご案内します。</p><div class="pwrow"><input class="inp" id="password" name="password" type="password" autocomplete="current-password" maxlength="256" required${invalid('password')}><button class="btn plain" type="button" data-shows="password" hidden>${icon('eye')}<span>見る</span></button></div>${error('password')}</div>
<button class="btn key" type="submit">ログイン</button>
<p class="links"><a class="more" href="${origin}/login/password-request">パスワードをお忘れの方${icon('next')}</a></p><p class="links"><a class="more" href="${origin}/howto-signup">はじめての方（新規登録）${icon('next')}</a></p></form>
<p class="note">${icon('lock')}<span>家族や職場と一緒に使う端末では、使い終わったらログアウトしてください。60分操作がないと、自動でログアウトします。</span></p>`;
  return shell({ ...page, title: 'ログイン', main });
}

/** Why a login cannot go on, as far as the request itself tells. */
export type DeadLogin = 'over' | 'no-cookies';

const DEAD_LOGIN: Readonly<Record<DeadLogin, { title: string; text: string; button: string }>> = {
  over: {
    title: 'もう一度お試しください',
    text: '時間がたったか、別の画面で続けたため、ログインの手続きを続けられませんでした。お手数ですが、はじめからお願いします。',
    button: 'ログイン画面へ',
  },
  'no-cookies': {
    title: 'Cookie（クッキー）が届いていません',
    text: 'ログインにはCookieを使います。ブラウザの設定で、Cookieを受け取るようにしてから、はじめからお願いします。設定がお分かりにならないときは、お電話でご相談ください。',
    button: '設定を変えて、ログイン画面へ',
  },
};

/** A login that cannot go on: too old, opened twice, or not ours; or no cookie came along, and none ever would. */
export function faultPage(desk: PageFrame, reason: DeadLogin = 'over'): string {
  const origin = escapeHtml(desk.origin);
  const { title, text, button } = DEAD_LOGIN[reason];
  const main = `<h1>${title}</h1><p>${text}</p><p><a class="btn key" href="${origin}/login">${button}</a></p>`;
  return shell({ ...desk, title: 'ログイン', main });
}
