import { HOUSEKEEPING_FIRST_USE_EXTRA_MINUTES } from '../limits/index.ts';

/** Partners to whom a member may be passed on (G82 to G86), by the last word of their page's address. */
export const HANDOVER_PARTNERS = ['medical-note', 'tomosnote', 'ancs', 'bears', 'avic'] as const;
export type HandoverPartner = (typeof HANDOVER_PARTNERS)[number];

/** What may be given; each partner gets its own few, and no more. */
export const HANDOVER_ITEMS = ['pseudonym', 'email-hash', 'variant', 'extra-minutes'] as const;
export type HandoverItem = (typeof HANDOVER_ITEMS)[number];

/** What one partner is given and for what. Who runs it the content item says: operators change, and none is invented here. */
interface PartnerTerms {
  /** What the partner does, for where its content item cannot be read. */
  readonly title: string;
  readonly given: readonly HandoverItem[];
  /** What the company uses it for. */
  readonly purpose: string;
  /** Day of these words. Other words, or another item, are another day: a consent is to exactly one of them. */
  readonly consentVersion: string;
  /** Minutes beyond the usual that a first use brings (specification section 9). */
  readonly firstUseExtraMinutes: number | null;
  /** To be known before the first step (G85). */
  readonly knowFirst: readonly string[];
}

const WITH_EMAIL: readonly HandoverItem[] = ['pseudonym', 'email-hash', 'variant'];
const VERSION = '2026-11-28';
const PLAIN = { consentVersion: VERSION, firstUseExtraMinutes: null, knowFirst: [] } as const;

/** The partners as data (G82 to G86, specification sections 1, 6 and 9). */
export const PARTNERS: Readonly<Record<HandoverPartner, PartnerTerms>> = {
  'medical-note': {
    ...PLAIN,
    title: '医療の専門家に聞く（外部サービス）',
    given: WITH_EMAIL,
    purpose: '前に質問をされたときの続きから使えるように、同じ方だと見分けるため',
  },
  tomosnote: {
    ...PLAIN,
    title: '仲間とつながる場（外部サービス）',
    given: WITH_EMAIL,
    purpose: '前に参加されたときの続きから使えるように、同じ方だと見分けるため',
    knowFirst: [
      '投稿とコメントは、その場の会員みんなが読めます。',
      '医療の相談はできません。',
      '困った投稿は、投稿のそばの「通報」で、運営する会社に知らせられます。',
    ],
  },
  ancs: {
    ...PLAIN,
    title: '医療用ウィッグ',
    given: ['pseudonym', 'variant'],
    purpose: 'ひだまり がん相談からのご紹介だと分かるようにするため',
  },
  bears: {
    ...PLAIN,
    title: '家事代行',
    given: ['pseudonym', 'variant', 'extra-minutes'],
    purpose: 'ひだまり がん相談からのご紹介だと分かり、はじめてのご利用かどうかが分かるようにするため',
    firstUseExtraMinutes: HOUSEKEEPING_FIRST_USE_EXTRA_MINUTES,
  },
  avic: {
    ...PLAIN,
    title: 'くらしの支援（提携サービス）',
    given: ['pseudonym', 'variant'],
    purpose: 'ひだまり がん相談からのご紹介だと分かるようにするため',
  },
};

export function isHandoverPartner(id: string): id is HandoverPartner {
  return (HANDOVER_PARTNERS as readonly string[]).includes(id);
}

/** Whether the partner gets the address in any form: then it has to be proven to be the member's (specification section 6). */
export function needsProvenEmail(partner: HandoverPartner): boolean {
  return PARTNERS[partner].given.includes('email-hash');
}

/** Minutes beyond the usual: only while the member has never used the partner. Null where there are none. */
export function extraMinutesFor(
  partner: HandoverPartner,
  { hasUsedBefore }: { hasUsedBefore: boolean },
): number | null {
  return hasUsedBefore ? null : PARTNERS[partner].firstUseExtraMinutes;
}

/** What this one handover gives: extra minutes are named only where there are some. */
export function itemsHandedOver(partner: HandoverPartner, extraMinutes: number | null): HandoverItem[] {
  return PARTNERS[partner].given.filter((item) => item !== 'extra-minutes' || extraMinutes !== null);
}

/** What is given, in the words of the page, the question and the record. */
export const HANDOVER_ITEM_WORDS: Readonly<Record<HandoverItem, { label: string; meaning: string }>> = {
  pseudonym: {
    label: 'お名前の入っていない仮の番号',
    meaning: 'この会社だけの番号です。ほかの会社には、別の番号を渡します。',
  },
  'email-hash': {
    label: 'ご登録のメールアドレス（そのままでは読めない形に変えたもの）',
    meaning:
      '同じアドレスを知っているこの会社だけが、同じ方だと確かめられます。ほかの会社には、別の形に変えたものを渡します。',
  },
  variant: {
    label: '保険の方の窓口か、一般の方の窓口か',
    meaning: '保険の内容や証券番号は渡しません。',
  },
  'extra-minutes': {
    label: 'はじめてのご利用で延びる時間',
    meaning: '前のご利用の内容は渡しません。',
  },
};

/**
 * The warning before anything leaves the house (specification section 6, G85, G86). A change of these words is another
 * day in `consentVersion`. @param operator who runs the service, from its content item.
 */
export function handoverWarning(partner: HandoverPartner, operator: string): string {
  return needsProvenEmail(partner)
    ? `ご登録のメールアドレスを、そのままでは読めない形に変えて、${operator}と共有します。`
    : `ひだまり がん相談からのご紹介であることを、${operator}に伝えます。お名前とメールアドレスは渡しません。`;
}

/** What no partner is ever given. */
export const NEVER_GIVEN = '病名、治療ログ、相談の内容、電話番号は渡しません。';

/** A token works once, and only so long (G86). */
export const HANDOVER_TOKEN_SECONDS = 300;

/** Records of what was given to whom are kept three years (APPI art. 29 and its rules). */
const RECORD_YEARS = 3;

/** What was given before this moment has been kept long enough. */
export function handoverRecordLimit(now: Date): Date {
  const limit = new Date(now);
  limit.setUTCFullYear(limit.getUTCFullYear() - RECORD_YEARS);
  return limit;
}
