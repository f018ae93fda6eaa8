import { articleItem } from '../article-item.ts';

const body = `
<h2>「たかが、しゃっくり」ではありません</h2>
<p>食べているときに出て、むせる。電話が聞き取れない。夜中に三度起きて、おなかの筋肉が痛い。しゃっくりは、数分で止まれば笑い話ですが、何時間も、何日も続くと、食事と眠りと気力をうばいます。相部屋で申し訳なくて、口を押さえていたという方もいます。病院に言ってよい症状です。</p>
<h2>なぜ起きるのか</h2>
<p>しゃっくりは、医療の言葉では<ruby>吃逆<rt>きつぎゃく</rt></ruby>といいます。胸とおなかの境にある<ruby>横隔膜<rt>おうかくまく</rt></ruby>という筋肉が、ひとりでに急に縮み、のどの奥の声の通り道が閉まって、あの音が出ます。がんの治療のころには、次のようなことが関わります。</p>
<table><caption>しゃっくりの理由の例</caption><thead><tr><th scope="col">どこから</th><th scope="col">例</th></tr></thead><tbody><tr><th scope="row">薬</th><td>シスプラチンなどの抗がん剤、吐き気止めなどに使うステロイド、痛み止めや眠る薬の一部、<ruby>全身麻酔<rt>ぜんしんますい</rt></ruby>のあと</td></tr><tr><th scope="row">おなか</th><td>胃のふくらみ、急いだ食事、炭酸、逆流、<ruby>便秘<rt>べんぴ</rt></ruby>、おなかの水、<ruby>肝臓<rt>かんぞう</rt></ruby>のはれ</td></tr><tr><th scope="row">胸</th><td>肺や<ruby>食道<rt>しょくどう</rt></ruby>の病気、胸の水、<ruby>放射線<rt>ほうしゃせん</rt></ruby>の影響</td></tr><tr><th scope="row">血の成分</th><td>塩分やカルシウムの乱れ、<ruby>腎臓<rt>じんぞう</rt></ruby>の働き</td></tr><tr><th scope="row">脳と神経</th><td>しゃっくりを起こす神経や脳への<ruby>刺激<rt>しげき</rt></ruby></td></tr></tbody></table>
<p>点滴の日から数日のうちに出て、自然に止まる方もいます。理由は一つに決めなくて大丈夫です。「どの薬の、何日後に」を書いておくと、次の回の工夫につながります。</p>
<h2>どのくらい続いたら、伝えるか</h2>
<p>続いた時間が48時間までのもの、それより長く1か月までのもの、1か月を超えるものに分けて考えられています。48時間を超えるときは、理由を調べることがすすめられています。ただし、がんの治療中の方は、<strong>48時間を待つ必要はありません。</strong>眠れない、食べられない、薬が飲めない、吐く。どれか一つあれば、その日のうちに電話で伝えてください。</p>
<h2>病院ですること</h2>
<p>始まった時刻と薬の記録を聞き、必要なら血液や画像の検査をします。鼻やのどの奥をそっと刺激する方法、胃の動きや逆流をおさえる薬、しゃっくりをしずめる薬、<ruby>漢方薬<rt>かんぽうやく</rt></ruby>などを、体の状態に合わせて使います。柿のへたを煎じたものを、薬剤部で用意している病院もあります。次の点滴からステロイドや吐き気止めを調整できるかも、相談できます。</p>
<p>「しゃっくりがつらいので、ステロイドをやめました」は、あぶないことがあります。吐き気が強くなったり、急にやめると体にさわったりする薬です。先に電話してください。</p>
<h2>自分でできること</h2>
<ul><li>上半身を起こして座る。前かがみで、おなかを軽く丸める</li><li>息をゆっくり吸い、苦しくない長さだけ止めて、細く長くはく。二、三回まで</li><li>水を、少しずつ続けて飲みこむ（むせやすい方、水分に決まりのある方はしない）</li><li>口の中で氷を一つとかす（冷たいものをさけるように言われている薬の方は、しない）</li><li>食事は一口を小さく、よくかんで。炭酸、熱いもの、からいもの、お酒を、その日は控える</li><li>食べたあと、すぐには横にならない</li><li>便秘をためない。おなかをしめない服にする</li></ul>
<h3>しないほうがよいこと</h3>
<p>急におどかす、首を強くもむ、目を押さえる、長く息を止める、水を一気に飲む。心臓や肺の病気、飲みこみにくさのある方には、あぶないことがあります。綿棒をのどの奥に入れることも、血が出やすい時期には避けてください。市販の柿のへたの薬や漢方薬は、飲んでいる薬と合うかを、<ruby>薬剤師<rt>やくざいし</rt></ruby>に見てもらってから。</p>
<aside class="memo"><h3>電話や診察で伝えるメモの例</h3><dl><div><dt>いつから</dt><dd>点滴の次の日の夕方から、30時間。寝ている間も出る</dd></div><div><dt>困ること</dt><dd>夕食が食べられない。夜に三度起きた。おなかの筋肉が痛い</dd></div><div><dt>薬</dt><dd>ステロイドは朝飲んだ。前の回も、二日目に半日出た</dd></div><div><dt>ほかの様子</dt><dd>吐き気、便、熱、頭痛、息苦しさがあるか</dd></div></dl></aside>
<h2>相談したいとき</h2>
<p>短くても、点滴のたびに出る、人前に出るのがこわい、疲れてしまう。次の診察で「次は、先に手を打てますか」と聞いてください。吐き気もあるときは<a href="/articles/nausea">吐き気の記事</a>、おなかが張るときは<a href="/articles/abdominal-bloating">おなかの張りの記事</a>もあります。</p>
<h2>ご家族へ</h2>
<p>おどかして止めようとせず、背中をゆっくりさすり、「一緒に数えよう」と息を合わせてください。始まった時刻を書いておくことが、いちばん役に立ちます。</p>
`;

