import { articleItem } from '../article-item.ts';

const body = `
<h2>胸がどきどきする、締めつけられる</h2>
<p>布団に入ると、鼓動が耳に響く。階段の途中で胸が重くなる。脈がひとつ抜けたように感じる。胸の症状は、こわさと一緒に来ます。<strong>急に胸が痛んだ、じっとしていても苦しい、気が遠くなりかけた。そのときは、ここから先を読む前に、この記事の終わりの「すぐに連絡するとき」を見てください。</strong>気のせいかどうかを、先に見きわめる必要はありません。</p>
<h2>なぜ起きるのか</h2>
<p><ruby>動悸<rt>どうき</rt></ruby>や胸の痛みの理由は、<ruby>心臓<rt>しんぞう</rt></ruby>だけではありません。いくつか重なることもあります。</p>
<table><caption>動悸や胸の痛みの理由の例</caption><thead><tr><th scope="col">どこから</th><th scope="col">例</th></tr></thead><tbody><tr><th scope="row">心臓と<ruby>血管<rt>けっかん</rt></ruby></th><td>脈の乱れ（<ruby>不整脈<rt>ふせいみゃく</rt></ruby>）、心臓をやしなう血管の流れの悪さ、心臓の縮む力の弱り、心臓のまわりにたまった水</td></tr><tr><th scope="row">血のかたまり</th><td>足などにできたかたまりが、<ruby>肺<rt>はい</rt></ruby>の血管につまる</td></tr><tr><th scope="row">血と水分</th><td><ruby>貧血<rt>ひんけつ</rt></ruby>、<ruby>脱水<rt>だっすい</rt></ruby>、熱、血の中の塩分の乱れ、<ruby>甲状腺<rt>こうじょうせん</rt></ruby>の働き</td></tr><tr><th scope="row">肺と胸の膜</th><td><ruby>肺炎<rt>はいえん</rt></ruby>、胸の水、肺に穴があく<ruby>気胸<rt>ききょう</rt></ruby></td></tr><tr><th scope="row"><ruby>食道<rt>しょくどう</rt></ruby>と胃</th><td>すっぱいものが上がる、<ruby>放射線<rt>ほうしゃせん</rt></ruby>で食道が荒れる</td></tr><tr><th scope="row">胸の表面</th><td>手術の傷、<ruby>肋骨<rt>ろっこつ</rt></ruby>や筋肉の痛み、<ruby>帯状疱疹<rt>たいじょうほうしん</rt></ruby></td></tr><tr><th scope="row">薬と飲みもの</th><td>ステロイド、ぜんそくの薬、コーヒーや栄養ドリンク、お酒</td></tr><tr><th scope="row">気持ち</th><td>不安、眠れない夜、結果を待つ緊張</td></tr></tbody></table>
<p>この表は、家で見分けるためのものではありません。電話や診察で、思いあたることを話すための手がかりです。</p>
<h2>がんの治療と心臓</h2>
<p>がんの治療の中には、心臓や血管に影響することがあるものがあります。血液のがんや乳がんなどに使うアントラサイクリン系の抗がん剤、乳がんなどに使うトラスツズマブなどは、心臓の縮む力を弱めることがあります。<ruby>免疫<rt>めんえき</rt></ruby>の働きを使う薬では、まれに心臓の筋肉に炎症が起きます。<ruby>血圧<rt>けつあつ</rt></ruby>を上げる薬、脈を乱れさせることがある薬、胸に当てる放射線もあります。受けた方すべてに起きるものではありません。</p>
<p>出る時期もさまざまです。アントラサイクリン系の薬の影響は、使ってから2週間までのもの、1年までのもの、1年から数十年たって出るものに分けて考えられています。だから、治療の前、途中、終わったあとに、症状がなくても心臓の検査をすることがあります。「調子がよいのに、なぜ」と感じたときは、そのために受けていると考えてください。ずっとあとのことは、<a href="/articles/late-effects">治療が終わってからの影響の記事</a>にあります。</p>
<h2>病院ですること</h2>
<p>脈と血圧をはかり、<ruby>心電図<rt>しんでんず</rt></ruby>、血液の検査、胸の写真、心臓の<ruby>超音波<rt>ちょうおんぱ</rt></ruby>（心エコー）などを、症状に合わせて組み合わせます。心エコーは、胸にゼリーをぬって器械を当てる、痛みのない検査です。たまにしか出ない動悸では、小さな器械を一日つけて、家で過ごしながら脈を記録することもあります。</p>
<p>理由が分かれば、心臓を助ける薬、脈を整える薬、<ruby>輸血<rt>ゆけつ</rt></ruby>、薬の変更など、それに合う手当てをします。がんの薬を続けるか、休むか、変えるかは、がんの医師と心臓の医師が話し合って考えます。両方を一緒に診る「<ruby>腫瘍循環器<rt>しゅようじゅんかんき</rt></ruby>」の外来がある病院もあります。</p>
<h2>自分でできること</h2>
<h3>出たときに</h3>
<ul><li>動くのをやめ、いすに座るか、上半身を高くして休む。服をゆるめ、一人なら玄関の鍵をあけておく</li><li>始まった時刻を書く。脈は、手首の親指側に三本の指を当て、30秒数えて二倍にする。速いか、ばらばらかも見る</li><li>家に血圧計や、脈が分かる腕時計があれば、出た数字を写しておく</li></ul>
<h3>ふだんから</h3>
<ul><li>血圧と体重を、決まった時刻にはかる。<a href="/treatment-logs">治療ログ</a>に残しておくと、変わり始めが見える</li><li>塩からいものを控えめに。たばこは吸わない。高血圧や糖尿病などの持病の薬を続ける</li><li>コーヒー、お酒、栄養ドリンクのあとに出やすいなら、減らしてみる</li><li>前に受けた抗がん剤、胸への放射線、心臓の病気、家族の心臓の病気を、治療を始める前に話す。何十年前のことでも役に立つ</li></ul>
<h3>しないほうがよいこと</h3>
<p>動悸がこわいからと、がんの薬や心臓の薬を自分でやめること。ほかの人の薬を飲むこと。様子を見るために、歩いたり風呂に入ったりしてみること。</p>
<aside class="memo"><h3>電話や診察で伝えるメモの例</h3><dl><div><dt>いつ</dt><dd>昨日の夜9時から20分。今日も二回</dd></div><div><dt>どんな感じ</dt><dd>脈が速くて、ばらばら。胸の真ん中が重い</dd></div><div><dt>何をしていたとき</dt><dd>テレビを見ていた。動いてはいない</dd></div><div><dt>一緒に出たこと</dt><dd>冷や汗、息切れ、ふらつきがあるか。足のむくみ、体重</dd></div><div><dt>治療と持病</dt><dd>薬の名前と最後の日。胸への放射線。高血圧がある</dd></div></dl></aside>
<h2>相談したいとき</h2>
<p>前は平気だった坂で息が切れる、夕方に足がむくむ、夜に枕を高くしたくなる、短い動悸が何度も出る。次の診察を待たずに看護師に伝えてください。「検査で何もなかったのに、まだ出ます」も、大事な知らせです。むくみは<a href="/articles/swelling">むくみの記事</a>、息切れは<a href="/articles/breathlessness">息苦しさの記事</a>、足の片側のはれは<a href="/articles/blood-clots">血のかたまりの記事</a>にくわしくあります。</p>
<h2>ご家族へ</h2>
<p>胸を押さえている人に、まず椅子をすすめ、背中に手を当て、時刻を見てください。「いつから？」「汗は出ている？」と、短く二つ聞けば十分です。迷ったときに電話をかける役を、先に決めておくと安心です。</p>
`;

