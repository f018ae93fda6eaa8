/** Said where somebody went on writing while a save was on its way: it is saved up to there, and the rest stands. */
export const SAVED_SO_FAR_TEXT =
  'ここまでを保存しました。そのあとに書いたことは、もう一度「この内容で保存する」を押してください';

/** What happened to a form between a save and its answer. */
export type ChangeWhileSaving = 'none' | 'pictures' | 'words';

type WithPictures = {
  [name: string]: unknown;
  images?: unknown;
  test_results?: unknown;
};

const withoutPictures = ({ images: _, test_results, ...rest }: WithPictures) => ({
  ...rest,
  test_results: Array.isArray(test_results)
    ? test_results.map(({ images: __, ...result }: WithPictures) => result)
    : test_results,
});

/** Compares what was sent with what the form would send now. Pictures may arrive by themselves; words are somebody's. */
export function changeWhileSaving(sent: WithPictures, now: WithPictures): ChangeWhileSaving {
  if (JSON.stringify(sent) === JSON.stringify(now)) return 'none';
  const isSameWords = JSON.stringify(withoutPictures(sent)) === JSON.stringify(withoutPictures(now));
  return isSameWords ? 'pictures' : 'words';
}
