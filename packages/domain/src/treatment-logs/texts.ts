/**
 * Sentences of the treatment log that stand for safety or for a promise. Reviewed words: change them only with a
 * review by a clinician role, as every automatic text (safety: automatic texts).
 */
export const DELETE_CONFIRM_TEXT = 'この記録を削除します。元に戻せるのは30日間です';
export const DRAFT_FOUND_TEXT = '下書きがあります。続きから書きますか？';
export const CONFLICT_TEXT = '別の端末で更新されています';
export const IMAGE_FAILED_TEXT = '画像を保存できませんでした。記録は保存しました';
/** Foot of every printed page (G70). */
export const PRINT_FOOTER_TEXT = '本人（家族）の記録です。診断ではありません';

/**
 * Fever under treatment (G75): the sentence stands beside the temperature field always, and moves to the top of
 * the form at this temperature. No grade of danger is ever computed.
 */
export const TEMPERATURE_NOTICE = {
  text: '治療中の発熱は自分で判断せず、かかっている病院に電話してください',
  leadsFromCelsius: 38,
  /** Says the same in its own words: a sudden fever is told to the hospital, and not judged alone. Front page only. */
  source: { publisher: '国立がん研究センター', title: 'がん情報サービス', url: 'https://ganjoho.jp/' },
} as const;

/** Beside every contact-threshold card (G75): no card does not mean no reason to call. */
export const NO_CARD_TEXT = '表示がなくても、心配なときは病院に電話してください';
