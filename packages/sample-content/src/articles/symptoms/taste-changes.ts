import { articleItem } from '../article-item.ts';

const body = `
<h2>砂をかんでいるよう、という朝</h2>
<p>炊きたてのごはんに味がない。みそ汁が苦い。水まで金属の味がする。甘いものだけが強すぎる。がんの治療中に、味やにおいの感じ方が変わることがあります。ほかの人には分からないので、「おいしくないの？」と聞かれて困る方もいます。作った人のせいでも、あなたのわがままでもありません。</p>
<p>変わり方は一つではなく、薬によっても違います。味が全体に薄くなる、苦みや酸味が強くなる、本来と違う味になる、口の中がしみて味どころではない。においがしなくなる、平気だったにおいがつらくなることもあります。</p>
<h2>なぜ起きるのか</h2>
<p>舌には、味を感じる<ruby>細胞<rt>さいぼう</rt></ruby>の集まりがあります。この細胞は10日から2週間ほどで入れ替わるため、薬や<ruby>放射線<rt>ほうしゃせん</rt></ruby>の<ruby>影響<rt>えいきょう</rt></ruby>を受けやすい所です。ほかに、細胞をつくるのに要る<ruby>亜鉛<rt>あえん</rt></ruby>が足りない、だ液が減って口がかわく、舌のよごれ、<ruby>口内炎<rt>こうないえん</rt></ruby>、味を伝える<ruby>神経<rt>しんけい</rt></ruby>の変化、鼻やにおいの変化が関わります。</p>
<h2>いつまで続くのか</h2>
<p>薬による変化は、治療が終わると少しずつ戻ることが多いものの、かかる時間は人によって違います。<ruby>点滴<rt>てんてき</rt></ruby>の数日あとに強く、次の回の前に少し戻る、という波のある方もいます。口やのどに放射線をあてた場合は、だ液が減ることも加わって、長くかかることがあります。「わたしの治療では、いつごろが底ですか」と聞いて、その時期の献立を軽くしておくのも一つの方法です。</p>
<h2>病院や歯科ですること</h2>
<p>口の中と舌の様子を見て、かびの仲間などが増えていないか、かわきや口内炎がないかを確かめます。<ruby>血液<rt>けつえき</rt></ruby>の検査で亜鉛などを調べ、足りなければ薬で補うことがあります。いつも飲んでいる薬が関わっていることもあるので、お薬手帳を見せてください。<ruby>管理栄養士<rt>かんりえいようし</rt></ruby>は、食べられるものから献立を組みます。</p>
<h2>自分でできること</h2>
<h3>食べる前に、口を整える</h3>
<p>水やうがいで口をすすぎ、やわらかい歯ブラシで歯を、そっと舌もみがきます。こすりすぎると傷になります。口がかわく方は、ひと口の水や<ruby>汁物<rt>しるもの</rt></ruby>から始めます。痛みがあるときは、<a href="/articles/mouth-sores">口の痛みの記事</a>を先に見てください。</p>
<h3>味の変わり方に合わせる</h3>
<table><caption>感じ方と、試してみる味つけ</caption><thead><tr><th scope="col">感じ方</th><th scope="col">試してみること</th></tr></thead><tbody><tr><th scope="row">味がしない、薄い</th><td>だしを濃いめに。酢、ゆず、カレー粉、ごまなど、はっきりした味と香りを一つ足す。人肌くらいの温度にする</td></tr><tr><th scope="row">しょうゆや塩が苦い、金属の味がする</th><td>塩味を控え、みそ、だし、ごま、酢を使う。木やプラスチックのさじに替える。肉がつらいときは、卵、とうふ、乳製品、魚で</td></tr><tr><th scope="row">何でも甘い</th><td>砂糖やみりんを抜く。汁物、酢のもの、かんきつの酸味を使う</td></tr><tr><th scope="row">苦い、いやな味が残る</th><td>食後に口をすすぐ。あめ、レモン水、冷たい果物で口を変える</td></tr><tr><th scope="row">においがつらい</th><td>冷ましてから出す。ふたつきの器やストローを使う。煮炊きを人に頼む</td></tr></tbody></table>
<p>塩分、糖分、水分に決まりのある方は、濃くする前に医師や管理栄養士に聞いてください。口がしみる方は、酢や香辛料をさけます。冷たいものを止められている薬の方は、常温で。亜鉛のサプリメントは、足りているときにとると、とりすぎになることがあります。足す前に聞きましょう。</p>
<h3>「前の味」と比べない日をつくる</h3>
<p>好物をこの時期に食べると、嫌いになってしまうことがあります。大切な味は、戻ってからのために取っておくのも知恵です。味見は家族に頼み、調味料は食卓で足します。</p>
<aside class="memo"><h3>診察で伝えるメモの例</h3><dl><div><dt>味</dt><dd>塩味が苦い。甘みは分かる</dd></div><div><dt>いつ</dt><dd>二回目の点滴の三日後から、十日ほど</dd></div><div><dt>量</dt><dd>ごはんは半分。体重が先月より2キロ減った</dd></div><div><dt>口</dt><dd>かわく。痛みはない</dd></div></dl></aside>
<h2>相談したいとき</h2>
<p>食べる量が減った日が続く、体重が減ってきた、味が戻らないまま次の治療が始まる。「味くらいで」と思わずに、看護師に伝えてください。「食事の相談がしたいです」と言えば、管理栄養士につながります。味もにおいも急に分からなくなったときは、ほかの病気のこともあるので、早めに電話で伝えます。困りごと別の食べ方は、<a href="/articles/eating-when-hard">食べにくいときの記事</a>にもあります。</p>
<h2>作る人へ</h2>
<p>「おいしい？」のかわりに、「今日は何なら入りそう？」。食べ残しても、あなたの料理を断っているのではありません。</p>
`;

