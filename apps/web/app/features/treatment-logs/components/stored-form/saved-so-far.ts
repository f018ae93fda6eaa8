/** Said where somebody went on writing while a save was on its way: it is saved up to there, and the rest stands. */
export const SAVED_SO_FAR_TEXT =
  'ここまでを保存しました。そのあとに書いたことは、もう一度「この内容で保存する」を押してください';