const easyBody = `
<h2><ruby>胸<rt>むね</rt></ruby>がどきどきする、<ruby>痛<rt>いた</rt></ruby>いとき</h2>
<p><ruby>急<rt>きゅう</rt></ruby>に<ruby>胸<rt>むね</rt></ruby>が<ruby>痛<rt>いた</rt></ruby>いとき、<ruby>息<rt>いき</rt></ruby>が<ruby>苦<rt>くる</rt></ruby>しいときは、このページの下の「すぐに<ruby>連絡<rt>れんらく</rt></ruby>するとき」を<ruby>見<rt>み</rt></ruby>て、<ruby>電話<rt>でんわ</rt></ruby>してください。</p>
<h2>なぜですか</h2>
<p><ruby>心臓<rt>しんぞう</rt></ruby>、<ruby>肺<rt>はい</rt></ruby>、<ruby>血<rt>ち</rt></ruby>がすくないこと、<ruby>水分<rt>すいぶん</rt></ruby>が足りないこと、<ruby>薬<rt>くすり</rt></ruby>、<ruby>心配<rt>しんぱい</rt></ruby>など、<ruby>理由<rt>りゆう</rt></ruby>はいろいろです。がんの<ruby>薬<rt>くすり</rt></ruby>や<ruby>放射線<rt>ほうしゃせん</rt></ruby>が、<ruby>心臓<rt>しんぞう</rt></ruby>に<ruby>影響<rt>えいきょう</rt></ruby>することもあります。みんなに出るのではありません。</p>
<h2><ruby>病院<rt>びょういん</rt></ruby>でできること</h2>
<p><ruby>脈<rt>みゃく</rt></ruby>と<ruby>血圧<rt>けつあつ</rt></ruby>をはかります。<ruby>心臓<rt>しんぞう</rt></ruby>の<ruby>検査<rt>けんさ</rt></ruby>をします。<ruby>痛<rt>いた</rt></ruby>くない<ruby>検査<rt>けんさ</rt></ruby>が<ruby>多<rt>おお</rt></ruby>いです。<ruby>元気<rt>げんき</rt></ruby>なときでも、<ruby>心臓<rt>しんぞう</rt></ruby>の<ruby>検査<rt>けんさ</rt></ruby>をすることがあります。</p>
<h2>どきどきしたらすること</h2>
<ul><li><ruby>動<rt>うご</rt></ruby>くのをやめて、<ruby>座<rt>すわ</rt></ruby>ります。</li><li><ruby>始<rt>はじ</rt></ruby>まった<ruby>時間<rt>じかん</rt></ruby>を<ruby>書<rt>か</rt></ruby>きます。</li><li><ruby>服<rt>ふく</rt></ruby>をゆるめます。</li><li><ruby>薬<rt>くすり</rt></ruby>を、<ruby>自分<rt>じぶん</rt></ruby>でやめません。</li><li><ruby>歩<rt>ある</rt></ruby>いてためすこと、お<ruby>風呂<rt>ふろ</rt></ruby>に入ることは、しません。</li></ul>
<h2>いつもすること</h2>
<ul><li><ruby>血圧<rt>けつあつ</rt></ruby>と<ruby>体重<rt>たいじゅう</rt></ruby>をはかって<ruby>書<rt>か</rt></ruby>きます。</li><li><ruby>塩<rt>しお</rt></ruby>のからい<ruby>物<rt>もの</rt></ruby>をすくなくします。</li><li><ruby>前<rt>まえ</rt></ruby>に<ruby>受<rt>う</rt></ruby>けた<ruby>治療<rt>ちりょう</rt></ruby>と、<ruby>心臓<rt>しんぞう</rt></ruby>の<ruby>病気<rt>びょうき</rt></ruby>のことを、<ruby>先生<rt>せんせい</rt></ruby>に話します。</li></ul>
<h2><ruby>病院<rt>びょういん</rt></ruby>で<ruby>言<rt>い</rt></ruby>うこと</h2>
<p>「<ruby>昨日<rt>きのう</rt></ruby>の<ruby>夜<rt>よる</rt></ruby>から、<ruby>胸<rt>むね</rt></ruby>がどきどきします。<ruby>動<rt>うご</rt></ruby>いていないときも出ます」。足がむくむ、<ruby>歩<rt>ある</rt></ruby>くと<ruby>息<rt>いき</rt></ruby>が<ruby>切<rt>き</rt></ruby>れる、ということも<ruby>言<rt>い</rt></ruby>ってください。</p>
`;

