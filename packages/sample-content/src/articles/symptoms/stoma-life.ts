import { articleItem } from '../article-item.ts';

const body = `
<h2>おなかにできた、新しい出口</h2>
<p>鏡の前で、初めて自分のおなかを見る。思わず目をそらした、という方がいます。ストーマは、手術でおなかにつくった、<ruby>便<rt>べん</rt></ruby>や<ruby>尿<rt>にょう</rt></ruby>の出口です。腸などの内側の<ruby>粘膜<rt>ねんまく</rt></ruby>が見えているので、赤く、いつもしめっています。さわっても、ふつう痛みは感じません。</p>
<p>便の出口は<ruby>人工肛門<rt>じんこうこうもん</rt></ruby>、尿の出口は<ruby>人工膀胱<rt>じんこうぼうこう</rt></ruby>ともよばれます。ずっと使うものと、しばらくしてから閉じるものがあります。「わたしのストーマは、どこの腸でつくりましたか。閉じる予定はありますか」と聞いておくと、このあとの説明が分かりやすくなります。</p>
<h2>なぜ、<ruby>装具<rt>そうぐ</rt></ruby>をつけるのか</h2>
<p>ストーマには、肛門や尿道のようにしめる筋肉がありません。便や尿は、自分の気持ちとは関係なく出てきます。そこで、皮ふにはる板（<ruby>面板<rt>めんいた</rt></ruby>）と、受けとめる袋をつけます。板と袋が一つになったものと、分かれたものがあり、おなかの形、便の様子、手の動かしやすさに合わせて選びます。今の装具は、においをおさえるつくりです。</p>
<table><caption>ストーマの種類と、出るものの様子</caption><thead><tr><th scope="col">種類</th><th scope="col">様子</th></tr></thead><tbody><tr><th scope="row"><ruby>結腸<rt>けっちょう</rt></ruby>ストーマ（大腸）</th><td>手術のあと3か月から4か月は、便のかたさが落ち着きにくい。前のような便に近づくまで、半年ほどかかることがあります</td></tr><tr><th scope="row"><ruby>回腸<rt>かいちょう</rt></ruby>ストーマ（小腸）</th><td>水のような便が、一日に1リットルから2リットルほど出る。水分が足りなくなりやすい</td></tr><tr><th scope="row">尿路ストーマ</th><td>尿が、昼も夜も少しずつ出る</td></tr></tbody></table>
<h2>病院でしてもらえること</h2>
<p>手術の前に、座ったり立ったりしながら、つくる場所に印をつけます。手術のあとは、<ruby>看護師<rt>かんごし</rt></ruby>と一緒に、はがす、洗う、はる、を練習します。退院してからも、ストーマの大きさや体重は変わります。もれや皮ふの荒れは、装具が合わなくなった合図のことが多く、ストーマ<ruby>外来<rt>がいらい</rt></ruby>で、<ruby>皮膚<rt>ひふ</rt></ruby>・<ruby>排泄<rt>はいせつ</rt></ruby>ケアの専門の看護師に見直してもらえます。ほかの病院で手術を受けた方を受け入れる外来もあります。</p>
<h2>家でできること：毎日の手入れ</h2>
<h3>もれる前に、日を決めて替える</h3>
<p>替えるのは週に数回、という方が多いものの、何日もつかは装具と便の様子で違います。看護師と決めた日を、カレンダーに書いておきます。</p>
<ol><li>水や専用の液を使い、皮ふを手で押さえながら、ゆっくりはがす</li><li>まわりの皮ふを石けんの泡で洗い、流して、押さえてふく。ドライヤーの熱は当てない</li><li>皮ふの赤みと、板のとけ方を見る</li><li>おなかのしわをのばしてはり、手のひらでしばらく温める</li></ol>
<p>袋の中身は、重くなる前に捨てます。尿路ストーマの方は、夜は大きな袋につなぐと、起きる回数を減らせます。</p>
<h3>お風呂</h3>
<p>装具をつけたまま入れます。便のストーマは、便の少ない時間なら、外して入れることもあります。尿は出続けるので、尿路ストーマではつけたままが基本です。どちらがよいかを、退院の前に聞いておきましょう。</p>
<h3>食べもの、飲みもの</h3>
<p>ストーマのための特別な制限は、ふつうありません。よくかんで、少しずつ品数を戻します。回腸ストーマの方は、水分をとり、きのこや海そうのように<ruby>消化<rt>しょうか</rt></ruby>しにくいものは、細かくして少しだけ。尿路ストーマの方も、止められていなければ水分を十分にとります。持病で食事の決まりがある方は、その決まりが先です。</p>
<h2>出かける、動く、もしもの日</h2>
<p>近所の買いものでも、替えの装具を一組、袋とぬらした紙と一緒に持ちます。「オストメイト」の印のあるトイレには、洗い場があります。おなかに力を入れる運動や重い荷物は、数か月控えるように言われることがあるので、始める時期を聞いてください。<ruby>災害<rt>さいがい</rt></ruby>に備えて、日本オストミー協会は、持ち出す装具を2週間分まとめておくことをすすめています。<a href="/articles/daily-safety-in-disaster">災害への備え</a>と一緒に見直しましょう。</p>
<h2>費用を助ける制度</h2>
<p>ずっと使うストーマの方は、<ruby>身体障害者手帳<rt>しんたいしょうがいしゃてちょう</rt></ruby>（{{handbook-stoma-grades}}のいずれか）を申請できます。手帳があると、装具の費用を助ける給付を、住んでいる市区町村に申しこめます。上限や自分で払う分は、市区町村で違います。<a href="/articles/disability-pension"><ruby>障害年金<rt>しょうがいねんきん</rt></ruby></a>では、手術の日から{{disability-pension-stoma}}に、障害の状態をみることがあります。装具の代金は、書類があれば<a href="/articles/medical-expense-deduction"><ruby>医療費控除<rt>いりょうひこうじょ</rt></ruby></a>に入れられることがあります。</p>
<aside class="memo"><h3>ストーマ外来で伝えるメモの例</h3><dl><div><dt>もれ</dt><dd>先週は二回。どちらも夜中、右の下から</dd></div><div><dt>皮ふ</dt><dd>板の下が赤く、汗をかくとしみる</dd></div><div><dt>便や尿</dt><dd>昨日から水のよう。袋を七回あけた</dd></div><div><dt>困ること</dt><dd>職場のトイレで替えるのが不安です</dd></div></dl></aside>
<h2>相談したいとき</h2>
<p>もれる日が続く、皮ふが赤い、太った、やせた、抗がん剤で便が変わった。次の外来を待たずに電話してかまいません。人に見せたくない、夫や妻にふれられるのがこわい、という気持ちも、看護師は聞き慣れています。「ストーマの外来につないでください」で話が始まります。</p>
`;

