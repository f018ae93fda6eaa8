import { articleItem } from '../article-item.ts';

const body = `
<h2>かゆみは、痛みと同じくらいつらい</h2>
<p>布団に入ると、すねがむずむずする。背中に手が届かない。朝、シーツに血がついている。「かゆいくらいで」と言われそうで、診察で口に出せない方がいます。かゆみは眠りと気力をうばいます。理由が分かれば手当てのできるものが多いので、がまんする前に話してください。</p>
<h2>なぜ起きるのか</h2>
<p>全身のかゆみでいちばん多いのは、<ruby>皮膚<rt>ひふ</rt></ruby>のかわきだとされています。そのほかに、治療や体の中の変化が関わることがあります。</p>
<table><caption>かゆみの理由と、手がかりになる様子</caption><thead><tr><th scope="col">理由の例</th><th scope="col">様子の例</th></tr></thead><tbody><tr><th scope="row">皮膚のかわき（治療、年齢、冬の空気）</th><td>すね、腰、腕が粉をふく。風呂あがりや夜に強い</td></tr><tr><th scope="row">薬による<ruby>発疹<rt>ほっしん</rt></ruby>（抗がん剤、抗菌薬など、どの薬でも）</th><td>赤いぶつぶつや広い赤み。飲み始めてから何日もたって出ることもある</td></tr><tr><th scope="row"><ruby>分子標的薬<rt>ぶんしひょうてきやく</rt></ruby>や、<ruby>免疫<rt>めんえき</rt></ruby>の働きを使う薬</th><td>かわきと一緒に。見た目に何もないのにかゆいこともある</td></tr><tr><th scope="row"><ruby>医療用麻薬<rt>いりょうようまやく</rt></ruby>の痛み止め</th><td>使い始めや、量が変わったころ</td></tr><tr><th scope="row"><ruby>放射線<rt>ほうしゃせん</rt></ruby></th><td>当てた所に、赤みやほてりと一緒に</td></tr><tr><th scope="row"><ruby>胆汁<rt>たんじゅう</rt></ruby>の流れがとどこおる（<ruby>黄疸<rt>おうだん</rt></ruby>）</th><td>白目や皮膚が黄色い、尿が濃い茶色、便が白っぽい</td></tr><tr><th scope="row"><ruby>腎臓<rt>じんぞう</rt></ruby>、<ruby>甲状腺<rt>こうじょうせん</rt></ruby>、血液の病気など</th><td>発疹がなく、全身に。汗や体重の変化を伴うこともある</td></tr><tr><th scope="row"><ruby>帯状疱疹<rt>たいじょうほうしん</rt></ruby>、水虫、ダニなど</th><td>片側の帯のような痛がゆさ、指の間、家族も一緒にかゆい</td></tr></tbody></table>
<p>どれかは、見た目だけでは決められません。かゆみがあるから何かの病気、というものでもありません。</p>
<h2>病院ですること</h2>
<p>皮膚を見て、いつから、どこが、どの薬のあとにかゆいかを聞きます。発疹がないときは、<ruby>肝臓<rt>かんぞう</rt></ruby>や腎臓などの血液検査をすることもあります。手当ては理由で変わります。うるおす薬、炎症をおさえるぬり薬、飲むかゆみ止め、薬の変更。胆汁の流れが悪いときは、流れをよくする処置を考えます。かゆみ止めが効きにくい種類のかゆみもあるので、「飲んでも変わりません」も伝えてください。皮膚科に診てもらえるかも聞けます。</p>
<p><strong>点滴の最中に急にかゆくなったときは、小さなことでも、すぐに看護師を呼びます。</strong>アレルギーの始まりのことがあります。</p>
<h2>自分でできること</h2>
<h3>かきたくなったら</h3>
<ul><li>かく代わりに、冷たいタオルや、布で包んだ保冷剤を数分当てる（冷たいものをさけるように言われている薬の方は、ぬるいタオルで）</li><li>手のひらで、服の上から軽く押さえる、そっとたたく</li><li>保湿剤をぬり足す。冷蔵庫でなく、部屋に置いたもので十分です</li><li>爪は短く、角をやすりで丸く。夜は綿の手袋をしてみる</li><li>別のことに手を使う。洗濯物をたたむ、編む、豆のさやをむく</li></ul>
<h3>かゆみを呼びこまない</h3>
<ul><li>湯はぬるめに、短く。体が温まりすぎると強くなる。タオルでこすらず、泡でなでる</li><li>風呂のあと、肌がしっとりしているうちに保湿剤をぬる。洗い方とぬり方は<a href="/articles/bathing-and-skin">お風呂の記事</a>と<a href="/articles/skin-and-nails">皮膚と爪の記事</a>にあります</li><li>肌着は綿のやわらかいものを、縫い目を外側にして。毛の服や、きついゴムをさける</li><li>部屋をかわかしすぎない。電気毛布は寝る前に切る</li><li>お酒やからいもので強くなる方は、その日は控える</li></ul>
<h3>買った薬を使う前に</h3>
<p>市販のかゆみ止めには、しみるもの、かぶれるもの、眠気の出るものがあります。放射線を当てている所、傷のある所には、聞かずにぬらないでください。眠気の出る薬を飲んだ日は、<a href="/articles/driving">車の運転</a>をやめます。がんの薬を、かゆいからと自分でやめることも、避けてください。</p>
<aside class="memo"><h3>診察で伝えるメモの例</h3><dl><div><dt>どこが</dt><dd>背中とすね。ぶつぶつはない</dd></div><div><dt>いつから</dt><dd>新しい薬を飲み始めて、二週間目から</dd></div><div><dt>強さ</dt><dd>夜に三回起きる。かきこわして血が出た所が二つ</dd></div><div><dt>体の色</dt><dd>白目、尿の色、便の色に変わりがあるか</dd></div><div><dt>試したこと</dt><dd>保湿剤は一日二回。かゆみ止めは変わらなかった</dd></div></dl></aside>
<h2>相談したいとき</h2>
<p>眠れない、かきこわした所がじくじくする、保湿しても一週間よくならない、発疹がないのに全身がかゆい。次の診察を待たずに電話してかまいません。写真は、明るい所で、全体と近くの二枚をとっておくと伝わります。白目や尿の色が変わったときは、この記事の終わりの一覧を見てください。</p>
<h2>ご家族へ</h2>
<p>「かいちゃだめ」は、本人がいちばん分かっています。「冷やすもの、持ってくるね」「背中にぬろうか」に替えてみてください。手の届かない所に薬をぬる人がいるだけで、夜が変わることがあります。</p>
`;