const easyBody = `
<h2><ruby>味<rt>あじ</rt></ruby>が<ruby>変<rt>か</rt></ruby>わることがあります</h2>
<p>がんの<ruby>治療<rt>ちりょう</rt></ruby>をしていると、<ruby>食<rt>た</rt></ruby>べものの<ruby>味<rt>あじ</rt></ruby>がしない、にがい、<ruby>金属<rt>きんぞく</rt></ruby>の<ruby>味<rt>あじ</rt></ruby>がする、ということがあります。あなたのせいではありません。<ruby>作<rt>つく</rt></ruby>った<ruby>人<rt>ひと</rt></ruby>のせいでもありません。</p>
<h2>なぜですか</h2>
<p><ruby>薬<rt>くすり</rt></ruby>や<ruby>放射線<rt>ほうしゃせん</rt></ruby>が、<ruby>舌<rt>した</rt></ruby>の<ruby>味<rt>あじ</rt></ruby>を<ruby>感<rt>かん</rt></ruby>じるところに<ruby>影響<rt>えいきょう</rt></ruby>するからです。<ruby>口<rt>くち</rt></ruby>がかわくことも<ruby>関係<rt>かんけい</rt></ruby>します。<ruby>治療<rt>ちりょう</rt></ruby>が<ruby>終<rt>お</rt></ruby>わると、<ruby>少<rt>すこ</rt></ruby>しずつ<ruby>戻<rt>もど</rt></ruby>ることが<ruby>多<rt>おお</rt></ruby>いです。かかる<ruby>時間<rt>じかん</rt></ruby>は、<ruby>人<rt>ひと</rt></ruby>によって<ruby>違<rt>ちが</rt></ruby>います。</p>
<h2><ruby>病院<rt>びょういん</rt></ruby>でできること</h2>
<p><ruby>口<rt>くち</rt></ruby>の中を<ruby>見<rt>み</rt></ruby>て、<ruby>手当<rt>てあ</rt></ruby>てをします。<ruby>血<rt>ち</rt></ruby>の<ruby>検査<rt>けんさ</rt></ruby>をすることもあります。<ruby>管理栄養士<rt>かんりえいようし</rt></ruby>と<ruby>食事<rt>しょくじ</rt></ruby>の<ruby>相談<rt>そうだん</rt></ruby>ができます。</p>
<h2><ruby>家<rt>いえ</rt></ruby>でできること</h2>
<ul><li><ruby>食<rt>た</rt></ruby>べる<ruby>前<rt>まえ</rt></ruby>に、<ruby>口<rt>くち</rt></ruby>をすすぎます。</li><li><ruby>味<rt>あじ</rt></ruby>がしないときは、だしや<ruby>酢<rt>す</rt></ruby>、ごまを<ruby>使<rt>つか</rt></ruby>います。</li><li>にがいときは、<ruby>塩<rt>しお</rt></ruby>やしょうゆをすくなくします。</li><li><ruby>金属<rt>きんぞく</rt></ruby>の<ruby>味<rt>あじ</rt></ruby>がするときは、<ruby>木<rt>き</rt></ruby>のスプーンを<ruby>使<rt>つか</rt></ruby>います。</li><li>においがつらいときは、<ruby>冷<rt>さ</rt></ruby>まして<ruby>食<rt>た</rt></ruby>べます。</li></ul>
<p><ruby>塩<rt>しお</rt></ruby>や<ruby>水<rt>みず</rt></ruby>の<ruby>量<rt>りょう</rt></ruby>に<ruby>決<rt>き</rt></ruby>まりがある<ruby>人<rt>ひと</rt></ruby>は、<ruby>先<rt>さき</rt></ruby>に<ruby>病院<rt>びょういん</rt></ruby>に<ruby>聞<rt>き</rt></ruby>いてください。</p>
<h2><ruby>相談<rt>そうだん</rt></ruby>するとき</h2>
<p><ruby>食<rt>た</rt></ruby>べられない日が<ruby>続<rt>つづ</rt></ruby>くとき、<ruby>体重<rt>たいじゅう</rt></ruby>が<ruby>減<rt>へ</rt></ruby>ったときは、「<ruby>味<rt>あじ</rt></ruby>が<ruby>変<rt>か</rt></ruby>わって<ruby>食<rt>た</rt></ruby>べられません」と<ruby>病院<rt>びょういん</rt></ruby>に<ruby>言<rt>い</rt></ruby>ってください。</p>
`;

