import { articleItem } from '../article-item.ts';

const body = `
<h2><ruby>針<rt>はり</rt></ruby>を刺す前から、つらい方へ</h2>
<p><ruby>点滴<rt>てんてき</rt></ruby>のたびに、<ruby>看護師<rt>かんごし</rt></ruby>が腕をさすり、たたき、二回、三回と刺し直す。前の点滴の筋が固く残って、ひじを伸ばすと痛い。そんなころに「ポートを入れませんか」と言われると、助かる気持ちと、体に器具を埋めるこわさが一緒にやってきます。どの入り口が合うかは、薬の種類、点滴の長さ、<ruby>血管<rt>けっかん</rt></ruby>の様子、あなたのくらしで変わります。その場で決めず、「今の腕の針で続けると、どんな困りごとがありそうですか」と聞いてかまいません。</p>
<h2>三つの入り口</h2>
<table><caption>点滴の入り口と、くらしで変わること（順番に意味はありません）</caption><thead><tr><th scope="col">形</th><th scope="col">どんなものか</th><th scope="col">くらしで変わること</th></tr></thead><tbody><tr><th scope="row">腕の針（<ruby>末梢<rt>まっしょう</rt></ruby>の点滴）</th><td>そのたびに腕や手の血管に細い<ruby>管<rt>くだ</rt></ruby>を入れ、終わると抜く</td><td>点滴の間は、その腕を大きく動かせない。家に帰れば何も残らない</td></tr><tr><th scope="row">CVポート</th><td>胸や腕の<ruby>皮<rt>ひ</rt></ruby>ふの下に、小さな器具と管を埋めこむ。管の先は<ruby>心臓<rt>しんぞう</rt></ruby>に近い太い血管。使う日だけ、皮ふの上から専用の針を刺す</td><td>使わない日は、外に何も出ない。少し盛り上がって見える</td></tr><tr><th scope="row">PICC（ピック）</th><td>腕の血管から、心臓の近くまで細い管を入れる。管の端が腕の外に出たままになる</td><td>ぬらさない、ひっかけない。決まった間隔で<ruby>消毒<rt>しょうどく</rt></ruby>と貼りかえをする</td></tr></tbody></table>
<p>ポートやPICCが考えられるのは、腕の血管に刺しにくいとき、血管を傷めやすい薬を使うとき、家に帰ってからも長く続ける点滴のとき、<ruby>栄養<rt>えいよう</rt></ruby>の点滴が要るときなどです。すすめられたことは、病気が重くなったという意味ではありません。</p>
<h2>ポートを入れる日</h2>
<p><ruby>局所麻酔<rt>きょくしょますい</rt></ruby>（その場所だけの麻酔）で、1時間ほどの小さな手術です。山口大学の外科の説明でも、1時間程度の<ruby>外来<rt>がいらい</rt></ruby>の手術とされています。日帰りの病院も、一泊から数日の<ruby>入院<rt>にゅういん</rt></ruby>にする病院もあります。鎖骨の下のあたりに入れることが多く、腕に入れる方もいます。</p>
<ul><li><strong>先に伝えること</strong>：血をかたまりにくくする薬、麻酔や消毒やテープのアレルギー、ペースメーカー、<ruby>乳<rt>にゅう</rt></ruby>がんの手術をした側。</li><li><strong>場所の相談</strong>：利き腕、肩にかける荷物、シートベルトの側、寝る向き、着たい服。「右の肩で荷物をかつぐ仕事です。左にできますか」。</li><li><strong>説明を聞くこと</strong>：<ruby>出血<rt>しゅっけつ</rt></ruby>、<ruby>感染<rt>かんせん</rt></ruby>、管のつまりやずれ、血のかたまり。胸に入れるときは、まれに肺や太い血管を<ruby>傷<rt>きず</rt></ruby>つけることがあります。手術のあとに写真を撮るのは、これを確かめるためです。</li></ul>
<p>数日は、傷の痛みや腕の上げにくさが残ります。入浴などは1週間ほど気をつけ、そのあとはふつうに入れる、という説明が一つの例です。シャワーと湯ぶねがそれぞれいつからかは、紙に書いてもらいましょう。</p>
<h2>ポートのある、ふだんのくらし</h2>
<ul><li><strong>服</strong>：点滴の日は、前が開くか、えりのゆったりした服。色のついた薄いスカーフをかけると、目立ちにくくなります。</li><li><strong>車</strong>：当たって痛いときは、シートベルトとの間にたたんだハンカチをはさみます。ベルトは外しません。</li><li><strong>体を動かす</strong>：散歩や家事はできます。腕を大きく回すもの、胸を打つかもしれないものは、始める前に聞きます。</li><li><strong><ruby>検査<rt>けんさ</rt></ruby></strong>：CTやMRIの予約のときに「ポートが入っています」と伝え、もらったカードを見せます。<ruby>造影剤<rt>ぞうえいざい</rt></ruby>を入れてよい種類かどうかを、病院が確かめます。</li><li><strong>使わない時期</strong>：管がつまらないように、決まった間隔で洗い流します。間隔は器具や病院で違います。</li><li><strong>外す日</strong>：治療が終わって要らなくなったら、これも小さな手術で取り出せます。しばらく残すこともあるので、「いつまで入れておきますか」と聞いてください。</li></ul>
<h2>家まで持って帰る点滴</h2>
<p>病院でポンプ（薬の入った小さな容器）をつなぎ、二日ほどかけて家でゆっくり入れる治療があります。小さな水筒くらいの大きさで、ポーチに入れて持ち歩けます。</p>
<ul><li>朝、昼、寝る前に、三つを見ます。薬が少しずつ減っているか、管が折れていないか、針のまわりが赤くないか。</li><li>寝るときは体の横に置き、管を下敷きにしないように。つけている間のお風呂は、体をふくか、病院に聞いた方法で。</li><li>終わったら、自分、ご家族、<ruby>訪問看護<rt>ほうもんかんご</rt></ruby>、病院のうち、だれが抜くかを先に決めます。自分で抜く方は、<ruby>退院<rt>たいいん</rt></ruby>や帰宅の前に、看護師の前で一度練習します。使った針と容器は、渡された入れものに入れて病院へ。家のごみには出しません。</li><li>薬がもれたら、素手でさわらず、管のクリップを閉じて、すぐ電話します。子どもやペットを近づけません。</li></ul>
<p>止まった、早く終わった、針が抜けかけた。どれも、押したり戻したりせず、夜でも電話してよいことです。</p>
<h2>PICCのある、ふだんのくらし</h2>
<p>病院の説明の一例では、消毒は週に1回が基本で、入浴は、貼ってある透明のシートの上をラップなどで包み、ぬらさないようにすればできるとされています。外に出ている長さを、貼りかえの日に見ます。その腕での<ruby>血圧<rt>けつあつ</rt></ruby>の測定や<ruby>採血<rt>さいけつ</rt></ruby>、重い荷物は、してよいかを聞いてください。家での手入れがむずかしければ、訪問看護を頼めます（<a href="/articles/home-care">家で過ごす</a>）。</p>
<aside class="memo"><h3>言葉の例</h3><dl><div><dt>すすめられたとき</dt><dd>わたしにポートをすすめる理由は何ですか。入れないで続ける方法もありますか</dd></div><div><dt>何度も刺されるとき</dt><dd>二回うまくいかなかったら、別の方に替わっていただけますか。温めると入りやすいです</dd></div><div><dt>こわいとき</dt><dd>針がこわくて気が遠くなります。横になって受けられますか。塗る麻酔は使えますか</dd></div><div><dt>家のポンプ</dt><dd>明日の朝に終わる予定ですが、まだ半分残っています。どうすればよいですか</dd></div></dl></aside>
<p>腕の針を抜いたあとは、もまずに、しばらく押さえます。点滴中の痛みや、もれたときのことは、<a href="/articles/reactions-during-drip">点滴の日に起こること</a>にあります。</p>
`;

