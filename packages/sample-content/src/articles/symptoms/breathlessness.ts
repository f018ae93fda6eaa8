import { articleItem } from '../article-item.ts';

const body = `
<h2>まず、いつもと違うかどうか</h2>
<p>息苦しさは、本人にしか分からない感覚です。機械ではかった酸素の数が悪くなくても苦しいことがあり、数が低くても感じにくいことがあります。だから、数より、あなたの「苦しい」が大切です。<strong>新しく出た、いつもより強い、じっとしていても苦しい。そのときは、ここから先を読む前に、この記事の終わりの「すぐに連絡するとき」を見てください。</strong></p>
<p>前から続いている息切れと、どうつき合うか。ここから先は、そのための話です。</p>
<h2>なぜ起きるのか</h2>
<table><caption>息苦しさの理由の例</caption><thead><tr><th scope="col">どこから</th><th scope="col">例</th></tr></thead><tbody><tr><th scope="row"><ruby>肺<rt>はい</rt></ruby>と<ruby>気管<rt>きかん</rt></ruby></th><td>がん、<ruby>肺炎<rt>はいえん</rt></ruby>、薬や<ruby>放射線<rt>ほうしゃせん</rt></ruby>による肺の<ruby>炎症<rt>えんしょう</rt></ruby>、胸にたまった水、ぜんそくなど前からの病気</td></tr><tr><th scope="row">血と<ruby>心臓<rt>しんぞう</rt></ruby></th><td><ruby>貧血<rt>ひんけつ</rt></ruby>、血のかたまり（<ruby>血栓<rt>けっせん</rt></ruby>）、心臓の働き</td></tr><tr><th scope="row">おなか</th><td><ruby>腹水<rt>ふくすい</rt></ruby>や<ruby>便秘<rt>べんぴ</rt></ruby>で、下から押される</td></tr><tr><th scope="row">体の力</th><td>肺の一部をとったあと、動く力や筋肉の衰え</td></tr><tr><th scope="row">気持ち</th><td>不安で息が浅く速くなり、さらに苦しくなる</td></tr></tbody></table>
<p>いくつも重なることが多く、手当てのできる理由がたくさんあります。どれかは、家では分かりません。</p>
<h2>病院ですること</h2>
<p>指にはさむ機械で酸素をはかり、胸の音、胸の写真、<ruby>血液<rt>けつえき</rt></ruby>などを調べます。肺炎なら菌をおさえる薬、貧血なら<ruby>輸血<rt>ゆけつ</rt></ruby>、胸の水なら抜くなど、まず理由に合わせた治療をします。体の酸素が足りないときは、酸素を吸います。機械を家に置いて使うことも、小さなボンベを持って散歩に出ることもできます。</p>
<p>それでもつらいときは、息苦しいという感覚そのものをやわらげる薬があります。<ruby>医療用麻薬<rt>いりょうようまやく</rt></ruby>のモルヒネなどです。痛み止めとして知られていますが、息苦しさや、痰のからまないせきをやわらげる働きもあります。「モルヒネは最後の薬」ではありません。動く前に使う、という使い方もあります。不安をやわらげる薬や、ステロイドを合わせることもあります。<a href="/articles/pain-and-palliative">痛みと<ruby>緩和<rt>かんわ</rt></ruby>ケアの記事</a>も見てください。</p>
<h2>苦しくなったときに、すること</h2>
<ol><li>動きを止めて、いすに座る。机に枕を置き、ひじをついて、少し前にかがむ。横になっているなら、上半身を高くする</li><li>肩の力を抜き、口をすぼめて、細く長くはく。吸うことより、はくことに集中する</li><li>うちわや小さな扇風機の風を、ほおや鼻のあたりに当てる。窓を開ける</li><li><ruby>頓服<rt>とんぷく</rt></ruby>の薬を渡されている方は、説明どおりに使い、時刻を書く</li><li>おさまらないときは、一人で待たずに電話する</li></ol>
<p>酸素の量は、決められた量から自分で増やさないでください。増やすと、かえって苦しくなる病気もあります。</p>
<h2>息切れを減らす、毎日のこつ</h2>
<ul><li>動くときは「はきながら」。立つ、持ち上げる、階段を上る、その瞬間にはく</li><li>用事は小さく分け、間に座る。腕を肩より上に上げる仕事は、特に息が切れやすい</li><li>風呂は湯をぬるめ、胸の下まで。いすに座って洗い、換気をする。疲れた日はシャワーか、体をふくだけに</li><li>食事は少しずつ、やわらかいものを。満腹は息を苦しくする。便秘をためない</li><li>服は、首、胸、おなかをしめないものを。たばこの煙、強いにおいを遠ざける</li><li>寝てばかりいると筋肉が衰え、さらに息が切れる。どこまで動いてよいかを聞き、決めた分だけ歩く</li></ul>
<p>肺がんの治療中の方は、<a href="/articles/lung-treating">息とせきの合図の記事</a>に、着替えや階段の工夫があります。</p>
<aside class="memo"><h3>電話や診察で伝えるメモの例</h3><dl><div><dt>いつから</dt><dd>三日前から。今朝、急に強くなった</dd></div><div><dt>どのくらい</dt><dd>先週は二階まで上れた。今日は着替えで休む</dd></div><div><dt>ほかのこと</dt><dd>熱、せき、痰の色、胸の痛み、足のむくみ</dd></div><div><dt>治療と酸素</dt><dd>最後の点滴の日。酸素の数は、家の機械で〇〇</dd></div></dl></aside>
<h2>相談したいとき</h2>
<p>「前は上れた階段で休む」「夜、苦しくて目がさめる」「こわくて動けない」。急でなくても、そのまま言葉にして伝えてください。呼吸の<ruby>理学療法士<rt>りがくりょうほうし</rt></ruby>、緩和ケアの医師や看護師、心の専門家が力になれます。「息苦しさをやわらげる相談がしたいです」と言えば伝わります。</p>
<h2>そばにいる方へ</h2>
<p>苦しむ人を見るのは、つらいことです。「大丈夫？」とくり返すより、目の高さで手を握り、「一緒にはこう。ふう」と、ゆっくり息を合わせてください。風を送る、背中に手を当てる、窓を開ける。それがそのまま手当てになります。夜に一人で抱えず、かかっている病院や訪問の看護師に電話してください。</p>
`;

