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
