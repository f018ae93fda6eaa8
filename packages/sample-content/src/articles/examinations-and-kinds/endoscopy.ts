import { articleItem } from '../article-item.ts';

const body = `
<h2>こわいのは、あなただけではありません</h2>
<p>「飲みこめる気がしない」「前に苦しくて、もう二度といやだ」。<ruby>内視鏡<rt>ないしきょう</rt></ruby>は、受ける前の数日がいちばん長い検査かもしれません。先のほうにカメラのついた細い管で、体の中をじかに見ます。影や数字では分からない所を目で確かめ、<ruby>組織<rt>そしき</rt></ruby>を少しとり、小さなものなら、その場でとることもできます。楽に受ける方法は増えています。こわさは、予約のときに言葉にしてください。</p>
<h2>種類と、かかる時間</h2>
<table><caption>内視鏡の種類と、病院の案内にある例</caption><thead><tr><th scope="col">検査</th><th scope="col">前の準備</th><th scope="col">かかる時間</th><th scope="col">入院</th></tr></thead><tbody><tr><th scope="row">胃（口か鼻から）</th><td>夕食は夜9時まで。水は検査の1時間ほど前まで飲める所がある</td><td>5〜20分ほど</td><td>日帰り</td></tr><tr><th scope="row">大腸（<ruby>肛門<rt>こうもん</rt></ruby>から）</th><td>前の夜と当日の朝に、腸を空にする薬。2リットルほど飲む例がある</td><td>15分〜1時間</td><td>日帰り。大きなポリープをとると1泊することがある</td></tr><tr><th scope="row"><ruby>気管支<rt>きかんし</rt></ruby>（口か鼻から肺へ）</th><td>検査の前の一食は食べない。飲みものも控える</td><td>全部で1時間ほど。管が入っているのは20分までが多い</td><td>日帰りから2泊3日まで</td></tr><tr><th scope="row">のど（鼻から）</th><td>ほとんど要らない</td><td>数分</td><td><ruby>外来<rt>がいらい</rt></ruby>の<ruby>診察<rt>しんさつ</rt></ruby>の中で</td></tr><tr><th scope="row"><ruby>膀胱<rt>ぼうこう</rt></ruby>（尿の出口から）</th><td>病院の案内のとおりに</td><td>見るだけなら短い</td><td>日帰りが多い</td></tr><tr><th scope="row"><ruby>胆管<rt>たんかん</rt></ruby>や<ruby>膵臓<rt>すいぞう</rt></ruby></th><td>食事を止める。<ruby>点滴<rt>てんてき</rt></ruby></td><td>することで変わる</td><td>入院することが多い</td></tr></tbody></table>
<p>時刻も薬も、もらった紙が先です。くわしい流れは、<a href="/articles/stomach-suspected">胃</a>、<a href="/articles/colorectal-suspected">大腸</a>、<a href="/articles/lung-suspected">気管支</a>、<a href="/articles/head-and-neck-suspected">のど</a>、<a href="/articles/bladder-kidney-suspected">膀胱</a>、<a href="/articles/bile-duct-cancer">胆管</a>の記事に分けて書いています。</p>
<h2>予約のときに、かならず伝えること</h2>
<ul><li><strong>血をかたまりにくくする薬</strong>：名前と、飲んでいる理由を。見るだけなら続けることが多く、組織やポリープをとるときに調整することがあります。自分でやめると、血のかたまりができる危険があります。</li><li><strong><ruby>糖尿病<rt>とうにょうびょう</rt></ruby>の薬、インスリン</strong>：食べない時間に、血糖が下がりすぎないように、当日の朝の分を一つずつ聞きます。</li><li><strong>病気</strong>：<ruby>心臓<rt>しんぞう</rt></ruby>、肺、<ruby>緑内障<rt>りょくないしょう</rt></ruby>、<ruby>前立腺<rt>ぜんりつせん</rt></ruby>の肥大、脳の病気、<ruby>透析<rt>とうせき</rt></ruby>。おなかの手術をしたことがあるか。</li><li><strong><ruby>麻酔<rt>ますい</rt></ruby>や薬で具合が悪くなったこと</strong>：歯の治療の麻酔も同じ仲間の薬です。</li><li><strong><ruby>妊娠<rt>にんしん</rt></ruby>、<ruby>授乳<rt>じゅにゅう</rt></ruby>、便秘、ぐらぐらする歯や入れ歯</strong></li><li><strong>前の検査で苦しかったこと</strong>：「途中でやめました」「のどの<ruby>反射<rt>はんしゃ</rt></ruby>が強いです」「おなかが痛くて、声が出ました」</li></ul>
<h2>眠くなる薬を使うか、使わないか</h2>
<table><caption>眠くなる薬（<ruby>鎮静<rt>ちんせい</rt></ruby>）を使うときと、使わないとき</caption><thead><tr><th scope="col">くらべる点</th><th scope="col">使う</th><th scope="col">使わない</th></tr></thead><tbody><tr><th scope="row">検査の間</th><td>うとうとして、覚えていないことがある</td><td>起きているので、画面を見たり、合図をしたりできる</td></tr><tr><th scope="row">終わったあと</th><td>30分から1時間ほど横になって休む</td><td>のどのしびれがとれたら帰れる</td></tr><tr><th scope="row">その日</th><td>車、バイク、自転車を運転できない。大事な契約や力仕事も避ける</td><td>運転のことは、ほかの注射で変わるので聞く</td></tr><tr><th scope="row">気をつけること</th><td>息や血圧を機械で見守る。高齢の方、肺や心臓の病気の方は量を加減する</td><td>苦しいときの合図を先に決める</td></tr></tbody></table>
<p>どちらがよいかは、体の状態と検査の目的で違います。一人暮らしの方は、迎えの代わりにタクシーや、遅い時刻まで休めるかを聞いておきましょう。</p>
<h2>楽に受けるこつ</h2>
<p>ゆるい服で行き、肩の力を抜きます。つばは飲まずに外へ流し、鼻から吸って、口から細く長くはきます。大腸では、おなかに空気が入ったら、がまんせずにガスを出してかまいません。腸を空にする薬は、気分が悪くなったら、いったん止めて、病院に電話して聞いてください。味がつらいときに何を足してよいかも、先に聞いておくと楽です。家で飲む日は、トイレに近い部屋を空けて、着替えとやわらかい紙を用意します。</p>
<h2>終わってから、次の日、一週間</h2>
<ul><li><strong>すぐあと</strong>：のどの麻酔が切れるまで、1時間ほど飲み食いをしません。気管支では2時間ほど休みます。はじめの一口は水で、むせないかを確かめます。</li><li><strong>組織をとった日</strong>：酒と激しい運動は控え、消化のよいものを食べます。</li><li><strong>ポリープをとった一週間ほど</strong>：血が出やすい間です。酒、力仕事や激しい運動、長風呂、旅行や出張をいつから始めてよいか、紙でもらいます。結婚式や出張が近い方は、検査の前に言ってください。</li></ul>
<p>まれに、出血、穴があく、薬が合わないといったことが起こります。書類にサインをする前に、「この病院では、どのくらい起きていますか。起きたら、どうしますか」と聞いてかまいません。</p>
<aside class="memo"><h3>電話と診察で読むメモの例</h3><dl><div><dt>予約</dt><dd>前に苦しくて途中でやめました。眠くなる薬を使えますか。帰りは何時ごろになりますか</dd></div><div><dt>薬</dt><dd>血をかたまりにくくする薬を飲んでいます。止めますか。いつから、また飲みますか</dd></div><div><dt>はずかしい</dt><dd>タオルをかけてもらえますか。始める前に、声をかけてください</dd></div><div><dt>結果</dt><dd>今日、何が見えましたか。組織はいくつとりましたか。次は、いつ、だれから聞けますか</dd></div></dl></aside>
<h2>結果は、二回に分けて聞くことが多い</h2>
<p>見えたことは当日に、組織の結果は日をあらためて聞きます。とったことは、悪いという意味ではありません。何をしているかは<a href="/articles/pathology-report">病理検査の結果が出るまで</a>にあります。治療のあとの見守りや、抗がん剤の途中の検査では、「今、内視鏡を受けてよい時期ですか。血の数は足りていますか」とも聞いてください。</p>
<p>持ちものは、マイナ保険証または<ruby>資格確認書<rt>しかくかくにんしょ</rt></ruby>、お薬手帳、<ruby>紹介状<rt>しょうかいじょう</rt></ruby>、前の検査の写真や結果、替えの下着、迎えの人の電話番号です。</p>
`;

