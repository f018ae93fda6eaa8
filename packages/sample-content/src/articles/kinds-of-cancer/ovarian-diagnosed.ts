import { articleItem } from '../article-item.ts';

const body = `
<h2>手術のあとに、話が変わっていく病気です</h2>
<p><ruby>卵巣<rt>らんそう</rt></ruby>がんは、手術でとったものを調べて、はじめて種類と広がりがはっきりします。手術の前、手術の直後、2〜3週間後の最後の結果。説明が少しずつ変わるのは、隠されていたからではなく、分かることが増えたからです。「今日の説明で、もう変わらない所と、これから変わるかもしれない所はどこですか」と聞くと、足もとが見えます。</p>
<p><ruby>卵管<rt>らんかん</rt></ruby>がん、<ruby>腹膜<rt>ふくまく</rt></ruby>がんという名前になることもあります。できた場所は違っても性質が似ているので、同じように治療を考えます。</p>
<h2>説明の紙に出てくる言葉</h2>
<dl><div><dt><ruby>組織型<rt>そしきがた</rt></ruby></dt><dd><ruby>漿液性<rt>しょうえきせい</rt></ruby>、<ruby>明細胞<rt>めいさいぼう</rt></ruby>、<ruby>類内膜<rt>るいないまく</rt></ruby>、<ruby>粘液性<rt>ねんえきせい</rt></ruby>など。薬の選び方に関わります。</dd></div><div><dt><ruby>境界悪性<rt>きょうかいあくせい</rt></ruby></dt><dd><ruby>良性<rt>りょうせい</rt></ruby>とがんの間の性質です。治療の広さが変わります。</dd></div><div><dt><ruby>進行期<rt>しんこうき</rt></ruby>（ステージ）</dt><dd>手術で見た広がりによる分け方で、手術のあとに決まります。治療を考えるためのもので、一人の先行きを決める数字ではありません。</dd></div><div><dt><ruby>腫瘍減量手術<rt>しゅようげんりょうしゅじゅつ</rt></ruby></dt><dd>おなかの中のがんを、できるだけとり除く手術です。腸や<ruby>脾臓<rt>ひぞう</rt></ruby>などの一部を一緒にとることがあります。</dd></div><div><dt>術前の薬の治療</dt><dd>先に薬で小さくしてから手術をするやり方です。「手術ができないから」とは限りません。</dd></div><div><dt><ruby>維持療法<rt>いじりょうほう</rt></ruby></dt><dd>はじめの薬の治療が終わったあと、よい状態を長く保つために続ける薬です。</dd></div><div><dt>BRCA（ビーアールシーエー）、HRD</dt><dd>がんや血液で調べる、<ruby>遺伝子<rt>いでんし</rt></ruby>の手がかり。維持療法の薬を選ぶときに使います。</dd></div></dl>
<h2>手術と薬の、順番の形</h2>
<table><caption>よくある三つの進み方</caption><thead><tr><th scope="col">進み方</th><th scope="col">どんなとき</th><th scope="col">暮らしへの目安</th></tr></thead><tbody><tr><th scope="row">手術 → 薬</th><td>はじめの手術で、とりきることをめざせるとき</td><td>手術で入院。薬は、1回目を入院で、2回目からは通院で行うことが多い</td></tr><tr><th scope="row">薬 → 手術 → 薬</th><td>広がりや体力から、先に小さくしたいとき</td><td>途中に手術の入院が入る。全体の長さを、はじめに聞いておく</td></tr><tr><th scope="row">手術のあと、見守る</th><td>早い時期で、条件が合うとき</td><td>決まった間隔の通院</td></tr></tbody></table>
<p>基本の手術では、両方の卵巣と卵管、<ruby>子宮<rt>しきゅう</rt></ruby>、<ruby>大網<rt>だいもう</rt></ruby>（おなかの脂の膜）をとります。リンパ節をとるか、腸に関わるか、<ruby>人工肛門<rt>じんこうこうもん</rt></ruby>の可能性があるかは、人によって違います。「可能性は低いけれど」という話ほど、目がさめたときに驚かないように聞いておきましょう。放射線は、痛みなどをやわらげるために使われることがあります。<ruby>緩和<rt>かんわ</rt></ruby>ケアは、はじめから一緒に受けられます。</p>
<h2>生まれつきの体質を調べる検査のこと</h2>
<p>卵巣がんの一部には、生まれつきの体質（<ruby>遺伝性乳<rt>いでんせいにゅう</rt></ruby>がん卵巣がん、HBOC）が関わります。血液で調べる検査は、卵巣がんになった方なら、健康保険で受けられる場合があります。結果は薬を選ぶ手がかりになり、同時に、親、きょうだい、子どもにも関わります。関わりがあると分かった場合、それぞれに同じ体質が伝わっている可能性は、男女にかかわらず2分の1です。</p>
<p>急に決めなくてかまいません。<ruby>遺伝<rt>いでん</rt></ruby>カウンセリングでは、受けるかどうか、家族にいつ、どう話すかから相談できます。「薬のための検査ですか、体質を知るための検査ですか。断ると治療に差し支えますか」と聞いてみてください。体質があったとしても、だれかのせいではありません。</p>
<h2>子どもを望む気持ちと、卵巣をとったあと</h2>
<p>種類と広がりの条件が合えば、子宮と、がんのない側の卵巣を残す手術を相談できることがあります。残せないときも、その理由を聞くことには意味があります。<a href="/articles/fertility-before-treatment">将来の妊娠を考える方へ</a>に、急ぐときの聞き方をまとめました。<ruby>閉経<rt>へいけい</rt></ruby>の前に両方をとると、ほてりや汗、眠りにくさ、骨の弱りが早く出ることがあります。手当ての方法があるので、手術の前に一度聞いておきましょう。</p>
<aside class="memo"><h3>診察で読むメモの例</h3><dl><div><dt>目的</dt><dd>「この治療は、何をめざしていますか」</dd></div><div><dt>順番</dt><dd>「手術が先か、薬が先か。わたしの場合、理由は何ですか」</dd></div><div><dt>手術の広さ</dt><dd>「腸や人工肛門の可能性はありますか。手術の経験が多い病院で受けるほうがよいですか」</dd></div><div><dt>薬</dt><dd>「何週おきに、何回の予定ですか。1回に何時間かかりますか」</dd></div><div><dt>暮らし</dt><dd>「仕事は、いつごろまで休むと考えればよいですか」</dd></div></dl></aside>
<p>子宮や卵巣をとることの悲しみは、年齢や、子どもの数とは関係がありません。泣いて聞けなかった日は、「もう一度、説明の時間をください」と電話して大丈夫です。別の医師の意見は<a href="/articles/second-opinion">セカンドオピニオン</a>で、病院さがしは、がん<ruby>相談支援<rt>そうだんしえん</rt></ruby>センターで、だれでも無料で相談できます。</p>
`;

