/** Beside every tick of the consent to keep data about an illness: what for, who never gets it, how it is taken back. */
export const ILLNESS_CONSENT_NOTE =
  '相談、記録、合う記事のご案内のためだけに使います。保険会社に渡すことはありません。画面かお電話で、いつでも取り消せます。';
