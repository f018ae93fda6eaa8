interface NoticeKindRow {
  /** The field of the account by which a member chooses it; null: nobody chooses it. */
  readonly wish: string | null;
  /** Without it the notice is a prompt: it comes of our own accord, and falls silent with all prompts (G20, G149). */
  readonly isOwed?: boolean;
}

interface ChosenKindRow extends NoticeKindRow {
  readonly wish: string;
  /** What stands at its switch (G135). */
  readonly label: string;
  readonly note: string;
  readonly isOnAtFirst: boolean;
}

/** What a member chooses: off unless chosen, but for replies (G135). In the order of the page. */
const CHOSEN_KINDS = {
  reply: {
    wish: 'is_told_of_replies',
    // A reply was asked for.
    isOwed: true,
    isOnAtFirst: true,
    label: 'お返事が届いたとき',
    note: '相談のお返事と、まとめ、相談員からのコメントです。',
  },
  'next-visit': {
    wish: 'is_told_of_next_visit',
    isOnAtFirst: false,
    label: '次の予定の前の日',
    note: '「次の診察」に書いた日の前の日、夕方6時にお送りします。',
  },
  'check-in': {
    wish: 'is_told_of_check_in',
    isOnAtFirst: false,
    label: '月に一度のふり返り',
    note: '30日のあいだ記録がないときに、一度だけ、朝10時にお送りします。',
  },
  // News are a consent of their own, kept with its date (G49).
  news: {
    wish: 'accepts_info_delivery',
    isOnAtFirst: false,
    label: '新しいお知らせ・イベント',
    note: '窓口からのご案内です。お送りしてよいという同意として、日付を残します。',
  },
} as const satisfies Readonly<Record<string, ChosenKindRow>>;

const OTHER_KINDS = {
  // It comes once for a consultation (G101; decision 0064).
  survey: { wish: null },
  // That a number was opened without leave is told to everybody whom a notice can reach (decision 0076).
  access: { wish: null, isOwed: true },
} as const satisfies Readonly<Record<string, NoticeKindRow>>;

/**
 * Every kind of notice. A new one is a row here, its words (`NOTICES`), and what sends it; one that is chosen has a column
 * of its own too, for which a migration is made. Account, switches, messages and export follow from the row.
 */
export const NOTICE_KINDS = { ...CHOSEN_KINDS, ...OTHER_KINDS };

export type NoticeKind = keyof typeof NOTICE_KINDS;
/** The field of the account by which one of them is chosen. */
export type NoticeWish = (typeof CHOSEN_KINDS)[keyof typeof CHOSEN_KINDS]['wish'];
/** The same, of those that are settings; news are a consent. */
export type NoticeSetting = Exclude<NoticeWish, 'accepts_info_delivery'>;

type ChosenKind = ChosenKindRow & { readonly wish: NoticeWish };

/** The kinds that a member chooses, in the order of the page. */
export const CHOSEN_NOTICES: readonly ChosenKind[] = Object.values(CHOSEN_KINDS);

const isSetting = (kind: ChosenKind): kind is ChosenKind & { readonly wish: NoticeSetting } =>
  kind.wish !== 'accepts_info_delivery';

/** Those of them that are settings of the account. */
export const NOTICE_SETTINGS = CHOSEN_NOTICES.filter(isSetting);

/** Something for each setting, by its name: a column, a schema, a value. */
export function perNoticeSetting<T>(
  make: (setting: ChosenKindRow & { readonly wish: NoticeSetting }) => T,
): Record<NoticeSetting, T> {
  return Object.fromEntries(NOTICE_SETTINGS.map((setting) => [setting.wish, make(setting)])) as Record<
    NoticeSetting,
    T
  >;
}
