import { SURVEY_LINK_DAYS } from '../surveys/survey-id.ts';
import type { NoticeKind } from './notice-kinds.ts';

/** A notice, in the words that go out. */
interface NoticeWords {
  /** By what the member's wish is asked. */
  readonly kind: NoticeKind;
  /** What it is about, said whole before LINE is linked. */
  readonly name: string;
  /** Subject of the mail. */
  readonly title: string;
  /** The whole message. The address of the screen follows it. */
  readonly text: string;
  /** What whoever follows the address has to know; stands below it. */
  readonly linkNote?: string;
}

const WORDS = {
  reply: {
    kind: 'reply',
    name: 'お返事が届いたこと',
    title: 'お返事が届いています',
    text: 'お返事が届いています。サイトでご確認ください。',
  },
  summary: {
    kind: 'reply',
    name: '相談のまとめが届いたこと',
    title: 'まとめが届いています',
    text: 'まとめが届いています。サイトでご確認ください。',
  },
  comment: {
    kind: 'reply',
    name: '相談員のコメントが届いたこと',
    title: '相談員からコメントが届いています',
    text: '相談員からコメントが届いています。サイトの画面の上の「コメント」から、ご確認ください。',
  },
  'phone-opened': {
    kind: 'access',
    name: 'ご登録の電話番号をひらいたこと',
    title: 'ご登録の電話番号について',
    text: '相談員の責任者が、ご登録の電話番号をひらきました。だれが、いつ、なぜひらいたかは、サイトにログインして「だれが見たか」でご確認いただけます。',
  },
  'next-visit': {
    kind: 'next-visit',
    name: 'あしたの予定',
    title: 'あしたの予定のお知らせ',
    text: 'あした、予定があります。くわしくは、サイトでご確認ください。',
  },
  'check-in': {
    kind: 'check-in',
    name: '月に一度のふり返り',
    title: '月に一度のお知らせ',
    text: '月に一度のお知らせです。よろしければ、サイトでこのひと月をふり返ってみてください。なさらなくても、だいじょうぶです。',
  },
  survey: {
    kind: 'survey',
    name: 'ご利用のあとのアンケート',
    title: 'ご利用についてのアンケート',
    text: '先日はご利用いただき、ありがとうございました。よろしければ、アンケートにご協力ください。答えたくないところは、答えなくてかまいません。答えないことで、不利になることはありません。',
    linkNote: `このリンクは、${SURVEY_LINK_DAYS}日のあいだ使えます。ログインはいりません。ほかの方には渡さないでください。`,
  },
} as const satisfies Readonly<Record<string, NoticeWords>>;

/** What a notice is about. */
export type NoticeSubject = keyof typeof WORDS;

/**
 * What a notice says, by mail and by LINE: somebody who looks at the telephone over a shoulder learns that the portal
 * was in touch, and nothing of an illness, a hospital or a day (G54, G135).
 */
export const NOTICES: Readonly<Record<NoticeSubject, NoticeWords>> = WORDS;

/** All that a notice can be about: what goes by LINE is said whole before it is linked, and no word of what it is about. */
export const NOTICE_NAMES_TEXT: string = Object.values(NOTICES)
  .map(({ name }) => name)
  .join('、');
