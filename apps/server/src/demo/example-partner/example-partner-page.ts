import { EMERGENCY_TEXT } from '@hidamari/domain/emergency';
import { HANDOVER_ITEM_WORDS, type HandoverItem } from '@hidamari/domain/handover';
import { VARIANTS } from '@hidamari/domain/site-variants';
import { type Html, html, plainPage } from '../../http/html.ts';
import type { Redeemed } from '../../modules/handover/index.ts';

/** Why the example partner takes nobody over. */
export type RefusedAs = 'used' | 'expired' | 'foreign';

/** What stands on every page of an example partner. */
export interface ExampleFrame {
  /** Who runs the service, from its content item. */
  operator: string;
  /** Page of the portal where a handover begins. */
  serviceHref: string;
  stylesheet: string;
}

const REFUSALS: Readonly<Record<RefusedAs, { title: string; text: string }>> = {
  used: {
    title: 'この画面は、もう一度は開けません',
    text: '移るためのしるしは、一度だけ使えます。先ほどの一度で、受け取りは済んでいます。もう一度使うときは、サービスのページから始めてください。',
  },
  expired: {
    title: '時間がたったため、進めませんでした',
    text: '移るためのしるしは、5分で使えなくなります。何も受け取っていません。サービスのページから、もう一度始めてください。',
  },
  foreign: {
    title: 'しるしを確かめられませんでした',
    text: '途中で変わったか、ほかのサービスのためのしるしのようです。何も受け取っていません。サービスのページから、もう一度始めてください。',
  },
};

/** The page after a handover: what came, so that it can be seen that nothing else did. */
export function receivedPage(frame: ExampleFrame, { claims, handover }: Redeemed): string {
  const values: Readonly<Record<HandoverItem, string>> = {
    pseudonym: shortened(handover.pseudonym),
    'email-hash': shortened(claims.emailMark ?? ''),
    variant: `${VARIANTS[handover.variant].deskName}の方の窓口`,
    'extra-minutes': `${handover.extra_minutes}分`,
  };
  const rows = handover.given.map(
    (item) => html`<div><dt>${HANDOVER_ITEM_WORDS[item].label}</dt><dd>${values[item]}</dd></div>\n`,
  );
  return page(
    frame,
    '情報を受け取りました',
    html`<p>これは、提携先の会社のページの代わりに置いた見本です。実際の会社には、何も送られていません。</p>
<section class="card" aria-labelledby="received">
<h2 id="received">受け取ったもの</h2>
<dl>
${rows}</dl>
<p class="soft">これで全部です。番号と文字の列は、途中を省いています。</p>
</section>`,
  );
}

/** The page of a token that is not taken, with the way to begin anew. */
export function refusedPage(frame: ExampleFrame, reason: RefusedAs): string {
  const { title, text } = REFUSALS[reason];
  return page(frame, title, html`<p>${text}</p>`);
}

const shortened = (value: string) => (value.length > 12 ? `${value.slice(0, 6)}…${value.slice(-4)}` : value);

function page({ operator, serviceHref, stylesheet }: ExampleFrame, title: string, body: Html): string {
  const main = html`<p class="operator"><span>${operator}</span><span class="mark">見本のページ</span></p>
<h1>${title}</h1>
${body}
<p class="ways"><a class="button" href="${serviceHref}">サービスのページへ戻る</a>
<a class="more" href="/account/privacy">外部の会社へ渡した記録を見る</a></p>
<p class="soft">${EMERGENCY_TEXT}</p>`;
  return plainPage({ lang: 'ja', title: `${title}｜${operator}`, stylesheet }, main);
}
