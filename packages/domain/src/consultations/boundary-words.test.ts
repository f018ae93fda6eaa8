import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOUNDARY_PHRASES, type BoundaryKind, findBoundarySentences } from './index.ts';

/** As supporters write when they slip. */
const BEYOND: Readonly<Record<BoundaryKind, readonly string[]>> = {
  diagnosis: [
    'それは転移だと思います。',
    'たぶん副作用でしょう。',
    'がんの可能性が高いです。',
    '悪性ではありません。',
    '再発に違いありません。',
    '心配いりません。',
    '問題ないと思います。',
    '異常はありません。',
    'しびれは抗がん剤によるものです。',
    'その痛みは手術の傷が原因でしょう。',
    'だるさは薬のせいだと思います。',
    'うつだと思います。',
  ],
  treatment: [
    'その薬はやめても大丈夫です。',
    '抗がん剤を休んでもよいと思います。',
    '痛み止めを増やしてください。',
    '薬は飲まなくてもかまいません。',
    '手術は受けるべきです。',
    '放射線のほうがよく効きます。',
    '抗がん剤は効きません。',
    '免疫療法をおすすめします。',
    'この方法が合っています。',
    'その治療は間違いです。',
    'サプリメントで治ります。',
    '漢方がおすすめです。',
    '検査が必要です。',
    '点滴を減らしてください。',
  ],
  prognosis: [
    '余命は半年くらいです。',
    'きっと治ります。',
    '絶対に助かります。',
    '再発しません。',
    '必ずよくなります。',
    'もう治りません。',
    '生存率は高いでしょう。',
    '長く生きられます。',
  ],
  waiting: [
    '様子を見て大丈夫です。',
    'しばらく様子を見てください。',
    '次の診察まで待って大丈夫です。',
    '病院に行かなくていいです。',
    '受診は必要ありません。',
    '救急車は呼ばなくて大丈夫です。',
    '病院への連絡はまだ早いです。',
  ],
  pressing: [
    '仕事はやめるべきです。',
    'ご家族に話さなければなりません。',
    'もっと歩かないといけません。',
    '上司に言うべきです。',
  ],
};

/** As supporters ought to write, and do. */
const WITHIN = [
  'お話しくださって、ありがとうございます。',
  'それは、おつらかったですね。',
  '主治医が「手術を受けるべき」と話されたのですね。',
  '先生から転移だと思うと言われたのですね。',
  '「薬をやめてもいいですか」と聞いてみましょう。',
  'この薬を続けてよいか、薬剤師に確かめてみてください。',
  '副作用でしょうか、と主治医に聞いてみる方法があります。',
  'すぐに病院に電話してください。',
  '119番へ電話してください。',
  '迷うときは#7119に電話してください。',
  '息が苦しいときは、救急車を呼んでください。',
  '高額療養費という制度があります。',
  '休める制度の名前を、人事の方に聞いてみるところからでよいと思います。',
  '病名をどこまで伝えるかは、あなたが決めてよいことです。',
  '会社の決まりによって、必要な書類が違います。',
  '診断や、治療が合っているかどうかの判断は、相談員にはできません。',
  'いつから、どんなときに、どのくらいかを書き出してみませんか。',
  '次の診察で伝えられるように、一緒に整理します。',
  '看護師に相談してみるのはいかがでしょうか。',
  'がん相談支援センターでも、お話しできます。',
  'セカンドオピニオンという方法があります。',
  '治療を休んでよいかは、主治医に確認してください。',
  '抗がん剤の点滴の日は、お休みをとる方が多いです。',
  'ご家族の方も、ご相談いただけます。',
  '眠れない夜が続いているのですね。',
  '職場には、通院の日だけを伝える方法もあります。',
  'どうぞ、お話しになりたいところからで大丈夫です。',
  '無理に話さなくて大丈夫です。',
  '記録は、あとから直せます。',
  'ご都合のよい時間を教えてください。',
  '痛みの強さを、0から10で書いておくと伝えやすくなります。',
  '先生に、あとどのくらい治療が続くか聞いてみますか。',
  'お金のことは、病院の相談窓口でも聞けます。',
  '食べられるものを、少しずつで大丈夫です。',
  '生活のなかで困っていることを教えてください。',
  'ウィッグの助成がある市町村もあります。',
  '手術のあとの仕事のことが心配なのですね。',
  '検査の結果を待つ間は、落ち着かないですよね。',
  '再発が怖いというお気持ちは、自然なことです。',
  '「治りますか」と聞くのが怖いときは、聞かない選び方もあります。',
];

describe('相談員が言えないことを見つける（G120）', () => {
  const cases = Object.entries(BEYOND).flatMap(([kind, sentences]) =>
    sentences.map((sentence) => [kind, sentence] as const),
  );
  it.each(cases)('%s: %s', (kind, sentence) => {
    expect(findBoundarySentences(sentence)).toEqual([{ kind, sentence, start: 0, end: sentence.length }]);
  });

  it.each(WITHIN)('見つけない: %s', (sentence) => {
    expect(findBoundarySentences(sentence)).toEqual([]);
  });

  it('長いお返事の中の一文だけを、その場所で示す', () => {
    const text =
      'お話しくださって、ありがとうございます。\n薬はやめても大丈夫です。ほかに心配なことはありますか？';
    const [found, ...rest] = findBoundarySentences(text);
    expect(rest).toEqual([]);
    expect(found?.kind).toBe('treatment');
    expect(text.slice(found?.start, found?.end)).toBe('薬はやめても大丈夫です。');
  });

  it('どんな文でも、示した場所がその文になり、決められた長さなら答える', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 2_000, unit: 'binary' }), (text) => {
        for (const { sentence, start, end } of findBoundarySentences(text))
          expect(text.slice(start, end)).toBe(sentence);
      }),
    );
    const long = '薬を'.repeat(1_000);
    expect(findBoundarySentences(long)).toEqual([]);
  });

  it('言いかえの文は、それ自身が言えないことにならない', () => {
    for (const phrase of Object.values(BOUNDARY_PHRASES)) expect(findBoundarySentences(phrase)).toEqual([]);
  });
});
