import { articleItem } from '../article-item.ts';

const body = `
<h2>つかえる、しみる。その理由は一つではありません</h2>
<p>ごはんが胸でとまる感じがする。熱いお茶がしみる。健診の写真や胃カメラで「<ruby>食道<rt>しょくどう</rt></ruby>に気になる所がある」と言われた。そんなときから、ひと口ごとに胸が気になって、食卓が静かになったというご家族もいます。</p>
<p>こうした変化は、胃の酸が上がってくることによる<ruby>炎症<rt>えんしょう</rt></ruby>や、<ruby>良性<rt>りょうせい</rt></ruby>のできもの、食道の動きのくせなどでも起こります。見た目や<ruby>症状<rt>しょうじょう</rt></ruby>だけでは決められず、小さくとった<ruby>組織<rt>そしき</rt></ruby>を<ruby>顕微鏡<rt>けんびきょう</rt></ruby>で調べて、はじめて分かります。今は、名前がついたのではなく、確かめている途中です。</p>
<h2>検査は「正体を調べる」「広がりを調べる」の順です</h2>
<p>いくつもの予約が並ぶと不安になりますが、検査の数は、病気の重さを表すものではありません。広がりの検査は、正体の検査の結果を待たずに、先に予約だけ入ることもあります。</p>
<table><caption>よく行われる検査と、その目的</caption><thead><tr><th scope="col">検査</th><th scope="col">すること</th><th scope="col">分かること</th></tr></thead><tbody><tr><th scope="row">上部<ruby>内視鏡<rt>ないしきょう</rt></ruby>（胃カメラ）</th><td>口か鼻から細いカメラを入れ、色のつく液をまいて見る。気になる所を小さくつまみとる</td><td>がんかどうか、種類、場所と数</td></tr><tr><th scope="row">バリウムの検査</th><td>白い液を飲みながら、X線で<ruby>撮影<rt>さつえい</rt></ruby>する</td><td>場所、長さ、せまくなり方</td></tr><tr><th scope="row"><ruby>超音波<rt>ちょうおんぱ</rt></ruby>内視鏡</th><td>先に超音波のついたカメラで見る</td><td>壁のどの深さまでか</td></tr><tr><th scope="row">CT、PET（ペット）</th><td>体の断面や、薬の集まり方を写す</td><td>リンパ節やほかの<ruby>臓器<rt>ぞうき</rt></ruby>の様子</td></tr></tbody></table>
<p>手術などの候補がある方では、心電図、肺活量、<ruby>血液<rt>けつえき</rt></ruby>の検査や、<ruby>歯科<rt>しか</rt></ruby>の受診も、早いうちから組み合わせます。口の中を整えておくと、あとの治療で肺や口の困りごとを減らす助けになるためです。</p>
<h2>胃カメラの日の、前とあと</h2>
<ul><li><strong>前もって伝える</strong>：血を固まりにくくする薬、<ruby>糖尿病<rt>とうにょうびょう</rt></ruby>の薬、ヨードや<ruby>造影剤<rt>ぞうえいざい</rt></ruby>で具合が悪くなったこと、<ruby>甲状腺<rt>こうじょうせん</rt></ruby>の病気、ぐらつく歯や入れ歯。薬は自分でやめず、病院の<ruby>指示<rt>しじ</rt></ruby>を待ちます。</li><li><strong>色のつく液</strong>：ヨードをふくむ液を使うと、そのあと胸がしみることがあります。しみたら「熱い感じがします」と手で合図すれば、洗い流すなどの手当てができます。</li><li><strong>眠くなる薬</strong>：使った日は、車も自転車も運転しません。こわさの強い方は「眠っている間に終わる方法はありますか」と予約のときに聞けます。</li><li><strong>帰ってから</strong>：のどのしびれが残る間は、水でもむせます。何時から飲めて、何時から食べられるかを、紙に書いてもらいましょう。組織をとった日は、お酒と熱い湯をさけるように言われることが多いです。</li></ul>
<h2>結果はいつ分かり、次は何が起きるか</h2>
<p>組織の検査がどう進むのかは、<a href="/articles/pathology-report">病理検査の結果が出るまでに起きていること</a>にまとめています。結果の日は病院ごとに違うため、検査の日に「結果は何日に、どこで聞けますか」と決めて帰ると、待つ日の終わりが見えます。</p>
<p>専門の病院を紹介されたときは、進み方が早く感じられることもあります。食道がんを専門にみる大学病院の一つは、はじめて受診した日から最初の入院まで、3日から7日ほどになることが多いと案内しています。急がされているのではなく、食べられなくなる前に整えるための日程です。仕事や家の用事がある方は、早めに伝えて相談できます。</p>
<h2>待つ間の食べ方</h2>
<p>食べられているなら、特別な食事はいりません。つかえる感じがあるときは、次の工夫が助けになることがあります。</p>
<ul><li>一口を小さくして、よくかむ。水やスープと交互に</li><li>肉のかたまり、もち、かたいパン、のり、繊維の長い野菜は、細かく切るか、煮てやわらかく</li><li>熱すぎるもの、からいもの、強いお酒をさける</li><li>食べてすぐ横にならず、背中を起こしておく</li><li>週に一度、同じ時刻に体重をはかって書く</li></ul>
<p>食べる量が日ごとに減る、やわらかいものでもとまる、というときは、次の予約を待たずに伝えてください。点滴や、<ruby>栄養<rt>えいよう</rt></ruby>のとれる飲みもので、体を支えながら検査を進められます。</p>
<p>お酒とたばこの量は、責めるためではなく、検査と治療を安全にするために聞かれます。隠さなくて大丈夫です。病気のなりやすさには体質も関わり、ひとつの行いだけで決まるものではありません。今日から減らせたら、それは次の検査や治療の助けになります。</p>
<aside class="memo"><h3>検査の日に持っていくもの、聞くこと</h3><dl><div><dt>持ちもの</dt><dd>マイナ保険証または<ruby>資格確認書<rt>しかくかくにんしょ</rt></ruby>、<ruby>紹介状<rt>しょうかいじょう</rt></ruby>、お薬手帳、前の検査の写真、タオル</dd></div><div><dt>食べ方</dt><dd>「ごはんは通りますが、肉がとまります。いつからと、体重の変化を書いてきました」</dd></div><div><dt>結果</dt><dd>「何日に分かりますか。組織が足りなかったときは、次に何をしますか」</dd></div><div><dt>待つ間</dt><dd>「食べられなくなったら、何番に電話すればよいですか」</dd></div></dl></aside>
<p>結果を一人で聞くのがつらい方は、ご家族の同席を頼めます。待つ日の気持ちについては、<a href="/articles/anxiety-before-results">検査の結果を待つ間の不安</a>も読んでみてください。</p>
`;