const easyBody = `
<h2><ruby>卵巣<rt>らんそう</rt></ruby>がんと言われた人へ</h2>
<p><ruby>卵巣<rt>らんそう</rt></ruby>は、おなかの<ruby>奥<rt>おく</rt></ruby>にあります。<ruby>手術<rt>しゅじゅつ</rt></ruby>でとって、くわしく<ruby>調<rt>しら</rt></ruby>べます。<ruby>調<rt>しら</rt></ruby>べると、<ruby>説明<rt>せつめい</rt></ruby>が<ruby>変<rt>か</rt></ruby>わることがあります。<ruby>悪<rt>わる</rt></ruby>いことを<ruby>隠<rt>かく</rt></ruby>していたのではありません。</p>
<h2><ruby>治療<rt>ちりょう</rt></ruby>の<ruby>種類<rt>しゅるい</rt></ruby></h2>
<ul><li><ruby>手術<rt>しゅじゅつ</rt></ruby>：<ruby>卵巣<rt>らんそう</rt></ruby>や<ruby>子宮<rt>しきゅう</rt></ruby>などをとります。</li><li><ruby>薬<rt>くすり</rt></ruby>の<ruby>治療<rt>ちりょう</rt></ruby>：<ruby>点滴<rt>てんてき</rt></ruby>の<ruby>薬<rt>くすり</rt></ruby>を、<ruby>何回<rt>なんかい</rt></ruby>か<ruby>使<rt>つか</rt></ruby>います。<ruby>手術<rt>しゅじゅつ</rt></ruby>の<ruby>前<rt>まえ</rt></ruby>に<ruby>使<rt>つか</rt></ruby>うこともあります。</li><li><ruby>維持療法<rt>いじりょうほう</rt></ruby>：よい<ruby>状態<rt>じょうたい</rt></ruby>を<ruby>続<rt>つづ</rt></ruby>けるための<ruby>薬<rt>くすり</rt></ruby>です。</li><li><ruby>緩和<rt>かんわ</rt></ruby>ケア：<ruby>痛<rt>いた</rt></ruby>みや<ruby>気持<rt>きも</rt></ruby>ちのつらさを<ruby>軽<rt>かる</rt></ruby>くします。</li></ul>
<h2><ruby>遺伝<rt>いでん</rt></ruby>の<ruby>検査<rt>けんさ</rt></ruby></h2>
<p><ruby>生<rt>う</rt></ruby>まれつきの<ruby>体質<rt>たいしつ</rt></ruby>を<ruby>調<rt>しら</rt></ruby>べる<ruby>検査<rt>けんさ</rt></ruby>があります。<ruby>血液<rt>けつえき</rt></ruby>で<ruby>調<rt>しら</rt></ruby>べます。<ruby>家族<rt>かぞく</rt></ruby>にも<ruby>関係<rt>かんけい</rt></ruby>します。すぐに<ruby>決<rt>き</rt></ruby>めなくていいです。「<ruby>遺伝<rt>いでん</rt></ruby>カウンセリング」で<ruby>相談<rt>そうだん</rt></ruby>できます。</p>
<h2><ruby>病院<rt>びょういん</rt></ruby>で聞くこと</h2>
<ul><li>「<ruby>手術<rt>しゅじゅつ</rt></ruby>と<ruby>薬<rt>くすり</rt></ruby>は、どちらが先ですか」</li><li>「<ruby>薬<rt>くすり</rt></ruby>は、<ruby>何回<rt>なんかい</rt></ruby>ですか。<ruby>入院<rt>にゅういん</rt></ruby>しますか」</li><li>「子どもを<ruby>産<rt>う</rt></ruby>むことはできますか」</li><li>「いつまでに<ruby>決<rt>き</rt></ruby>めますか」</li></ul>
<p>子どもがほしい<ruby>気持<rt>きも</rt></ruby>ちは、<ruby>治療<rt>ちりょう</rt></ruby>の<ruby>前<rt>まえ</rt></ruby>に言ってください。まだ<ruby>決<rt>き</rt></ruby>まっていなくてもいいです。<ruby>病院<rt>びょういん</rt></ruby>の「がん<ruby>相談支援<rt>そうだんしえん</rt></ruby>センター」で、<ruby>無料<rt>むりょう</rt></ruby>で<ruby>相談<rt>そうだん</rt></ruby>できます。</p>
`;