const easyBody = `
<h2><ruby>点滴<rt>てんてき</rt></ruby>の入り口は、いくつかあります</h2>
<ul><li><ruby>腕<rt>うで</rt></ruby>の<ruby>針<rt>はり</rt></ruby>：<ruby>点滴<rt>てんてき</rt></ruby>の日だけ、<ruby>腕<rt>うで</rt></ruby>に<ruby>刺<rt>さ</rt></ruby>します。</li><li>CVポート：<ruby>小<rt>ちい</rt></ruby>さな<ruby>器具<rt>きぐ</rt></ruby>を、<ruby>胸<rt>むね</rt></ruby>や<ruby>腕<rt>うで</rt></ruby>の<ruby>皮<rt>ひ</rt></ruby>ふの下に入れます。<ruby>外<rt>そと</rt></ruby>には何も出ません。</li><li>PICC（ピック）：<ruby>腕<rt>うで</rt></ruby>から<ruby>細<rt>ほそ</rt></ruby>い<ruby>管<rt>くだ</rt></ruby>を入れます。<ruby>管<rt>くだ</rt></ruby>の<ruby>端<rt>はし</rt></ruby>が、<ruby>外<rt>そと</rt></ruby>に出ています。</li></ul>
<p>「ポートを入れましょう」と<ruby>言<rt>い</rt></ruby>われても、<ruby>病気<rt>びょうき</rt></ruby>が<ruby>悪<rt>わる</rt></ruby>くなったという<ruby>意味<rt>いみ</rt></ruby>ではありません。</p>
<h2>ポートを入れる日</h2>
<p>1<ruby>時間<rt>じかん</rt></ruby>くらいの<ruby>小<rt>ちい</rt></ruby>さな<ruby>手術<rt>しゅじゅつ</rt></ruby>です。入れるところだけ<ruby>麻酔<rt>ますい</rt></ruby>をします。<ruby>血<rt>ち</rt></ruby>をかたまりにくくする<ruby>薬<rt>くすり</rt></ruby>を<ruby>飲<rt>の</rt></ruby>んでいる<ruby>人<rt>ひと</rt></ruby>は、<ruby>先<rt>さき</rt></ruby>に<ruby>言<rt>い</rt></ruby>ってください。お<ruby>風呂<rt>ふろ</rt></ruby>にいつから入れるかを、<ruby>聞<rt>き</rt></ruby>いてください。</p>
<h2>ふだんの<ruby>生活<rt>せいかつ</rt></ruby></h2>
<ul><li><ruby>針<rt>はり</rt></ruby>がない日は、お<ruby>風呂<rt>ふろ</rt></ruby>に入れます。</li><li>シートベルトが<ruby>痛<rt>いた</rt></ruby>いときは、<ruby>布<rt>ぬの</rt></ruby>をはさみます。ベルトははずしません。</li><li>CTやMRIの<ruby>検査<rt>けんさ</rt></ruby>のときは、「ポートが入っています」と<ruby>言<rt>い</rt></ruby>います。</li><li>PICCの<ruby>人<rt>ひと</rt></ruby>は、<ruby>管<rt>くだ</rt></ruby>をぬらしません。</li></ul>
<h2><ruby>家<rt>いえ</rt></ruby>で<ruby>続<rt>つづ</rt></ruby>く<ruby>点滴<rt>てんてき</rt></ruby></h2>
<p><ruby>小<rt>ちい</rt></ruby>さなポンプをつけて、<ruby>家<rt>いえ</rt></ruby>に<ruby>帰<rt>かえ</rt></ruby>ることがあります。<ruby>薬<rt>くすり</rt></ruby>が<ruby>減<rt>へ</rt></ruby>っているか、<ruby>毎日<rt>まいにち</rt></ruby><ruby>見<rt>み</rt></ruby>ます。<ruby>止<rt>と</rt></ruby>まったとき、もれたときは、さわらないで<ruby>病院<rt>びょういん</rt></ruby>に<ruby>電話<rt>でんわ</rt></ruby>してください。<ruby>使<rt>つか</rt></ruby>った<ruby>針<rt>はり</rt></ruby>は、ごみに出しません。<ruby>病院<rt>びょういん</rt></ruby>に<ruby>持<rt>も</rt></ruby>って行きます。</p>
<h2><ruby>針<rt>はり</rt></ruby>がこわいとき</h2>
<p>「<ruby>針<rt>はり</rt></ruby>がこわいです。<ruby>横<rt>よこ</rt></ruby>になって<ruby>受<rt>う</rt></ruby>けたいです」と<ruby>言<rt>い</rt></ruby>っていいです。「2回うまくいかなかったら、ほかの<ruby>人<rt>ひと</rt></ruby>にかわってください」と<ruby>言<rt>い</rt></ruby>っていいです。</p>
`;