const easyBody = `
<h2><ruby>息<rt>いき</rt></ruby>が<ruby>苦<rt>くる</rt></ruby>しいときは、まず<ruby>電話<rt>でんわ</rt></ruby>です</h2>
<p><ruby>急<rt>きゅう</rt></ruby>に<ruby>息<rt>いき</rt></ruby>が<ruby>苦<rt>くる</rt></ruby>しくなったとき、いつもより<ruby>苦<rt>くる</rt></ruby>しいときは、このページの下にある「すぐに<ruby>連絡<rt>れんらく</rt></ruby>するとき」を<ruby>見<rt>み</rt></ruby>て、<ruby>電話<rt>でんわ</rt></ruby>してください。</p>
<h2>なぜですか</h2>
<p><ruby>肺<rt>はい</rt></ruby>の<ruby>病気<rt>びょうき</rt></ruby>、<ruby>貧血<rt>ひんけつ</rt></ruby>、<ruby>心臓<rt>しんぞう</rt></ruby>、<ruby>胸<rt>むね</rt></ruby>の<ruby>水<rt>みず</rt></ruby>、<ruby>薬<rt>くすり</rt></ruby>の<ruby>影響<rt>えいきょう</rt></ruby>、<ruby>心配<rt>しんぱい</rt></ruby>など、<ruby>理由<rt>りゆう</rt></ruby>はいろいろです。<ruby>病院<rt>びょういん</rt></ruby>で<ruby>調<rt>しら</rt></ruby>べます。</p>
<h2><ruby>病院<rt>びょういん</rt></ruby>でできること</h2>
<p><ruby>理由<rt>りゆう</rt></ruby>に<ruby>合<rt>あ</rt></ruby>わせて<ruby>治療<rt>ちりょう</rt></ruby>します。<ruby>酸素<rt>さんそ</rt></ruby>を<ruby>吸<rt>す</rt></ruby>うこともあります。<ruby>苦<rt>くる</rt></ruby>しさを<ruby>軽<rt>かる</rt></ruby>くする<ruby>薬<rt>くすり</rt></ruby>もあります。「<ruby>息<rt>いき</rt></ruby>が<ruby>苦<rt>くる</rt></ruby>しいです。らくにしてほしいです」と<ruby>言<rt>い</rt></ruby>ってください。</p>
<h2><ruby>苦<rt>くる</rt></ruby>しいときにすること</h2>
<ul><li><ruby>動<rt>うご</rt></ruby>くのをやめて、<ruby>座<rt>すわ</rt></ruby>ります。</li><li><ruby>机<rt>つくえ</rt></ruby>にひじをついて、<ruby>少<rt>すこ</rt></ruby>し<ruby>前<rt>まえ</rt></ruby>にかがみます。</li><li><ruby>口<rt>くち</rt></ruby>を<ruby>細<rt>ほそ</rt></ruby>くして、ゆっくり<ruby>長<rt>なが</rt></ruby>くはきます。</li><li><ruby>顔<rt>かお</rt></ruby>に、<ruby>扇風機<rt>せんぷうき</rt></ruby>の<ruby>風<rt>かぜ</rt></ruby>を<ruby>当<rt>あ</rt></ruby>てます。</li><li><ruby>服<rt>ふく</rt></ruby>をゆるめます。</li></ul>
<p><ruby>酸素<rt>さんそ</rt></ruby>の<ruby>量<rt>りょう</rt></ruby>を、<ruby>自分<rt>じぶん</rt></ruby>で<ruby>増<rt>ふ</rt></ruby>やさないでください。</p>
<h2>いつもすること</h2>
<ul><li><ruby>動<rt>うご</rt></ruby>くときに、<ruby>息<rt>いき</rt></ruby>をはきます。</li><li><ruby>用事<rt>ようじ</rt></ruby>を<ruby>少<rt>すこ</rt></ruby>しずつします。あいだに<ruby>休<rt>やす</rt></ruby>みます。</li><li>いすに<ruby>座<rt>すわ</rt></ruby>って、からだを<ruby>洗<rt>あら</rt></ruby>います。</li></ul>
<h2><ruby>相談<rt>そうだん</rt></ruby>するとき</h2>
<p><ruby>前<rt>まえ</rt></ruby>にできたことができなくなったら、<ruby>病院<rt>びょういん</rt></ruby>に<ruby>言<rt>い</rt></ruby>ってください。「<ruby>前<rt>まえ</rt></ruby>は<ruby>歩<rt>ある</rt></ruby>けました。<ruby>今<rt>いま</rt></ruby>は<ruby>息<rt>いき</rt></ruby>が<ruby>切<rt>き</rt></ruby>れます」と<ruby>言<rt>い</rt></ruby>うと、よく<ruby>分<rt>わ</rt></ruby>かります。</p>
`;

