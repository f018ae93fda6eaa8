import { articleItem } from '../article-item.ts';

const body = `
<h2>「この子を手放さないと、いけませんか」</h2>
<p>犬が待っているから、早く家に帰りたい。猫がひざに乗ってくると、夜の不安がやわらぐ。ペットは、薬では代われない支えです。がんの治療が始まるからといって、手放さなければならないことは、ほとんどありません。動物がもつ菌から身を守る工夫を、いくつか足せば一緒に暮らせます。飼っている動物の種類と数を、はじめに<ruby>看護師<rt>かんごし</rt></ruby>へ話しておいてください。</p>
<h2>なぜ、気をつけるのか</h2>
<p>動物の口、つめ、ふん、羽には、動物には害がなくても、人にうつる菌や<ruby>寄生虫<rt>きせいちゅう</rt></ruby>がいることがあります。ふだんなら問題のないものでも、抗がん剤などで<ruby>白血球<rt>はっけっきゅう</rt></ruby>が減っている間や、<ruby>移植<rt>いしょく</rt></ruby>のあとは、重い<ruby>感染<rt>かんせん</rt></ruby>になることがあります。薬によっては、<ruby>点滴<rt>てんてき</rt></ruby>から{{white-cells-low-weeks}}に白血球がいちばん少なくなります。自分の治療で気をつける時期を聞き、カレンダーに印をつけておきましょう。</p>
<h2>毎日の世話</h2>
<table><caption>してもよいこと、人に頼むこと</caption><thead><tr><th scope="col">こと</th><th scope="col">工夫</th></tr></thead><tbody><tr><th scope="row">なでる、抱く</th><td>かまいません。触れたあと、首輪やえさ入れに触れたあとに、石けんで手を洗います</td></tr><tr><th scope="row">顔や口をなめさせる、口うつし</th><td>しません。傷、点滴のあと、ストーマのまわりもなめさせません</td></tr><tr><th scope="row">一緒に寝る</th><td>白血球の少ない間は、<ruby>布団<rt>ふとん</rt></ruby>を分けます</td></tr><tr><th scope="row">ふん、尿、トイレの砂、鳥かご</th><td>できれば家族に頼みます。自分でするときは、使い捨ての手袋とマスクをつけ、窓を開け、終わったら手を洗います。猫の砂は毎日取りかえます</td></tr><tr><th scope="row">水槽の水がえ</th><td><ruby>素手<rt>すで</rt></ruby>を入れません。人に頼むか、長い手袋で</td></tr><tr><th scope="row">散歩</th><td><ruby>体調<rt>たいちょう</rt></ruby>のよい日に短く。引っぱられて転ばないよう、長さの決まったひもで。地面のものを食べさせません</td></tr><tr><th scope="row">つめ切り、シャンプー、トリミング</th><td>引っかかれやすいので、店や家族に頼みます</td></tr></tbody></table>
<p>ペットの側の健康も守ります。<ruby>予防接種<rt>よぼうせっしゅ</rt></ruby>、ノミとダニの薬、便の<ruby>検査<rt>けんさ</rt></ruby>を、治療の前に動物病院ですませておくと安心です。<ruby>下痢<rt>げり</rt></ruby>をしている、皮ふの病気がある、元気がないときは、早めに診てもらい、その間の世話は人に頼みます。えさは、生の肉や卵を避けます。</p>
<h2>気をつけたい動物</h2>
<p>生まれて間もない犬や猫、具合の悪い動物、鳥、カメやトカゲなどのは虫類、カエルなどは、うつる菌をもっていることが多くあります。治療の間だけ、家族や友人に預けられないか考えます。鳥のふんは、乾くと空中に舞うので、かごの<ruby>掃除<rt>そうじ</rt></ruby>は人に頼み、部屋の空気を入れかえます。新しく飼い始めるのは、体の<ruby>抵抗力<rt>ていこうりょく</rt></ruby>が戻ってからにします。動物園や、動物とふれあう店も、その時期は避けます。</p>
<h2>かまれた、引っかかれたとき</h2>
<p>小さな傷でも、すぐに流れる水と石けんでよく洗い、治療を受けている病院に電話してください。見た目がきれいでも、あとからはれることがあります。<ruby>血小板<rt>けっしょうばん</rt></ruby>が少ない方は、清潔な布で押さえながら電話します。</p>
<aside class="memo"><h3>電話で伝えるメモの例</h3><dl><div><dt>はじめに</dt><dd>抗がん剤の治療中です。飼い猫に手をかまれました</dd></div><div><dt>傷</dt><dd>10分前、右手の親指。血は止まりました。石けんで洗いました</dd></div><div><dt>治療</dt><dd>点滴は9日前です。熱は37.1度です</dd></div><div><dt>動物</dt><dd>家の中だけで飼っています。予防接種は去年の秋です</dd></div></dl></aside>
<h2>薬が、ペットに<ruby>影響<rt>えいきょう</rt></ruby>しないか</h2>
<p>抗がん剤は、しばらくの間、尿や便、吐いたものに少し残ります。ペットへの害がはっきり分かっているわけではありませんが、点滴のあとの二日ほどは、トイレのふたを閉めて流す、吐いたものや汚れた下着をなめさせない、飲み薬を床に落とさない、といった用心をします。飲み薬の方は、飲んでいる間、同じようにします。塗り薬や貼り薬をつけた場所も、なめさせないでください。痛み止めの貼り薬は、はがれたものを犬や猫がかむと、とても危険です。折りたたんで、ふたのある箱に入れます。</p>
<h2>入院の間、どこに預けるか</h2>
<ol><li>入院の日が決まる前から、預け先を二つ考える。家族、友人、ペットシッター、ペットホテル、かかりつけの動物病院</li><li>短い「お試し」を一泊しておく</li><li>紙に書く。えさの量と時間、薬、くせ、かかりつけの電話、あなたの病院と連絡してよい人</li><li>予防接種の証明書、<ruby>鑑札<rt>かんさつ</rt></ruby>の写し、えさ、においのついた毛布をひとまとめに</li><li>急な入院のとき、家の鍵を開けて世話に入れる人を一人決める</li></ol>
<p>一人暮らしで頼る人がいないときは、病院の相談窓口に、早めに「家にペットがいて、入院を決められません」と話してください。地域のボランティアや、動物病院、<ruby>市区町村<rt>しくちょうそん</rt></ruby>の動物愛護の<ruby>窓口<rt>まどぐち</rt></ruby>を一緒に探せることがあります。ペットのために治療を断る前に、まず相談です。<ruby>緩和<rt>かんわ</rt></ruby>ケアの<ruby>病棟<rt>びょうとう</rt></ruby>には、ペットとの面会ができる所もあります。一人暮らしの備えは<a href="/articles/living-alone">一人暮らしの入院と治療</a>にまとめました。</p>
`;