const easyBody = `
<h2><ruby>食道<rt>しょくどう</rt></ruby>の<ruby>検査<rt>けんさ</rt></ruby>と<ruby>言<rt>い</rt></ruby>われたら</h2>
<p><ruby>食道<rt>しょくどう</rt></ruby>は、のどから<ruby>胃<rt>い</rt></ruby>まで、<ruby>食<rt>た</rt></ruby>べ<ruby>物<rt>もの</rt></ruby>が<ruby>通<rt>とお</rt></ruby>る<ruby>道<rt>みち</rt></ruby>です。<ruby>食<rt>た</rt></ruby>べ<ruby>物<rt>もの</rt></ruby>がとまる、しみる。その<ruby>理由<rt>りゆう</rt></ruby>は、<ruby>一つ<rt>ひとつ</rt></ruby>ではありません。<ruby>小<rt>ちい</rt></ruby>さくとって<ruby>調<rt>しら</rt></ruby>べて、はじめて<ruby>分<rt>わ</rt></ruby>かります。<ruby>今<rt>いま</rt></ruby>は、<ruby>調<rt>しら</rt></ruby>べている<ruby>途中<rt>とちゅう</rt></ruby>です。</p>
<h2><ruby>検査<rt>けんさ</rt></ruby>のこと</h2>
<ul><li><ruby>口<rt>くち</rt></ruby>か<ruby>鼻<rt>はな</rt></ruby>から、<ruby>細<rt>ほそ</rt></ruby>いカメラを<ruby>入<rt>い</rt></ruby>れます。</li><li><ruby>白<rt>しろ</rt></ruby>い<ruby>液<rt>えき</rt></ruby>を<ruby>飲<rt>の</rt></ruby>んで、<ruby>写真<rt>しゃしん</rt></ruby>をとることもあります。</li><li>CTなどで、ほかのところも<ruby>見<rt>み</rt></ruby>ます。</li></ul>
<p><ruby>検査<rt>けんさ</rt></ruby>が<ruby>多<rt>おお</rt></ruby>くても、<ruby>病気<rt>びょうき</rt></ruby>が<ruby>重<rt>おも</rt></ruby>いという<ruby>意味<rt>いみ</rt></ruby>ではありません。</p>
<h2><ruby>先<rt>さき</rt></ruby>に<ruby>言<rt>い</rt></ruby>うこと</h2>
<ul><li><ruby>血<rt>ち</rt></ruby>をかたまりにくくする<ruby>薬<rt>くすり</rt></ruby>、<ruby>糖尿病<rt>とうにょうびょう</rt></ruby>の<ruby>薬<rt>くすり</rt></ruby>を<ruby>飲<rt>の</rt></ruby>んでいる。<ruby>自分<rt>じぶん</rt></ruby>で<ruby>薬<rt>くすり</rt></ruby>をやめないでください。</li><li><ruby>検査<rt>けんさ</rt></ruby>の<ruby>薬<rt>くすり</rt></ruby>で、<ruby>具合<rt>ぐあい</rt></ruby>が<ruby>悪<rt>わる</rt></ruby>くなったことがある。</li><li><ruby>入れ歯<rt>いれば</rt></ruby>がある。ぐらぐらする<ruby>歯<rt>は</rt></ruby>がある。</li></ul>
<h2>カメラの<ruby>日<rt>ひ</rt></ruby></h2>
<p><ruby>胸<rt>むね</rt></ruby>がしみたら、<ruby>手<rt>て</rt></ruby>で<ruby>合図<rt>あいず</rt></ruby>をします。のどがしびれている<ruby>間<rt>あいだ</rt></ruby>は、<ruby>水<rt>みず</rt></ruby>でもむせます。「<ruby>何時<rt>なんじ</rt></ruby>から<ruby>飲<rt>の</rt></ruby>めますか」と<ruby>聞<rt>き</rt></ruby>きます。<ruby>眠<rt>ねむ</rt></ruby>くなる<ruby>薬<rt>くすり</rt></ruby>を<ruby>使<rt>つか</rt></ruby>った<ruby>日<rt>ひ</rt></ruby>は、<ruby>車<rt>くるま</rt></ruby>も<ruby>自転車<rt>じてんしゃ</rt></ruby>も<ruby>運転<rt>うんてん</rt></ruby>しません。</p>
<h2><ruby>待<rt>ま</rt></ruby>つ<ruby>間<rt>あいだ</rt></ruby>の<ruby>食<rt>た</rt></ruby>べ<ruby>方<rt>かた</rt></ruby></h2>
<ul><li><ruby>一口<rt>ひとくち</rt></ruby>を<ruby>小<rt>ちい</rt></ruby>さくして、よくかみます。</li><li><ruby>肉<rt>にく</rt></ruby>のかたまりやもちは、<ruby>小<rt>ちい</rt></ruby>さく<ruby>切<rt>き</rt></ruby>るか、やわらかくします。</li><li><ruby>食<rt>た</rt></ruby>べたあと、すぐ<ruby>横<rt>よこ</rt></ruby>になりません。</li></ul>
<p><ruby>食<rt>た</rt></ruby>べる<ruby>量<rt>りょう</rt></ruby>が<ruby>日<rt>ひ</rt></ruby>ごとに<ruby>減<rt>へ</rt></ruby>るときは、<ruby>次<rt>つぎ</rt></ruby>の<ruby>予約<rt>よやく</rt></ruby>を<ruby>待<rt>ま</rt></ruby>たないで、<ruby>病院<rt>びょういん</rt></ruby>に<ruby>言<rt>い</rt></ruby>います。</p>
<h2><ruby>聞<rt>き</rt></ruby>くこと</h2>
<ul><li>「<ruby>結果<rt>けっか</rt></ruby>は、<ruby>何日<rt>なんにち</rt></ruby>に<ruby>分<rt>わ</rt></ruby>かりますか」</li><li>「<ruby>食<rt>た</rt></ruby>べられなくなったら、<ruby>何番<rt>なんばん</rt></ruby>に<ruby>電話<rt>でんわ</rt></ruby>しますか」</li></ul>
`;

