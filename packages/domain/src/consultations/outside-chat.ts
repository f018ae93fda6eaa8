/**
 * The one who receives what is written in the outside chat, in words a member reads before anything is sent there
 * (G148; Telecommunications Business Act, article 27-12: what is sent, to whom, and what for).
 */
export const OUTSIDE_CHAT = {
  service: 'ChatPlus',
  recipient: 'チャットプラス株式会社',
  sent: 'チャットに書いたことと、通信に必要な情報（IPアドレス、お使いのブラウザーの種類、ChatPlusのクッキー）',
  purpose: '相談員とチャットでやりとりするため',
  notSent: 'お名前や連絡先、病気のこと、治療ログなど、このサイトに登録されている内容は送りません。',
} as const;
