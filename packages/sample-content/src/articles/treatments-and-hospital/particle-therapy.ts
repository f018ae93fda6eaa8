import { articleItem } from '../article-item.ts';

const body = `
<h2>「切らずに、先端の治療で」と聞いて</h2>
<p>テレビや知り合いの話で<ruby>陽子線<rt>ようしせん</rt></ruby>や<ruby>重粒子線<rt>じゅうりゅうしせん</rt></ruby>の名前を知り、「これを受ければ」と望みをかける方も、「お金のある人だけの治療では」とあきらめる方もいます。どちらも、実際とは少し違います。二つを合わせて<ruby>粒子線<rt>りゅうしせん</rt></ruby>治療と呼び、<ruby>放射線治療<rt>ほうしゃせんちりょう</rt></ruby>の一つの方法です。合うがんと、合う状態が決まっていて、ほかの治療より上にあるものではありません。健康保険で受けられるがんは、少しずつ増えています。</p>
<h2>ふつうの<ruby>放射線<rt>ほうしゃせん</rt></ruby>と、どこが違うか</h2>
<p>多くの病院の放射線治療はX線を使います。X線は体を通りぬけるので、がんの手前と奥にも当たります。粒子線は、決めた深さで止まり、止まるところで力を出しきる性質があります。このため、がんの奥にある<ruby>臓器<rt>ぞうき</rt></ruby>に当たる量を減らしやすいのです。重粒子線は炭素の、陽子線は水素の粒を使います。</p>
<table><caption>通い方の例（比べて順位をつけるものではありません）</caption><thead><tr><th scope="col">種類</th><th scope="col">週に当てる回数の例</th><th scope="col">期間の例</th><th scope="col">受けられる所</th></tr></thead><tbody><tr><th scope="row">X線</th><td>{{radiation-days}}</td><td>{{radiation-length}}。もっと短いものもある</td><td>がんの治療をする多くの病院</td></tr><tr><th scope="row">陽子線</th><td>週5回</td><td>2週間から8週間ほど</td><td>全国の限られた施設</td></tr><tr><th scope="row">重粒子線</th><td>週4回</td><td>1日から5週間ほど</td><td>さらに限られた施設</td></tr></tbody></table>
<p>向かないこともあります。胃や腸のように形を変えて動く所、体のあちこちに広がったがん、血液のがんなどです。前に放射線を当てた所は、受けられないことがあります。X線で十分に当てられる場所なら、近くの病院のX線の治療が候補になることも多くあります。</p>
<h2>健康保険で受けられるがんの例</h2>
<p>日本放射線<ruby>腫瘍<rt>しゅよう</rt></ruby>学会の一覧（2022年7月）には、次のものがあります。そのあと、2024年6月に早期の肺がんなどが加わりました。中身は見直されるので、今のことは施設か<ruby>主治医<rt>しゅじい</rt></ruby>に確かめてください。</p>
<ul><li><ruby>前立腺<rt>ぜんりつせん</rt></ruby>がん（<ruby>転移<rt>てんい</rt></ruby>のないもの）</li><li><ruby>頭頸部<rt>とうけいぶ</rt></ruby>のがん（口やのどの<ruby>扁平上皮<rt>へんぺいじょうひ</rt></ruby>がんを除く）</li><li>骨や筋肉などの<ruby>肉腫<rt>にくしゅ</rt></ruby>で、手術で取りきるのがむずかしいもの</li><li><ruby>肝臓<rt>かんぞう</rt></ruby>がん（大きさの条件がある）、肝臓の中の<ruby>胆管<rt>たんかん</rt></ruby>がん、まわりに広がった<ruby>膵臓<rt>すいぞう</rt></ruby>がん、手術のあとに再発した大腸がん。どれも、手術で取りきるのがむずかしいとき</li><li>子どもの固形がん（陽子線）、<ruby>子宮頸部<rt>しきゅうけいぶ</rt></ruby>の腺がん（重粒子線。広がりなどの条件がある）</li></ul>
<p>同じ病名でも、状態によって、保険で受ける方と<ruby>先進医療<rt>せんしんいりょう</rt></ruby>で受ける方に分かれます。</p>
<h2>お金：三つの形がある</h2>
<dl><div><dt>健康保険</dt><dd>ほかの治療と同じ<ruby>割合<rt>わりあい</rt></ruby>の負担で、<a href="/articles/high-cost-medical-expense"><ruby>高額療養費制度<rt>こうがくりょうようひせいど</rt></ruby></a>の対象になります。</dd></div><div><dt>先進医療</dt><dd>粒子線の技術料は全額が自分の負担で、高額療養費に入りません。<ruby>診察<rt>しんさつ</rt></ruby>、入院、ほかの薬などは保険が使えます。額は施設のページに書かれています。民間の保険に「先進医療<ruby>特約<rt>とくやく</rt></ruby>」があるかを、予約の前に保険会社に聞いてください（<a href="/articles/private-insurance-claim">保険の給付金</a>）。</dd></div><div><dt><ruby>自由診療<rt>じゆうしんりょう</rt></ruby></dt><dd>診察や<ruby>検査<rt>けんさ</rt></ruby>も含めて、全額が自分の負担です。なぜ保険や先進医療でないのかを、かならず聞きます（<a href="/articles/unproven-treatments">自由診療をすすめられたら</a>）。</dd></div></dl>
<p>遠くの施設に何週間も通うと、<ruby>宿泊<rt>しゅくはく</rt></ruby>や交通の費用もかかります（<a href="/articles/travel-and-stay-costs">交通費と泊まる費用</a>）。都道府県や市区町村が、費用の利子などを助けていることもあります。</p>
<h2>受けるまでと、通う間</h2>
<ol><li><strong><ruby>紹介<rt>しょうかい</rt></ruby></strong>：主治医に相談し、<ruby>紹介状<rt>しょうかいじょう</rt></ruby>、CTやMRIの画像、<ruby>病理<rt>びょうり</rt></ruby>の結果をそろえてもらいます。多くの施設は、主治医を通した予約です。</li><li><strong>判定</strong>：施設の医師が診察し、対象になるかをチームで話し合います。追加の検査が要ることもあります。</li><li><strong>準備</strong>：体を動かさないための<ruby>固定具<rt>こていぐ</rt></ruby>を作り、CTを撮り、計画を立てます。固定具づくりは20分から40分ほど、準備全体は7日から10日ほどという施設の例があります。つらい<ruby>姿勢<rt>しせい</rt></ruby>は、このときに言うと直せます。</li><li><strong><ruby>照射<rt>しょうしゃ</rt></ruby></strong>：部屋に入ってから出るまで15分から30分ほど。多くは位置合わせの時間で、当てるのは数分です。痛みや熱さは、ふつうありません。</li><li><strong>終わってから</strong>：決まった間隔で検査を続けます。近くの病院と分けられるかを聞きましょう。</li></ol>
<p>初診から始まるまでには、判定や準備の時間がかかります。ホルモンの薬などを先に数か月使うこともあります。「待つ間に、病気が進む心配はありますか。今の病院でできる治療を先に始めますか」と聞いておくと、落ち着いて待てます。</p>
<h2>体に起こること</h2>
<p><ruby>副作用<rt>ふくさよう</rt></ruby>は、なくなるわけではありません。X線と同じように、当てた場所の皮ふの赤み、口やのどの痛み、尿や便の変化などが、治療中にも、何か月、何年かたってからも起こることがあります。皮ふの守り方と通う工夫は、<a href="/articles/radiation-therapy">放射線治療に通うあいだの過ごし方</a>にあります。</p>
<h2>対象にならないと言われたら</h2>
<p>がっかりするのは当然です。それは、もう何もできないという知らせではなく、「その方法が、今の状態には合わない」という返事です。理由が分かると、次を考えやすくなります。別の施設の考えを聞きたいときは、<a href="/articles/second-opinion">セカンドオピニオン</a>を使えます。迷う気持ちのままで、がん<ruby>相談支援<rt>そうだんしえん</rt></ruby>センターに話してもかまいません。</p>
<aside class="memo"><h3>聞く言葉の例</h3><dl><div><dt>主治医に</dt><dd>わたしのがんは、粒子線の対象になりますか。X線や手術と比べて、わたしの場合は何が違いますか</dd></div><div><dt>施設に</dt><dd>保険ですか、先進医療ですか。全部で何回、何週間、いくらかかりますか。始まるまで何日待ちますか</dd></div><div><dt>保険会社に</dt><dd>先進医療特約で、この治療は支払われますか。施設に直接払ってもらえますか</dd></div><div><dt>対象でないとき</dt><dd>どの条件に合わなかったのか、紙に書いていただけますか</dd></div></dl></aside>
`;

