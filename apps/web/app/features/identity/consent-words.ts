/** Beside every tick of the consent to keep data about an illness: what for, who never gets it, how it is taken back. */
export const ILLNESS_CONSENT_NOTE =
  '治療ログ、相談（お電話、チャット、メール）、アンケート、モニター登録に書かれた病気のことを、記録、相談、合う記事や募集のご案内、サービスを良くすることのためだけに使います。保険会社に渡すことはありません。画面かお電話で、いつでも取り消せます。';
