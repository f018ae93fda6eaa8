import { articleItem } from '../article-item.ts';

const body = `
<h2>「こんなこと、聞いてよいのでしょうか」</h2>
<p>いつからしてよいのか。相手にうつらないか。痛くて怖い。その気になれない。「治療の説明の中で、だれも教えてくれなかった」と話す方の多いことばかりです。病気が命に関わるときに、こんなことを考えるのは不謹慎だと、自分を責める方もいます。けれども、ふれあいは暮らしの一部です。<ruby>年齢<rt>ねんれい</rt></ruby>も、相手がいるかどうかも、相手が異性か<ruby>同性<rt>どうせい</rt></ruby>かも関係なく、聞いてよいことです。</p>
<p>がんは、性行為やキスで相手にうつりません。性行為で、がんが進むこともありません。体の調子がゆるし、二人がそうしたいなら、治療の間も多くの方が続けられます。</p>
<h2>控えたほうがよいとき</h2>
<table><caption>一度、休むとよいとき</caption><thead><tr><th scope="col">とき</th><th scope="col">わけと目安</th></tr></thead><tbody><tr><th scope="row"><ruby>白血球<rt>はっけっきゅう</rt></ruby>が少ないとき</th><td>菌が入りやすくなります。抗がん剤の<ruby>点滴<rt>てんてき</rt></ruby>から{{white-cells-low-weeks}}に少なくなる薬が多くあります</td></tr><tr><th scope="row"><ruby>血小板<rt>けっしょうばん</rt></ruby>が少ないとき</th><td><ruby>出血<rt>しゅっけつ</rt></ruby>しやすくなります。「血小板の数は、問題ないですか」と聞きます</td></tr><tr><th scope="row">手術のあと、傷が治るまで</th><td>いつからよいかは手術で違います。<ruby>退院<rt>たいいん</rt></ruby>の前に聞いておきます</td></tr><tr><th scope="row">下腹部に<ruby>放射線<rt>ほうしゃせん</rt></ruby>をあてている間</th><td><ruby>粘膜<rt>ねんまく</rt></ruby>が荒れて、痛みや出血が出ることがあります</td></tr><tr><th scope="row">熱、出血、痛み、傷やただれがあるとき</th><td>先に病院へ相談します</td></tr></tbody></table>
<p>抗がん剤の点滴を受けている間と、そのあと48時間ほどは、<ruby>精液<rt>せいえき</rt></ruby>や<ruby>腟<rt>ちつ</rt></ruby>の<ruby>分泌物<rt>ぶんぴつぶつ</rt></ruby>に、薬が少し混じることがあります。この間はコンドームを使い、口でのふれあいは控えます。飲み薬では、飲んでいる間ずっと気をつける薬もあるので、<ruby>薬剤師<rt>やくざいし</rt></ruby>に聞いてください。</p>
<h2><ruby>避妊<rt>ひにん</rt></ruby>は、薬が終わったあともしばらく</h2>
<p><ruby>月経<rt>げっけい</rt></ruby>が止まっていても、<ruby>精子<rt>せいし</rt></ruby>が少ないと言われていても、<ruby>妊娠<rt>にんしん</rt></ruby>することがあります。治療の間は、男性も女性も、確かな方法で避妊します。終わったあとに必要な期間は、薬ごとに決まっています。国の手引きは、<ruby>影響<rt>えいきょう</rt></ruby>が心配される薬について、薬が体から消えるまでの期間に、女性では6か月、男性では3か月を足す考え方を示しています。期間の決まっていない薬や、もっと短い薬、長い薬もあります。「わたしの薬は、終わってから何か月ですか」と、薬の名前を言って聞くのが確かです。</p>
<p>ホルモンの影響を受けるがんでは、避妊の薬（ピル）を使えないことがあります。いつか子どもを望むかもしれない方は、<a href="/articles/fertility-before-treatment">将来の妊娠を考える方へ、治療の前に聞くこと</a>を先に読んでください。</p>
<h2>体に起きやすい変化と、手当て</h2>
<h3>乾き、痛み、せまい感じ</h3>
<p><ruby>卵巣<rt>らんそう</rt></ruby>の働きが変わる手術や薬、<ruby>骨盤<rt>こつばん</rt></ruby>への<ruby>放射線治療<rt>ほうしゃせんちりょう</rt></ruby>のあとは、腟が乾いたり、せまく、かたくなったりします。<ruby>潤滑<rt>じゅんかつ</rt></ruby>ゼリーを、足りないと思う量の二倍くらい使ってみてください。水でできたもの、香りのないものが、しみにくいです。乾きには、ふだんから塗る<ruby>保湿剤<rt>ほしつざい</rt></ruby>もあります。放射線治療のあとは、腟を広げる練習の道具を使うことがあり、始める時期は病院が決めます。ホルモンの入った薬は、がんの種類によって使えないことがあるので、自分で買わずに相談します。</p>
<h3><ruby>勃起<rt>ぼっき</rt></ruby>や<ruby>射精<rt>しゃせい</rt></ruby>の変化</h3>
<p><ruby>前立腺<rt>ぜんりつせん</rt></ruby>、<ruby>膀胱<rt>ぼうこう</rt></ruby>、<ruby>直腸<rt>ちょくちょう</rt></ruby>などの手術、放射線治療、ホルモンの治療のあとに、かたくなりにくい、射精しても精液が出ない、という変化があります。戻ってくるまで月や年の単位でかかる方も、戻りにくい方もいます。飲み薬、<ruby>注射<rt>ちゅうしゃ</rt></ruby>、<ruby>器具<rt>きぐ</rt></ruby>などの手当てがありますが、<ruby>心臓<rt>しんぞう</rt></ruby>の薬と一緒に使うと危ないものがあります。インターネットで買わず、<ruby>泌尿器科<rt>ひにょうきか</rt></ruby>で相談してください。</p>
<h3>その気になれない</h3>
<p>だるさ、痛み、髪や胸、ストーマなど見た目の変化、気持ちの落ちこみ、痛み止めや気持ちの薬。理由はいくつも重なります。がまんして応じる必要はありません。朝や、痛み止めの効いている時間、眠ったあとの午後など、楽な時を選ぶ。明かりを落とす、<ruby>肌着<rt>はだぎ</rt></ruby>を着たままにする、ストーマの袋を空にして小さな布でおおう。小さな工夫で気が楽になることがあります。</p>
<h2>「しない」ふれあいも、大切なふれあい</h2>
<p>手をつなぐ。背中をなでてもらう。同じ<ruby>布団<rt>ふとん</rt></ruby>でテレビを見る。足に保湿剤を塗る。最後までするか、何もしないかの二つではありません。相手のほうも、「痛くしたらどうしよう」「求めたら悪い」と、手が出せずにいることがあります。先に言葉にすると、楽になる夫婦や恋人がたくさんいます。</p>
<aside class="memo"><h3>切り出す言葉の例</h3><dl><div><dt>相手に</dt><dd>今日は抱きしめるだけにしてほしい。あなたが嫌になったのではないの</dd></div><div><dt>相手に</dt><dd>痛かったら右手を上げるから、そこで止めてね</dd></div><div><dt><ruby>看護師<rt>かんごし</rt></ruby>に</dt><dd>手術のあとの夫婦のことを聞きたいのですが、二人で話せる所はありますか</dd></div><div><dt>医師に</dt><dd>今の<ruby>血液<rt>けつえき</rt></ruby>の数で、<ruby>性生活<rt>せいせいかつ</rt></ruby>はしてもよいですか。避妊は、いつまでですか</dd></div><div><dt>電話で</dt><dd>性のことなので、女性（男性）の方に代わっていただけますか</dd></div></dl></aside>
<h2>だれに相談するか</h2>
<p><ruby>主治医<rt>しゅじい</rt></ruby>に聞きにくければ、看護師、薬剤師、がん<ruby>相談支援<rt>そうだんしえん</rt></ruby>センターへ。病院によっては、性の悩みの<ruby>外来<rt>がいらい</rt></ruby>、<ruby>婦人科<rt>ふじんか</rt></ruby>、泌尿器科、心のケアの<ruby>窓口<rt>まどぐち</rt></ruby>につないでもらえます。名前を言わずに話せる電話の窓口もあります。これから出会う人に病気をどう話すかは、<a href="/articles/aya">10代から30代でがんになった方へ</a>に書きました。どの年代の方にも、役立つところがあります。</p>
`;