const easyBody = `
<h2>かゆいときは、<ruby>言<rt>い</rt></ruby>ってください</h2>
<p>がんの<ruby>治療<rt>ちりょう</rt></ruby>をしていると、体がかゆくなることがあります。<ruby>眠<rt>ねむ</rt></ruby>れないくらい、かゆいこともあります。がまんしなくていいです。</p>
<h2>なぜですか</h2>
<p><ruby>皮<rt>ひ</rt></ruby>ふがかわくこと、<ruby>薬<rt>くすり</rt></ruby>、<ruby>放射線<rt>ほうしゃせん</rt></ruby>、<ruby>肝臓<rt>かんぞう</rt></ruby>や<ruby>腎臓<rt>じんぞう</rt></ruby>の<ruby>働<rt>はたら</rt></ruby>きなど、<ruby>理由<rt>りゆう</rt></ruby>はいろいろです。<ruby>病院<rt>びょういん</rt></ruby>で<ruby>調<rt>しら</rt></ruby>べます。</p>
<h2><ruby>病院<rt>びょういん</rt></ruby>でできること</h2>
<p>ぬる<ruby>薬<rt>くすり</rt></ruby>や、<ruby>飲<rt>の</rt></ruby>む<ruby>薬<rt>くすり</rt></ruby>があります。<ruby>理由<rt>りゆう</rt></ruby>に<ruby>合<rt>あ</rt></ruby>わせて<ruby>変<rt>か</rt></ruby>えます。「かゆくて<ruby>夜<rt>よる</rt></ruby>に<ruby>何回<rt>なんかい</rt></ruby>も<ruby>起<rt>お</rt></ruby>きます」と<ruby>言<rt>い</rt></ruby>ってください。</p>
<p><ruby>点滴<rt>てんてき</rt></ruby>をしているときに<ruby>急<rt>きゅう</rt></ruby>にかゆくなったら、すぐに<ruby>看護師<rt>かんごし</rt></ruby>さんを<ruby>呼<rt>よ</rt></ruby>びます。</p>
<h2><ruby>家<rt>いえ</rt></ruby>でできること</h2>
<ul><li>かかないで、つめたいタオルを<ruby>当<rt>あ</rt></ruby>てます。</li><li>ぬるいお<ruby>湯<rt>ゆ</rt></ruby>で、<ruby>短<rt>みじか</rt></ruby>く入ります。こすりません。</li><li>お<ruby>風呂<rt>ふろ</rt></ruby>のあと、すぐにクリームをぬります。</li><li><ruby>爪<rt>つめ</rt></ruby>を<ruby>短<rt>みじか</rt></ruby>くします。</li><li>やわらかい<ruby>服<rt>ふく</rt></ruby>を着ます。</li><li><ruby>薬<rt>くすり</rt></ruby>を<ruby>買<rt>か</rt></ruby>う<ruby>前<rt>まえ</rt></ruby>に、<ruby>薬剤師<rt>やくざいし</rt></ruby>さんに<ruby>聞<rt>き</rt></ruby>きます。</li></ul>
<h2><ruby>相談<rt>そうだん</rt></ruby>するとき</h2>
<p><ruby>眠<rt>ねむ</rt></ruby>れないとき、<ruby>血<rt>ち</rt></ruby>が出るほどかいたときは、<ruby>病院<rt>びょういん</rt></ruby>に<ruby>電話<rt>でんわ</rt></ruby>してください。目の白いところが<ruby>黄色<rt>きいろ</rt></ruby>いとき、<ruby>尿<rt>にょう</rt></ruby>の<ruby>色<rt>いろ</rt></ruby>が<ruby>濃<rt>こ</rt></ruby>いときも、すぐに<ruby>電話<rt>でんわ</rt></ruby>してください。</p>
`;

