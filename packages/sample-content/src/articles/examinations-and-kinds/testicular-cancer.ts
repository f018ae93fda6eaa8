import { articleItem } from '../article-item.ts';

const body = `
<h2>「今週、手術です」と言われて、頭が追いつかない</h2>
<p>昨日まで仕事をしていたのに、急に手術の日を告げられる。<ruby>精巣<rt>せいそう</rt></ruby>（<ruby>睾丸<rt>こうがん</rt></ruby>）のがんでは、よくあることです。一年に見つかるのは男性10万人に1〜2人ほど。20代、30代に多く、同じ<ruby>待合室<rt>まちあいしつ</rt></ruby>に仲間が見つかりにくい病気でもあります。</p>
<p>多くは痛みがなく、片方がはれる、かたい所がある、ということで気づきます。場所が場所だけに、だれにも言えずに月日がたつ方はめずらしくありません。遅れたことを責めなくてよいのです。大きくなるのが早いことがあるため、はじめの手術は急ぎますが、薬や<ruby>放射線<rt>ほうしゃせん</rt></ruby>の治療が組み立てられている病気でもあります。急ぐこと自体は、手遅れという意味ではありません。</p>
<h2>手術までの数日で、聞いておくこと</h2>
<h3><ruby>精子<rt>せいし</rt></ruby>の<ruby>凍結<rt>とうけつ</rt></ruby>は、治療の前に</h3>
<p>薬や放射線、おなかの手術は、精子を作る力や、<ruby>射精<rt>しゃせい</rt></ruby>に<ruby>影響<rt>えいきょう</rt></ruby>することがあります。いま子どものことを考えていなくても、「凍結してから治療できますか。手術の前とあとの、どちらですか」と聞いてください。</p>
<ul><li>自分で出した精子を凍結しておく方法が、広く行われています。できるだけ治療の前にとることがすすめられています。</li><li>精子がとても少ないとき、両側に病気があるときは、手術のときに精巣の中からさがす方法もありますが、できる病院は限られます。</li><li>抗がん剤が始まったあとにとった精子の安全性は、まだはっきりしていません。病気の勢いによっては、凍結を待てないこともあります。</li><li>費用には国と<ruby>都道府県<rt>とどうふけん</rt></ruby>の<ruby>助成<rt>じょせい</rt></ruby>があります。県の例では、上限が1回{{fertility-grant-sperm}}、手術で精子をとる方法は1回{{fertility-grant-testis}}で、{{fertility-grant-times}}です。凍結のときに{{fertility-grant-age}}であることなどの条件があります。</li></ul>
<p>ほかの方法や、未成年の方のことは、<a href="/articles/fertility-before-treatment">将来の妊娠を考える方へ</a>にあります。</p>
<h3>入院と、仕事や学校</h3>
<p>精巣をとる手術では、4日ほどの入院とする大学病院があります。傷は下腹の、足のつけね近くです。そのあと薬の治療に進むかどうかは、組織の結果で決まるので、職場や学校には「まず一週間ほど休みます。その先は、結果を聞いてから連絡します」と伝えておくと、あわてずにすみます。見た目のために人工の精巣を入れたい方は、行っている病院が限られるので、手術の前に聞きます。</p>
<h2>手術でとって、はじめて名前が決まる</h2>
<p><ruby>超音波<rt>ちょうおんぱ</rt></ruby>、CT、血液の検査で疑いが強ければ、足のつけねを切って、精巣を管ごととります（<ruby>高位精巣摘除術<rt>こういせいそうてきじょじゅつ</rt></ruby>）。<ruby>診断<rt>しんだん</rt></ruby>と治療をかねた手術です。</p>
<dl><div><dt>セミノーマ、非セミノーマ</dt><dd><ruby>顕微鏡<rt>けんびきょう</rt></ruby>で見た、大きな二つの分け方です。セミノーマは半分近くを占め、放射線の効きやすい種類です。いろいろな種類がまじるときは、非セミノーマとして治療を考えます。</dd></div><div><dt>AFP、hCG、LDH</dt><dd>血液の中の目印（<ruby>腫瘍<rt>しゅよう</rt></ruby>マーカー）です。ある大学病院の説明では、AFPが高くなるのは非セミノーマの50〜70%、hCGが高くなるのはセミノーマの10〜20%、LDHは全体の50%ほど。どれも高くならない方もいます（<a href="/articles/tumor-markers">数字の見かた</a>）。</dd></div><div><dt><ruby>病期<rt>びょうき</rt></ruby></dt><dd>精巣だけか、おなかの奥のリンパ節や、肺などに広がっているかで分けます。</dd></div></dl>
<h2>手術のあとの、いくつかの道</h2>
<table><caption>精巣をとったあとの治療</caption><thead><tr><th scope="col">方法</th><th scope="col">どんなときに考えるか</th><th scope="col">暮らし</th></tr></thead><tbody><tr><th scope="row">通院で見守る</th><td>精巣だけで、血液の目印が下がったとき</td><td>働きながら通う。はじめの間は検査の回数が多い</td></tr><tr><th scope="row">抗がん剤</th><td>広がりがあるとき、目印が下がらないとき、再発を減らしたいとき</td><td>入院して<ruby>点滴<rt>てんてき</rt></ruby>をし、数週間の区切りでくり返すことが多い</td></tr><tr><th scope="row">放射線</th><td>セミノーマの一部</td><td>平日に続けて通う</td></tr><tr><th scope="row">おなかの奥のリンパ節をとる手術</th><td>薬のあとに、かたまりが残ったときなど</td><td>射精の<ruby>神経<rt>しんけい</rt></ruby>を残せるかを、先に聞く</td></tr></tbody></table>
<p>同じ病期でも、いくつかの道を選べることがあります。「見守る場合と、薬を足す場合で、違うことは何ですか」と並べて聞いてください。<ruby>緩和<rt>かんわ</rt></ruby>ケアや気持ちの相談は、どの道でも一緒に使えます。</p>
<h2>抗がん剤の間に、伝えてほしいこと</h2>
<p>熱、せきと<ruby>息切<rt>いきぎ</rt></ruby>れ、<ruby>耳鳴<rt>みみな</rt></ruby>りや聞こえにくさ、手足のしびれ、尿の量。使う薬によって、肺、耳、神経、<ruby>腎臓<rt>じんぞう</rt></ruby>に影響が出ることがあるので、小さくても言ってください。音楽や楽器の仕事の方は、始まる前に話します。何年かたって別の手術を受けるときも、使った薬の名前を麻酔の医師に伝えられるように、一枚に書いて残します。治療の間とそのあとしばらくは、<ruby>避妊<rt>ひにん</rt></ruby>が要ります。期間は病院に聞きます。</p>
<h2>体と、好きな人のこと</h2>
<p>片方が残っていれば、男性のホルモンや<ruby>勃起<rt>ぼっき</rt></ruby>の力は保たれることが多く、子どもを持つ方もいます。だるさ、気分の落ちこみ、性欲の変化が続くときは、血液でホルモンを調べられます。「男らしさがなくなったのでは」という思いは、多くの方が口にします。</p>
<aside class="memo"><h3>言い方の例</h3><dl><div><dt>診察で</dt><dd>精子の凍結をしたいです。いちばん早くできる病院を紹介してください</dd></div><div><dt><ruby>看護師<rt>かんごし</rt></ruby>に</dt><dd>射精のことで聞きたいことがあります。男性の方か、二人だけの場所で話せますか</dd></div><div><dt>パートナーに</dt><dd>片方をとる手術をする。こわいのは、あなたにどう思われるかだった。話せてよかった</dd></div><div><dt>上司に</dt><dd>急な病気で手術を受けます。病名は、いまは控えさせてください</dd></div></dl></aside>
<p>同じ年代の声は<a href="/articles/aya">10代から30代でがんになった方へ</a>、性のことは<a href="/articles/sexual-life">性生活とふれあい</a>に、休む間の収入は<a href="/articles/injury-allowance"><ruby>傷病手当金<rt>しょうびょうてあてきん</rt></ruby></a>にあります。</p>
<h2>通院は、長く、だんだん間をあけて</h2>
<p>診察、血液の目印、胸とおなかの<ruby>画像<rt>がぞう</rt></ruby>で見ていきます。2015年の<ruby>診療<rt>しんりょう</rt></ruby>ガイドラインでは、転移のない非セミノーマで、はじめの2年は間をつめて、そのあとも5年より長く見ることがすすめられています。引っ越しや<ruby>転職<rt>てんしょく</rt></ruby>で足が遠のきやすい年代です。行けない日があったら、そのままにせず、移れる病院を相談してください。</p>
<p>残った側は、月に一度、風呂で温まったときに、親指と人さし指の間でやさしく転がしてみます。かたい所、大きさの違いに気づいたら、次の予約を待たずに電話します。</p>
`;

