import { MEDICAL_PAGES } from '../../sources/medical-pages.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>のどを通る、ということ</h2>
<p>ごはんが胸でつかえる。お茶でむせて、会食がこわい。薬が飲みこめない。食後に声ががらがらする。痰が切れず、夜にせきこむ。飲みこむこととせきは、どちらものどの同じ場所で起きるので、一緒に困ることが多い症状です。</p>
<p>今まさに息が苦しい、食べものがつまった、血を吐いたというときは、この記事の終わりの「すぐに連絡するとき」を先に見てください。</p>
<h2>なぜ起きるのか</h2>
<table><caption>飲みこみにくさ、せき、痰の理由の例</caption><thead><tr><th scope="col">困ること</th><th scope="col">理由の例</th></tr></thead><tbody><tr><th scope="row">つかえる、通らない</th><td><ruby>食道<rt>しょくどう</rt></ruby>や胃の入口のせまさ、はれ、つなぎ目。<ruby>放射線<rt>ほうしゃせん</rt></ruby>や薬によるただれ</td></tr><tr><th scope="row">むせる、口に残る</th><td>口やのど、首の手術や放射線のあと。舌やのどの動き、だ液の減り、体の力の衰え</td></tr><tr><th scope="row">痰がからむ</th><td>感染、肺の病気、<ruby>誤嚥<rt>ごえん</rt></ruby>（食べものやだ液が<ruby>気管<rt>きかん</rt></ruby>に入ること）、水分の不足</td></tr><tr><th scope="row">せきが続く</th><td>風邪や肺の感染、がん、薬や放射線による肺の<ruby>炎症<rt>えんしょう</rt></ruby>、胃の液の逆流、ぜんそく、血圧の薬など</td></tr></tbody></table>
<p>せきは、悪いものを外へ出す体の働きでもあります。無理に止めると困ることもあるため、市販のせき止めで様子を見る前に、理由を調べてもらいます。3週間より長く続くせきは、風邪のほかの理由も考えて、胸の写真を撮ることがすすめられています。治療中なら、3週間待たずに伝えてください。</p>
<h2>病院ですること</h2>
<p>食べている様子を見る、細い<ruby>内視鏡<rt>ないしきょう</rt></ruby>をのどに入れて見る、<ruby>造影剤<rt>ぞうえいざい</rt></ruby>の入ったものを飲んで通り道を写す、胸の写真を撮る、痰を調べる、といった検査があります。手当ては理由で変わり、<ruby>言語聴覚士<rt>げんごちょうかくし</rt></ruby>との練習、痛みや炎症の薬、せまい所を広げる、管や器具で通り道をつくる、<ruby>点滴<rt>てんてき</rt></ruby>や管で<ruby>栄養<rt>えいよう</rt></ruby>を補う、せきや痰の薬、酸素などを組み合わせます。痰のからまないせきには、<ruby>医療用麻薬<rt>いりょうようまやく</rt></ruby>を使うこともあります。</p>
<p>口やのどの手術のあと、前と同じように食べられるまでには、数か月かかるとされています。固いもの、大きなものは、そのあとも残りやすいようです。数か月たって困っていたら、それも相談の合図です。</p>
<h2>自分でできること：食べ方</h2>
<p>合う形や姿勢は、人によって反対のこともあります。あごを引くと飲みやすい人も、上げたほうがよい人もいます。病院で決めた方法がある方は、それが先です。</p>
<ul><li>背すじを起こして座り、足の裏を床につける。食べてからしばらくは横にならない</li><li>一口は小さじ一杯ほど。飲みこんでから次を。途中で話さない、テレビを消す</li><li>食べる前に、ひと口の水や口すすぎで口をしめらせ、肩と首をゆっくり回す</li><li>ぱさぱさしたもの、もち、のり、だんご、こんにゃく、さらさらの水は、つまる、むせることがある。あんかけ、ゼリー、とろみで形を変える</li><li>とろみの濃さは、病院で決めてもらう。濃すぎると、かえって残る</li><li>薬は、つぶす前に<ruby>薬剤師<rt>やくざいし</rt></ruby>に聞く。つぶしてはいけない薬、ゼリーで飲める薬がある</li><li>毎食後と寝る前に、口を清潔にする。口の菌が減ると、誤嚥したときの<ruby>肺炎<rt>はいえん</rt></ruby>を減らす助けになる</li></ul>
<p>口やのどのがんの治療中の方は、<a href="/articles/head-and-neck-treating">食べる・話すための工夫</a>に、食卓の例があります。</p>
<h2>自分でできること：せきと痰</h2>
<ul><li>止められていなければ、水分を少しずつ。部屋をかわかさない。寝るときは上半身を少し高くする</li><li>痰は、「ゆっくり吸って、少し止めて、口を開けてハッ、ハッと息をはく」を数回。強いせきより体が楽なことがある</li><li>傷のある方は、枕を当てて押さえながらせきをする</li><li>のどが刺激される煙、香り、冷たい空気、長電話をさける。あめやぬるい飲みもので、のどをうるおす</li><li>痰は飲みこまず、紙に取って、色と量を見る。手を洗う</li></ul>
<aside class="memo"><h3>電話や診察で伝えるメモの例</h3><dl><div><dt>通るもの</dt><dd>ゼリーは通る。ごはんは胸の上でつかえる</dd></div><div><dt>むせ</dt><dd>お茶で毎回。食後に声ががらがらする</dd></div><div><dt>せきと痰</dt><dd>二週間。黄色い痰が朝に三回。血は見えない</dd></div><div><dt>体重と熱</dt><dd>ひと月で3キロ減った。熱はない</dd></div></dl></aside>
<h2>相談したいとき</h2>
<p>食べるのに前の倍の時間がかかる、食べられるものが減る、やせてきた、薬が飲めない、食事のたびにむせる、せきで眠れない。次の診察を待たずに伝えてください。空せきや息切れが新しく出たときは、その日のうちに電話します。検査を待っている方も、「つかえが強くなりました」と予約の病院に言ってかまいません。</p>
<h2>ご家族へ</h2>
<p>せかさず、同じ高さに座って、一緒に食べる。「早く」「全部」を言わないだけで、むせが減ることがあります。つまったときにどうするかを、元気なうちに看護師に聞いて、紙に書いて貼っておきましょう。</p>
`;

const easyBody = `
<h2><ruby>飲<rt>の</rt></ruby>みこみにくい、せきが出る</h2>
<p>がんの<ruby>病気<rt>びょうき</rt></ruby>や<ruby>治療<rt>ちりょう</rt></ruby>で、<ruby>食<rt>た</rt></ruby>べものがつかえる、むせる、せきや<ruby>痰<rt>たん</rt></ruby>が<ruby>続<rt>つづ</rt></ruby>く、ということがあります。がまんしないで、<ruby>病院<rt>びょういん</rt></ruby>に<ruby>言<rt>い</rt></ruby>ってください。</p>
<h2>なぜですか</h2>
<p>のどや<ruby>食道<rt>しょくどう</rt></ruby>がせまい、<ruby>痛<rt>いた</rt></ruby>い、<ruby>動<rt>うご</rt></ruby>きにくい、<ruby>肺<rt>はい</rt></ruby>に<ruby>病気<rt>びょうき</rt></ruby>がある、など、<ruby>理由<rt>りゆう</rt></ruby>はいろいろです。</p>
<h2><ruby>病院<rt>びょういん</rt></ruby>でできること</h2>
<p>のどや<ruby>胸<rt>むね</rt></ruby>を<ruby>調<rt>しら</rt></ruby>べます。<ruby>飲<rt>の</rt></ruby>みこむ<ruby>練習<rt>れんしゅう</rt></ruby>があります。せきや<ruby>痰<rt>たん</rt></ruby>の<ruby>薬<rt>くすり</rt></ruby>もあります。「むせます。<ruby>食<rt>た</rt></ruby>べるのがこわいです」と<ruby>言<rt>い</rt></ruby>ってください。</p>
<h2><ruby>食<rt>た</rt></ruby>べるとき</h2>
<ul><li><ruby>座<rt>すわ</rt></ruby>って、足を<ruby>床<rt>ゆか</rt></ruby>につけます。</li><li><ruby>一口<rt>ひとくち</rt></ruby>を<ruby>小<rt>ちい</rt></ruby>さくします。</li><li><ruby>飲<rt>の</rt></ruby>みこんでから、<ruby>次<rt>つぎ</rt></ruby>を<ruby>食<rt>た</rt></ruby>べます。</li><li>もち、のり、ぱさぱさしたものは、<ruby>気<rt>き</rt></ruby>をつけます。</li><li><ruby>食<rt>た</rt></ruby>べたあと、すぐに<ruby>寝<rt>ね</rt></ruby>ません。</li><li><ruby>口<rt>くち</rt></ruby>の中をきれいにします。</li></ul>
<h2>せきや<ruby>痰<rt>たん</rt></ruby>が出るとき</h2>
<ul><li><ruby>水<rt>みず</rt></ruby>を<ruby>少<rt>すこ</rt></ruby>しずつ<ruby>飲<rt>の</rt></ruby>みます。</li><li><ruby>頭<rt>あたま</rt></ruby>と<ruby>背中<rt>せなか</rt></ruby>を<ruby>少<rt>すこ</rt></ruby>し<ruby>高<rt>たか</rt></ruby>くして<ruby>寝<rt>ね</rt></ruby>ます。</li><li><ruby>痰<rt>たん</rt></ruby>の<ruby>色<rt>いろ</rt></ruby>を<ruby>見<rt>み</rt></ruby>ます。</li><li>せきを<ruby>止<rt>と</rt></ruby>める<ruby>薬<rt>くすり</rt></ruby>を<ruby>買<rt>か</rt></ruby>う<ruby>前<rt>まえ</rt></ruby>に、<ruby>病院<rt>びょういん</rt></ruby>に<ruby>聞<rt>き</rt></ruby>きます。</li></ul>
<h2><ruby>相談<rt>そうだん</rt></ruby>するとき</h2>
<p>やせてきたとき、<ruby>薬<rt>くすり</rt></ruby>が<ruby>飲<rt>の</rt></ruby>めないとき、せきで<ruby>眠<rt>ねむ</rt></ruby>れないときは、<ruby>病院<rt>びょういん</rt></ruby>に<ruby>電話<rt>でんわ</rt></ruby>してください。</p>
`;

/** Trouble with swallowing, cough and phlegm: reasons, tests, posture and food shapes, gentle coughing, what to tell. */
export const swallowingAndCough = articleItem({
  id: 'swallowing-and-cough',
  topics: ['swallowing', 'cough', 'eating', 'rehabilitation'],
  publishedAt: '2026-11-25T01:43:00.000Z',
  title: '飲みこみにくい、むせる、せきや痰が続くとき',
  category: { id: 'treatment' },
  cancer_category: [],
  cancer_status: [
    { id: 'suspected' },
    { id: 'before-treatment' },
    { id: 'treating' },
    { id: 'follow-up' },
    { id: 'recurrence' },
    { id: 'palliative' },
  ],
  summary:
    'つかえる、むせる、痰がからむ、せきが止まらない。飲みこみにくさとせきの理由、病院での検査とリハビリ、食べ方と姿勢、痰の出し方、待たずに連絡するときをまとめました。',
  reviewed_at: '2026-11-25',
  next_review_at: '2027-11-24',
  reviewer_role: '飲みこみのリハビリにたずさわる言語聴覚士',
  body,
  easy_body: easyBody,
  sources: [
    MEDICAL_PAGES.eatingTrouble,
    {
      title: '食道がん Q&A',
      publisher: '国立がん研究センター がん情報サービス',
      url: 'https://ganjoho.jp/public/cancer/esophagus/qa.html',
    },
    {
      title: 'よくあるご質問',
      publisher: '兵庫医科大学病院 呼吸器内科',
      url: 'https://www.hosp.hyo-med.ac.jp/service/department/respiratory_rcu/qa',
    },
    {
      title: 'Q51 呼吸が苦しいのですが，やわらげることはできますか',
      publisher: '日本肺癌学会（患者さんのための肺がんガイドブック）',
      year: 2020,
      url: 'https://www.haigan.gr.jp/guidebook2019/2020/Q51.html',
    },
  ],
});
