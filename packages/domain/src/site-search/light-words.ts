/**
 * Words that stand in every other sentence and tell no topics apart: なる in がんになった, いい in 飲んでいい, どう in どうしよう. Base
 * forms, folded, as an analyser cuts them out.
 */
const LIGHT = new Set(
  [
    'なる ある いる おる する できる やる くる 来る いく 行く 行ける いける もらう くれる あげる おく みる しまう ちまう くださる',
    'ない 無い ぬ ん いい よい 良い ほしい 欲しい だめ 駄目 たい らしい よう みたい そう',
    'どう どれ どの どこ いつ 何 なに なん なんで なぜ だれ 誰 いくら どんな こう こんな ああ そんな これ それ あれ ここ そこ',
    '言う いう 思う おもう 分かる わかる 知る 聞く きく 見る 出る でる 入る やめる とまる 止まる とめる 止める',
    '人 ひと 方 かた 時 とき 事 こと 物 もの 所 ところ 先 中 前 後 あと 間 とか 意味 感じ ほう 自分 もう まだ ずっと とても すごい ちょっと 少し',
  ].flatMap((line) => line.split(' ')),
);

/** Whether a word, by its folded base form, means no topic by itself. */
export const isLightWord = (base: string): boolean => LIGHT.has(base);