/** Proton and carbon ion radiotherapy: how it differs, who is covered by insurance, weeks and visits, money, the way to be referred. */
export const particleTherapy = articleItem({
  id: 'particle-therapy',
  topics: ['particle-therapy'],
  publishedAt: '2026-11-28T12:41:00.000Z',
  title: '陽子線・重粒子線の治療：放射線との違い、保険が使えるがん、通う日数、お金',
  category: { id: 'treatment' },
  cancer_category: [],
  cancer_status: [{ id: 'just-diagnosed' }, { id: 'before-treatment' }, { id: 'recurrence' }],
  summary:
    '陽子線や重粒子線は、放射線治療の一つです。X線との違い、健康保険が使えるがんの例、準備から終わるまでの日数、先進医療のお金、紹介の頼み方、対象にならないと言われたときのことをまとめました。',
  reviewed_at: '2026-11-28',
  next_review_at: '2027-06-25',
  reviewer_role: 'がんの放射線治療にたずさわる医師',
  body,
  sources: [
    {
      title: '粒子線治療（陽子線治療、重粒子線治療）の保険適用となる疾患',
      publisher: '日本放射線腫瘍学会',
      year: 2022,
      url: 'https://www.jastro.or.jp/medicalpersonnel/particle_beam/2022/07/post-10.html',
    },
    {
      title: '陽子線治療の流れ',
      publisher: '筑波大学附属病院の陽子線治療の施設（pmrc.tsukuba.ac.jp）',
      url: 'https://www.pmrc.tsukuba.ac.jp/about_proton_therapy/flow.html',
    },
    {
      title: '治療の流れ（重粒子線治療施設）',
      publisher: '神奈川県立がんセンター',
      url: 'https://kcch.kanagawa-pho.jp/i-rock/examination/flow.html',
    },
    {
      title: '重粒子線治療の流れ',
      publisher: '量子科学技術研究開発機構 QST病院',
      url: 'https://hospital.qst.go.jp/radiotherapy/flow.html',
    },
  ],
});