/** Palpitations, pain in the chest and what treatment can do to the heart: reasons, times, examinations, pulse and weight at home. */
export const heartAndChest = articleItem({
  id: 'heart-and-chest',
  topics: ['heart-symptoms', 'side-effects', 'breathlessness', 'chemotherapy'],
  publishedAt: '2026-11-28T10:17:00.000Z',
  title: '動悸、胸の痛み、治療の心臓への影響',
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
    '胸がどきどきする、締めつけられる、脈が抜ける。理由の例、がんの治療が心臓に影響する時期、病院の検査、脈と血圧の見方、電話での伝え方をまとめました。急な胸の痛みは、まず終わりの一覧へ。',
  reviewed_at: '2026-11-28',
  next_review_at: '2027-11-26',
  reviewer_role: '循環器とがんの看護にたずさわる看護師',
  body,
  easy_body: easyBody,
  sources: [
    {
      title: '腫瘍循環器外来',
      publisher: '聖路加国際病院 心血管センター',
      url: 'https://cardiovascularcenter.luke.ac.jp/treatments/tumor/',
    },
    {
      title: 'アントラサイクリン心不全の早期発見のための地域連携の確立に向けた研究',
      publisher: '新潟市医師会（新潟市医師会報）',
      url: 'https://www.niigatashi-ishikai.or.jp/newsletter/academic/2025102710750.html',
    },
    {
      title: 'がんセンタータイムズ 第8回 腫瘍循環器について',
      publisher: '兵庫県立がんセンター',
      url: 'https://hyogo-cc.jp/news/times/kenlin009.html',
    },
  ],
});
