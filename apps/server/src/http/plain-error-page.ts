import type { ErrorEnvelope } from '@hidamari/contract/error-envelope';
import { html, plainPage } from './html.ts';

/**
 * The last resort: a page that needs neither the page bundle nor the database. Keeps the emergency line, which
 * no error may take away (G117, G118).
 */
export function plainErrorPage({
  message,
  request_id,
}: Pick<ErrorEnvelope, 'message' | 'request_id'>): string {
  const main = html`<h1>ページを表示できませんでした</h1>
<p>${message}</p>
<p>体調の急な変化は、かかっている病院か119番へ。</p>
<p><a href="/">ホームへ戻る</a></p>
<p>お問い合わせの際は、この番号をお伝えください：${request_id}</p>`;
  return plainPage({ lang: 'ja', title: 'お知らせ｜ひだまり がん相談' }, main);
}