const easyBody = `
<h2>ペットと<ruby>一緒<rt>いっしょ</rt></ruby>に<ruby>暮<rt>く</rt></ruby>らせます</h2>
<p>がんの<ruby>治療<rt>ちりょう</rt></ruby>をしても、<ruby>犬<rt>いぬ</rt></ruby>や<ruby>猫<rt>ねこ</rt></ruby>を<ruby>手放<rt>てばな</rt></ruby>さなくていい人が、ほとんどです。でも、<ruby>治療<rt>ちりょう</rt></ruby>で体が<ruby>弱<rt>よわ</rt></ruby>い<ruby>時期<rt>じき</rt></ruby>は、<ruby>動物<rt>どうぶつ</rt></ruby>の<ruby>菌<rt>きん</rt></ruby>に<ruby>気<rt>き</rt></ruby>をつけます。</p>
<h2><ruby>気<rt>き</rt></ruby>をつけること</h2>
<ul><li>さわったら、<ruby>石<rt>せっ</rt></ruby>けんで手を<ruby>洗<rt>あら</rt></ruby>います。</li><li><ruby>顔<rt>かお</rt></ruby>や口をなめさせません。</li><li>ふんや<ruby>尿<rt>にょう</rt></ruby>の<ruby>掃除<rt>そうじ</rt></ruby>は、<ruby>家族<rt>かぞく</rt></ruby>に<ruby>頼<rt>たの</rt></ruby>みます。<ruby>自分<rt>じぶん</rt></ruby>でするときは、<ruby>手袋<rt>てぶくろ</rt></ruby>とマスクを<ruby>使<rt>つか</rt></ruby>います。</li><li><ruby>水槽<rt>すいそう</rt></ruby>の<ruby>水<rt>みず</rt></ruby>に、手を入れません。</li><li><ruby>鳥<rt>とり</rt></ruby>、カメ、小さい<ruby>子犬<rt>こいぬ</rt></ruby>や<ruby>子猫<rt>こねこ</rt></ruby>は、<ruby>菌<rt>きん</rt></ruby>が<ruby>多<rt>おお</rt></ruby>いです。<ruby>病院<rt>びょういん</rt></ruby>で<ruby>相談<rt>そうだん</rt></ruby>します。</li><li>新しいペットは、体が<ruby>元気<rt>げんき</rt></ruby>になってから<ruby>飼<rt>か</rt></ruby>います。</li></ul>
<h2>かまれたとき</h2>
<p>すぐに、<ruby>水<rt>みず</rt></ruby>と<ruby>石<rt>せっ</rt></ruby>けんで<ruby>洗<rt>あら</rt></ruby>います。小さい<ruby>傷<rt>きず</rt></ruby>でも、<ruby>病院<rt>びょういん</rt></ruby>に<ruby>電話<rt>でんわ</rt></ruby>してください。「がんの<ruby>治療中<rt>ちりょうちゅう</rt></ruby>です。<ruby>猫<rt>ねこ</rt></ruby>にかまれました」と<ruby>言<rt>い</rt></ruby>います。</p>
<h2><ruby>薬<rt>くすり</rt></ruby>のこと</h2>
<ul><li><ruby>点滴<rt>てんてき</rt></ruby>のあと<ruby>二日<rt>ふつか</rt></ruby>ぐらいは、トイレのふたを<ruby>閉め<rt>しめ</rt></ruby>て<ruby>流<rt>なが</rt></ruby>します。</li><li><ruby>薬<rt>くすり</rt></ruby>を<ruby>床<rt>ゆか</rt></ruby>に<ruby>落<rt>お</rt></ruby>としません。<ruby>貼<rt>は</rt></ruby>る<ruby>薬<rt>くすり</rt></ruby>を、ペットがかむと、とても<ruby>危<rt>あぶ</rt></ruby>ないです。</li></ul>
<h2><ruby>入院<rt>にゅういん</rt></ruby>するとき</h2>
<p>ペットを<ruby>預<rt>あず</rt></ruby>ける人を、<ruby>早<rt>はや</rt></ruby>く<ruby>探<rt>さが</rt></ruby>します。いないときは、<ruby>病院<rt>びょういん</rt></ruby>の人に「ペットがいて、<ruby>入院<rt>にゅういん</rt></ruby>できません」と<ruby>言<rt>い</rt></ruby>ってください。<ruby>一緒<rt>いっしょ</rt></ruby>に<ruby>考<rt>かんが</rt></ruby>えます。</p>
`;

