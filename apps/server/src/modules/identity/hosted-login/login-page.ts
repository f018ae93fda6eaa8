import { escapeHtml, icon, type PageFrame, shell } from './page-shell.ts';

/** Why the last try did not work. */
export interface PageFault {
  heading: string;
  text: string;
  /** Whether the fields are marked, and the words lead to them. */
  fields: boolean;
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

/** What went wrong, with links to the fields, in a place of its own that is read out. */
export function faultSummary(fault: PageFault, links: string): string {
  const list = fault.fields ? `<ul>${links}</ul>` : '';
  return `<section class="summary" role="alert" aria-labelledby="fault"><h2 id="fault">${icon('alert')}${fault.heading}</h2><p>${fault.text}</p>${list}</section>`;
}

/** The hosted login's own page (G115, F18): complete without script; the script only shows and hides the password. */
export function loginPage(page: LoginPage): string {
  const origin = escapeHtml(page.origin);
  const isBad = page.fault?.fields === true;
  const bad = isBad ? ' bad' : '';
  const invalid = (id: string) =>
    isBad
      ? ` aria-invalid="true" aria-describedby="${id}-hint ${id}-error"`
      : ` aria-describedby="${id}-hint"`;
  const error = (id: string, text: string) =>
    isBad ? `<p class="err" id="${id}-error">${icon('alert')}<span>${text}</span></p>` : '';
  const main = `<a class="more" href="${origin}/login">${icon('back')}戻る</a><h1>ログイン</h1>${page.fault ? faultSummary(page.fault, FIELD_LINKS) : ''}
<form class="card" method="post" action="${escapeHtml(page.action)}" novalidate>
<div class="field${bad}"><div class="labrow"><label class="lab" for="identifier">メールアドレスまたは電話番号</label><span class="need" aria-hidden="true">必須</span></div><p class="hint" id="identifier-hint">メールアドレスは、確認メールのリンクを開いたあとに使えます。電話番号は、登録してすぐに使えます。全角で入れても大丈夫です。</p><input class="inp" id="identifier" name="identifier" type="text" inputmode="email" autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="254" required value="${escapeHtml(page.identifier)}"${invalid('identifier')}>${error('identifier', '登録したメールアドレスか電話番号か、お確かめください')}</div>
<div class="field${bad}"><div class="labrow"><label class="lab" for="password">パスワード</label><span class="need" aria-hidden="true">必須</span></div><p class="hint" id="password-hint">お忘れの場合は、下から新しく決められます。お電話でもご案内します。</p><div class="pwrow"><input class="inp" id="password" name="password" type="password" autocomplete="current-password" maxlength="256" required${invalid('password')}><button class="btn plain" type="button" data-shows="password" hidden>${icon('eye')}<span>見る</span></button></div>${error('password', 'パスワードを入力し直してください')}</div>
<button class="btn key" type="submit">ログイン</button>
<p class="links"><a class="more" href="${origin}/login/password-request">パスワードをお忘れの方${icon('next')}</a></p><p class="links"><a class="more" href="${origin}/howto-signup">はじめての方（新規登録）${icon('next')}</a></p></form>
<p class="note">${icon('lock')}<span>家族や職場と一緒に使う端末では、使い終わったらログアウトしてください。60分操作がないと、自動でログアウトします。</span></p>`;
  return shell({ ...page, title: 'ログイン', main });
}

/** A login that cannot go on: too old, opened twice, or not ours. */
export function faultPage(desk: PageFrame): string {
  const origin = escapeHtml(desk.origin);
  const main = `<h1>もう一度お試しください</h1><p>時間がたったか、別の画面で続けたため、ログインの手続きを続けられませんでした。お手数ですが、はじめからお願いします。</p><p><a class="btn key" href="${origin}/login">ログイン画面へ</a></p>`;
  return shell({ ...desk, title: 'ログイン', main });
}
