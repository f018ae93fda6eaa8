import { formatJapaneseDate } from '@hidamari/domain/japanese-dates';
import { VARIANTS } from '@hidamari/domain/site-variants';
import type { ConsentText } from '../sign-up/consent-texts.ts';
import { faultSummary } from './login-page.ts';
import { escapeHtml, icon, type PageFrame, shell } from './page-shell.ts';

export interface TermsPage extends PageFrame {
  action: string;
  /** Who is in, and which texts are shown; sealed. */
  sealed: string;
  texts: readonly ConsentText[];
  /** Kinds that were ticked before. */
  ticked: readonly string[];
  /** Sent without every tick. */
  isMissing: boolean;
}

const TICKS: Readonly<Record<string, string>> = {
  terms: '利用規約に同意します',
  privacy: '個人情報の取り扱いに同意します',
};

/** Ticks of their own, none set beforehand (G33), each beside its text. */
function tick(page: TermsPage, { kind, title, version, date }: ConsentText): string {
  const path = kind === 'terms' ? VARIANTS[page.variant].termsPath : '/privacy';
  const href = escapeHtml(`${page.origin}${path}`);
  const isTicked = page.ticked.includes(kind);
  const isBad = page.isMissing && !isTicked;
  const error = isBad
    ? `<p class="err" id="${kind}-error">${icon('alert')}<span>同意する場合は、こちらを選んでください</span></p>`
    : '';
  const marks = `${isTicked ? ' checked' : ''}${isBad ? ` aria-invalid="true" aria-describedby="${kind}-error"` : ''}`;
  return `<div class="field${isBad ? ' bad' : ''}"><p class="lab">${escapeHtml(title)}</p><p class="hint">${formatJapaneseDate(date)}から（第${escapeHtml(version)}版）</p><p class="links"><a class="more" href="${href}" target="_blank" rel="noopener">${escapeHtml(title)}を読む（別ウィンドウで開きます）${icon('next')}</a></p><p class="check"><label><input type="checkbox" id="${kind}" name="agreed" value="${kind}"${marks}> ${TICKS[kind]}</label></p>${error}</div>`;
}

/**
 * The terms in force, before a registration goes on (G143). Complete without script; who wants to read on first goes on
 * without, and is asked at registration.
 */
export function termsPage(page: TermsPage): string {
  const missing = page.texts.filter(({ kind }) => !page.ticked.includes(kind));
  const links = missing.map(({ kind }) => `<li><a href="#${kind}">${TICKS[kind]}</a></li>`).join('');
  const summary = page.isMissing
    ? faultSummary(
        {
          heading: '同意の欄が選ばれていません',
          text: '同意する場合は選んでください。あとで決めることもできます。',
          fields: true,
        },
        links,
      )
    : '';
  const main = `<h1>利用規約のご確認</h1>${summary}<p>このあと、会員登録へ進みます。ご登録の前に、お読みください。病気についての情報を預けることへの同意は、登録の画面で別にうかがいます。</p>
<form class="card" method="post" action="${escapeHtml(page.action)}" novalidate><input type="hidden" name="terms" value="${escapeHtml(page.sealed)}">
${page.texts.map((text) => tick(page, text)).join('\n')}
<button class="btn key" type="submit" name="answer" value="agree">同意して進む</button>
<button class="btn plain" type="submit" name="answer" value="later">登録の画面で決める</button></form>`;
  return shell({ ...page, title: '利用規約のご確認', main });
}
