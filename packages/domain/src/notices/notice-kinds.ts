import type { ScreenPath } from '../screens/index.ts';
import { SURVEY_LINK_DAYS } from '../surveys/survey-id.ts';

/** A screen without an item of its own: an address in a message names nothing. A test bounds them to those that tell nothing of an illness (G54). */
type NoticeScreen = Exclude<ScreenPath, `${string}:${string}`>;

/** A notice, in the words that go out by mail and by LINE. */
interface NoticeWords {
  /** What it is about, said whole before LINE is linked. */
  readonly name: string;
  /** Subject of the mail. */
  readonly title: string;
  /** The whole message. The address of the screen follows it. */
  readonly text: string;
  /** What whoever follows the address has to know; stands below it. */
  readonly linkNote?: string;
  /**
   * The screen that it leads to, where it holds as soon as it is due. One without a screen has a handler of its own, which
   * looks whether it still holds and says to whom it goes and where it leads.
   */
  readonly screen?: NoticeScreen;
}

interface NoticeKindRow {
  /** The field of the account by which a member chooses it; null: nobody chooses it. */
  readonly wish: string | null;
  /**
   * Somebody asked for it, or has to hear of it. What is not owed is a prompt: it falls silent with all of them (G20, G149),
   * and waits in a lane of its own, behind which no answer stands.
   */
  readonly isOwed: boolean;
  /** Its messages, by what each is about. Empty: others write what goes out. */
  readonly messages: Readonly<Record<string, NoticeWords>>;
}

interface ChosenKindRow extends NoticeKindRow {
  readonly wish: string;
  /** What stands at its switch (G135). */
  readonly label: string;
  readonly note: string;
  readonly isOnAtFirst: boolean;
}

/**
 * Every kind of notice, those that are chosen in the order of their page: off unless chosen, but for replies (G135). A new
 * one is a row here and what sends it; one that is chosen has a column of its own too, for which a migration is made.
 * Account, switches, messages, export, the kinds of the outbox and their lanes follow from the row.
 *
 * Somebody who looks at the telephone over a shoulder learns from a message that the portal was in touch, and nothing of an
 * illness, a hospital or a day (G54, G135).
 */
export const NOTICE_KINDS = {
  reply: {
    wish: 'is_told_of_replies',
    // A reply was asked for.
    isOwed: true,
    isOnAtFirst: true,
    label: 'お返事が届いたとき',
    note: '相談のお返事と、まとめ、相談員からのコメントです。',
    messages: {
      reply: {
        name: 'お返事が届いたこと',
        title: 'お返事が届いています',
        text: 'お返事が届いています。サイトでご確認ください。',
      },
      summary: {
        name: '相談のまとめが届いたこと',
        title: 'まとめが届いています',
        text: 'まとめが届いています。サイトでご確認ください。',
      },
      comment: {
        name: '相談員のコメントが届いたこと',
        title: '相談員からコメントが届いています',
        text: '相談員からコメントが届いています。サイトの画面の上の「コメント」から、ご確認ください。',
      },
    },
  },
  // That a number was opened without leave is told to everybody whom a notice can reach (decision 0076).
  access: {
    wish: null,
    isOwed: true,
    messages: {
      'phone-opened': {
        name: 'ご登録の電話番号をひらいたこと',
        title: 'ご登録の電話番号について',
        screen: '/account/access-diary',
        text: '相談員の責任者が、ご登録の電話番号をひらきました。だれが、いつ、なぜひらいたかは、サイトにログインして「だれが見たか」でご確認いただけます。',
      },
    },
  },
  'next-visit': {
    wish: 'is_told_of_next_visit',
    isOwed: false,
    isOnAtFirst: false,
    label: '次の予定の前の日',
    note: '「次の診察」に書いた日の前の日、夕方6時にお送りします。',
    messages: {
      'next-visit': {
        name: 'あしたの予定',
        title: 'あしたの予定のお知らせ',
        text: 'あした、予定があります。くわしくは、サイトでご確認ください。',
      },
    },
  },
  'check-in': {
    wish: 'is_told_of_check_in',
    isOwed: false,
    isOnAtFirst: false,
    label: '月に一度のふり返り',
    note: '30日のあいだ記録がないときに、一度だけ、朝10時にお送りします。',
    messages: {
      'check-in': {
        name: '月に一度のふり返り',
        title: '月に一度のお知らせ',
        text: '月に一度のお知らせです。よろしければ、サイトでこのひと月をふり返ってみてください。なさらなくても、だいじょうぶです。',
      },
    },
  },
  // News are a consent of their own, kept with its date (G49); each is written by hand.
  news: {
    wish: 'accepts_info_delivery',
    isOwed: false,
    isOnAtFirst: false,
    label: '新しいお知らせ・イベント',
    note: '窓口からのご案内です。お送りしてよいという同意として、日付を残します。',
    messages: {},
  },
  // It comes once for a consultation (G101; decision 0064).
  survey: {
    wish: null,
    isOwed: false,
    messages: {
      survey: {
        name: 'ご利用のあとのアンケート',
        title: 'ご利用についてのアンケート',
        text: '先日はご利用いただき、ありがとうございました。よろしければ、アンケートにご協力ください。答えたくないところは、答えなくてかまいません。答えないことで、不利になることはありません。',
        linkNote: `このリンクは、${SURVEY_LINK_DAYS}日のあいだ使えます。ログインはいりません。ほかの方には渡さないでください。`,
      },
    },
  },
} as const satisfies Readonly<Record<string, (NoticeKindRow & { readonly wish: null }) | ChosenKindRow>>;

