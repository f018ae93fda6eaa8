import { articleItem } from '../article-item.ts';

const body = `
<h2>見た目と痛み、両方のつらさがあります</h2>
<p>顔ににきびのようなものが増える。手のひらが赤く、鍵を回すのも痛い。爪のわきがはれて、靴下がはけない。皮ふや爪の変化は、命に関わらないからと、後回しにされがちです。けれども、人に会うこと、歩くこと、眠ることに関わります。手当てがあり、早く始めるほど軽く保ちやすい症状です。</p>
<h2>なぜ起きるのか</h2>
<p>皮ふや爪は、新しい<ruby>細胞<rt>さいぼう</rt></ruby>が次々に生まれる所です。がんの薬や<ruby>放射線<rt>ほうしゃせん</rt></ruby>は、その働きにも影響します。とくに<ruby>分子標的薬<rt>ぶんしひょうてきやく</rt></ruby>には、ねらう目印が皮ふにもある種類があります。<ruby>免疫<rt>めんえき</rt></ruby>の働きを助ける薬では、皮ふに<ruby>炎症<rt>えんしょう</rt></ruby>が起きることがあります。かゆみだけが出ることも、<ruby>帯状疱疹<rt>たいじょうほうしん</rt></ruby>など別の病気のこともあり、見た目だけでは区別できません。</p>
<table><caption>起きやすい変化と、時期や様子</caption><thead><tr><th scope="col">変化</th><th scope="col">時期や様子</th></tr></thead><tbody><tr><th scope="row">にきびのような<ruby>発疹<rt>ほっしん</rt></ruby></th><td>一部の分子標的薬で、1週目から3週目に、顔、頭、胸、背中に出やすい</td></tr><tr><th scope="row">かわき、ひび割れ、かゆみ</th><td>発疹のあとに続くことが多い。指先やかかとが割れて痛む</td></tr><tr><th scope="row">手足<ruby>症候群<rt>しょうこうぐん</rt></ruby></th><td>手のひら、足の裏のぴりぴりから始まり、こすれる所や体重のかかる所が、赤くなる、厚くなる、ひび割れる、水ぶくれになる</td></tr><tr><th scope="row">爪の変化</th><td>すじ、色の変化、割れやすさ。のびる早さで、少しずつ先へ動く</td></tr><tr><th scope="row">爪のまわりのはれ（<ruby>爪囲炎<rt>そういえん</rt></ruby>）</th><td>爪のわきが赤くはれ、靴や指先の仕事で痛む</td></tr><tr><th scope="row">色の変化</th><td>日に当たる所や爪が黒ずむ。治療が終わると薄くなることが多い</td></tr></tbody></table>
<h2>病院ですること</h2>
<p><ruby>保湿剤<rt>ほしつざい</rt></ruby>、炎症をおさえるぬり薬、かゆみの飲み薬、菌をおさえる薬などを、場所ごとに使い分けます。爪のまわりのはれには、テープの巻き方を教わることがあります。<ruby>皮膚科<rt>ひふか</rt></ruby>と一緒に診る病院もあります。手足症候群では、がんの薬をしばらく休む、量を変えるだけで、軽くなることがあります。<strong>休むのも治療の一部ですが、決めるのは医師です。</strong>飲み薬を自分で減らさず、「痛くて歩けません」と電話してください。</p>
<h2>自分でできること：洗う、うるおす、守る</h2>
<h3>洗う</h3>
<p>ぬるい湯と、よく立てた泡で、手のひらでなでるように。水気は押さえてとります。洗い方とお風呂は、<a href="/articles/bathing-and-skin">治療中のお風呂の記事</a>にくわしく書いています。</p>
<h3>うるおす</h3>
<ul><li>治療が始まる日から、症状がなくても保湿を始める</li><li>一日二回から三回、風呂あがりと手を洗ったあとに。すりこまず、のせて広げる</li><li>手足は、ぬったあとに綿の手袋や靴下を短い時間つける</li></ul>
<h3>守る</h3>
<ul><li>熱い湯、長い風呂、強くにぎる、しぼる、長く歩く、正座をさける日をつくる</li><li>靴は、ゆるすぎず、きつすぎず、中敷きのやわらかいものを。厚手の綿の靴下をはく</li><li>水仕事は、綿の手袋の上にゴム手袋</li><li>日ざしは、帽子、長そで、日傘で。日焼け止めは、しみないものを看護師に聞く</li><li>ひげは電気かみそりで。市販のにきびの薬、香りの強いものは、使う前に聞く</li></ul>
<h3>爪</h3>
<p>指先より短く切りすぎず、角を少し残して、やすりで整えます。もろい爪は、マニキュアを重ねて守る方法があります。ジェルネイルは、変化した爪には向かないとする病院があります。検査や手術の日に落とすかどうかも、先に聞いておきます。</p>
<aside class="memo"><h3>電話や診察で伝えるメモの例</h3><dl><div><dt>場所と様子</dt><dd>両足の裏。赤く、かかとに水ぶくれが二つ</dd></div><div><dt>できないこと</dt><dd>つま先立ちで、トイレまで行っている</dd></div><div><dt>いつから</dt><dd>飲み薬の二週目から。昨日、急に痛くなった</dd></div><div><dt>写真</dt><dd>朝、明るい所でとった</dd></div></dl></aside>
<h2>相談したいとき</h2>
<p>赤みが広がる、痛くて物が持てない、歩きにくい、爪のわきから汁が出る、かゆくて眠れない。次の診察を待たずに伝えてください。しびれだけのときは、<a href="/articles/numb-hands">手足のしびれの記事</a>もあります。人に会うのがつらいときは、がん<ruby>相談支援<rt>そうだんしえん</rt></ruby>センターで、隠し方や見せ方の相談ができます。熱と一緒に発疹が出る、目や口の中までただれる、という変化は急ぐことがあるので、この記事の終わりの一覧を見てください。</p>
`;