const easyBody = `
<h2><ruby>内視鏡<rt>ないしきょう</rt></ruby>とは、カメラの<ruby>検査<rt>けんさ</rt></ruby>です</h2>
<p><ruby>細<rt>ほそ</rt></ruby>い<ruby>管<rt>くだ</rt></ruby>の<ruby>先<rt>さき</rt></ruby>に、カメラがついています。<ruby>胃<rt>い</rt></ruby>や<ruby>腸<rt>ちょう</rt></ruby>などの中を<ruby>見<rt>み</rt></ruby>ます。からだの<ruby>一部<rt>いちぶ</rt></ruby>を<ruby>少<rt>すこ</rt></ruby>しとって、<ruby>調<rt>しら</rt></ruby>べることもあります。</p>
<h2><ruby>予約<rt>よやく</rt></ruby>のとき、<ruby>言<rt>い</rt></ruby>うこと</h2>
<ul><li><ruby>飲<rt>の</rt></ruby>んでいる<ruby>薬<rt>くすり</rt></ruby>。<ruby>自分<rt>じぶん</rt></ruby>で<ruby>薬<rt>くすり</rt></ruby>をやめないでください。</li><li><ruby>今<rt>いま</rt></ruby>までの<ruby>病気<rt>びょうき</rt></ruby>と、<ruby>手術<rt>しゅじゅつ</rt></ruby></li><li><ruby>薬<rt>くすり</rt></ruby>で<ruby>具合<rt>ぐあい</rt></ruby>が<ruby>悪<rt>わる</rt></ruby>くなったこと</li><li>おなかに<ruby>赤<rt>あか</rt></ruby>ちゃんがいるかもしれないこと</li><li>「<ruby>前<rt>まえ</rt></ruby>の<ruby>検査<rt>けんさ</rt></ruby>は、<ruby>苦<rt>くる</rt></ruby>しかったです。<ruby>眠<rt>ねむ</rt></ruby>くなる<ruby>薬<rt>くすり</rt></ruby>はありますか」</li></ul>
<h2><ruby>検査<rt>けんさ</rt></ruby>の<ruby>前<rt>まえ</rt></ruby></h2>
<p><ruby>食事<rt>しょくじ</rt></ruby>をしないで行きます。<ruby>大腸<rt>だいちょう</rt></ruby>の<ruby>検査<rt>けんさ</rt></ruby>では、おなかを<ruby>空<rt>から</rt></ruby>にする<ruby>薬<rt>くすり</rt></ruby>を<ruby>飲<rt>の</rt></ruby>みます。<ruby>病院<rt>びょういん</rt></ruby>の<ruby>紙<rt>かみ</rt></ruby>に<ruby>書<rt>か</rt></ruby>いてあることを<ruby>守<rt>まも</rt></ruby>ってください。</p>
<h2><ruby>検査<rt>けんさ</rt></ruby>のあと</h2>
<ul><li>のどがしびれているあいだは、<ruby>飲<rt>の</rt></ruby>みません。<ruby>食<rt>た</rt></ruby>べません。</li><li><ruby>眠<rt>ねむ</rt></ruby>くなる<ruby>薬<rt>くすり</rt></ruby>を<ruby>使<rt>つか</rt></ruby>った日は、<ruby>車<rt>くるま</rt></ruby>や<ruby>自転車<rt>じてんしゃ</rt></ruby>に<ruby>乗<rt>の</rt></ruby>りません。</li><li>ポリープをとったら、<ruby>一週間<rt>いっしゅうかん</rt></ruby>ぐらい、<ruby>酒<rt>さけ</rt></ruby>や<ruby>強<rt>つよ</rt></ruby>い<ruby>運動<rt>うんどう</rt></ruby>をやめます。</li></ul>
<h2><ruby>持<rt>も</rt></ruby>って行くもの</h2>
<p>マイナ<ruby>保険証<rt>ほけんしょう</rt></ruby>または<ruby>資格確認書<rt>しかくかくにんしょ</rt></ruby>、お<ruby>薬手帳<rt>くすりてちょう</rt></ruby>を<ruby>持<rt>も</rt></ruby>って行きます。<ruby>帰<rt>かえ</rt></ruby>る<ruby>前<rt>まえ</rt></ruby>に、「<ruby>結果<rt>けっか</rt></ruby>は、いつ<ruby>聞<rt>き</rt></ruby>けますか」と<ruby>聞<rt>き</rt></ruby>いてください。</p>
`;

