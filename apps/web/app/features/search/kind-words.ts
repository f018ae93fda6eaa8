import type { SearchKind } from '@hidamari/domain/site-search';

/** What a hit is called, in the order of the chips (G134). */
export const KIND_WORDS: Readonly<Record<SearchKind, string>> = {
  article: '記事',
  faq: 'よくある質問',
  question: 'みんなの質問',
  service: 'サービス',
  story: '体験談',
  word: '言葉の説明',
  news: 'お知らせ',
};

export const KINDS_IN_ORDER = Object.keys(KIND_WORDS) as SearchKind[];