/** Itching: dryness, medicines, bile and other reasons; not scratching, nights, what to tell, what must not wait. */
export const itching = articleItem({
  id: 'itching',
  topics: ['itching', 'skin-and-nails', 'side-effects', 'jaundice'],
  publishedAt: '2026-11-28T13:09:00.000Z',
  title: 'かゆみ：眠れないとき、かきこわすとき',
  category: { id: 'treatment' },
  cancer_category: [],
  cancer_status: [{ id: 'treating' }, { id: 'follow-up' }, { id: 'recurrence' }, { id: 'palliative' }],
  summary:
    'かゆくて眠れない、かきこわしてしまう。皮膚のかわき、薬、黄疸など、かゆみの理由と手がかり、病院での手当て、かく代わりにできること、市販薬の注意、急いで連絡するときをまとめました。',
  reviewed_at: '2026-11-28',
  next_review_at: '2027-11-26',
  reviewer_role: '皮膚の症状のケアにたずさわる看護師',
  body,
  easy_body: easyBody,
  sources: [
    {
      title: '皮膚のトラブルについて',
      publisher: '国立がん研究センター がん情報サービス',
      url: 'https://ganjoho.jp/public/support/condition/skin/index.html',
    },
    {
      title: '皮膚瘙痒症―汎発性皮膚瘙痒症診療ガイドライン',
      publisher: '医学書院（神戸大学の皮膚科医による解説）',
      url: 'https://imis.igaku-shoin.co.jp/contents/journal/00257699/57/4/1402226897',
    },
  ],
});