const easyBody = `
<h2><ruby>皮<rt>ひ</rt></ruby>ふや<ruby>爪<rt>つめ</rt></ruby>が<ruby>変<rt>か</rt></ruby>わることがあります</h2>
<p>がんの<ruby>薬<rt>くすり</rt></ruby>で、<ruby>皮<rt>ひ</rt></ruby>ふが<ruby>赤<rt>あか</rt></ruby>くなる、かゆい、かわく、<ruby>爪<rt>つめ</rt></ruby>が<ruby>痛<rt>いた</rt></ruby>い、ということがあります。<ruby>手<rt>て</rt></ruby>のひらや足のうらが、<ruby>赤<rt>あか</rt></ruby>く<ruby>痛<rt>いた</rt></ruby>くなることもあります。がまんしなくていいです。</p>
<h2>なぜですか</h2>
<p><ruby>薬<rt>くすり</rt></ruby>が、<ruby>皮<rt>ひ</rt></ruby>ふや<ruby>爪<rt>つめ</rt></ruby>の<ruby>新<rt>あたら</rt></ruby>しくなる<ruby>力<rt>ちから</rt></ruby>にも<ruby>影響<rt>えいきょう</rt></ruby>するからです。</p>
<h2><ruby>病院<rt>びょういん</rt></ruby>でできること</h2>
<p>ぬり<ruby>薬<rt>くすり</rt></ruby>や<ruby>飲<rt>の</rt></ruby>む<ruby>薬<rt>くすり</rt></ruby>があります。がんの<ruby>薬<rt>くすり</rt></ruby>を<ruby>少<rt>すこ</rt></ruby>し<ruby>休<rt>やす</rt></ruby>むと、<ruby>軽<rt>かる</rt></ruby>くなることもあります。<ruby>自分<rt>じぶん</rt></ruby>で<ruby>薬<rt>くすり</rt></ruby>をやめないで、<ruby>病院<rt>びょういん</rt></ruby>に<ruby>電話<rt>でんわ</rt></ruby>してください。</p>
<h2><ruby>家<rt>いえ</rt></ruby>でできること</h2>
<ul><li>ぬるいお<ruby>湯<rt>ゆ</rt></ruby>と<ruby>泡<rt>あわ</rt></ruby>で、やさしく<ruby>洗<rt>あら</rt></ruby>います。</li><li>クリームを、<ruby>一日<rt>いちにち</rt></ruby>に<ruby>二回<rt>にかい</rt></ruby>か<ruby>三回<rt>さんかい</rt></ruby>ぬります。</li><li>やわらかい<ruby>靴<rt>くつ</rt></ruby>と、<ruby>厚<rt>あつ</rt></ruby>い<ruby>靴下<rt>くつした</rt></ruby>をはきます。</li><li><ruby>水<rt>みず</rt></ruby>を<ruby>使<rt>つか</rt></ruby>うときは、<ruby>手袋<rt>てぶくろ</rt></ruby>をします。</li><li>日に<ruby>当<rt>あ</rt></ruby>たらないように、<ruby>帽子<rt>ぼうし</rt></ruby>をかぶります。</li><li><ruby>爪<rt>つめ</rt></ruby>を、<ruby>短<rt>みじか</rt></ruby>く<ruby>切<rt>き</rt></ruby>りすぎません。</li></ul>
<h2><ruby>相談<rt>そうだん</rt></ruby>するとき</h2>
<p><ruby>痛<rt>いた</rt></ruby>くて<ruby>歩<rt>ある</rt></ruby>けないとき、<ruby>物<rt>もの</rt></ruby>が<ruby>持<rt>も</rt></ruby>てないとき、かゆくて<ruby>眠<rt>ねむ</rt></ruby>れないときは、「<ruby>手<rt>て</rt></ruby>と足が<ruby>痛<rt>いた</rt></ruby>いです」と<ruby>病院<rt>びょういん</rt></ruby>に<ruby>電話<rt>でんわ</rt></ruby>してください。<ruby>写真<rt>しゃしん</rt></ruby>をとって<ruby>見<rt>み</rt></ruby>せると、よく<ruby>分<rt>わ</rt></ruby>かります。</p>
`;