/** Suspected cancer of the gullet: what each examination is for, the day of the camera, how to eat meanwhile. */
export const esophagealSuspected = articleItem({
  id: 'esophageal-suspected',
  publishedAt: '2026-11-20T06:51:00.000Z',
  title: '食道がんの疑いと言われたら、検査の順番と待つ間の食べ方',
  category: { id: 'treatment' },
  cancer_category: [],
  cancer_status: [{ id: 'suspected' }],
  topics: ['esophageal-cancer', 'suspected', 'endoscopy', 'swallowing', 'waiting-for-results'],
  change_log: [
    { day: '2026-11-30', text: 'やさしい日本語の文を書き足しました。' },
    { day: '2026-11-20', text: '公開しました。' },
  ],
  summary:
    'つかえやしみる感じ、健診で見つかった影。食道がんかどうかは、組織を調べてはじめて分かります。検査の目的と順番、持ちもの、結果を聞く日までの食べ方と、医師に聞く言葉をまとめました。',
  reviewed_at: '2026-11-30',
  next_review_at: '2027-11-18',
  reviewer_role: '消化器内視鏡の外来にたずさわる看護師',
  body,
  easy_body: easyBody,
  sources: [
    {
      title: '食道がん 全ページ表示',
      publisher: '国立がん研究センター がん情報サービス',
      url: 'https://ganjoho.jp/public/cancer/esophagus/print.html',
    },
    {
      title: '食道がんの術前化学療法から術後までの流れ',
      publisher: '大阪急性期・総合医療センター 消化器外科',
      year: 2021,
      url: 'https://osaka-gs.jp/outpatient/upper/esophageal/flow',
    },
    {
      title: '食道がんセンターへ初診で来られる患者様へ',
      publisher: '昭和大学 食道がんセンター',
      url: 'https://www.showa-ecc.com/post/%E9%A3%9F%E9%81%93%E3%81%8C%E3%82%93%E3%82%BB%E3%83%B3%E3%82%BF%E3%83%BC%E3%81%B8%E5%88%9D%E8%A8%BA%E3%81%A7%E6%9D%A5%E3%82%89%E3%82%8C%E3%82%8B%E6%82%A3%E8%80%85%E6%A7%98%E3%81%B8',
    },
  ],
});
