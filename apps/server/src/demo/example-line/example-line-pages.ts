import { EXAMPLE_LINE_PATH } from '@hidamari/adapters/messaging/example/port';
import { japanDay, japanTime } from '@hidamari/domain/japanese-dates';
import { PRODUCT_NAME } from '@hidamari/domain/site-variants';
import { type Html, html, plainPage } from '../../http/html.ts';
import { EXAMPLE_PEOPLE, type ExamplePerson } from './example-people.ts';

export const EXAMPLE_LINE_SHEET = `${EXAMPLE_LINE_PATH}/style.css`;

/** What came to somebody's talk. */
interface TalkMessage {
  body: string;
  sentAt: Date;
}

interface Talk {
  person: ExamplePerson;
  isFriend: boolean;
  messages: readonly TalkMessage[];
}

const at = (path: string) => `${EXAMPLE_LINE_PATH}${path}`;

/** Who one wants to be; `next` is the page of the example that one came for. */
export function peoplePage(next: string): string {
  const choices = EXAMPLE_PEOPLE.map(
    ({ account, name }) => html`<button name="account" value="${account}">${name}になる</button>\n`,
  );
  return page(
    'どなたになりますか',
    html`<p>見本のLINEの中で、使う人を選んでください。選んだ人は、この見本の中だけで覚えています。</p>
<form method="post" action="${at('/person')}" class="choices">
<input type="hidden" name="next" value="${next}">
${choices}<button name="account" value="new">新しい人になる</button>
</form>`,
  );
}

/** The talk with the official account, and what one can do in it. */
export function talkPage({ person, isFriend, messages }: Talk): string {
  const shown = messages.map(
    ({ body, sentAt }) =>
      html`<li><p class="bubble">${withLinks(body)}</p><p class="soft">${`${japanDay(sentAt)} ${japanTime(sentAt)}`}</p></li>\n`,
  );
  const talk =
    shown.length === 0 ? html`<p>メッセージは、まだありません。</p>` : html`<ul class="talk">\n${shown}</ul>`;
  return page(
    `${PRODUCT_NAME}とのトーク`,
    html`<p class="who">${person.name}として見ています。</p>
${talk}
<p><a class="button" href="${EXAMPLE_LINE_PATH}">新しいメッセージを見る</a></p>
<h2>できること</h2>
<div class="choices">
<a class="button" href="${at('/open?action=link')}">連携する</a>
<form method="post" action="${at('/friend')}">
<button name="is_friend" value="${isFriend ? '0' : '1'}">${isFriend ? '友だちをやめる' : '友だちに追加する'}</button>
</form>
<form method="post" action="${at('/person')}"><button name="account" value="">ほかの人になる</button></form>
</div>
<p><a href="/">ポータルへ戻る</a></p>`,
  );
}

/** LINE's own page about linking: here stands who is signed in to LINE, whoever sent the address. */
export function accountLinkPage(
  person: ExamplePerson,
  { linkToken, nonce }: { linkToken: string; nonce: string },
): string {
  return page(
    'アカウントを連携しますか',
    html`<p class="who">${person.name}として見ています。</p>
<p>「連携する」を押すと、${person.name}のLINEを、${PRODUCT_NAME}の登録と連携します。</p>
<form method="post" action="${at('/account-link')}" class="choices">
<input type="hidden" name="linkToken" value="${linkToken}">
<input type="hidden" name="nonce" value="${nonce}">
<button name="answer" value="ok">連携する</button>
<button name="answer" value="failed">連携しない</button>
</form>`,
  );
}

/** After LINE's page: where to look how it went. */
export function answeredPage(): string {
  return page(
    'LINEでの確認が終わりました',
    html`<p>結果は、ポータルの画面と、トークのメッセージで分かります。</p>
<div class="choices">
<a class="button" href="/line/complete">ポータルで結果を見る</a>
<a class="button" href="${EXAMPLE_LINE_PATH}">トークを見る</a>
</div>`,
  );
}

/** LINE takes a link token once, for ten minutes. */
export function deadLinkPage(): string {
  return page(
    'このリンクは使えません',
    html`<p>リンクは、10分のあいだに一度だけ使えます。連携していません。はじめからお試しください。</p>
<p><a class="button" href="${EXAMPLE_LINE_PATH}">トークへ戻る</a></p>`,
  );
}

/** Addresses in a message can be pressed, as LINE does it. */
function withLinks(body: string): Html[] {
  return body.split(/(https?:\/\/\S+)/).map((part, index) => {
    if (index % 2 === 1) return html`<a href="${part}">${part}</a>`;
    return html`${part}`;
  });
}

function page(title: string, body: Html): string {
  const main = html`<p class="mark">見本のLINE</p>
<h1>${title}</h1>
<p class="soft">これは、LINEの代わりに置いた見本です。本物のLINEには、何も送られていません。</p>
${body}`;
  return plainPage({ lang: 'ja', title: `${title}｜見本のLINE`, stylesheet: EXAMPLE_LINE_SHEET }, main);
}