/** Living with a pet under treatment: hands, waste, bites, new animals, the days of a hospital stay. */
export const pets = articleItem({
  id: 'pets',
  publishedAt: '2026-11-22T03:23:00.000Z',
  title: 'ペットと暮らしながら治療を受けるとき：世話のしかたと預け先',
  category: { id: 'life' },
  cancer_category: [],
  cancer_status: [{ id: 'just-diagnosed' }, { id: 'before-treatment' }, { id: 'treating' }],
  topics: ['pets', 'low-blood-cells', 'hospital-stay'],
  summary:
    '治療が始まっても、ペットを手放さなくてよいことがほとんどです。触れたあとの手洗い、ふんの始末と水槽、かまれたとき、抗がん剤のあとの二日間、入院中の預け先の探し方をまとめました。',
  reviewed_at: '2026-11-22',
  next_review_at: '2027-11-19',
  reviewer_role: '感染の予防にたずさわる看護師',
  body,
  easy_body: easyBody,
  sources: [
    {
      title: 'ペットとの生活',
      publisher: '国立がん研究センター東病院 感染制御室',
      year: 2025,
      url: 'https://www.ncc.go.jp/jp/ncce/division/infectious_control/020/030/20250929150947.html',
    },
    {
      title: '薬物療法を受けていますが、家族に影響が出るようなことはないのでしょうか',
      publisher: '日本肺癌学会',
      year: 2024,
      url: 'https://www.haigan.gr.jp/public/guidebook/2024/2024/Q91.html',
    },
    {
      title: '緩和ケア棟への入院について',
      publisher: '国立病院機構 南九州病院',
      url: 'https://minamikyusyu.hosp.go.jp/medical/pcu/pcu_nyuin/',
    },
  ],
});
