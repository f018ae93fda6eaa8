import type { ScreenRows } from '../screen.ts';

/** Home, help and the portal's own rules. */
export const HOME_AND_PAGES = {
  '/': {
    id: 'home',
    title: 'がんの相談と情報',
    description:
      'がんと診断された方とご家族のための相談窓口です。電話でのご相談、治療の記録、信頼できるがんの情報をご利用いただけます。',
    access: 'public',
    screens: ['U-M01'],
    document: true,
    index: true,
  },
  '/howto-signup': {
    id: 'howToSignUp',
    title: 'ご登録の方法',
    description: '新規会員登録の手順と、お手元にご用意いただくものをご案内します。',
    access: 'public',
    document: true,
    index: true,
  },
  '/faq': {
    id: 'faq',
    title: 'よくある質問',
    description: 'ご相談、会員登録、治療ログ、個人情報について、よくいただく質問とお答えをまとめました。',
    access: 'public',
    document: true,
    index: true,
  },
  '/contact': {
    id: 'contact',
    title: 'お問い合わせ',
    description: '登録やログイン、使い方、個人情報についてのお問い合わせはこちらからお送りください。',
    access: 'public',
    screens: ['U-O04'],
    index: true,
  },
  '/news': {
    id: 'news',
    title: 'お知らせ',
    description: '受付時間の変更や、新しくできるようになったことなど、相談窓口からのお知らせの一覧です。',
    access: 'public',
    document: true,
    index: true,
  },
  '/news/:id': {
    id: 'newsItem',
    title: 'お知らせの内容',
    description: 'ひだまり がん相談からのお知らせです。',
    access: 'public',
    document: true,
    index: true,
  },
  '/questions': { id: 'questions', title: '相談したこと', access: 'member' },
  '/favorite': {
    id: 'favourites',
    title: 'お気に入り',
    access: 'member',
    screens: ['U-F01'],
  },
  '/health-check': { id: 'healthCheck', title: '稼働の確認', access: 'public', chrome: 'none' },
  '/maintenance': {
    id: 'maintenance',
    title: 'メンテナンスのお知らせ',
    access: 'public',
    chrome: 'auth',
    document: true,
  },
} as const satisfies ScreenRows;
