import { type HandoverItem, type HandoverPartner, needsProvenEmail } from './partners.ts';

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