type Rows = typeof NOTICE_KINDS;
export type NoticeKind = keyof Rows;
/** What a notice is about. */
export type NoticeSubject = { [K in NoticeKind]: keyof Rows[K]['messages'] }[NoticeKind];
type WithScreen<Messages> = {
  [S in keyof Messages]: Messages[S] extends { readonly screen: NoticeScreen } ? S : never;
}[keyof Messages];
/** What a notice is about that leads to a screen, and needs nobody who looks whether it still holds. */
export type PlainNoticeSubject = { [K in NoticeKind]: WithScreen<Rows[K]['messages']> }[NoticeKind];
/** The field of the account by which one of them is chosen. */
export type NoticeWish = NonNullable<Rows[NoticeKind]['wish']>;
/** The same, of those that are settings; news are a consent. */
export type NoticeSetting = Exclude<NoticeWish, 'accepts_info_delivery'>;

/** What each notice says, with the kind by which the member's wish is asked. */
export const NOTICES = Object.fromEntries(
  Object.entries(NOTICE_KINDS).flatMap(([kind, { messages }]) =>
    Object.entries(messages).map(([subject, words]) => [subject, { kind, ...words }]),
  ),
) as Readonly<Record<NoticeSubject, NoticeWords & { readonly kind: NoticeKind }>>;

/** Where plain notices lead. */
export const PLAIN_NOTICE_SCREENS = Object.fromEntries(
  Object.entries(NOTICES).flatMap(([subject, { screen }]) => (screen ? [[subject, screen]] : [])),
) as Readonly<Record<PlainNoticeSubject, NoticeScreen>>;

/** All that a notice can be about: what goes by LINE is said whole before it is linked, and no word of what it is about. */
export const NOTICE_NAMES_TEXT: string = Object.values(NOTICES)
  .map(({ name }) => name)
  .join('、');

type ChosenKind = Extract<Rows[NoticeKind], { readonly wish: string }>;
type SettingKind = Extract<ChosenKind, { readonly wish: NoticeSetting }>;

const isChosen = (row: Rows[NoticeKind]): row is ChosenKind => row.wish !== null;
const isSetting = (kind: ChosenKind): kind is SettingKind => kind.wish !== 'accepts_info_delivery';

/** The kinds that a member chooses, in the order of the page. */
export const CHOSEN_NOTICES: readonly ChosenKind[] = Object.values(NOTICE_KINDS).filter(isChosen);

/** Those of them that are settings of the account. */
export const NOTICE_SETTINGS: readonly SettingKind[] = CHOSEN_NOTICES.filter(isSetting);

/** Something for each setting, by its name: a column, a schema, a value. */
export function perNoticeSetting<T>(make: (setting: SettingKind) => T): Record<NoticeSetting, T> {
  const made = NOTICE_SETTINGS.map((setting) => [setting.wish, make(setting)]);
  return Object.fromEntries(made) as Record<NoticeSetting, T>;
}
