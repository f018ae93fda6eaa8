import type { ScreenRows } from '../screen.ts';

/** Cancer information. Previews are for editors alone (G27). */
export const ARTICLES = {
  '/articles': {
    id: 'articles',
    title: 'がんの情報',
    description:
      '症状、治療、くらし、お金、気持ちについて、参考にした資料と見直しの時期を添えてお届けします。',
    access: 'public',
    document: true,
    screens: ['U-N01'],
    index: true,
  },
  '/articles/top': {
    id: 'articlesTop',
    title: 'がんの情報のはじめに',
    description: 'がんの情報を、いまの状況や困りごとから選んで読めます。',
    access: 'public',
    document: true,
    index: true,
  },
  '/articles/:id': {
    id: 'article',
    title: 'がんの情報の記事',
    description: 'がんの治療とくらしについての記事です。確認した日と出典を載せています。',
    access: 'public',
    document: true,
    screens: ['U-N03'],
    index: true,
  },
  '/articles/questions': {
    id: 'qContents',
    title: 'みんなの質問',
    description: '相談でよくいただく質問と、相談員の答えをまとめました。時期やがんの種類からさがせます。',
    access: 'public',
    document: true,
    index: true,
  },
  '/articles/questions/:id': {
    id: 'qContent',
    title: 'みんなの質問と答え',
    description: '相談でよくいただく質問への、相談員の答えです。確認した日と出典を載せています。',
    access: 'public',
    document: true,
    index: true,
  },
  '/articles/words': {
    id: 'glossary',
    title: '言葉の説明',
    description: 'がんの診察や記事に出てくる言葉を、やさしく説明します。',
    access: 'public',
    document: true,
    index: true,
  },
  '/search': { id: 'search', title: 'さがす', access: 'public', document: true },
  '/articles-preview/:id': {
    id: 'articlePreview',
    title: '公開前の記事の確認',
    access: 'member',
    staffRoles: ['editor', 'administrator'],
  },
} as const satisfies ScreenRows;