const easyBody = `
<h2>ストーマは、おなかにできた<ruby>出口<rt>でぐち</rt></ruby>です</h2>
<p><ruby>手術<rt>しゅじゅつ</rt></ruby>で、おなかに<ruby>便<rt>べん</rt></ruby>や<ruby>尿<rt>にょう</rt></ruby>の<ruby>出口<rt>でぐち</rt></ruby>をつくることがあります。これをストーマといいます。<ruby>赤<rt>あか</rt></ruby>くて、ぬれています。さわっても、ふつうは<ruby>痛<rt>いた</rt></ruby>くありません。</p>
<h2>なぜ<ruby>袋<rt>ふくろ</rt></ruby>をつけますか</h2>
<p>ストーマは、<ruby>自分<rt>じぶん</rt></ruby>で<ruby>止<rt>と</rt></ruby>めることができません。だから、おなかに<ruby>袋<rt>ふくろ</rt></ruby>をはって、<ruby>便<rt>べん</rt></ruby>や<ruby>尿<rt>にょう</rt></ruby>を<ruby>受<rt>う</rt></ruby>けます。<ruby>袋<rt>ふくろ</rt></ruby>は、においが出にくいです。</p>
<h2><ruby>病院<rt>びょういん</rt></ruby>でできること</h2>
<p><ruby>看護師<rt>かんごし</rt></ruby>さんが、<ruby>袋<rt>ふくろ</rt></ruby>のはりかたを<ruby>教<rt>おし</rt></ruby>えてくれます。<ruby>家<rt>いえ</rt></ruby>に<ruby>帰<rt>かえ</rt></ruby>ってからも、ストーマの<ruby>外来<rt>がいらい</rt></ruby>で<ruby>見<rt>み</rt></ruby>てもらえます。</p>
<h2><ruby>家<rt>いえ</rt></ruby>でできること</h2>
<ul><li>もれる<ruby>前<rt>まえ</rt></ruby>に、<ruby>決<rt>き</rt></ruby>めた日に<ruby>袋<rt>ふくろ</rt></ruby>を<ruby>替<rt>か</rt></ruby>えます。</li><li><ruby>皮<rt>ひ</rt></ruby>ふを<ruby>手<rt>て</rt></ruby>で<ruby>押<rt>お</rt></ruby>さえて、ゆっくりはがします。</li><li>せっけんの<ruby>泡<rt>あわ</rt></ruby>で、やさしく<ruby>洗<rt>あら</rt></ruby>います。</li><li><ruby>袋<rt>ふくろ</rt></ruby>が<ruby>重<rt>おも</rt></ruby>くなる<ruby>前<rt>まえ</rt></ruby>に、<ruby>中身<rt>なかみ</rt></ruby>を<ruby>捨<rt>す</rt></ruby>てます。</li><li><ruby>袋<rt>ふくろ</rt></ruby>をつけたまま、お<ruby>風呂<rt>ふろ</rt></ruby>にはいれます。</li><li>出かけるときは、<ruby>替<rt>か</rt></ruby>えの<ruby>袋<rt>ふくろ</rt></ruby>を<ruby>持<rt>も</rt></ruby>ちます。</li></ul>
<h2>お<ruby>金<rt>かね</rt></ruby>のこと</h2>
<p>ストーマをずっと<ruby>使<rt>つか</rt></ruby>う<ruby>人<rt>ひと</rt></ruby>は、<ruby>市役所<rt>しやくしょ</rt></ruby>や<ruby>区役所<rt>くやくしょ</rt></ruby>で、お<ruby>金<rt>かね</rt></ruby>の<ruby>助<rt>たす</rt></ruby>けを<ruby>受<rt>う</rt></ruby>けられることがあります。「ストーマの<ruby>袋<rt>ふくろ</rt></ruby>のお<ruby>金<rt>かね</rt></ruby>について<ruby>聞<rt>き</rt></ruby>きたいです」と<ruby>言<rt>い</rt></ruby>ってください。</p>
<h2><ruby>相談<rt>そうだん</rt></ruby>するとき</h2>
<p>もれることが<ruby>続<rt>つづ</rt></ruby>くとき、<ruby>皮<rt>ひ</rt></ruby>ふが<ruby>赤<rt>あか</rt></ruby>いときは、ストーマの<ruby>外来<rt>がいらい</rt></ruby>に<ruby>電話<rt>でんわ</rt></ruby>します。「<ruby>袋<rt>ふくろ</rt></ruby>がもれます。<ruby>見<rt>み</rt></ruby>てほしいです」と<ruby>言<rt>い</rt></ruby>ってください。</p>
`;