/** Ways in for a drip: arm needle, port, PICC; the day it is put in, life with it, the pump at home. */
export const dripAndPort = articleItem({
  id: 'drip-and-port',
  topics: ['infusion-port'],
  publishedAt: '2026-11-28T10:13:00.000Z',
  title: '点滴とCVポート、PICC：腕の針から埋めこむ管まで、入れる日とくらし方',
  category: { id: 'treatment' },
  cancer_category: [],
  cancer_status: [{ id: 'before-treatment' }, { id: 'treating' }, { id: 'recurrence' }, { id: 'palliative' }],
  summary:
    '血管が細くて何度も刺される、ポートをすすめられてこわい。腕の針、CVポート、PICCの違い、入れる日の流れ、お風呂と車、家で続く点滴、針を抜くとき、電話するときをまとめました。',
  reviewed_at: '2026-11-28',
  next_review_at: '2027-11-26',
  reviewer_role: '外来での点滴治療にたずさわる看護師',
  body,
  easy_body: easyBody,
  sources: [
    {
      title: '中心静脈ポートについて（医療コラム）',
      publisher: '山口大学の外科の診療科（yamadai-gesurgery.jp）',
      year: 2021,
      url: 'https://yamadai-gesurgery.jp/column/20211222',
    },
    {
      title: 'PICCとは（PICC外来の案内）',
      publisher: '国立病院機構 都城医療センター',
      url: 'https://miyakonojo.hosp.go.jp/guide_for_patients/outpatient-clinic/special/picc-clinic.html',
    },
    {
      title: '中心静脈ポート留置術と管理に関するガイドライン2019',
      publisher: '日本IVR学会（Mindsガイドラインライブラリ）',
      year: 2019,
      url: 'https://minds.jcqhc.or.jp/n/med/4/med0421/G0001170',
    },
    {
      title: 'PICC外来（鹿医セン便り Vol.185）',
      publisher: '国立病院機構 鹿児島医療センター',
      year: 2021,
      url: 'https://kagomc.hosp.go.jp/kaisen_news/kaisen_news-23841/',
    },
  ],
});
