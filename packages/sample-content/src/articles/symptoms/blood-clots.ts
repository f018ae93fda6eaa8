import { articleItem } from '../article-item.ts';

const body = `
<h2>片方の足だけ、靴下がきつい</h2>
<p>昨日まで同じだったふくらはぎが、片方だけ太い。押すと痛い。熱い。色が赤黒い。あるいは、立ち上がったとたんに息が切れ、胸が痛む。血管の中で血が固まったもの（<ruby>血栓<rt>けっせん</rt></ruby>）が、こうした変化のもとになることがあります。<strong>急に息が苦しくなった、胸が痛むときは、読むのをやめて、この記事の終わりの一覧のとおりに電話してください。</strong></p>
<p>足などの深い所の<ruby>静脈<rt>じょうみゃく</rt></ruby>に血栓ができることを、<ruby>深部<rt>しんぶ</rt></ruby>静脈血栓症、そのかたまりが流れて<ruby>肺<rt>はい</rt></ruby>の血管につまることを、<ruby>肺塞栓<rt>はいそくせん</rt></ruby>症とよびます。「エコノミークラス<ruby>症候群<rt>しょうこうぐん</rt></ruby>」と聞くと、わかりやすいかもしれません。飛行機に乗らなくても起こります。</p>
<h2>なぜ、がんのときに起きやすいのか</h2>
<p>がんがあると、血が固まりやすくなることが知られています。がんのない方と比べて、血栓ができる割合は4倍から7倍という報告があります。全員に起きるという意味ではなく、「そういうことがあると知っておく」ための数字です。次のようなことが重なると、起きやすくなります。</p>
<ul><li>手術のあと、入院や体調の悪さで動かない日が続く</li><li><ruby>下痢<rt>げり</rt></ruby>、吐き気、発熱で、体の水分が足りない</li><li>抗がん剤、一部の<ruby>分子標的薬<rt>ぶんしひょうてきやく</rt></ruby>、ホルモンの薬、ステロイド</li><li>点滴のためのポートや管が、腕や首の血管に入っている</li><li>はれたリンパ節などが、血管を外から押している</li><li>前に血栓ができたことがある。年齢が高い、体重が重い、たばこを吸う</li></ul>
<p>症状がほとんどなく、治療のための画像で見つかることもあります。ポートのある側の腕や首がはれるときも、同じ仲間のことがあります。歩かなかったから、水を飲まなかったから、と自分を責めることはありません。</p>
<h2>病院ですること</h2>
<p>血液の検査、足や腕の<ruby>超音波<rt>ちょうおんぱ</rt></ruby>、必要なら<ruby>造影剤<rt>ぞうえいざい</rt></ruby>を使うCTで、血栓があるか、どこまで広がっているかを調べます。足の超音波は、ゼリーをぬって器械を当てるだけで、痛みはほとんどありません。</p>
<p>見つかったときは、血を固まりにくくする薬（<ruby>抗凝固薬<rt>こうぎょうこやく</rt></ruby>）を使うことが中心です。飲み薬と注射があり、入院して始める方も、通院で始める方もいます。できている血栓がそれ以上大きくならないようにし、体が少しずつとかすのを待ちます。がんの治療が続く間は、また血栓ができやすいため、薬を長く続けることがよくあります。一方で血が出やすくなるので、両方のつり合いを見ながら、種類や期間を決めます。がんの治療を続けるか、間をあけるかも、あわせて相談します。</p>
<h2>血を固まりにくくする薬と暮らす</h2>
<table><caption>困る場面と、していただきたいこと</caption><thead><tr><th scope="col">場面</th><th scope="col">すること</th></tr></thead><tbody><tr><th scope="row">飲み忘れた</th><td>二回分を一度に飲まない。どうするかを、薬の説明書か<ruby>薬剤師<rt>やくざいし</rt></ruby>に確かめる</td></tr><tr><th scope="row">歯を抜く、<ruby>内視鏡<rt>ないしきょう</rt></ruby>、手術、注射</th><td>予約のときに「血を固まりにくくする薬を飲んでいます」と言う。休むかどうかは、医師どうしで決めてもらう</td></tr><tr><th scope="row">痛み止めやかぜの薬を買いたい</th><td>血が止まりにくくなるものがある。買う前に薬剤師へ</td></tr><tr><th scope="row">納豆、青汁、健康食品</th><td>ワルファリンという薬では、さける食べものがある。ほかの薬では違うので、自分の薬の名前で聞く</td></tr><tr><th scope="row">鼻血、歯ぐきの血、あざ</th><td>押さえて止め、回数を書いて知らせる。<a href="/articles/bleeding">血が出たときの記事</a>へ</td></tr><tr><th scope="row">ころんだ、頭を打った</th><td>痛みがなくても、その日のうちに電話する</td></tr></tbody></table>
<p><strong>血が出るのがこわくても、自分でやめないでください。</strong>急にやめると、また血栓ができることがあります。薬の名前を書いた紙を、財布に入れておきましょう。</p>
<h2>血栓をつくりにくくする、毎日のこと</h2>
<ul><li>座っているときも寝ているときも、足首を曲げ伸ばしする。かかととつま先を交互に上げる。一時間に一度は立つ</li><li>止められていなければ、水分をこまめにとる。下痢や吐き気の日は、早めに連絡する</li><li>ベルトや靴下で、きつく締めつけない</li><li>長い車や列車では、途中で歩く。旅行の前に<ruby>主治医<rt>しゅじい</rt></ruby>に話す（<a href="/articles/travel-and-outings">旅行と外出の記事</a>）</li><li>手術のあとは、看護師と一緒に、早めに体を起こす</li><li>圧迫する医療用の靴下は、合わない足もある。はく前に聞く</li></ul>
<p>急にはれた足は、もまない、強く押さない、温めて様子を見ない。歩いて確かめることもせず、足を休めて電話します。</p>
<aside class="memo"><h3>電話で、このまま読んでください</h3><dl><div><dt>はじめに</dt><dd>そちらで、がんの治療を受けている者です。左足だけが、急にはれました</dd></div><div><dt>いつから</dt><dd>今朝から。ふくらはぎが痛く、右より2センチ太い</dd></div><div><dt>息と胸</dt><dd>息切れ、胸の痛み、せきがあるか、ないか</dd></div><div><dt>治療</dt><dd>先月、手術。飲んでいる薬の名前</dd></div><div><dt>聞くこと</dt><dd>何で行けばよいですか。歩いてもよいですか</dd></div></dl></aside>
<h2>相談したいとき</h2>
<p>両足が夕方にむくむ、片方が少し重い気がする、薬を続けられるか心配、血が出やすくて外出がこわい。急でなくても、看護師や薬剤師に話してください。「わたしは、血栓ができやすいほうですか」「何に気をつけて過ごせばよいですか」と、治療の前に聞いておくのもよい方法です。両側のむくみは<a href="/articles/swelling">むくみの記事</a>を見てください。</p>
<h2>ご家族へ</h2>
<p>足をさすってあげたくなりますが、急にはれた足には、そのまま触れずにいてください。太さを見比べる、写真をとる、電話をかける。それがいちばんの助けになります。</p>
`;