/** A stoma: what it is, care at home, bath and food, going out, the systems that help with the costs. */
export const stomaLife = articleItem({
  id: 'stoma-life',
  topics: ['stoma', 'after-surgery', 'disability-certificate', 'odor'],
  publishedAt: '2026-11-20T01:27:00.000Z',
  title: 'ストーマ（人工肛門・人工膀胱）と暮らす',
  category: { id: 'treatment' },
  cancer_category: [],
  cancer_status: [{ id: 'before-treatment' }, { id: 'treating' }, { id: 'follow-up' }, { id: 'recurrence' }],
  summary:
    'おなかにできた便や尿の出口、ストーマ。種類による違い、装具を替える手順、お風呂と食べもの、出かける日の持ちもの、費用を助ける制度、相談や連絡の目安をまとめました。',
  reviewed_at: '2026-11-20',
  next_review_at: '2027-11-18',
  reviewer_role: 'ストーマ外来で相談を受けてきた看護師',
  body,
  easy_body: easyBody,
  sources: [
    {
      title: '大腸がん（結腸がん・直腸がん） Q&A',
      publisher: '国立がん研究センター がん情報サービス',
      url: 'https://ganjoho.jp/public/cancer/colon/qa.html',
    },
    {
      title: '膀胱がん「日常生活を送る上で」',
      publisher: '国立がん研究センター がん情報サービス',
      url: 'https://ganjoho.jp/public/cancer/bladder/follow_up.html',
    },
    {
      title: 'ストーマ外来について',
      publisher: '大阪急性期・総合医療センター 消化器外科',
      year: 2023,
      url: 'https://osaka-gs.jp/outpatient/lower/stomata/',
    },
    {
      title: '日本オストミー協会のホームページ',
      publisher: '公益社団法人 日本オストミー協会',
      url: 'https://www.joa-net.org/',
    },
  ],
});