/** Taste and smell that change: why, how long, seasoning for each kind, what to tell. */
export const tasteChanges = articleItem({
  id: 'taste-changes',
  topics: ['taste-change', 'eating', 'appetite-loss', 'side-effects'],
  publishedAt: '2026-11-21T02:33:00.000Z',
  title: '味がしない、変な味がするとき（味覚の変化）',
  category: { id: 'treatment' },
  cancer_category: [],
  cancer_status: [{ id: 'treating' }, { id: 'follow-up' }, { id: 'recurrence' }, { id: 'palliative' }],
  summary:
    '味がしない、金属の味がする、何でも甘い。治療による味の変化が起きる理由と、続く期間の目安、感じ方の型に合わせた工夫、歯科や管理栄養士への相談のしかたをまとめました。',
  reviewed_at: '2026-11-21',
  next_review_at: '2027-11-19',
  reviewer_role: 'がん患者さんの食事の相談を受けてきた管理栄養士',
  body,
  easy_body: easyBody,
  sources: [
    {
      title: '味覚やにおいの変化',
      publisher: '国立がん研究センター がん情報サービス',
      url: 'https://ganjoho.jp/public/support/condition/taste_or_smell/index.html',
    },
    {
      title: '味覚障害について',
      publisher: '国立がん研究センター東病院 薬剤部',
      year: 2021,
      url: 'https://www.ncc.go.jp/jp/ncce/division/pharmacy/kouganzai/supportivecare_dysgeusia.html',
    },
    {
      title: '味がおかしいと感じる皆さまへ',
      publisher: '千葉県',
      year: 2019,
      url: 'https://www.pref.chiba.lg.jp/gan/shinryoka/eyo/taste.html',
    },
    {
      title: 'がん化学療法に伴う味覚障害',
      publisher: '長崎大学生命医科学域（医学雑誌の抄録）',
      year: 2026,
      url: 'https://webview.isho.jp/journal/detail/abs/10.24479/ohns.0000001963',
    },
  ],
});
