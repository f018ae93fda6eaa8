/** Where the boundary lies (G120), as two short lists; the same on home, landing and consultation pages. */
export const CAN_DO = [
  'お話をうかがい、困りごとを整理する',
  '病院での聞き方や、質問の準備を手伝う',
  '利用できる制度や窓口を案内する',
] as const;

export const CANNOT_DO = [
  '診断や、治療が合っているかの判断',
  '病院や医師の紹介・予約',
  '救急の対応',
] as const;

/** One step of a consultation. */
export interface ConsultationStep {
  title: string;
  text: string;
  drawing: 'object-phone' | 'object-cup' | 'object-notebook';
}

const TALK: ConsultationStep = {
  title: 'いまのことを話す',
  text: '相談員がゆっくりうかがいます。話したくないことは、話さなくてかまいません。',
  drawing: 'object-cup',
};

const SORT: ConsultationStep = {
  title: '一緒に整理する',
  text: '病院での聞き方や、使える制度、次にすることを一緒に書き出します。',
  drawing: 'object-notebook',
};

const CALL: ConsultationStep = {
  title: '電話をかける',
  text: '「何から話せばいいか分からない」で大丈夫です。お名前を言わなくてもかまいません。',
  drawing: 'object-phone',
};

/** Where a voice books a call-back outside the hours (G127). */
const CALL_OR_BOOK: ConsultationStep = {
  title: '電話をかける',
  text: '受付時間には相談員が出ます。時間外は、自動音声で折り返しを予約できます。お名前を言わなくてもかまいません。',
  drawing: 'object-phone',
};

/** 相談の流れ in three steps (G24). */
export function consultationSteps({
  hasVoiceGuide,
}: {
  hasVoiceGuide: boolean;
}): readonly ConsultationStep[] {
  return [hasVoiceGuide ? CALL_OR_BOOK : CALL, TALK, SORT];
}
