/** A thought somebody may have had, a question, or a step: short words, then one sentence. */
export interface Point {
  words: string;
  text: string;
}

// Thoughts, and what is done about them.

export const DOCTORS_WORDS: Point = {
  words: '「先生の話が、頭に入らなかった」',
  text: '聞いたことを一緒にふり返り、次の診察で聞くことを書き出します。',
};
export const AFRAID_OF_COST: Point = {
  words: '「お金がいくらかかるのか、こわい」',
  text: '使える制度と、問い合わせる窓口の順番を確かめます。',
};
export const SLEEPLESS: Point = {
  words: '「夜になると、眠れない」',
  text: '夜に浮かんだことを、受付の時間に話すだけでもかまいません。',
};

// Questions of every variant.

export const FAMILY: Point = {
  words: '家族だけで相談してもいいですか',
  text: 'はい。ご家族だけのご相談も、お受けしています。ご本人に知らせずにお話しいただいてもかまいません。',
};
export const NAME: Point = {
  words: '名前を言わないといけませんか',
  text: 'いいえ。お電話では、お名前を言わずに相談できます。',
};
export const LATER: Point = {
  words: '治療が終わって何年もたちますが、使えますか',
  text: 'はい。治療のあとのくらしや気持ちのことも、お話しください。',
};
export const RECORDED: Point = {
  words: '電話の内容は録音されますか',
  text: '応対を確かめるために録音します。相談の記録と録音は、相談が終わってから5年で消します。',
};