const easyBody = `
<h2><ruby>血<rt>ち</rt></ruby>のかたまりができることがあります</h2>
<p>がんの<ruby>治療<rt>ちりょう</rt></ruby>をしていると、<ruby>血管<rt>けっかん</rt></ruby>の中で<ruby>血<rt>ち</rt></ruby>が<ruby>固<rt>かた</rt></ruby>まることがあります。「<ruby>血栓<rt>けっせん</rt></ruby>」といいます。<ruby>片方<rt>かたほう</rt></ruby>の足が<ruby>急<rt>きゅう</rt></ruby>にはれます。<ruby>痛<rt>いた</rt></ruby>くなります。</p>
<p><ruby>血<rt>ち</rt></ruby>のかたまりが<ruby>肺<rt>はい</rt></ruby>に行くと、<ruby>急<rt>きゅう</rt></ruby>に<ruby>息<rt>いき</rt></ruby>が<ruby>苦<rt>くる</rt></ruby>しくなります。そのときは、このページの下を<ruby>見<rt>み</rt></ruby>て、すぐに<ruby>電話<rt>でんわ</rt></ruby>してください。</p>
<h2>なぜですか</h2>
<p>がん、<ruby>手術<rt>しゅじゅつ</rt></ruby>、<ruby>薬<rt>くすり</rt></ruby>、<ruby>動<rt>うご</rt></ruby>かないこと、<ruby>水分<rt>すいぶん</rt></ruby>が足りないことなどが<ruby>理由<rt>りゆう</rt></ruby>です。あなたのせいではありません。</p>
<h2><ruby>病院<rt>びょういん</rt></ruby>でできること</h2>
<p><ruby>血<rt>ち</rt></ruby>の<ruby>検査<rt>けんさ</rt></ruby>と、足の<ruby>検査<rt>けんさ</rt></ruby>をします。<ruby>痛<rt>いた</rt></ruby>くない<ruby>検査<rt>けんさ</rt></ruby>です。<ruby>血<rt>ち</rt></ruby>を<ruby>固<rt>かた</rt></ruby>まりにくくする<ruby>薬<rt>くすり</rt></ruby>を<ruby>使<rt>つか</rt></ruby>います。<ruby>長<rt>なが</rt></ruby>く<ruby>使<rt>つか</rt></ruby>うことがあります。</p>
<h2><ruby>薬<rt>くすり</rt></ruby>を<ruby>飲<rt>の</rt></ruby>む<ruby>人<rt>ひと</rt></ruby>へ</h2>
<ul><li><ruby>自分<rt>じぶん</rt></ruby>でやめません。</li><li><ruby>忘<rt>わす</rt></ruby>れたときに、<ruby>二回分<rt>にかいぶん</rt></ruby>を<ruby>一緒<rt>いっしょ</rt></ruby>に<ruby>飲<rt>の</rt></ruby>みません。<ruby>薬剤師<rt>やくざいし</rt></ruby>さんに<ruby>聞<rt>き</rt></ruby>きます。</li><li><ruby>歯医者<rt>はいしゃ</rt></ruby>さんや、ほかの<ruby>病院<rt>びょういん</rt></ruby>でも、この<ruby>薬<rt>くすり</rt></ruby>のことを<ruby>言<rt>い</rt></ruby>います。</li><li><ruby>頭<rt>あたま</rt></ruby>を<ruby>打<rt>う</rt></ruby>ったときは、すぐに<ruby>電話<rt>でんわ</rt></ruby>します。</li></ul>
<h2>いつもすること</h2>
<ul><li><ruby>足首<rt>あしくび</rt></ruby>をよく<ruby>動<rt>うご</rt></ruby>かします。</li><li><ruby>水<rt>みず</rt></ruby>を<ruby>少<rt>すこ</rt></ruby>しずつ<ruby>飲<rt>の</rt></ruby>みます。<ruby>飲<rt>の</rt></ruby>む<ruby>量<rt>りょう</rt></ruby>に<ruby>決<rt>き</rt></ruby>まりがある<ruby>人<rt>ひと</rt></ruby>は、先に<ruby>聞<rt>き</rt></ruby>きます。</li><li><ruby>長<rt>なが</rt></ruby>い<ruby>時間<rt>じかん</rt></ruby>、<ruby>座<rt>すわ</rt></ruby>ったままでいません。</li></ul>
<h2>してはいけないこと</h2>
<p><ruby>急<rt>きゅう</rt></ruby>にはれた足を、もみません。<ruby>歩<rt>ある</rt></ruby>いてためしません。足を<ruby>休<rt>やす</rt></ruby>めて、「<ruby>片方<rt>かたほう</rt></ruby>の足が<ruby>急<rt>きゅう</rt></ruby>にはれました」と<ruby>電話<rt>でんわ</rt></ruby>してください。</p>
`;

