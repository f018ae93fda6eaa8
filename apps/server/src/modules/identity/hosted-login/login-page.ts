import { hoursText } from '@hidamari/domain/consultation-hours';
import { EMERGENCY_TEXT } from '@hidamari/domain/emergency';
import {
  PHONE_NOT_READY_TEXT,
  phoneCostText,
  telHref,
  VARIANTS,
  type VariantKey,
} from '@hidamari/domain/site-variants';

export interface LoginPage {
  variant: VariantKey;
  /** Origin of the portal that the person came from. */
  origin: string;
  phone: string;
  /** Address of this interaction: the form goes back to it. */
  action: string;
  /** What was typed before; never the password. */
  identifier: string;
  /** Why the last try did not work; absent on the first showing. */
  fault?: { heading: string; text: string; fields: boolean } | undefined;
}

const ICONS = {
  alert: '<path d="M12 4.2 21 19.5H3z"/><path d="M12 10v4.4M12 16.9v.2"/>',
  back: '<path d="M14.5 5.5 8 12l6.5 6.5"/>',
  eye: '<path d="M3 12c2.2-4 5.2-6 9-6s6.8 2 9 6c-2.2 4-5.2 6-9 6s-6.8-2-9-6z"/><circle cx="12" cy="12" r="2.8"/>',
  lock: '<path d="M5.5 10.5h13V20h-13z"/><path d="M8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5M12 14v2.5"/>',
  next: '<path d="m9.5 5.5 6.5 6.5-6.5 6.5"/>',
};
const icon = (name: keyof typeof ICONS) =>
  `<svg class="i" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${ICONS[name]}</svg>`;

const MARK =
  '<svg class="logo-mark" viewBox="0 0 36 36" aria-hidden="true" focusable="false"><path class="sun" d="M10 4h10l-2.6 12H7.4z"/><path class="key" d="M22.5 4h10l-2.6 12h-10z"/><path class="key" d="M6.8 18.5h10L14.2 30.5h-10z"/><path class="sun" d="M19.3 18.5h10l-2.6 12h-10z"/></svg>';

/** Everything that comes from outside passes here before it stands in a page. */
function escapeHtml(text: string): string {
  const signs: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
}

function shell({
  title,
  variant,
  origin,
  main,
  phone,
}: { title: string; main: string } & Pick<LoginPage, 'variant' | 'origin' | 'phone'>) {
  const { brand, theme, productTitle } = VARIANTS[variant];
  const home = escapeHtml(`${origin}/`);
  return `<!doctype html>
<html lang="ja" data-variant="${theme}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}｜${escapeHtml(productTitle)}</title><link rel="icon" href="/idp/icon.svg" type="image/svg+xml"><link rel="stylesheet" href="/idp/style.css"></head>
<body><a class="skip" href="#main">本文へ進む</a>
<header class="head"><div class="in"><a class="brand" href="${home}">${MARK}<span><b>${escapeHtml(brand.name)}</b><small>${escapeHtml(brand.sub)}</small></span></a><a class="btn text" href="${home}">トップへ戻る</a></div></header>
<main id="main" class="wrap">${main}</main>
<footer class="foot"><div class="wrap">${phoneLines(variant, phone)}<p class="emergency">${icon('alert')}<span>${escapeHtml(EMERGENCY_TEXT)}</span></p></div></footer>
<script src="/idp/password.js" defer></script></body></html>`;
}

function phoneLines(variant: VariantKey, phone: string): string {
  const href = telHref(phone);
  if (href === null) return `<p>${PHONE_NOT_READY_TEXT}</p>`;
  const hours = escapeHtml(hoursText(variant));
  return `<p><a class="tel" href="${href}">${escapeHtml(phone)}</a><span class="hours">${hours}<br>${escapeHtml(phoneCostText(phone))}</span></p>`;
}

function summary(fault: NonNullable<LoginPage['fault']>): string {
  const links = fault.fields
    ? '<ul><li><a href="#identifier">メールアドレスまたは電話番号を見直す</a></li><li><a href="#password">パスワードを入れ直す</a></li></ul>'
    : '';
  return `<section class="summary" role="alert" aria-labelledby="fault"><h2 id="fault">${icon('alert')}${fault.heading}</h2><p>${fault.text}</p>${links}</section>`;
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
  const main = `<a class="more" href="${origin}/login">${icon('back')}戻る</a><h1>ログイン</h1>${page.fault ? summary(page.fault) : ''}
<form class="card" method="post" action="${escapeHtml(page.action)}" novalidate>
<div class="field${bad}"><div class="labrow"><label class="lab" for="identifier">メールアドレスまたは電話番号</label><span class="need" aria-hidden="true">必須</span></div><p class="hint" id="identifier-hint">メールアドレスは、確認メールのリンクを開いたあとに使えます。電話番号は、登録してすぐに使えます。全角で入れても大丈夫です。</p><input class="inp" id="identifier" name="identifier" type="text" inputmode="email" autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="254" required value="${escapeHtml(page.identifier)}"${invalid('identifier')}>${error('identifier', '登録したメールアドレスか電話番号か、お確かめください')}</div>
<div class="field${bad}"><div class="labrow"><label class="lab" for="password">パスワード</label><span class="need" aria-hidden="true">必須</span></div><p class="hint" id="password-hint">お忘れの場合は、お電話でご案内します。</p><div class="pwrow"><input class="inp" id="password" name="password" type="password" autocomplete="current-password" maxlength="256" required${invalid('password')}><button class="btn plain" type="button" data-shows="password" hidden>${icon('eye')}<span>見る</span></button></div>${error('password', 'パスワードを入力し直してください')}</div>
<button class="btn key" type="submit">ログイン</button>
<p class="links"><a class="more" href="${origin}/howto-signup">はじめての方（新規登録）${icon('next')}</a></p></form>
<p class="note">${icon('lock')}<span>家族や職場と一緒に使う端末では、使い終わったらログアウトしてください。60分操作がないと、自動でログアウトします。</span></p>`;
  return shell({ ...page, title: 'ログイン', main });
}

/** A login that cannot go on: too old, opened twice, or not ours. */
export function faultPage(desk: Pick<LoginPage, 'variant' | 'origin' | 'phone'>): string {
  const origin = escapeHtml(desk.origin);
  const main = `<h1>もう一度お試しください</h1><p>時間がたったか、別の画面で続けたため、ログインの手続きを続けられませんでした。お手数ですが、はじめからお願いします。</p><p><a class="btn key" href="${origin}/login">ログイン画面へ</a></p>`;
  return shell({ ...desk, title: 'ログイン', main });
}
