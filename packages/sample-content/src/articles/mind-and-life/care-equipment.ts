import { articleItem } from '../article-item.ts';

const body = `
<h2>道具は、できることを残すために借ります</h2>
<p>トイレまでの三歩が遠い。布団から起きるのに、二人がかりになった。車いすを使うと、もう歩けなくなる気がする。そうためらう方は多いのですが、道具は「できなくなったしるし」ではなく、残った力を行きたい所に使うためのものです。治療のつらい一か月だけベッドを借りて、楽になったら返す方もいます。この記事は、何を、どこから、いくらで、いつから借りられるかの手引きです。申し込みの流れは<a href="/articles/nursing-care-insurance">介護保険を使って、家での暮らしを助けてもらう</a>にくわしくあります。</p>
<h2>「借りる」「買う」「家を直す」の三つ</h2>
<table><caption><ruby>介護保険<rt>かいごほけん</rt></ruby>で使えるもの</caption><thead><tr><th scope="col">使い方</th><th scope="col">おもなもの</th></tr></thead><tbody><tr><th scope="row">借りる（<ruby>貸与<rt>たいよ</rt></ruby>）</th><td>車いす、介護ベッド、床ずれを防ぐマット、体の向きを変える道具、手すり（工事のいらないもの）、スロープ、<ruby>歩行器<rt>ほこうき</rt></ruby>、つえ（松葉づえ、先がいくつかに分かれたつえなど。ふつうの一本づえは対象外）、移動用のリフトなど</td></tr><tr><th scope="row">買う（購入）</th><td>腰かける便座、ポータブルトイレ、入浴用のいす、浴槽の手すり、<ruby>簡易<rt>かんい</rt></ruby>の浴槽など、肌にふれて人と使い回しにくいもの</td></tr><tr><th scope="row">家を直す（<ruby>住宅改修<rt>じゅうたくかいしゅう</rt></ruby>）</th><td>手すりの取り付け、段差をなくす、すべりにくい床、引き戸への取り替えなど。同じ家で、合わせて{{care-home-change}}までの工事が対象</td></tr></tbody></table>
<p>2024年4月からは、段差に置いたままにするスロープ、車輪のない歩行器、対象のつえ（松葉づえを除く）は、借りるか買うかを選べるようになりました。体の様子が変わりやすい時期は、借りておくと替えやすくなります。買うときは、指定を受けた店からに限られ、一年に使える額にも上限があります。先に自分で買わず、ケアマネジャーに相談してからにしてください。</p>
<h2>要介護の区分と、借りられるもの</h2>
<table><caption><ruby>原則<rt>げんそく</rt></ruby>として借りられる区分</caption><thead><tr><th scope="col"><ruby>区分<rt>くぶん</rt></ruby></th><th scope="col">借りられるもの</th></tr></thead><tbody><tr><th scope="row">要支援1から</th><td>手すり、スロープ、歩行器、つえ</td></tr><tr><th scope="row"><ruby>要介護<rt>ようかいご</rt></ruby>2から</th><td>上に加えて、車いす、介護ベッド、床ずれを防ぐマット、体の向きを変える道具、移動用リフトなど</td></tr><tr><th scope="row">要介護4から</th><td>上に加えて、便も吸いとる自動の<ruby>排泄<rt>はいせつ</rt></ruby>の道具</td></tr></tbody></table>
<p><strong>要支援や要介護1でも、ベッドや車いすを借りられることがあります。</strong>時間や日によって状態が変わる方、がんなどで近いうちに必要になると医師が考える方、息苦しさなどが悪くなるのを防ぐために要る方は、医師の意見と話し合いをもとに、<ruby>市区町村<rt>しくちょうそん</rt></ruby>が<ruby>例外<rt>れいがい</rt></ruby>として認めるしくみがあります。手続きはケアマネジャーがします。借り始める前の届けが要る所が多いので、「軽い区分の例外を使えませんか」と早めに聞いてください。</p>
<h2>費用</h2>
<p>借りる料金は、店と品物で違います。支払うのは、ふつうその{{care-share-least}}で、<ruby>所得<rt>しょとく</rt></ruby>によって{{care-share-two}}か{{care-share-three}}です。ヘルパーや通いの介護などと合わせて、ひと月に使える量の上限があります。たとえば要介護2は{{care-limit-care-2}}、要支援1は{{care-limit-support-1}}で、この中なら上の割合で済みます。</p>
<p>同じ車いすでも、店によって料金に差があります。店の<ruby>福祉用具専門相談員<rt>ふくしようぐせんもんそうだんいん</rt></ruby>は、品物ごとの全国の平均の料金を説明し、働きや値段の違うものをいくつか見せることになっています。「ほかの品物も見せてください」は、<ruby>遠慮<rt>えんりょ</rt></ruby>のいらない言葉です。運び入れや、遠い所への交通費が別にかかることもあるので、見積もりをもらいます。</p>
<h2>借りるまでの順番と、かかる日数</h2>
<ol><li>市区町村か<ruby>地域包括支援<rt>ちいきほうかつしえん</rt></ruby>センターに、介護保険を申し込む。{{care-age-first}}の方と、{{care-age-second}}で国の決まりにあてはまる方が使えます</li><li><ruby>認定<rt>にんてい</rt></ruby>の結果は、原則{{care-decision-days}}。急ぐときは、申し込んだ日から仮の計画で借り始められることがあります</li><li>ケアマネジャーと計画を立て、店の相談員が家に来て、廊下の幅や段差をはかる</li><li>品物が届き、使い方を教わる。在庫があれば、数日で入ることもあります</li><li>使ってみて、合わなければ替える</li></ol>
<p>入院中の方は、<ruby>退院<rt>たいいん</rt></ruby>の日が見えてきたら、1週間から2週間前には病院の相談員に「家にベッドが要りそうです」と言っておくと間に合いやすくなります。病院の<ruby>理学療法士<rt>りがくりょうほうし</rt></ruby>に、家の写真を見せて相談するのもよい方法です。</p>
<h2>介護保険を使えないとき、待てないとき</h2>
<ul><li><strong><ruby>社会福祉協議会<rt>しゃかいふくしきょうぎかい</rt></ruby></strong>：車いすを無料で貸す所が多くあります。期間は一週間から数か月まで、所によって違います。通院の一日だけでも借りられるか、電話で聞きます</li><li><strong>{{young-home-care-age}}の方</strong>：道具を借りる費用の{{young-home-care-part}}などを助ける市区町村があります</li><li><strong>自費のレンタル</strong>：介護保険の外で、ひと月や数日から貸す店があります。料金、運び入れ、返すときの費用を先に聞きます</li><li><strong><ruby>障害者手帳<rt>しょうがいしゃてちょう</rt></ruby>のある方</strong>：車いすや日常生活用具の費用の助けがあります。介護保険と重なるときは、介護保険が先になるのがふつうです</li><li><strong>病院、駅、店</strong>：出かける先で借りられることがあります。前の日に電話を</li></ul>
<h2>道具ごとの、見る所</h2>
<table><caption>試すときに確かめること</caption><thead><tr><th scope="col">道具</th><th scope="col">確かめること</th></tr></thead><tbody><tr><th scope="row">介護ベッド</th><td>座ったときに足の裏が床につく高さか。手すりのすき間に手や首が入らないか。リモコンに手が届くか。ベッドから部屋の戸までの道</td></tr><tr><th scope="row">マット</th><td>やせた方、寝ている時間の長い方は、床ずれを防ぐ種類を。やわらかすぎると、寝返りしにくいことがある</td></tr><tr><th scope="row">車いす</th><td>自分でこぐ形か、押してもらう形か。座る幅と足の台の高さ。車に積めるか。<ruby>玄関<rt>げんかん</rt></ruby>やエレベーターを通れるか</td></tr><tr><th scope="row">歩行器、つえ</th><td>腕を下ろしたとき、手首のあたりに握りが来る高さか。先のゴムがすり減っていないか。しびれや骨の弱さがある方は、医師に使ってよいかを聞く</td></tr><tr><th scope="row">手すり</th><td>立つ、座る、向きを変える所にあるか。利き手の側か</td></tr><tr><th scope="row">ポータブルトイレ</th><td>ベッドと高さが近いか。夜に明かりが届くか。片づけを誰がするか</td></tr></tbody></table>
<p>骨に<ruby>転移<rt>てんい</rt></ruby>のある方、息切れや貧血の強い方は、体の向きや移り方に決まりがあることがあります。品物を決める前に、<ruby>主治医<rt>しゅじい</rt></ruby>か理学療法士に「してはいけない動きはありますか」と聞いてください。</p>
<aside class="memo"><h3>相談するときの言葉の例</h3><dl><div><dt>病院の相談員に</dt><dd>来週退院です。夜のトイレが心配なので、ベッドと手すりを間に合わせたいです</dd></div><div><dt>ケアマネジャーに</dt><dd>治療の日から四日ほど、立てなくなります。よい日ではなく、つらい日に合わせて選びたいです</dd></div><div><dt>店の人に</dt><dd>一か月でいくらですか。途中で替える、返すときの費用はかかりますか。夜にこわれたら、どこに電話しますか</dd></div><div><dt>家族に</dt><dd>車いすは、歩くのをやめるためじゃなくて、花を見に行くために借りたい</dd></div></dl></aside>
<h2>合わなければ、替える、返す</h2>
<p>借りものは、替えられるのがよいところです。「せっかく運んでもらったから」とがまんせず、座ると痛い、使っていない、こわいと感じたら、店に電話します。店の人は、届けたあとも定期に様子を見に来ます。使わなくなったら、引き取りに来てもらいます。体の様子が変わったときは、認定の区分を見直す申し込みもできます。家に来てもらう看護や診療は<a href="/articles/home-care">在宅・訪問診療</a>にあります。</p>
<p>ご家族へ。抱えて支える介助は、腰を痛めます。「わたしが持ち上げればいい」と思う前に、道具を一つ足せないかを聞いてください。支える人の体を守ることも、道具を借りる立派な理由です。</p>
`;

