import { SURVEY_LINK_DAYS } from '../surveys/survey-days.ts';

/** Everything that a notice can be about, in the words that go out. */
export type NoticeSubject =
  | 'reply'
  | 'summary'
  | 'comment'
  | 'phone-opened'
  | 'next-visit'
  | 'check-in'
  | 'survey';

interface NoticeWords {
  /** Subject of the mail. */
  title: string;
  /** The whole message. The address of the screen follows it. */
  text: string;
  /** What whoever follows the address has to know; stands below it. */
  linkNote?: string;
}

/**
 * What a notice says, by mail and by LINE: somebody who looks at the telephone over a shoulder learns that the portal
 * was in touch, and nothing of an illness, a hospital or a day (G54, G135).
 */
export const NOTICE_WORDS: Readonly<Record<NoticeSubject, NoticeWords>> = {
  reply: { title: 'お返事が届いています', text: 'お返事が届いています。サイトでご確認ください。' },
  summary: { title: 'まとめが届いています', text: 'まとめが届いています。サイトでご確認ください。' },
  comment: {
    title: '相談員からコメントが届いています',
    text: '相談員からコメントが届いています。サイトの画面の上の「コメント」から、ご確認ください。',
  },
  'phone-opened': {
    title: 'ご登録の電話番号について',
    text: '相談員の責任者が、ご登録の電話番号をひらきました。だれが、いつ、なぜひらいたかは、サイトにログインして「だれが見たか」でご確認いただけます。',
  },
  'next-visit': {
    title: 'あしたの予定のお知らせ',
    text: 'あした、予定があります。くわしくは、サイトでご確認ください。',
  },
  'check-in': {
    title: '月に一度のお知らせ',
    text: '月に一度のお知らせです。よろしければ、サイトでこのひと月をふり返ってみてください。なさらなくても、だいじょうぶです。',
  },
  survey: {
    title: 'ご利用についてのアンケート',
    text: '先日はご利用いただき、ありがとうございました。よろしければ、アンケートにご協力ください。答えたくないところは、答えなくてかまいません。答えないことで、不利になることはありません。',
    linkNote: `このリンクは、${SURVEY_LINK_DAYS}日のあいだ使えます。ログインはいりません。ほかの方には渡さないでください。`,
  },
};

/** What each notice is about, as it is named before anybody chooses a way for it. */
const NOTICE_NAMES: Readonly<Record<NoticeSubject, string>> = {
  reply: 'お返事が届いたこと',
  summary: '相談のまとめが届いたこと',
  comment: '相談員のコメントが届いたこと',
  'phone-opened': 'ご登録の電話番号をひらいたこと',
  'next-visit': 'あしたの予定',
  'check-in': '月に一度のふり返り',
  survey: 'ご利用のあとのアンケート',
};

/** All that a notice can be about: what goes by LINE is said whole before it is linked, and no word of what it is about. */
export const NOTICE_NAMES_TEXT: string = Object.values(NOTICE_NAMES).join('、');
