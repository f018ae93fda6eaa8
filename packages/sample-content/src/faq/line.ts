import { faqItems, PROGRAMMES } from './faq-items.ts';

/** LINE: still being prepared, and nothing here says otherwise. */
export const LINE_FAQ = faqItems('line', [
  {
    id: 'line-is-prepared',
    name: 'LINEの相談（準備中）',
    question: 'LINEで相談できますか',
    variants: PROGRAMMES,
    answer: `<p>いまは、まだできません。LINEで相談できるように、準備をしています。始まる日は、ホームの「お知らせ」でお伝えします。</p><p>それまでは、電話か、会員の方はチャットでご相談ください。</p>`,
  },
  {
    id: 'line-messages-are-prepared',
    name: 'LINEのお知らせ（準備中）',
    question: 'お知らせを、LINEで受け取れますか',
    variants: PROGRAMMES,
    answer: `<p>いまは、まだ受け取れません。準備をしています。始まる日は、ホームの「お知らせ」でお伝えします。</p><p>メールのお知らせは、「アカウント」の<a href="/account/privacy">個人情報と同意</a>で、受け取ることも止めることもできます。いま、ひだまりからLINEで連絡することはありません。ひだまりを名のる連絡が来たら、返事をする前に、お電話で確かめてください。</p>`,
  },
]);
