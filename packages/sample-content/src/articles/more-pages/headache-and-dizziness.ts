import { MEDICAL_PAGES } from '../../sources/medical-pages.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>まず、どんな感じかを言葉にする</h2>
<p>「めまい」も「頭痛」も、人によって指しているものが違います。近いものを選ぶだけで、<ruby>診察<rt>しんさつ</rt></ruby>で理由をさがす手がかりになります。</p>
<table><caption>感じ方と、伝え方の例</caption><thead><tr><th scope="col">感じ方</th><th scope="col">伝え方の例</th></tr></thead><tbody><tr><th scope="row">ぐるぐる回る</th><td>寝返りをすると天井が回る。1分ほどで止まる</td></tr><tr><th scope="row">ふわふわする</th><td>歩くと、雲の上のよう。一日中続く</td></tr><tr><th scope="row">目の前が暗くなる</th><td>立った直後に気が遠くなる。座ると戻る</td></tr><tr><th scope="row">足もとがふらつく</th><td>まっすぐ歩けない。右に寄っていく</td></tr><tr><th scope="row">頭がしめつけられる</th><td>夕方、首から後ろ頭が重い</td></tr><tr><th scope="row">頭がずきずきする</th><td>朝起きたときがいちばん強い。吐き気もある</td></tr></tbody></table>
<h2>なぜ起きるのか</h2>
<p>がんの治療を受けている方の頭痛やめまいには、たくさんの理由があります。</p>
<ul><li><strong><ruby>貧血<rt>ひんけつ</rt></ruby></strong>：血の中の、<ruby>酸素<rt>さんそ</rt></ruby>を運ぶ力が減ると、立ちくらみ、ふらつき、息切れ、頭痛が出ます。</li><li><strong>水分や食事が足りない</strong>：<ruby>下痢<rt>げり</rt></ruby>、吐き気、汗のあと。<ruby>血圧<rt>けつあつ</rt></ruby>が下がると、立ったときに気が遠くなります。</li><li><strong>薬</strong>：吐き気止め、痛み止め、眠りの薬、血圧の薬、一部のがんの薬など。始めた日、増やした日と重なることがあります。</li><li><strong>熱、<ruby>感染<rt>かんせん</rt></ruby>、眠れない夜、首や肩のこり、目の疲れ</strong></li><li><strong>耳</strong>：耳の中の、体のつり合いをとる所の変化。治療と関係なく起きることも多くあります。</li><li><strong>脳や<ruby>神経<rt>しんけい</rt></ruby></strong>：足の裏のしびれでふらつくこともあれば、脳の病気や、脳への<ruby>転移<rt>てんい</rt></ruby>が関わることもあります。</li></ul>
<p>頭が痛い日に、転移を思い浮かべて眠れなくなる方は少なくありません。頭痛やめまいがあっても、転移とは限りません。けれども、家で見分けることもできません。こわいと思った理由も一緒に、早めに伝えてください。転移によるものは、じわじわと変わることが多いとされ、「先週より強い」という一言が役に立ちます。</p>
<h2>病院ですること</h2>
<p>話を聞き、血圧と脈を寝た姿勢と立った姿勢で測る、目の動きや歩き方を見る、<ruby>血液<rt>けつえき</rt></ruby>を調べる、といったことから始めます。必要に応じて、頭のCTやMRI、耳の検査をします。理由に合わせて、水分を補う、薬を替える、貧血の手当てをする、めまいや頭痛の薬を使う、脳の圧を下げる薬や<ruby>放射線<rt>ほうしゃせん</rt></ruby>を考えるなど、方法は変わります。</p>
<h2>自分でできること</h2>
<h3>ふらついたら、すぐ低くなる</h3>
<p>がまんして歩かず、その場にしゃがむか、座ります。手すりや壁がそばにない所ほど、早めに。立つときは、横になる、座って足首を動かす、一呼吸おいて立つ、の順にします。トイレは座って。夜中のトイレと、お風呂から立つときが、とくに危ない時間です。</p>
<h3>転ばない家にする</h3>
<ul><li>ベッドからトイレまでの床に、物とコードを置かない。敷物のめくれをとめる</li><li>足もとに小さな明かり。スリッパをやめて、かかとのあるはき物に</li><li>お風呂はぬるめで短く。家に人がいる時間に。いすに座って洗う</li><li>メガネを枕元に。杖は、はずかしいものではなく、両手の荷物を減らす道具です</li></ul>
<p><ruby>血小板<rt>けっしょうばん</rt></ruby>が少ない時期や、血をかたまりにくくする薬を使っている方は、頭を打ったら、痛くなくても電話してください。</p>
<h3>頭痛のとき</h3>
<p>部屋を暗く、静かにし、水分をとり、首の後ろや額を、気持ちがよいほう（冷やす、温める）で休めます。<ruby>市販<rt>しはん</rt></ruby>の痛み止めは、先に病院か<ruby>薬剤師<rt>やくざいし</rt></ruby>に聞きます。熱を隠したり、血が止まりにくくなったり、がんの薬と合わなかったりするものがあるためです。痛み止めを飲む日が増えてきたら、その数も伝えます。</p>
<h3>運転と仕事</h3>
<p>めまい、ふらつき、見えにくさがある日は、車、自転車、高い所の作業、火のそばの作業をしません。「いつから運転してよいですか」と、<ruby>主治医<rt>しゅじい</rt></ruby>に聞いてから戻します。職場には「急に立てないことがあります。座ってできる作業から始めたいです」と伝える方法があります。</p>
<h2>書いておくと役に立つこと</h2>
<aside class="memo"><h3>電話や診察で伝えるメモの例</h3><dl><div><dt>いつから</dt><dd>三日前から。昨日より強い</dd></div><div><dt>どんなとき</dt><dd>朝、起き上がったとき。10のうち5。昼には2になる</dd></div><div><dt>一緒に出ること</dt><dd>吐き気が一度。見え方、言葉、手足はいつもと同じ</dd></div><div><dt>薬</dt><dd>吐き気止めを先週から替えた。血圧の薬を飲んでいる</dd></div><div><dt>ころんだ</dt><dd>昨夜、廊下で一度。頭は打っていない</dd></div></dl></aside>
<h2>いつ相談するか</h2>
<p>急いで連絡することは、このページの終わりの一覧にあります。そこにあてはまらなくても、二、三日続く、薬を替えてから始まった、立つたびに起きる、転びそうで外に出られない、というときは、次の診察を待たずに昼の間に電話してください。貧血の数字の読み方は<a href="/articles/reading-blood-tests">血液検査の記事</a>、足のしびれは<a href="/articles/numb-hands">手足のしびれ</a>、脳の病気の治療は<a href="/articles/brain-metastasis">脳への転移</a>と<a href="/articles/brain-tumor-first-pages">脳腫瘍と言われたら</a>に書いています。</p>
<p>ご家族へ。「大丈夫？」と聞くより、立ち上がる前に黙って腕を出すほうが、安心されることがあります。</p>
`;

const easyBody = `
<h2><ruby>頭<rt>あたま</rt></ruby>が<ruby>痛<rt>いた</rt></ruby>い、めまいがする</h2>
<p>がんの<ruby>治療<rt>ちりょう</rt></ruby>をしていると、<ruby>頭<rt>あたま</rt></ruby>が<ruby>痛<rt>いた</rt></ruby>くなったり、ふらふらしたりすることがあります。<ruby>薬<rt>くすり</rt></ruby>、<ruby>貧血<rt>ひんけつ</rt></ruby>、<ruby>水分<rt>すいぶん</rt></ruby>が足りないことなど、<ruby>理由<rt>りゆう</rt></ruby>はたくさんあります。がまんしないで、<ruby>病院<rt>びょういん</rt></ruby>に<ruby>電話<rt>でんわ</rt></ruby>してください。</p>
<h2>ふらふらしたら</h2>
<ul><li>すぐに、しゃがむか<ruby>座<rt>すわ</rt></ruby>ります。</li><li>立つときは、ゆっくり立ちます。</li><li>車や<ruby>自転車<rt>じてんしゃ</rt></ruby>に<ruby>乗<rt>の</rt></ruby>りません。</li><li><ruby>床<rt>ゆか</rt></ruby>の<ruby>物<rt>もの</rt></ruby>を<ruby>片付<rt>かたづ</rt></ruby>けます。夜は<ruby>小<rt>ちい</rt></ruby>さな明かりをつけます。</li></ul>
<h2><ruby>頭<rt>あたま</rt></ruby>が<ruby>痛<rt>いた</rt></ruby>いとき</h2>
<p><ruby>静<rt>しず</rt></ruby>かな<ruby>暗<rt>くら</rt></ruby>い<ruby>部屋<rt>へや</rt></ruby>で休みます。水を<ruby>飲<rt>の</rt></ruby>みます。家にある<ruby>痛<rt>いた</rt></ruby>み止めは、<ruby>病院<rt>びょういん</rt></ruby>に<ruby>聞<rt>き</rt></ruby>いてから<ruby>飲<rt>の</rt></ruby>みます。</p>
<h2><ruby>病院<rt>びょういん</rt></ruby>に<ruby>言<rt>い</rt></ruby>うこと</h2>
<ul><li>いつからか。<ruby>昨日<rt>きのう</rt></ruby>より<ruby>強<rt>つよ</rt></ruby>いか。</li><li>どんなときか。朝か、立ったときか。</li><li><ruby>転<rt>ころ</rt></ruby>んだか。<ruby>頭<rt>あたま</rt></ruby>を<ruby>打<rt>う</rt></ruby>ったか。</li><li><ruby>飲<rt>の</rt></ruby>んでいる<ruby>薬<rt>くすり</rt></ruby>の<ruby>名前<rt>なまえ</rt></ruby></li></ul>
`;

/** Headache and dizziness: words for it, the many reasons, the house without falls, driving; the signs stand in the list alone. */
export const headacheAndDizziness = articleItem({
  id: 'headache-and-dizziness',
  publishedAt: '2026-11-24T06:11:00.000Z',
  title: '頭痛・めまい・ふらつきがあるとき',
  category: { id: 'treatment' },
  cancer_category: [],
  cancer_status: [{ id: 'treating' }, { id: 'follow-up' }, { id: 'recurrence' }, { id: 'palliative' }],
  topics: ['headache', 'dizziness'],
  summary:
    '頭痛やめまいには、貧血、水分不足、薬、耳、脳など、たくさんの理由があります。感じ方の伝え方、病院での検査、ふらついたときと転ばない家の工夫、運転のこと、いつ相談するかをまとめました。',
  reviewed_at: '2026-11-24',
  next_review_at: '2027-11-22',
  reviewer_role: 'がん薬物療法の看護にたずさわる看護師',
  body,
  easy_body: easyBody,
  sources: [
    MEDICAL_PAGES.anemia,
    {
      title: 'がんの脳への転移と日常生活（転移性脳腫瘍の主な症状）',
      publisher: '静岡県立静岡がんセンター',
      url: 'https://survivorship.jp/brain-metastasis/symptoms/02/index.html',
    },
    {
      title: '転倒予防について',
      publisher: '公益財団法人 骨粗鬆症財団',
      url: 'https://www.jpof.or.jp/prevention/fall/',
    },
  ],
});