/** Cancer of the testicle: an operation within days, freezing sperm before it, kinds, medicines, body and love, visits. */
export const testicularCancer = articleItem({
  id: 'testicular-cancer',
  publishedAt: '2026-11-28T11:38:00.000Z',
  title: '精巣がんと言われたら：急ぐ手術、精子の凍結、そのあとの通院',
  category: { id: 'treatment' },
  cancer_category: [],
  cancer_status: [
    { id: 'suspected' },
    { id: 'just-diagnosed' },
    { id: 'before-treatment' },
    { id: 'treating' },
    { id: 'follow-up' },
  ],
  topics: ['testicular-cancer', 'fertility', 'aya', 'tumor-markers', 'follow-up'],
  summary:
    '精巣がんは20代、30代に多く、はじめの手術を急ぐことの多い病気です。手術の前に聞く精子の凍結と助成、4日ほどの入院、種類と血液の目印、薬の間の注意、性生活とパートナーへの言葉、5年より長い通院をまとめました。',
  reviewed_at: '2026-11-28',
  next_review_at: '2027-11-26',
  reviewer_role: '泌尿器科の診療にたずさわる医師',
  body,
  sources: [
    {
      title: '精巣がん',
      publisher: '奈良県立医科大学 泌尿器科学教室',
      url: 'https://urol.naramed-u.ac.jp/patient/senmon/seisogan.html',
    },
    {
      title: '精巣腫瘍',
      publisher: '和歌山県立医科大学 泌尿器科',
      url: 'https://www.wakayama-med.ac.jp/med/urourodir/guide/testicular_tumor.html',
    },
    {
      title: '妊孕性温存について、どのようなことができますか（男性の場合）',
      publisher: '東京都保健医療局',
      url: 'https://www.hokeniryo.metro.tokyo.lg.jp/iryo/iryo_hoken/gan_portal/chiryou/seishoku/qa/dansei.html',
    },
    {
      title: '精巣腫瘍診療ガイドライン 2015年版 CQ25（経過観察）',
      publisher: 'Mindsガイドラインライブラリ（日本医療機能評価機構）',
      year: 2015,
      url: 'https://minds.jcqhc.or.jp/n/med/4/med0144/G0000742/0036',
    },
  ],
});