/** Blood clots: one leg swollen, sudden breathlessness; why, medicines against clotting in daily life, ankles and water. */
export const bloodClots = articleItem({
  id: 'blood-clots',
  topics: ['blood-clots', 'swelling', 'breathlessness', 'side-effects'],
  publishedAt: '2026-11-28T11:43:00.000Z',
  title: '血のかたまり（血栓）：足の片側のはれ、急な息切れ',
  category: { id: 'treatment' },
  cancer_category: [],
  cancer_status: [
    { id: 'before-treatment' },
    { id: 'treating' },
    { id: 'follow-up' },
    { id: 'recurrence' },
    { id: 'palliative' },
  ],
  summary:
    '片方の足が急にはれて痛い、急に息が切れる。がんのときに血のかたまり（血栓）ができやすい理由、病院での検査と薬、薬を飲みながらの暮らし、毎日できる予防、電話で読む言葉をまとめました。',
  reviewed_at: '2026-11-28',
  next_review_at: '2027-11-26',
  reviewer_role: '循環器とがんの診療にたずさわる医師',
  body,
  easy_body: easyBody,
  sources: [
    {
      title: '担がん患者におけるがん関連静脈血栓症',
      publisher: '医学書院（大阪国際がんセンターの医師による解説）',
      year: 2019,
      url: 'https://webview.isho.jp/journal/detail/abs/10.11477/mf.1402226050',
    },
    {
      title: 'がん関連静脈血栓塞栓症に対する抗凝固療法の注意点は？',
      publisher: '医学書院（京都大学医学部附属病院などの医師による解説）',
      year: 2020,
      url: 'https://webview.isho.jp/journal/detail/abs/10.11477/mf.1438200422',
    },
    {
      title: 'エコノミークラス症候群とは',
      publisher: '秋田県',
      url: 'https://www.pref.akita.lg.jp/pages/archive/74925',
    },
  ],
});
