import { articleItem } from '../article-item.ts';

const body = `
<h2>血液の異常には、たくさんの理由があります</h2>
<p><ruby>健診<rt>けんしん</rt></ruby>や別の病気の検査で「<ruby>血液<rt>けつえき</rt></ruby>の数が気になります。専門の科へ」と言われる。痛みもないのに、急に大きな病院へ行くことになり、とまどう方が多くいます。<ruby>白血球<rt>はっけっきゅう</rt></ruby>や<ruby>血小板<rt>けっしょうばん</rt></ruby>の変化、<ruby>貧血<rt>ひんけつ</rt></ruby>、リンパ節の腫れは、<ruby>感染<rt>かんせん</rt></ruby>、薬、鉄の不足、ほかの病気でも起こります。何が起きているのかを確かめるのが、<ruby>血液内科<rt>けつえきないか</rt></ruby>の検査です。</p>
<h2>疑う病気によって、調べる場所が違います</h2>
<p>「血液のがん」と一言でいっても、三つは大きく違います。急ぎ方も同じではありません。</p>
<table><caption>疑われる病気と、おもな検査</caption><thead><tr><th scope="col">疑う病気</th><th scope="col">おもな検査</th></tr></thead><tbody><tr><th scope="row">白血病</th><td>くり返しの<ruby>血液検査<rt>けつえきけんさ</rt></ruby>、骨の中の<ruby>骨髄<rt>こつずい</rt></ruby>をとる検査</td></tr><tr><th scope="row"><ruby>悪性<rt>あくせい</rt></ruby>リンパ<ruby>腫<rt>しゅ</rt></ruby></th><td>腫れたリンパ節などをとって調べる検査、CTやPET（ペット）。骨髄を調べることもある</td></tr><tr><th scope="row"><ruby>多発性骨髄腫<rt>たはつせいこつずいしゅ</rt></ruby></th><td>血液と尿の特別なたんぱくの検査、骨髄の検査、CTやMRIなどの骨の<ruby>画像<rt>がぞう</rt></ruby></td></tr></tbody></table>
<p><ruby>急性<rt>きゅうせい</rt></ruby>の<ruby>白血病<rt>はっけつびょう</rt></ruby>が疑われるときは、その日のうちの<ruby>受診<rt>じゅしん</rt></ruby>や入院をすすめられることがあります。急な話に驚かれるでしょうが、体を守るための急ぎです。反対に、何度か血液を調べて変化を見ることもあります。急ぐ場合も、そうでない場合も、理由をたずねてかまいません。</p>
<h2>骨髄の検査の受け方</h2>
<p>ほとんどの場合、腰の骨で行います。横向きかうつぶせになり、皮ふと骨の表面に<ruby>麻酔<rt>ますい</rt></ruby>をしてから、針で骨髄の液を吸い、<ruby>組織<rt>そしき</rt></ruby>をとることもあります。吸う瞬間に、麻酔のききにくい、引っぱられるような痛みを感じることがあります。先に知っておくと、身構える時間が短くなります。</p>
<ul><li>「吸うときは、数えてください」と頼み、そのときに長く息をはく</li><li>血を固まりにくくする薬と、麻酔で具合が悪くなった経験を、先に伝える。薬は自分でやめない</li><li>終わったら、言われた時間は、検査した所を体の重みで押さえて休む。入浴がいつからよいかを聞く</li></ul>
<h2>結果が、少しずつ出てくるわけ</h2>
<p><ruby>顕微鏡<rt>けんびきょう</rt></ruby>で分かることは早く、<ruby>細胞<rt>さいぼう</rt></ruby>の目印や<ruby>染色体<rt>せんしょくたい</rt></ruby>、<ruby>遺伝子<rt>いでんし</rt></ruby>の検査は日数がかかります。リンパ腫は種類が多く、見分けるために組織をしっかりとる必要があります。「今日分かったのはどこまでで、残りはいつ分かりますか」と聞くと、結果が変わったのではなく、加わったのだと分かります。</p>
<aside class="memo"><h3>急な受診の日の持ちもの</h3><dl><div><dt>紙</dt><dd><ruby>紹介状<rt>しょうかいじょう</rt></ruby>、これまでの血液検査の結果、お薬手帳</dd></div><div><dt>体のこと</dt><dd>熱、あざ、<ruby>寝汗<rt>ねあせ</rt></ruby>、やせた量、腰や背中の痛みが始まった日</dd></div><div><dt>もしもの入院</dt><dd>めがね、<ruby>充電器<rt>じゅうでんき</rt></ruby>、仕事と家族の連絡先、<ruby>留守番<rt>るすばん</rt></ruby>を頼む人</dd></div></dl></aside>
<h2>結果を待つ間、体を守るには</h2>
<p>数が減っていると言われた方は、「感染と<ruby>出血<rt>しゅっけつ</rt></ruby>のどちらに気をつけますか」と聞いておきましょう。手洗いと口の中の手入れ、毛のやわらかい歯ブラシ、転びにくい履きものが助けになります。<ruby>市販<rt>しはん</rt></ruby>の痛み止めは、血小板や<ruby>腎臓<rt>じんぞう</rt></ruby>に<ruby>影響<rt>えいきょう</rt></ruby>するものがあるため、飲む前に病院か<ruby>薬剤師<rt>やくざいし</rt></ruby>に確かめてください。リンパ節は、何度も触らなくて大丈夫です。大きさは<ruby>診察<rt>しんさつ</rt></ruby>で比べます。</p>
<p>体がだるくて家のことができないのは、血液の変化のためかもしれません。「まだ検査の途中だけれど、休みたい」と言ってよいのです。</p>
`;