/** Breathlessness: call first when it is new; reasons, oxygen and morphine, posture, fan, breathing out, how to move. */
export const breathlessness = articleItem({
  id: 'breathlessness',
  topics: ['breathlessness', 'palliative-care', 'opioids', 'pneumonitis', 'lung-cancer'],
  publishedAt: '2026-11-23T05:18:00.000Z',
  title: '息苦しいとき、息が切れるとき',
  category: { id: 'treatment' },
  cancer_category: [],
  cancer_status: [{ id: 'treating' }, { id: 'follow-up' }, { id: 'recurrence' }, { id: 'palliative' }],
  summary:
    '新しく出た息苦しさは、まず電話です。そのうえで、息苦しさの理由、病院での手当て、酸素とモルヒネの役割、楽な姿勢と息のはき方、毎日の動作のこつを、順にまとめました。',
  reviewed_at: '2026-11-23',
  next_review_at: '2027-11-22',
  reviewer_role: '呼吸器病棟の看護にたずさわる看護師',
  body,
  easy_body: easyBody,
  sources: [
    {
      title: 'Q51 呼吸が苦しいのですが，やわらげることはできますか',
      publisher: '日本肺癌学会（患者さんのための肺がんガイドブック）',
      year: 2020,
      url: 'https://www.haigan.gr.jp/guidebook2019/2020/Q51.html',
    },
    {
      title: 'その他の症状「歩行時、階段昇降時等の身体を動かしたときの息切れ、息苦しさ、動悸」',
      publisher: '静岡県立静岡がんセンター',
      url: 'https://www.scchr.jp/cancerqa/sp/jiki_s10.html',
    },
    {
      title: 'よくあるご質問',
      publisher: '兵庫医科大学病院 呼吸器内科',
      url: 'https://www.hosp.hyo-med.ac.jp/service/department/respiratory_rcu/qa',
    },
  ],
});