/** Skin and nails under treatment: rash, dryness, hand-foot syndrome, nail folds; wash, moisten, protect; what must not wait. */
export const skinAndNails = articleItem({
  id: 'skin-and-nails',
  topics: ['skin-and-nails', 'itching', 'side-effects', 'targeted-therapy', 'appearance'],
  publishedAt: '2026-11-21T05:41:00.000Z',
  title: '皮膚と爪の変化、手足症候群への手入れ',
  category: { id: 'treatment' },
  cancer_category: [],
  cancer_status: [{ id: 'before-treatment' }, { id: 'treating' }, { id: 'follow-up' }, { id: 'recurrence' }],
  summary:
    '発疹、かわき、手足の赤みと痛み、爪のまわりのはれ。薬の治療で出やすい皮膚と爪の変化を、出る時期、病院での手当て、洗う・うるおす・守る手入れに分けてまとめました。',
  reviewed_at: '2026-11-21',
  next_review_at: '2027-11-19',
  reviewer_role: '皮膚の症状のケアにたずさわる看護師',
  body,
  easy_body: easyBody,
  sources: [
    {
      title: '皮膚と爪のトラブル',
      publisher: '国立がん研究センター がん情報サービス',
      year: 2020,
      url: 'https://ganjoho.jp/public/support/condition/skin_nail.html',
    },
    {
      title: '重篤副作用疾患別対応マニュアル',
      publisher: '独立行政法人 医薬品医療機器総合機構（PMDA）',
      url: 'https://www.pmda.go.jp/safety/info-services/drugs/adr-info/manuals-for-hc-pro/0001.html',
    },
    {
      title: 'アピアランス（外見の変化）ケアの方法：爪・皮膚障害',
      publisher: '福井県済生会病院',
      url: 'https://www.fukui-saiseikai.com/cancer/family_support/appearance/method_nail.html',
    },
  ],
});