const easyBody = `
<h2><ruby>血<rt>ち</rt></ruby>やリンパ<ruby>節<rt>せつ</rt></ruby>を「もっと<ruby>調<rt>しら</rt></ruby>べましょう」と<ruby>言<rt>い</rt></ruby>われたら</h2>
<p>まだ、がんと<ruby>決<rt>き</rt></ruby>まっていません。<ruby>血<rt>ち</rt></ruby>の<ruby>数<rt>かず</rt></ruby>が<ruby>変<rt>か</rt></ruby>わる、リンパ<ruby>節<rt>せつ</rt></ruby>がはれる。その<ruby>理由<rt>りゆう</rt></ruby>は、たくさんあります。<ruby>感染<rt>かんせん</rt></ruby>（ばいきんなどがからだにはいること）でも<ruby>起<rt>お</rt></ruby>こります。だから、くわしく<ruby>調<rt>しら</rt></ruby>べます。<ruby>調<rt>しら</rt></ruby>べるところは「<ruby>血液内科<rt>けつえきないか</rt></ruby>」です。</p>
<h2>どんな<ruby>検査<rt>けんさ</rt></ruby>ですか</h2>
<ul><li><ruby>血<rt>ち</rt></ruby>を、もう<ruby>一度<rt>いちど</rt></ruby><ruby>調<rt>しら</rt></ruby>べます。</li><li>はれた「リンパ<ruby>節<rt>せつ</rt></ruby>」をとることがあります。<ruby>首<rt>くび</rt></ruby>やわきなどにある、<ruby>小<rt>ちい</rt></ruby>さなつぶです。</li><li>「<ruby>骨髄<rt>こつずい</rt></ruby>」をとることがあります。<ruby>骨<rt>ほね</rt></ruby>の<ruby>中<rt>なか</rt></ruby>にあります。</li></ul>
<h2><ruby>骨髄<rt>こつずい</rt></ruby>の<ruby>検査<rt>けんさ</rt></ruby>の<ruby>日<rt>ひ</rt></ruby></h2>
<ul><li>たいてい、<ruby>腰<rt>こし</rt></ruby>の<ruby>骨<rt>ほね</rt></ruby>でします。<ruby>麻酔<rt>ますい</rt></ruby>（<ruby>痛<rt>いた</rt></ruby>みを<ruby>感<rt>かん</rt></ruby>じにくくする<ruby>薬<rt>くすり</rt></ruby>）をして、<ruby>針<rt>はり</rt></ruby>をさします。</li><li><ruby>骨髄<rt>こつずい</rt></ruby>を<ruby>吸<rt>す</rt></ruby>うときに、<ruby>引<rt>ひ</rt></ruby>っぱられるように<ruby>痛<rt>いた</rt></ruby>いことがあります。</li><li>「<ruby>吸<rt>す</rt></ruby>うときは、かぞえてください」と<ruby>頼<rt>たの</rt></ruby>んでいいです。<ruby>息<rt>いき</rt></ruby>を<ruby>長<rt>なが</rt></ruby>くはきます。</li></ul>
<h2><ruby>先<rt>さき</rt></ruby>に<ruby>言<rt>い</rt></ruby>うこと</h2>
<ul><li>「<ruby>血<rt>ち</rt></ruby>をかたまりにくくする<ruby>薬<rt>くすり</rt></ruby>を<ruby>飲<rt>の</rt></ruby>んでいます」。<ruby>自分<rt>じぶん</rt></ruby>で<ruby>薬<rt>くすり</rt></ruby>をやめないでください。</li><li>「<ruby>麻酔<rt>ますい</rt></ruby>で<ruby>具合<rt>ぐあい</rt></ruby>が<ruby>悪<rt>わる</rt></ruby>くなったことがあります」</li></ul>
<h2>いそぐと<ruby>言<rt>い</rt></ruby>われたら</h2>
<p>その<ruby>日<rt>ひ</rt></ruby>に<ruby>入院<rt>にゅういん</rt></ruby>をすすめられることがあります。からだを<ruby>守<rt>まも</rt></ruby>るためです。「なぜ、いそぎますか」と<ruby>聞<rt>き</rt></ruby>いていいです。</p>
<h2><ruby>待<rt>ま</rt></ruby>つ<ruby>間<rt>あいだ</rt></ruby></h2>
<ul><li>「<ruby>感染<rt>かんせん</rt></ruby>と<ruby>出血<rt>しゅっけつ</rt></ruby>、どちらに<ruby>気<rt>き</rt></ruby>をつけますか」と<ruby>聞<rt>き</rt></ruby>きます。<ruby>出血<rt>しゅっけつ</rt></ruby>は、<ruby>血<rt>ち</rt></ruby>が<ruby>出<rt>で</rt></ruby>ることです。</li><li><ruby>店<rt>みせ</rt></ruby>で<ruby>買<rt>か</rt></ruby>う<ruby>痛み止め<rt>いたみどめ</rt></ruby>は、<ruby>飲<rt>の</rt></ruby>む<ruby>前<rt>まえ</rt></ruby>に<ruby>病院<rt>びょういん</rt></ruby>か<ruby>薬剤師<rt>やくざいし</rt></ruby>に<ruby>聞<rt>き</rt></ruby>きます。</li><li>「<ruby>残<rt>のこ</rt></ruby>りの<ruby>結果<rt>けっか</rt></ruby>は、いつ<ruby>分<rt>わ</rt></ruby>かりますか」と<ruby>聞<rt>き</rt></ruby>きます。<ruby>結果<rt>けっか</rt></ruby>は、<ruby>少<rt>すこ</rt></ruby>しずつ<ruby>出<rt>で</rt></ruby>ます。</li></ul>
`;