const easyBody = `
<h2>しゃっくりが<ruby>止<rt>と</rt></ruby>まらないとき</h2>
<p>がんの<ruby>治療<rt>ちりょう</rt></ruby>をしていると、しゃっくりが<ruby>長<rt>なが</rt></ruby>く<ruby>続<rt>つづ</rt></ruby>くことがあります。<ruby>食<rt>た</rt></ruby>べられない、<ruby>眠<rt>ねむ</rt></ruby>れない、とてもつらいです。<ruby>病院<rt>びょういん</rt></ruby>に<ruby>言<rt>い</rt></ruby>ってください。</p>
<h2>なぜですか</h2>
<p><ruby>胸<rt>むね</rt></ruby>とおなかの間の<ruby>筋肉<rt>きんにく</rt></ruby>が、<ruby>急<rt>きゅう</rt></ruby>に<ruby>動<rt>うご</rt></ruby>くからです。<ruby>抗<rt>こう</rt></ruby>がん<ruby>剤<rt>ざい</rt></ruby>や、<ruby>吐<rt>は</rt></ruby>き気を<ruby>止<rt>と</rt></ruby>める<ruby>薬<rt>くすり</rt></ruby>で出ることがあります。<ruby>胃<rt>い</rt></ruby>や、おなかの<ruby>張<rt>は</rt></ruby>りでも出ます。</p>
<h2>いつ<ruby>電話<rt>でんわ</rt></ruby>しますか</h2>
<p>48<ruby>時間<rt>じかん</rt></ruby>より<ruby>長<rt>なが</rt></ruby>く<ruby>続<rt>つづ</rt></ruby>くときは、<ruby>病院<rt>びょういん</rt></ruby>で<ruby>調<rt>しら</rt></ruby>べます。<ruby>食<rt>た</rt></ruby>べられない、<ruby>眠<rt>ねむ</rt></ruby>れない、<ruby>薬<rt>くすり</rt></ruby>が<ruby>飲<rt>の</rt></ruby>めないときは、48<ruby>時間<rt>じかん</rt></ruby>を<ruby>待<rt>ま</rt></ruby>たないで、その日に<ruby>電話<rt>でんわ</rt></ruby>してください。</p>
<h2><ruby>病院<rt>びょういん</rt></ruby>でできること</h2>
<p>しゃっくりを<ruby>止<rt>と</rt></ruby>める<ruby>薬<rt>くすり</rt></ruby>があります。<ruby>次<rt>つぎ</rt></ruby>の<ruby>点滴<rt>てんてき</rt></ruby>のときに、<ruby>薬<rt>くすり</rt></ruby>を<ruby>変<rt>か</rt></ruby>えることもあります。<ruby>薬<rt>くすり</rt></ruby>を、<ruby>自分<rt>じぶん</rt></ruby>でやめません。</p>
<h2><ruby>家<rt>いえ</rt></ruby>でできること</h2>
<ul><li><ruby>座<rt>すわ</rt></ruby>って、ゆっくり<ruby>息<rt>いき</rt></ruby>をはきます。</li><li><ruby>水<rt>みず</rt></ruby>を<ruby>少<rt>すこ</rt></ruby>しずつ<ruby>飲<rt>の</rt></ruby>みます。むせる<ruby>人<rt>ひと</rt></ruby>はしません。</li><li><ruby>少<rt>すこ</rt></ruby>しずつ、よくかんで<ruby>食<rt>た</rt></ruby>べます。</li><li><ruby>炭酸<rt>たんさん</rt></ruby>の<ruby>飲<rt>の</rt></ruby>みものや、お<ruby>酒<rt>さけ</rt></ruby>をやめます。</li></ul>
<h2>してはいけないこと</h2>
<p>おどろかすこと、<ruby>首<rt>くび</rt></ruby>を<ruby>強<rt>つよ</rt></ruby>くもむこと、<ruby>長<rt>なが</rt></ruby>く<ruby>息<rt>いき</rt></ruby>を<ruby>止<rt>と</rt></ruby>めることは、しません。</p>
`;

/** Hiccups that go on: reasons, 48 hours and before, what the hospital does, gentle ways, what not to try. */
export const hiccups = articleItem({
  id: 'hiccups',
  topics: ['hiccups', 'side-effects', 'nausea'],
  publishedAt: '2026-11-28T19:07:00.000Z',
  title: 'しゃっくりが止まらないとき',
  category: { id: 'treatment' },
  cancer_category: [],
  cancer_status: [{ id: 'treating' }, { id: 'recurrence' }, { id: 'palliative' }],
  summary:
    'しゃっくりが続いて、食べられない、眠れない。抗がん剤や吐き気止めなどの理由、48時間という目安と待たなくてよいとき、病院での手当て、家でできること、してはいけないことをまとめました。',
  reviewed_at: '2026-11-28',
  next_review_at: '2027-11-26',
  reviewer_role: 'がんの薬の相談を受けてきた薬剤師',
  body,
  easy_body: easyBody,
  sources: [
    {
      title: '解説（しゃっくり・吃逆）',
      publisher: '友愛記念病院',
      url: 'https://www.yuai-hosp-jp.org/about/clinical_dept/hiccup.php',
    },
    {
      title: '柿蔕（シテイ）を考える～吃逆の起こったがん化学療法患者に関わって～',
      publisher: '国立病院機構姫路医療センターの薬剤師による報告',
      year: 2019,
      url: 'https://webview.isho.jp/journal/detail/abs/10.20837/1201903857',
    },
  ],
});
