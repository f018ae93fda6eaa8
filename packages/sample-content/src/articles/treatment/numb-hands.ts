import { MEDICAL_PAGES } from '../../sources/medical-pages.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>手袋をしたまま、触っているよう</h2>
<p>指先がぴりぴりする。足の裏に紙が一枚はさまっているように感じる。ボタンがとめにくい、箸を落とす、スリッパが脱げたのに気づかない。がんの薬で、こうした手足のしびれが出ることがあります。左右の指先や足先から始まり、治療を重ねるうちに少しずつ強くなることが多いものです。薬によっては、冷たいものに触れたときに、急にぴりっと出ることもあります。</p>
<h2>なぜ起きるのか</h2>
<p>一部の薬が、手足の先までのびる細い<ruby>神経<rt>しんけい</rt></ruby>に<ruby>影響<rt>えいきょう</rt></ruby>するためで、<ruby>末梢神経障害<rt>まっしょうしんけいしょうがい</rt></ruby>とよばれます。治療が終わると少しずつやわらぐ方が多い一方、長く残ることや、終わったあとにしばらく強くなることもあります。ほかに、<ruby>糖尿病<rt>とうにょうびょう</rt></ruby>、<ruby>栄養<rt>えいよう</rt></ruby>のかたより、手術のあと、首や腰の病気などでも、しびれは起こります。どれによるものかは、医師がほかの様子と合わせて考えます。</p>
<h2>病院ですること</h2>
<p>どこが、いつから、どんな<ruby>動作<rt>どうさ</rt></ruby>で困るかを聞き、力の入り方や<ruby>感覚<rt>かんかく</rt></ruby>を確かめます。薬の量や<ruby>間隔<rt>かんかく</rt></ruby>を変える、別の薬を考える、しびれに伴う痛みをやわらげる薬を使う、<ruby>作業療法士<rt>さぎょうりょうほうし</rt></ruby>と動作の練習をするなど、方法を相談します。</p>
<p>「言うと治療が続けられなくなるのでは」と、黙っている方がいます。けれども、早く分かるほど、選べる手当てが増えることがあります。しびれは検査の数字に出にくく、医師はあなたの言葉が頼りです。</p>
<aside class="memo"><h3>診察で伝えるメモの例</h3><dl><div><dt>場所</dt><dd>両手の指先、両足の指</dd></div><div><dt>いつから</dt><dd>三回目の治療の一週間後</dd></div><div><dt>困ること</dt><dd>薬の袋が開けられない。階段を下りるのがこわい</dd></div><div><dt>変わり方</dt><dd>前は数日で引いたが、今回は続いている</dd></div></dl></aside>
<h2>自分でできること：けがを防ぐ</h2>
<h3>やけど</h3>
<p>熱さを感じにくくなるため、お湯の温度は、温度計やご家族の手で確かめます。鍋やアイロンは、しびれの少ない側で、厚い手袋を使って。湯たんぽ、カイロ、<ruby>電気毛布<rt>でんきもうふ</rt></ruby>は、熱くないと感じても、長く当てると<ruby>低温<rt>ていおん</rt></ruby>やけどになることがあります。体に直接当て続けないでください。</p>
<h3>転ぶこと</h3>
<p>かかとのある、足に合った靴を選びます。スリッパやサンダルは脱げやすく、つまずきのもとになります。<ruby>敷物<rt>しきもの</rt></ruby>のはし、コード、暗い<ruby>廊下<rt>ろうか</rt></ruby>を見直し、階段では手すりを持ちます。ペダルの感覚がはっきりしないなら、車や自転車の運転はせず、<ruby>主治医<rt>しゅじい</rt></ruby>に相談してください。</p>
<h3>小さな傷</h3>
<p>夜、明るい所で、足の裏と指の間を見ます。見えにくければ鏡を使うか、ご家族に頼みます。爪は明るい所で、深く切りすぎないように。庭仕事では手袋を使います。</p>
<h2>暮らしの道具を、味方にする</h2>
<ul><li>ボタンはマジックテープや、大きめのものに替える</li><li>ふたは、ゴムの手袋やすべり止めの布で開ける</li><li>ペンや箸は、太いものにするか、輪ゴムを巻く</li><li><ruby>包丁<rt>ほうちょう</rt></ruby>の代わりに、切ってある野菜や、はさみを使う</li></ul>
<p>冷たさで出やすい薬を使っている方は、冷蔵庫のものを取るときに手袋をし、冷たい飲みものを避けるように言われることがあります。自分の薬がそうかどうか、<ruby>薬剤師<rt>やくざいし</rt></ruby>に聞いておきましょう。もむ、温めるといった方法も、始める前に聞いてください。</p>
`;

const easyBody = `
<h2><ruby>手<rt>て</rt></ruby>や<ruby>足<rt>あし</rt></ruby>がしびれるとき</h2>
<p>がんの<ruby>薬<rt>くすり</rt></ruby>で、<ruby>手<rt>て</rt></ruby>や<ruby>足<rt>あし</rt></ruby>の<ruby>先<rt>さき</rt></ruby>がぴりぴりすることがあります。「しびれ」といいます。<ruby>早<rt>はや</rt></ruby>く<ruby>分<rt>わ</rt></ruby>かるほど、できることが<ruby>増<rt>ふ</rt></ruby>えることがあります。がまんしないで、<ruby>医者<rt>いしゃ</rt></ruby>に<ruby>言<rt>い</rt></ruby>ってください。</p>
<h2><ruby>病院<rt>びょういん</rt></ruby>で<ruby>言<rt>い</rt></ruby>うこと</h2>
<ul><li>どこ：「<ruby>両手<rt>りょうて</rt></ruby>の<ruby>指先<rt>ゆびさき</rt></ruby>と、<ruby>足<rt>あし</rt></ruby>の<ruby>指<rt>ゆび</rt></ruby>です」</li><li>いつから：「<ruby>三回目<rt>さんかいめ</rt></ruby>の<ruby>治療<rt>ちりょう</rt></ruby>のあとからです」</li><li><ruby>困<rt>こま</rt></ruby>ること：「ボタンがとめにくいです」「<ruby>階段<rt>かいだん</rt></ruby>がこわいです」</li></ul>
<h2>やけどをしない</h2>
<ul><li>お<ruby>湯<rt>ゆ</rt></ruby>があつくないか、<ruby>温度計<rt>おんどけい</rt></ruby>や<ruby>家族<rt>かぞく</rt></ruby>の<ruby>手<rt>て</rt></ruby>でたしかめます。</li><li>カイロや<ruby>湯<rt>ゆ</rt></ruby>たんぽを、からだに<ruby>長<rt>なが</rt></ruby>くあてません。</li></ul>
<h2><ruby>転<rt>ころ</rt></ruby>ばない</h2>
<ul><li>かかとのある、<ruby>足<rt>あし</rt></ruby>に<ruby>合<rt>あ</rt></ruby>った<ruby>靴<rt>くつ</rt></ruby>をはきます。</li><li><ruby>床<rt>ゆか</rt></ruby>のコードを<ruby>片<rt>かた</rt></ruby>づけます。</li><li><ruby>階段<rt>かいだん</rt></ruby>では、<ruby>手<rt>て</rt></ruby>すりを<ruby>持<rt>も</rt></ruby>ちます。</li><li>ペダルの<ruby>感<rt>かん</rt></ruby>じがよく<ruby>分<rt>わ</rt></ruby>からないときは、<ruby>車<rt>くるま</rt></ruby>も<ruby>自転車<rt>じてんしゃ</rt></ruby>も<ruby>運転<rt>うんてん</rt></ruby>しません。<ruby>医者<rt>いしゃ</rt></ruby>に<ruby>言<rt>い</rt></ruby>います。</li></ul>
<h2>けがをしない</h2>
<ul><li><ruby>夜<rt>よる</rt></ruby>、<ruby>明<rt>あか</rt></ruby>るいところで、<ruby>足<rt>あし</rt></ruby>の<ruby>裏<rt>うら</rt></ruby>を<ruby>見<rt>み</rt></ruby>ます。<ruby>見<rt>み</rt></ruby>えにくいときは、<ruby>家族<rt>かぞく</rt></ruby>に<ruby>頼<rt>たの</rt></ruby>みます。</li><li><ruby>包丁<rt>ほうちょう</rt></ruby>の<ruby>代<rt>か</rt></ruby>わりに、<ruby>切<rt>き</rt></ruby>ってある<ruby>野菜<rt>やさい</rt></ruby>を<ruby>使<rt>つか</rt></ruby>います。</li><li>ふたは、ゴムの<ruby>手袋<rt>てぶくろ</rt></ruby>であけます。</li></ul>
<h2><ruby>薬剤師<rt>やくざいし</rt></ruby>に<ruby>聞<rt>き</rt></ruby>くこと</h2>
<p>つめたいものにさわると、ぴりっとする<ruby>薬<rt>くすり</rt></ruby>もあります。「わたしの<ruby>薬<rt>くすり</rt></ruby>は、つめたいものに<ruby>気<rt>き</rt></ruby>をつけますか」と<ruby>聞<rt>き</rt></ruby>きます。<ruby>手<rt>て</rt></ruby>や<ruby>足<rt>あし</rt></ruby>をもむこと、<ruby>温<rt>あたた</rt></ruby>めることも、<ruby>始<rt>はじ</rt></ruby>める<ruby>前<rt>まえ</rt></ruby>に<ruby>聞<rt>き</rt></ruby>いてください。</p>
`;

/** Numb hands and feet: how to say it, how not to burn, fall or cut oneself. */
export const numbHands = articleItem({
  id: 'numb-hands',
  topics: ['numbness', 'side-effects'],
  publishedAt: '2026-09-08T01:00:00.000Z',
  title: '手足のしびれがあるときの暮らし方',
  category: { id: 'treatment' },
  cover: 'cover-hands',
  cancer_category: [],
  cancer_status: [{ id: 'treating' }, { id: 'follow-up' }, { id: 'recurrence' }],
  change_log: [
    { day: '2026-11-30', text: 'やさしい日本語の文を書き足しました。' },
    { day: '2026-09-08', text: '公開しました。' },
  ],
  summary:
    '指先や足先のしびれは、検査の数字に出にくく、あなたの言葉が頼りです。伝え方と、やけど・転倒を防ぐ工夫、急いで連絡するときをまとめました。',
  reviewed_at: '2026-11-30',
  next_review_at: '2027-09-06',
  reviewer_role: 'がん薬物療法の看護にたずさわる看護師',
  body,
  easy_body: easyBody,
  sources: [
    {
      title: 'しびれ もっと詳しく',
      publisher: '国立がん研究センター がん情報サービス',
      url: 'https://ganjoho.jp/public/support/condition/peripheral_neuropathy/ld01.html',
    },
    MEDICAL_PAGES.neuropathy,
  ],
});