/** Care equipment: renting, buying, by level of care, exceptions, cost, days, without the insurance, what to look at. */
export const careEquipment = articleItem({
  id: 'care-equipment',
  publishedAt: '2026-11-28T17:16:00.000Z',
  title: '車いす、介護ベッド、つえを借りる：福祉用具の使い方',
  category: { id: 'life' },
  cover: 'cover-visit',
  cancer_category: [],
  cancer_status: [{ id: 'treating' }, { id: 'recurrence' }, { id: 'palliative' }],
  topics: ['care-equipment', 'nursing-care-insurance'],
  summary:
    '車いすやベッドを、どこから、いくらで、いつから借りられるか。要介護の区分ごとに使えるもの、軽い区分でも借りられるしくみ、介護保険を使えないときの借り方、道具ごとの見る所をまとめました。',
  reviewed_at: '2026-11-28',
  next_review_at: '2027-11-26',
  reviewer_role: '在宅での療養を支えてきた社会福祉士',
  body,
  sources: [
    {
      title: '23. 福祉用具貸与（介護サービス情報の公表）',
      publisher: '厚生労働省',
      url: 'https://www.kaigokensaku.mhlw.go.jp/care_services_guide/care_services_guide_service23.html',
    },
    {
      title: '軽度者に対する福祉用具貸与の例外給付について',
      publisher: '北広島市',
      year: 2025,
      url: 'https://www.city.kitahiroshima.hokkaido.jp/hotnews/detail/00156633.html',
    },
    {
      title: '一部の福祉用具に係る貸与と販売の選択制導入について',
      publisher: '多摩市',
      year: 2025,
      url: 'https://www.city.tama.lg.jp/kenkofukushi/1008237/kaigo/jigyousha/1016611.html',
    },
    {
      title: '福祉用具購入',
      publisher: '香美市',
      year: 2022,
      url: 'https://www.city.kami.lg.jp/soshiki/20/fukusiyougukounyuu.html',
    },
  ],
});
