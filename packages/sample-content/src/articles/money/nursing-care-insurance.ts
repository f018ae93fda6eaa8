import { articleItem } from '../article-item.ts';

const body = `
<h2>家で過ごす力を、借りるために</h2>
<p>起き上がりやすいベッドを借りる。お風呂を手伝ってもらう。<ruby>玄関<rt>げんかん</rt></ruby>に手すりをつける。<ruby>介護保険<rt>かいごほけん</rt></ruby>は、こうした手助けを、費用の一部を払って使える制度です。「<ruby>介護<rt>かいご</rt></ruby>」という言葉に、まだ早いと感じる方もいるでしょう。治療を続けながら使う方も、体力が戻って使わなくなる方もいます。手続きに日数がかかるので、必要になりそうなときに知っておくと役に立ちます。</p>
<h2>使えるのは、どんな人か</h2>
<table><caption>年齢と、介護保険を使える条件</caption><thead><tr><th scope="col">年齢</th><th scope="col">条件</th></tr></thead><tbody><tr><th scope="row">65歳以上</th><td>理由を問わず、手助けや介護が必要と認められたとき</td></tr><tr><th scope="row">40歳から64歳</th><td>国が決めた病気が理由で、手助けや介護が必要と認められたとき。がんは、国の決まりに当てはまる状態だと医師が判断した場合に入ります</td></tr><tr><th scope="row">39歳まで</th><td>介護保険は使えません。若い方の<ruby>在宅<rt>ざいたく</rt></ruby>での<ruby>療養<rt>りょうよう</rt></ruby>を助ける事業をもつ<ruby>市区町村<rt>しくちょうそん</rt></ruby>があります</td></tr></tbody></table>
<p>40歳から64歳の方の<ruby>申請書<rt>しんせいしょ</rt></ruby>には、病名を「がん」とだけ書けばよいことになっています。くわしい状態は、医師が別の書類に書きます。ご自分の場合に使えるかどうかは、<ruby>主治医<rt>しゅじい</rt></ruby>や病院の相談員に「介護保険の<ruby>申請<rt>しんせい</rt></ruby>はできますか」と聞いてみてください。</p>
<h2>申し込みから使うまで</h2>
<ol><li><strong>申請する</strong>：市区町村の<ruby>窓口<rt>まどぐち</rt></ruby>か、<ruby>地域包括支援<rt>ちいきほうかつしえん</rt></ruby>センターへ。ご家族が代わりに出せます。入院中でも申請できます。</li><li><strong>調査を受ける</strong>：担当の人が家や病院に来て、体の動きや暮らしの様子を聞きます。</li><li><strong>主治医が<ruby>意見書<rt>いけんしょ</rt></ruby>を書く</strong>：市区町村から病院に頼むので、あなたが書類を運ぶ必要はないのがふつうです。</li><li><strong>結果が届く</strong>：<ruby>要介護認定<rt>ようかいごにんてい</rt></ruby>といい、申請から原則三十日以内です。延びることもあります。</li><li><strong>計画を立てる</strong>：<ruby>介護支援専門員<rt>かいごしえんせんもんいん</rt></ruby>（ケアマネジャー）などと、使うものを決めます。</li></ol>
<aside class="margin"><h3>急ぐとき</h3><p>結果が出る前でも、申請した日から仮の計画で使い始められることがあります。あとで決まった区分によっては、自分で払う分が出ることもあります。申請のときに「がんの治療中で、体の様子が変わりやすいので急いでいます」と伝えてください。</p></aside>
<h2>調査の日に、気をつけること</h2>
<p>お客さまが来ると、しゃんとして「できます」と答えてしまう方が多いものです。調査には、できればご家族も一緒にいて、つらい日の様子を伝えます。</p>
<aside class="memo"><h3>調査で伝えるメモの例</h3><dl><div><dt>よい日</dt><dd>着替えはひとりでできる</dd></div><div><dt>つらい日</dt><dd>治療のあと四日ほどは、トイレまで手を引いてもらう</dd></div><div><dt>夜</dt><dd>二回起きる。ふらついて、壁に手をつく</dd></div></dl></aside>
<h2>どんな手助けがあるか</h2>
<ul><li>ベッド、車いす、<ruby>歩行器<rt>ほこうき</rt></ruby>などを借りる</li><li>手すりをつける、段差をなくす工事</li><li><ruby>掃除<rt>そうじ</rt></ruby>や買い物、着替えや入浴を手伝ってもらう</li><li><ruby>看護師<rt>かんごし</rt></ruby>や<ruby>理学療法士<rt>りがくりょうほうし</rt></ruby>に家に来てもらう</li></ul>
<p><ruby>訪問看護<rt>ほうもんかんご</rt></ruby>は、病気の状態によって、介護保険ではなく<ruby>医療保険<rt>いりょうほけん</rt></ruby>で使うことがあります。どちらになるかは、病院やケアマネジャーが確かめます。使える品や回数は<ruby>認定<rt>にんてい</rt></ruby>の区分で違います。体の様子が変わったら、区分を見直す申請もできます。</p>
<h2>ご家族へ</h2>
<p>手を借りることは、世話を投げ出すことではありません。夜に眠れない日が続く前に、「少し休みたい」とケアマネジャーや地域包括支援センターに話してください。家に人を入れたくないとご本人が感じるときは、ベッドを借りるだけ、手すりだけから始めることもできます。</p>
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
    'ベッドを借りる、お風呂を手伝ってもらう、手すりをつける。介護保険を使える人、申し込みの流れ、調査の日に伝えることをまとめました。',
  reviewed_at: '2026-09-30',
  next_review_at: '2027-09-27',
  reviewer_role: '在宅での療養を支えてきた社会福祉士',
  body,
  sources: [
    {
      title: '介護保険の加入者（被保険者）',
      publisher: '中能登町',
      year: 2018,
      url: 'https://www.town.nakanoto.ishikawa.jp/health_welfare/3/1/4058.html',
    },
    {
      title: 'がん患者に係る介護保険法に基づく要介護認定等の申請に当たっての特定疾病の記載等について',
      publisher: '広島県（広島がんネット）',
      year: 2019,
      url: 'https://www.pref.hiroshima.lg.jp/site/gan-net/20190301.html',
    },
    {
      title: '要介護認定の申請',
      publisher: '南魚沼市',
      year: 2025,
      url: 'https://www.city.minamiuonuma.niigata.jp/docs/3492.html',
    },
    {
      title: '経過にそった悩み 最初の治療 - 在宅療養 -',
      publisher: '静岡県立静岡がんセンター',
      url: 'https://www.scchr.jp/cancerqa/jiki_6_3.html',
    },
  ],
});
