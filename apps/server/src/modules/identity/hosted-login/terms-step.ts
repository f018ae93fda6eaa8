import { formatJapaneseDate } from '@hidamari/domain/japanese-dates';
import { VARIANTS } from '@hidamari/domain/site-variants';
import * as z from 'zod';
import { createSealer } from '../../../encryption/sealer.ts';
import { deriveKeys } from '../../../encryption/session-keys.ts';
import { type ConsentText, consentTexts } from '../sign-up/consent-texts.ts';
import { agreedAtLogin } from './agreements.ts';
import type { EmbeddedIssuerParts } from './embedded-issuer.ts';
import type { LoginPage } from './login-page.ts';
import { faultSummary } from './login-page.ts';
import { escapeHtml, icon, type PageFrame, shell } from './page-shell.ts';

interface TermsPage extends PageFrame {
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
function termsPage(page: TermsPage): string {
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

/** Who has shown password and code at this page, and the texts that were shown; for this interaction alone. */
const sealedTerms = z.object({
  action: z.string(),
  sub: z.string(),
  /** When the password was shown, in ms: another one chosen since ends this step too. */
  openedAt: z.number(),
  shown: z.array(agreedAtLogin.omit({ agreedAt: true })),
});

/** Who is in, and since when. */
type PersonThere = Pick<z.output<typeof sealedTerms>, 'sub' | 'openedAt'>;

/** What became of the page: the way on, or the page once more. */
export type TermsAnswer =
  | { kind: 'on'; sub: string; openedAt: number; isAgreed: boolean }
  | { kind: 'page'; html: string }
  | { kind: 'gone' };

type Parts = Pick<EmbeddedIssuerParts, 'settings' | 'content' | 'agreements' | 'clock'>;

const sealerOf = ({ settings }: Parts) => createSealer(deriveKeys(settings.sessionSecrets, 'idp-terms'));

/** The texts of the common ID's step; consent to the use of data on the illness is never given here (G143). */
async function textsOf({ content }: Parts, { variant }: LoginPage): Promise<ConsentText[]> {
  return (await consentTexts(content, variant)).filter(({ kind }) => kind !== 'sensitive_data');
}

function draw(
  parts: Parts,
  page: LoginPage,
  { sub, openedAt, texts, ticked }: PersonThere & { texts: ConsentText[]; ticked: string[] | null },
): string {
  const shown = texts.map(({ kind, textId, version }) => ({ kind, textId, version }));
  const sealed = sealerOf(parts).seal({ action: page.action, sub, openedAt, shown });
  return termsPage({ ...page, sealed, texts, ticked: ticked ?? [], isMissing: ticked !== null });
}

/** The page for somebody who is in and goes on to register. */
export async function showTerms(parts: Parts, page: LoginPage, person: PersonThere): Promise<string> {
  return draw(parts, page, { ...person, texts: await textsOf(parts, page), ticked: null });
}

/** Keeps what was agreed to. Without every tick, or with a text that became newer meanwhile, the page is shown again. */
export async function answerTerms(
  parts: Parts,
  page: LoginPage,
  form: URLSearchParams,
): Promise<TermsAnswer> {
  const opened = sealedTerms.safeParse(sealerOf(parts).open(form.get('terms') ?? ''));
  if (!opened.success || opened.data.action !== page.action) return { kind: 'gone' };
  const { sub, openedAt, shown } = opened.data;
  const person = { sub, openedAt };
  if (form.get('answer') !== 'agree') return { kind: 'on', ...person, isAgreed: false };
  const texts = await textsOf(parts, page);
  const isShown = ({ textId, version }: ConsentText) =>
    shown.some((text) => text.textId === textId && text.version === version);
  const ticked = form.getAll('agreed');
  if (!texts.every(isShown))
    return { kind: 'page', html: draw(parts, page, { ...person, texts, ticked: [] }) };
  if (!texts.every(({ kind }) => ticked.includes(kind)))
    return { kind: 'page', html: draw(parts, page, { ...person, texts, ticked }) };
  const agreedAt = parts.clock().toISOString();
  await parts.agreements.keep(
    sub,
    shown.map((text) => ({ ...text, agreedAt })),
  );
  return { kind: 'on', ...person, isAgreed: true };
}
