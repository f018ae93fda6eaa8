import { MEDICAL_PAGES } from '../../sources/medical-pages.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>「<ruby>甲状腺<rt>こうじょうせん</rt></ruby>がん」は、一つの病気の名前ではありません</h2>
<p>「たちのよいがんだから」と言われて、驚く時間も悲しむ時間もなかった、という方がいます。どんな種類でも、がんと聞いた衝撃は同じです。そのうえで、種類によって治療の考え方が大きく違うので、まず病名の紙を確かめましょう。</p>
<dl><div><dt><ruby>乳頭<rt>にゅうとう</rt></ruby>がん</dt><dd>もっとも多い種類です。多くはゆっくり進みます。小さなものは、手術をせずに見守る方法もあります。</dd></div><div><dt><ruby>濾胞<rt>ろほう</rt></ruby>がん</dt><dd>手術でとってみて、はじめて分かることの多い種類です。</dd></div><div><dt><ruby>髄様<rt>ずいよう</rt></ruby>がん</dt><dd>ホルモンを出す別の<ruby>細胞<rt>さいぼう</rt></ruby>からできます。生まれつきの体質が関わることがあり、<ruby>遺伝子<rt>いでんし</rt></ruby>の検査をすすめられます。</dd></div><div><dt><ruby>低分化<rt>ていぶんか</rt></ruby>がん</dt><dd>乳頭がんや濾胞がんより、進み方の早いことがある種類です。</dd></div><div><dt><ruby>未分化<rt>みぶんか</rt></ruby>がん</dt><dd>まれな種類で、治療の相談を急ぐことがあります。専門の病院と早めにつながることが助けになります。</dd></div></dl>
<p>乳頭がんと濾胞がんの<ruby>病期<rt>びょうき</rt></ruby>（ステージ）は、55歳より下か上かで分け方が違います。年上の方の数字だけを見て落ちこまないように、「わたしの場合、何を見てこの病期ですか」と聞いてください。</p>
<h2>手術をせずに見守る「積極的経過観察」</h2>
<p>1センチ以下の小さな乳頭がんで、リンパ節や遠くへの広がりが見えないなど、条件の合う方に候補になる方法です。6か月から1年ごとに<ruby>超音波<rt>ちょうおんぱ</rt></ruby>で見て、はっきり大きくなったり、リンパ節に見つかったりしたら、手術をします。見守りは、原則として生涯続きます。大きくならなくても、気持ちが変わって手術を希望したら、手術に変えられます。</p>
<p>「切らないなんて、見捨てられたみたい」と感じる方も、「切らずにすんでほっとした」と感じる方もいます。がんがあると知りながら暮らすことが自分に合うか。家から通えるか、何年も続けられるか。どちらも、選んでよい道です。</p>
<h2>手術：半分か、全部か</h2>
<table><caption>とる広さの違い</caption><thead><tr><th scope="col">くらべる点</th><th scope="col">片方をとる</th><th scope="col">全部をとる</th></tr></thead><tbody><tr><th scope="row">ホルモンの薬</th><td>飲まずにすむ方も、飲む方もいる</td><td>毎日、ずっと飲む</td></tr><tr><th scope="row">カルシウム</th><td>下がることは少ない</td><td>下がることがあり、薬を飲む</td></tr><tr><th scope="row">声の<ruby>神経<rt>しんけい</rt></ruby></th><td>片側のそばを通る</td><td>両側のそばを通る</td></tr><tr><th scope="row">そのあと</th><td>残った側を超音波で見る</td><td><ruby>放射性<rt>ほうしゃせい</rt></ruby>ヨウ素の治療や、血液のサイログロブリンで見ることができる</td></tr></tbody></table>
<p>リンパ節をとるか、どこまでとるかでも、首や肩の動き、時間が変わります。ほかに、放射性ヨウ素のカプセルを飲む治療、ホルモンの薬で刺激をおさえる治療、広がりのあるときの<ruby>分子標的薬<rt>ぶんしひょうてきやく</rt></ruby>などがあります。痛みや気持ちを支える<ruby>緩和<rt>かんわ</rt></ruby>ケアは、いつからでも受けられます。</p>
<h2>入院と、仕事に戻るまで</h2>
<p>専門病院の一つの案内では、手術の時間は、片方で約1.5時間、全部で約2時間。リンパ節をとると、その分が加わります。次の朝から食事ができ、<ruby>抜糸<rt>ばっし</rt></ruby>は手術の2日後、退院は手術から5日から1週間です。大学病院でも、入院は約1週間とする所があります。重労働でなければ、退院から1週間ほどで仕事に戻るのが一般的とされます。とったものの最後の結果は、退院の1か月後の外来で説明する所があります。どれも目安で、体の様子で変わります。</p>
<h2>手術の前に、伝えておくこと</h2>
<ul><li><strong>声</strong>：歌う、教える、電話など、声を使う仕事や楽しみ。「いつから、どのくらい声を出せますか」</li><li><strong>傷</strong>：首の横じわに沿って切ることが多く、赤みは月日とともにうすくなります。傷あとが盛り上がりやすい体質の方は、前もって</li><li><strong><ruby>妊娠<rt>にんしん</rt></ruby></strong>：今、または近いうちに望んでいるとき。放射性ヨウ素の治療には、時期の決まりがあります。妊娠中に見つかったときの時期の選び方も相談できます</li><li><strong>家族の病気</strong>：髄様がんでは、ご家族にも関わることがあります。<a href="/articles/genomic-testing">遺伝子を調べる検査</a>の話を聞いてから、決めてかまいません</li></ul>
<aside class="memo"><h3>診察で読むメモの例</h3><dl><div><dt>種類</dt><dd>「名前を紙に書いてください。ゆっくり進む種類ですか」</dd></div><div><dt>待てるか</dt><dd>「見守る方法は、わたしに合いますか。途中で手術に変えられますか」</dd></div><div><dt>広さ</dt><dd>「半分と全部、なぜこちらをすすめますか。反対側に出たらどうしますか」</dd></div><div><dt>経験</dt><dd>「この病院では、甲状腺の手術を年に何件くらいしていますか」</dd></div></dl></aside>
<p>急がない種類であれば、別の医師の意見を聞く時間があることが多い病気です。<a href="/articles/second-opinion">セカンドオピニオンを聞きたいと思ったら</a>を見て、返事の日を確かめておきましょう。</p>
`;

const easyBody = `
<h2><ruby>甲状腺<rt>こうじょうせん</rt></ruby>がんと言われた人へ</h2>
<p><ruby>甲状腺<rt>こうじょうせん</rt></ruby>は、<ruby>首<rt>くび</rt></ruby>の<ruby>前<rt>まえ</rt></ruby>にあります。からだの<ruby>調子<rt>ちょうし</rt></ruby>を<ruby>整<rt>ととの</rt></ruby>えるホルモンを出します。<ruby>甲状腺<rt>こうじょうせん</rt></ruby>がんには、いくつかの<ruby>種類<rt>しゅるい</rt></ruby>があります。ゆっくり<ruby>進<rt>すす</rt></ruby>む<ruby>種類<rt>しゅるい</rt></ruby>が多いです。<ruby>種類<rt>しゅるい</rt></ruby>の<ruby>名前<rt>なまえ</rt></ruby>を、<ruby>紙<rt>かみ</rt></ruby>に書いてもらいましょう。</p>
<h2><ruby>治療<rt>ちりょう</rt></ruby>の<ruby>種類<rt>しゅるい</rt></ruby></h2>
<ul><li><ruby>見守<rt>みまも</rt></ruby>る：小さいがんは、<ruby>手術<rt>しゅじゅつ</rt></ruby>をしないで、<ruby>半年<rt>はんとし</rt></ruby>から<ruby>一年<rt>いちねん</rt></ruby>に<ruby>一回<rt>いっかい</rt></ruby>、<ruby>検査<rt>けんさ</rt></ruby>をすることがあります。<ruby>途中<rt>とちゅう</rt></ruby>で<ruby>手術<rt>しゅじゅつ</rt></ruby>に<ruby>変<rt>か</rt></ruby>えることもできます。</li><li><ruby>手術<rt>しゅじゅつ</rt></ruby>：<ruby>甲状腺<rt>こうじょうせん</rt></ruby>の<ruby>半分<rt>はんぶん</rt></ruby>、または<ruby>全部<rt>ぜんぶ</rt></ruby>をとります。</li><li><ruby>放射性<rt>ほうしゃせい</rt></ruby>ヨウ素の<ruby>治療<rt>ちりょう</rt></ruby>：カプセルの<ruby>薬<rt>くすり</rt></ruby>を<ruby>飲<rt>の</rt></ruby>みます。</li><li><ruby>薬<rt>くすり</rt></ruby>の<ruby>治療<rt>ちりょう</rt></ruby>：ホルモンの<ruby>薬<rt>くすり</rt></ruby>や、ほかの<ruby>薬<rt>くすり</rt></ruby>を<ruby>使<rt>つか</rt></ruby>います。</li></ul>
<h2><ruby>手術<rt>しゅじゅつ</rt></ruby>と<ruby>仕事<rt>しごと</rt></ruby></h2>
<p><ruby>入院<rt>にゅういん</rt></ruby>は、<ruby>一週間<rt>いっしゅうかん</rt></ruby>ぐらいの<ruby>病院<rt>びょういん</rt></ruby>が多いです。<ruby>退院<rt>たいいん</rt></ruby>して<ruby>一週間<rt>いっしゅうかん</rt></ruby>ぐらいで<ruby>仕事<rt>しごと</rt></ruby>に<ruby>戻<rt>もど</rt></ruby>る人もいます。<ruby>病院<rt>びょういん</rt></ruby>や<ruby>仕事<rt>しごと</rt></ruby>によって<ruby>違<rt>ちが</rt></ruby>います。</p>
<h2><ruby>病院<rt>びょういん</rt></ruby>で聞くこと</h2>
<ul><li>「すぐに<ruby>手術<rt>しゅじゅつ</rt></ruby>が<ruby>必要<rt>ひつよう</rt></ruby>ですか」</li><li>「<ruby>半分<rt>はんぶん</rt></ruby>をとりますか。<ruby>全部<rt>ぜんぶ</rt></ruby>をとりますか」</li><li>「<ruby>声<rt>こえ</rt></ruby>は<ruby>変<rt>か</rt></ruby>わりますか」</li><li>「<ruby>薬<rt>くすり</rt></ruby>は、ずっと<ruby>飲<rt>の</rt></ruby>みますか」</li></ul>
<p><ruby>妊娠<rt>にんしん</rt></ruby>している人、子どもがほしい人は、<ruby>治療<rt>ちりょう</rt></ruby>の<ruby>前<rt>まえ</rt></ruby>に<ruby>医師<rt>いし</rt></ruby>に言ってください。</p>
`;

/** Thyroid cancer, just diagnosed: kinds, active surveillance, half or whole, days in hospital, what to ask. */
export const thyroidDiagnosed = articleItem({
  id: 'thyroid-diagnosed',
  publishedAt: '2026-11-26T04:41:00.000Z',
  title: '甲状腺がんの治療を決める前に：種類、見守る方法、手術',
  category: { id: 'treatment' },
  cancer_category: [{ id: 'head-and-neck' }],
  cancer_status: [{ id: 'just-diagnosed' }, { id: 'before-treatment' }],
  topics: ['thyroid-cancer', 'choosing-treatment', 'stage', 'surgery', 'follow-up'],
  summary:
    '甲状腺がんは、種類によって治療の考え方が大きく違います。手術をせずに見守る方法、半分とるか全部とるか、手術の日数と仕事に戻る時期、声や傷のことなど、決める前に聞くことをまとめました。',
  reviewed_at: '2026-11-26',
  next_review_at: '2027-11-25',
  reviewer_role: '甲状腺の診療にたずさわる医師',
  body,
  easy_body: easyBody,
  sources: [
    {
      title: '甲状腺がん 治療',
      publisher: '国立がん研究センター がん情報サービス',
      year: 2018,
      url: 'https://ganjoho.jp/public/cancer/thyroid/treatment.html',
    },
    MEDICAL_PAGES.activeSurveillance,
    {
      title: '甲状腺の手術',
      publisher: '隈病院',
      url: 'https://www.kuma-h.or.jp/kumapedia/encyclopedia/detail/?id=97&sub_category=',
    },
    {
      title: '当院で甲状腺腫瘍の手術',
      publisher: '順天堂大学医学部附属順天堂医院 耳鼻咽喉・頭頸科',
      url: 'https://www.juntendo.ac.jp/hospital/clinic/jibi/about/operation/ope_neck02.html',
    },
  ],
});