/** Sexual life and touch: whether, when not, contraception, pain and dryness, erections, how to begin talking. */
export const sexualLife = articleItem({
  id: 'sexual-life',
  publishedAt: '2026-11-20T03:31:00.000Z',
  title: '性生活とふれあい：してよい時期、避妊、痛みや変化のこと',
  category: { id: 'life' },
  cover: 'cover-dusk',
  cancer_category: [],
  cancer_status: [{ id: 'before-treatment' }, { id: 'treating' }, { id: 'follow-up' }, { id: 'recurrence' }],
  topics: ['sexual-life', 'fertility', 'talking-with-doctor'],
  summary:
    '治療中や治療のあとの性生活は、聞いてよいことです。控えたほうがよい日、点滴のあとの二日間、避妊の期間の考え方、痛みや乾き、勃起の変化への手当て、切り出す言葉をまとめました。',
  reviewed_at: '2026-11-20',
  next_review_at: '2027-11-18',
  reviewer_role: 'がんと性の相談にたずさわる看護師',
  body,
  sources: [
    {
      title: '性生活への影響について',
      publisher: '国立がん研究センター がん情報サービス',
      url: 'https://ganjoho.jp/public/dia_tre/sexual_health_issues/sexual_health_issues_03.html',
    },
    {
      title: '治療中の性生活',
      publisher: 'NPO法人 キャンサーネットジャパン',
      url: 'https://cancernet.jp/seikatsu/sexual/post2741',
    },
    {
      title: '身体への影響と対処 性生活',
      publisher: 'AYA世代のがんとくらしサポート',
      year: 2022,
      url: 'https://plaza.umin.ac.jp/~aya-support/mind-body/body/mab06',
    },
    {
      title: '医薬品の投与に関連する避妊の必要性等に関するガイダンスについて',
      publisher: '厚生労働省',
      year: 2023,
      url: 'https://www.mhlw.go.jp/stf/newpage_31510.html',
    },
  ],
});