/** Endoscopies of all kinds: how long, fasting, medicines, sedation, the day after a polyp, what to ask. */
export const endoscopy = articleItem({
  id: 'endoscopy',
  publishedAt: '2026-11-28T21:28:00.000Z',
  title: '胃カメラ・大腸カメラなど、内視鏡検査の受け方',
  category: { id: 'treatment' },
  cancer_category: [],
  cancer_status: [],
  topics: ['endoscopy', 'examinations'],
  summary:
    '胃、大腸、気管支、膀胱など、内視鏡の種類ごとにかかる時間と入院の例、先に伝える薬や病気、眠くなる薬と運転、前につらかったときの言い方、ポリープをとったあとの一週間、結果の聞き方をまとめました。',
  reviewed_at: '2026-11-28',
  next_review_at: '2027-11-26',
  reviewer_role: '内視鏡検査の看護にたずさわる看護師',
  body,
  easy_body: easyBody,
  sources: [
    {
      title: '胃の内視鏡検査の説明（市民のみなさま）',
      publisher: '日本消化器内視鏡学会',
      url: 'https://jges.net/citizen/check-cure/no2-1',
    },
    {
      title: '大腸内視鏡検査',
      publisher: '慶應義塾大学病院 医療・健康情報サイト KOMPAS',
      url: 'https://kompas.hosp.keio.ac.jp/sp/contents/000446.html',
    },
    {
      title: '気管支鏡検査',
      publisher: '慶應義塾大学病院 医療・健康情報サイト KOMPAS',
      url: 'https://kompas.hosp.keio.ac.jp/sp/contents/000345.html',
    },
  ],
});
