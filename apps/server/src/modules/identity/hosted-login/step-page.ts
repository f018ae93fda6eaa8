import type { StepName } from '../user-pool/account-pool.ts';
import { faultSummary, type PageFault } from './login-page.ts';
import { escapeHtml, icon, type PageFrame, shell } from './page-shell.ts';

/** A step after the right password: a code, or a password of one's own. */
export interface StepPage extends PageFrame {
  action: string;
  name: Exclude<StepName, 'custom'>;
  /** The step itself, sealed. */
  sealed: string;
  /** Where a code went, masked. */
  maskedTo?: string | undefined;
  fault?: PageFault | undefined;
}

interface StepWords {
  title: string;
  lead: (maskedTo: string) => string;
  label: string;
  hint: string;
  error: string;
  button: string;
  input: string;
}

const CODE_INPUT =
  'name="answer" type="text" inputmode="numeric" autocomplete="one-time-code" maxlength="12" required';

const WORDS: Record<StepPage['name'], StepWords> = {
  sms: {
    title: 'ログインの確認コード',
    lead: (to) => `${to}に、確認コードをSMSで送りました。届いた6桁の数字を入力してください。`,
    label: '確認コード',
    hint: '6桁の数字です。10分間使えます。全角で入れても大丈夫です。',
    error: '届いた確認コードをお確かめください',
    button: 'ログイン',
    input: CODE_INPUT,
  },
  app: {
    title: '認証アプリの確認コード',
    lead: () => '認証アプリを開き、いま表示されている6桁の数字を入力してください。',
    label: '確認コード',
    hint: '6桁の数字です。30秒ごとに変わります。全角で入れても大丈夫です。',
    error: 'いま表示されている確認コードをお確かめください',
    button: 'ログイン',
    input: CODE_INPUT,
  },
  new_password: {
    title: '新しいパスワードの設定',
    lead: () => 'お渡ししたパスワードは、はじめの1回だけ使えます。これから使うパスワードを決めてください。',
    label: '新しいパスワード',
    hint: '8文字以上64文字以内。推測されやすいものは使えません。',
    error: '別のパスワードを入力してください',
    button: '設定してログイン',
    input: 'name="answer" type="password" autocomplete="new-password" maxlength="256" required',
  },
};

/** Says why no message may have come, and the way to another one. */
const RESEND =
  'コードが届かない場合は、1分ほど待ってから、もう一度パスワードを入力すると、新しいコードをお送りします。';

/** Complete without script, as the page before it. */
export function stepPage(page: StepPage): string {
  const words = WORDS[page.name];
  const isBad = page.fault?.fields === true;
  const action = escapeHtml(page.action);
  const described = `answer-hint${isBad ? ' answer-error' : ''}`;
  const error = isBad
    ? `<p class="err" id="answer-error">${icon('alert')}<span>${words.error}</span></p>`
    : '';
  const summary = page.fault
    ? faultSummary(page.fault, `<li><a href="#answer">${words.label}を入れ直す</a></li>`)
    : '';
  const show =
    page.name === 'new_password'
      ? `<button class="btn plain" type="button" data-shows="answer" hidden>${icon('eye')}<span>見る</span></button>`
      : '';
  const input = `<input class="inp" id="answer" ${words.input}${isBad ? ' aria-invalid="true"' : ''} aria-describedby="${described}">`;
  const remember =
    page.name === 'new_password'
      ? ''
      : '<p class="check"><label><input type="checkbox" name="remember" value="1"> この端末では、1年間コードの入力を省く</label><span class="hint">ご家族や職場と一緒に使う端末では、選ばないでください。</span></p>';
  const again =
    page.name === 'new_password'
      ? ''
      : `<p class="links"><span>${page.name === 'sms' ? RESEND : ''}</span><a class="more" href="${action}">${icon('back')}パスワードの入力に戻る</a></p>`;
  const main = `<h1>${words.title}</h1>${summary}<p>${escapeHtml(words.lead(page.maskedTo ?? 'ご登録の電話番号'))}</p>
<form class="card" method="post" action="${action}" novalidate><input type="hidden" name="step" value="${escapeHtml(page.sealed)}">
<div class="field${isBad ? ' bad' : ''}"><div class="labrow"><label class="lab" for="answer">${words.label}</label><span class="need" aria-hidden="true">必須</span></div><p class="hint" id="answer-hint">${words.hint}</p><div class="pwrow">${input}${show}</div>${error}</div>
${remember}<button class="btn key" type="submit">${words.button}</button>${again}</form>`;
  return shell({ ...page, title: words.title, main });
}