/** Ovarian cancer, just diagnosed: words, the order of operation and medicines, hereditary tests, fertility, questions. */
export const ovarianDiagnosed = articleItem({
  id: 'ovarian-diagnosed',
  publishedAt: '2026-11-25T04:34:00.000Z',
  title: '卵巣がんの治療を決める前に聞いておきたいこと',
  category: { id: 'treatment' },
  cancer_category: [],
  cancer_status: [{ id: 'just-diagnosed' }, { id: 'before-treatment' }],
  topics: ['ovarian-cancer', 'choosing-treatment', 'stage', 'hereditary-cancer', 'fertility'],
  summary:
    '組織型、進行期、腫瘍減量手術、維持療法。説明に並ぶ言葉の意味と、手術と薬の順番、生まれつきの体質を調べる検査、子どもを望む気持ちの伝え方を、診察で読めるメモと一緒にまとめました。',
  reviewed_at: '2026-11-25',
  next_review_at: '2027-11-24',
  reviewer_role: '婦人科のがんの診療にたずさわる医師',
  body,
  easy_body: easyBody,
  sources: [
    {
      title: '卵巣がん・卵管がん・腹膜がん 治療',
      publisher: '国立がん研究センター がん情報サービス',
      url: 'https://ganjoho.jp/public/cancer/ovary/treatment.html',
    },
    {
      title: '九州大学病院のがん診療 卵巣がん 外科的治療',
      publisher: '九州大学病院',
      url: 'https://www.gan.med.kyushu-u.ac.jp/result/ovarian_cancer/index3',
    },
    {
      title: '遺伝性乳がん卵巣がんとは',
      publisher: '東京都立駒込病院',
      url: 'https://tmhp.jp/komagome/outpatient/special/idensei_nyugan_ransougan_counseling.html',
    },
  ],
});