export const bloodLymphSuspected = articleItem({
  id: 'blood-lymph-suspected',
  topics: ['blood-cancer', 'suspected', 'blood-tests', 'pathology', 'waiting-for-results'],
  publishedAt: '2026-08-20T01:40:00.000Z',
  title: '血液の数やリンパ節の異常と言われたら、検査のこと',
  category: { id: 'treatment' },
  cancer_category: [{ id: 'blood-lymph' }],
  cancer_status: [{ id: 'suspected' }],
  change_log: [
    { day: '2026-11-30', text: 'やさしい日本語の文を書き足しました。' },
    { day: '2026-08-20', text: '公開しました。' },
  ],
  summary:
    '白血病、悪性リンパ腫、多発性骨髄腫では、調べる場所も急ぎ方も違います。骨髄の検査の受け方、結果が少しずつ出るわけ、体を守る過ごし方をまとめました。',
  reviewed_at: '2026-11-30',
  next_review_at: '2027-08-18',
  reviewer_role: '血液内科の診療にたずさわる医師',
  body,
  easy_body: easyBody,
  sources: [
    {
      title: '当科で行う検査',
      publisher: '東京大学医学部附属病院 血液・腫瘍内科',
      url: 'https://www.u-tokyo-hemat.com/kensa.html',
    },
    {
      title: '悪性リンパ腫',
      publisher: '藤沢市民病院',
      url: 'https://fujisawacity-hosp.jp/diseases/malignant_lymphoma.html',
    },
    {
      title: '多発性骨髄腫の検査・診断について',
      publisher: '国立がん研究センター',
      year: 2023,
      url: 'https://pod.ncc.go.jp/jp/information/knowledge/multiplemyeloma/002/index.html',
    },
  ],
});
