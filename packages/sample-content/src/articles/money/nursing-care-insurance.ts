import { SUPPORT_PAGES } from '../../sources/support-pages.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>家で過ごす力を、借りるために</h2>
<p>起き上がりやすいベッドを借りる。お風呂を手伝ってもらう。<ruby>玄関<rt>げんかん</rt></ruby>に手すりをつける。<ruby>介護保険<rt>かいごほけん</rt></ruby>は、こうした手助けを、費用の一部を払って使える制度です。「<ruby>介護<rt>かいご</rt></ruby>」という言葉に、まだ早いと感じる方もいるでしょう。治療を続けながら使う方も、体力が戻って使わなくなる方もいます。手続きに日数がかかるので、必要になりそうなときに知っておくと役に立ちます。</p>
<h2>使えるのは、どんな人か</h2>
<table><caption>年齢と、介護保険を使える条件</caption><thead><tr><th scope="col">年齢</th><th scope="col">条件</th></tr></thead><tbody><tr><th scope="row">{{care-age-first}}</th><td>理由を問わず、手助けや介護が必要と認められたとき</td></tr><tr><th scope="row">{{care-age-second}}</th><td>国が決めた{{care-diseases-count}}の病気が理由で、手助けや介護が必要と認められたとき。がんは、治すことを目ざす治療が難しいと医師が判断した場合に入ります</td></tr><tr><th scope="row">それより若い方</th><td>介護保険は使えません。若い方の<ruby>在宅<rt>ざいたく</rt></ruby>での<ruby>療養<rt>りょうよう</rt></ruby>を助ける事業をもつ<ruby>市区町村<rt>しくちょうそん</rt></ruby>があります</td></tr></tbody></table>
<p>{{care-age-second}}の方の条件は、国の文では重い言葉で書かれています。使えるかどうかを分けるための言葉で、これからの日々の長さを決めるものではありません。<ruby>申請書<rt>しんせいしょ</rt></ruby>の病名は「がん」とだけ書けばよく、くわしい状態は医師が別の書類に書きます。ご自分の場合に使えるかどうかは、<ruby>主治医<rt>しゅじい</rt></ruby>や病院の相談員に「介護保険の<ruby>申請<rt>しんせい</rt></ruby>はできますか」と聞いてみてください。</p>
<h2>申し込みから使うまで</h2>
<ol><li><strong>申請する</strong>：市区町村の<ruby>窓口<rt>まどぐち</rt></ruby>か、<ruby>地域包括支援<rt>ちいきほうかつしえん</rt></ruby>センターへ。ご家族が代わりに出せます。入院中でも申請できます。</li><li><strong>調査を受ける</strong>：担当の人が家や病院に来て、体の動きや暮らしの様子を聞きます。</li><li><strong>主治医が<ruby>意見書<rt>いけんしょ</rt></ruby>を書く</strong>：市区町村から病院に頼むので、あなたが書類を運ぶ必要はないのがふつうです。</li><li><strong>結果が届く</strong>：<ruby>要介護認定<rt>ようかいごにんてい</rt></ruby>といい、申請から原則{{care-decision-days}}です。延びることもあります。使えるのは申請した日からで、初めは原則{{care-first-valid}}ごとに見直します。</li><li><strong>計画を立てる</strong>：<ruby>介護支援専門員<rt>かいごしえんせんもんいん</rt></ruby>（ケアマネジャー）などと、使うものを決めます。</li></ol>
<aside class="margin"><h3>急ぐとき</h3><p>結果が出る前でも、申請した日から仮の計画で使い始められることがあります。あとで決まった区分によっては、自分で払う分が出ることもあります。申請のときに「がんの治療中で、体の様子が変わりやすいので急いでいます」と伝えてください。</p></aside>
<h2>調査の日に、気をつけること</h2>
<p>お客さまが来ると、しゃんとして「できます」と答えてしまう方が多いものです。調査には、できればご家族も一緒にいて、つらい日の様子を伝えます。</p>
<aside class="memo"><h3>調査で伝えるメモの例</h3><dl><div><dt>よい日</dt><dd>着替えはひとりでできる</dd></div><div><dt>つらい日</dt><dd>治療のあと四日ほどは、トイレまで手を引いてもらう</dd></div><div><dt>夜</dt><dd>二回起きる。ふらついて、壁に手をつく</dd></div></dl></aside>
<h2>いくらで使えるか</h2>
<p>払うのは、使ったサービスの、原則{{care-share-least}}です。{{care-age-second}}の方は、みな{{care-share-least}}です。{{care-age-first}}の方は、<ruby>所得<rt>しょとく</rt></ruby>が{{care-share-two-income}}で、<ruby>年金<rt>ねんきん</rt></ruby>とほかの所得が一人の<ruby>世帯<rt>せたい</rt></ruby>で{{care-share-two-single}}、二人以上で{{care-share-two-couple}}なら{{care-share-two}}、さらに多い方は{{care-share-three}}になることがあります。認定のあとに届く「<ruby>負担割合証<rt>ふたんわりあいしょう</rt></ruby>」に書かれています。</p>
<table><caption>ひと月に介護保険で使える上限（地域によって少し違います）</caption><thead><tr><th scope="col">区分</th><th scope="col">サービスの費用の上限</th></tr></thead><tbody><tr><th scope="row">要支援1</th><td>{{care-limit-support-1}}</td></tr><tr><th scope="row">要支援2</th><td>{{care-limit-support-2}}</td></tr><tr><th scope="row">要介護1</th><td>{{care-limit-care-1}}</td></tr><tr><th scope="row">要介護2</th><td>{{care-limit-care-2}}</td></tr><tr><th scope="row">要介護3</th><td>{{care-limit-care-3}}</td></tr><tr><th scope="row">要介護4</th><td>{{care-limit-care-4}}</td></tr><tr><th scope="row">要介護5</th><td>{{care-limit-care-5}}</td></tr></tbody></table>
<aside class="memo"><h3>計算の例：要介護2で、{{care-share-least}}の方</h3><dl><div><dt>上限まで使った月</dt><dd>{{care-limit-care-2}}の{{care-share-least}}で、約19,705円</dd></div><div><dt>ベッドと手伝いで、50,000円分を使った月</dt><dd>5,000円</dd></div><div><dt>上限を超えて使った分</dt><dd>全部を自分で払う</dd></div></dl></aside>
<p>ひと月に払った額が次の上限を超えると、申請で戻ります（<ruby>高額介護<rt>こうがくかいご</rt></ruby>サービス費）。<ruby>住民税<rt>じゅうみんぜい</rt></ruby>がかかる世帯は{{care-month-cap-general}}（所得の多い方がいる世帯は{{care-month-cap-more}}か{{care-month-cap-most}}）、世帯の全員が住民税のかからない世帯は{{care-month-cap-untaxed}}、そのうち収入がとくに少ない方は一人{{care-month-cap-untaxed-least}}です。</p>
<p>別の枠のものもあります。お風呂のいすなど、買う用具は一年に{{care-goods-year}}まで、手すりなどの工事は同じ家で{{care-home-change}}までが対象で、その{{care-share-least}}から{{care-share-three}}を払います。工事は、始める前に申請が要ります。</p>
<h2>どんな手助けがあるか</h2>
<ul><li>ベッド、車いす、<ruby>歩行器<rt>ほこうき</rt></ruby>などを借りる</li><li>手すりをつける、段差をなくす工事</li><li><ruby>掃除<rt>そうじ</rt></ruby>や買い物、着替えや入浴を手伝ってもらう</li><li><ruby>看護師<rt>かんごし</rt></ruby>や<ruby>理学療法士<rt>りがくりょうほうし</rt></ruby>に家に来てもらう</li></ul>
<p><ruby>訪問看護<rt>ほうもんかんご</rt></ruby>は、病気の状態によって、介護保険ではなく<ruby>医療保険<rt>いりょうほけん</rt></ruby>で使うことがあります。どちらになるかは、病院やケアマネジャーが確かめます。使える品や回数は<ruby>認定<rt>にんてい</rt></ruby>の区分で違います。体の様子が変わったら、区分を見直す申請もできます。</p>
<aside class="memo"><h3>窓口で、このまま読んでください</h3><dl><div><dt>申請</dt><dd>がんの治療中です。介護保険を申請したいです。用紙を郵送してもらえますか。家族が代わりに出せますか</dd></div><div><dt>急ぐとき</dt><dd>来週退院します。結果が出る前から、ベッドを借りられますか</dd></div><div><dt>お金</dt><dd>わたしは何割ですか。ひと月の上限と、戻るお金の申請も教えてください</dd></div></dl></aside>
<h2>ご家族へ</h2>
<p>手を借りることは、世話を投げ出すことではありません。夜に眠れない日が続く前に、「少し休みたい」とケアマネジャーや地域包括支援センターに話してください。家に人を入れたくないとご本人が感じるときは、ベッドを借りるだけ、手すりだけから始めることもできます。</p>
`;

const easyBody = `
<h2><ruby>介護保険<rt>かいごほけん</rt></ruby>は、<ruby>家<rt>いえ</rt></ruby>での<ruby>生活<rt>せいかつ</rt></ruby>を<ruby>助<rt>たす</rt></ruby>けます</h2>
<p>ベッドを<ruby>借<rt>か</rt></ruby>りる。おふろを<ruby>手伝<rt>てつだ</rt></ruby>ってもらう。<ruby>手<rt>て</rt></ruby>すりをつける。そういう<ruby>助<rt>たす</rt></ruby>けを、少ないお金で使えます。</p>
<h2>使える人</h2>
<ul><li>{{care-age-first}}の人：<ruby>理由<rt>りゆう</rt></ruby>は何でも使えます。</li><li>{{care-age-second}}の人：がんなど、<ruby>決<rt>き</rt></ruby>まった<ruby>病気<rt>びょうき</rt></ruby>の人が使えます。使えるかどうかは、<ruby>医者<rt>いしゃ</rt></ruby>に聞いてください。</li></ul>
<h2><ruby>払<rt>はら</rt></ruby>うお金</h2>
<p>使ったお金の{{care-share-least}}を<ruby>払<rt>はら</rt></ruby>います。入ってくるお金（<ruby>収入<rt>しゅうにゅう</rt></ruby>）が<ruby>多<rt>おお</rt></ruby>い人は、{{care-share-two}}か{{care-share-three}}です。{{care-age-second}}の人は、みんな{{care-share-least}}です。</p>
<p>一か月に使える<ruby>上限<rt>じょうげん</rt></ruby>があります。いちばん<ruby>軽<rt>かる</rt></ruby>い人（<ruby>要支援<rt>ようしえん</rt></ruby>1）は{{care-limit-support-1}}まで、いちばん<ruby>重<rt>おも</rt></ruby>い人（<ruby>要介護<rt>ようかいご</rt></ruby>5）は{{care-limit-care-5}}までです。</p>
<h2>すること</h2>
<ol><li><ruby>市区町村<rt>しくちょうそん</rt></ruby>の<ruby>窓口<rt>まどぐち</rt></ruby>か、<ruby>地域包括支援<rt>ちいきほうかつしえん</rt></ruby>センターに<ruby>電話<rt>でんわ</rt></ruby>します。「<ruby>介護保険<rt>かいごほけん</rt></ruby>を<ruby>申請<rt>しんせい</rt></ruby>したいです。がんの<ruby>治療中<rt>ちりょうちゅう</rt></ruby>です」と言います。<ruby>家族<rt>かぞく</rt></ruby>が<ruby>電話<rt>でんわ</rt></ruby>してもいいです。</li><li><ruby>家<rt>いえ</rt></ruby>か<ruby>病院<rt>びょういん</rt></ruby>に、<ruby>調<rt>しら</rt></ruby>べる人が来ます。つらい日のことも、話してください。</li><li>{{care-decision-days}}に、<ruby>結果<rt>けっか</rt></ruby>が<ruby>届<rt>とど</rt></ruby>きます。</li><li>ケアマネジャーという人と、使うものを<ruby>決<rt>き</rt></ruby>めます。</li></ol>
<p>いそぐときは、「いそいでいます」と言ってください。<ruby>結果<rt>けっか</rt></ruby>が来る前に使えることがあります。</p>
`;

export const nursingCareInsurance = articleItem({
  id: 'nursing-care-insurance',
  topics: ['nursing-care-insurance', 'nursing-care', 'care-equipment'],
  publishedAt: '2026-09-30T01:00:00.000Z',
  title: '介護保険を使って、家での暮らしを助けてもらう',
  category: { id: 'money' },
  cancer_category: [],
  cancer_status: [{ id: 'treating' }, { id: 'recurrence' }, { id: 'palliative' }],
  summary:
    'ベッドを借りる、お風呂を手伝ってもらう、手すりをつける。介護保険を使える人、払う割合とひと月の上限、計算の例、申し込みの流れ、調査の日に伝えることをまとめました。',
  change_log: [
    {
      day: '2026-11-30',
      text: '払う割合、ひと月の上限の表、計算の例、窓口で言う言葉、やさしい日本語の文を書き足しました。',
    },
    { day: '2026-09-30', text: '公開しました。' },
  ],
  reviewed_at: '2026-11-30',
  next_review_at: '2027-09-27',
  reviewer_role: '在宅での療養を支えてきた社会福祉士',
  body,
  easy_body: easyBody,
  sources: [
    SUPPORT_PAGES.careCertification,
    {
      title: '経過にそった悩み 最初の治療 - 在宅療養 -',
      publisher: '静岡県立静岡がんセンター',
      url: 'https://www.scchr.jp/cancerqa/jiki_6_3.html',
    },
  ],
});
