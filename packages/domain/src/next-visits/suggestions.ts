/** Questions to pick from (G69). They ask; none of them says what to do. */
export const QUESTION_SUGGESTIONS = [
  'いまの治療の目的を教えてください',
  '次の検査は何を見るためですか',
  '夜や休日に具合が悪くなったら、どこへ電話しますか',
  '生活で気をつけることは何ですか',
  '仕事はどのくらい続けられそうですか',
] as const;

/** What many people bring to a hospital, to pick from. */
export const BELONGING_SUGGESTIONS = [
  '診察券',
  'マイナ保険証または資格確認書',
  'お薬手帳',
  '紹介状',
  '限度額適用認定証',
  '筆記用具',
] as const;
