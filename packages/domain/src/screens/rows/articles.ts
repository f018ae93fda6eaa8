import type { ScreenRows } from '../screen.ts';

/** Cancer information. Previews are for editors alone (G27). */
export const ARTICLES = {
  '/articles': {
    id: 'articles',
    title: 'がんの情報',
    description: '症状、治療、くらし、お金、気持ちについて、確認した人の役割と出典を添えてお届けします。',
    access: 'public',
    screens: ['U-N01'],
    index: true,
  },
  '/articles/top': {
    id: 'articlesTop',
    title: 'がんの情報のはじめに',
    description: 'がんの情報を、いまの状況や困りごとから選んで読めます。',
    access: 'public',
    index: true,
  },
  '/articles/:id': {
    id: 'article',
    title: 'がんの情報の記事',
    description: 'がんの治療とくらしについての記事です。確認した日と出典を載せています。',
    access: 'public',
    screens: ['U-N03'],
    index: true,
  },
  '/articles-preview/:id': {
    id: 'articlePreview',
    title: '公開前の記事の確認',
    access: 'member',
    staffRoles: ['editor', 'administrator'],
    preparing: true,
  },
} as const satisfies ScreenRows;
