import type { NewsItem } from '@hidamari/contract/content';

/** News of the embedded content server. */
export const NEWS: readonly NewsItem[] = [
  {
    id: 'labour-thanksgiving-2026',
    publishedAt: '2026-11-18T00:00:00.000Z',
    title: '11月23日（月・祝）は、祝日のためお休みです',
    category: '受付時間',
    important: true,
    variants: ['aflac', 'hatch'],
    body: '<p>11月23日（月）は勤労感謝の日のため、電話の相談はお休みします。次の受付は、11月24日（火）9:00からです。</p><p>お休みの間も、治療ログと記事はいつもどおりお使いいただけます。体調の急な変化は、かかっている病院か119番へご連絡ください。</p>',
  },
  {
    id: 'article-updated-visit',
    publishedAt: '2026-11-10T00:00:00.000Z',
    title: '「診察の前の準備」の記事を新しくしました',
    category: '記事',
    body: '<p>記事「<a href="/articles/write-before-visit">聞きたいことは、診察の前に書いておく</a>」に、診察室での伝え方を書き足しました。次の診察の前に、お読みください。</p>',
  },
  {
    id: 'new-year-2026',
    publishedAt: '2026-10-30T00:00:00.000Z',
    title: '年末年始（12/30〜1/3）の受付について',
    category: '受付時間',
    body: '<p>2026年12月30日（水）から2027年1月3日（日）まで、相談の受付をお休みします。お休みの間は、次の受付の日時を、ホームの電話番号の上に示します。</p><p>お休みの間に体調が急に変わったときは、かかっている病院か119番へご連絡ください。かかっている病院の年末年始の連絡先を、前もって書きとめておくと安心です。</p>',
  },
  {
    id: 'portal-open',
    publishedAt: '2026-10-02T00:00:00.000Z',
    title: '「ひだまり がん相談」のページを公開しました',
    category: 'お知らせ',
    body: '<p>がんと言われた方と、そのご家族のためのページを公開しました。記事は登録なしでお読みいただけます。会員になると、体調や通院のことを治療ログに書きとめておけます。</p><p>お気づきの点は、お電話、または<a href="/contact">お問い合わせ</a>でお知らせください。</p>',
  },
];
