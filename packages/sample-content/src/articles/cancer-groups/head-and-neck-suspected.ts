import { articleItem } from '../article-item.ts';

const body = `
<h2>「<ruby>頭頸部<rt>とうけいぶ</rt></ruby>」は、鎖骨から上のたくさんの場所です</h2>
<p>耳慣れない言葉ですが、口の中、のど、声を出す<ruby>喉頭<rt>こうとう</rt></ruby>、鼻、だ液を作る所、首の前の<ruby>甲状腺<rt>こうじょうせん</rt></ruby>などをまとめた呼び方です。脳と目は入りません。食べる、話す、息をするという、毎日の動きの場所なので、疑いと言われただけで一口ごとに気になってしまう方もいます。</p>
<p>治りにくい<ruby>口内炎<rt>こうないえん</rt></ruby>、声のかれ、首のしこりは、<ruby>炎症<rt>えんしょう</rt></ruby>や<ruby>良性<rt>りょうせい</rt></ruby>のできものなど、ほかの理由でもよく起こります。見た目では決められないので、検査で確かめます。場所によって、<ruby>耳鼻咽喉科<rt>じびいんこうか</rt></ruby>・頭頸部外科、<ruby>歯科口腔外科<rt>しかこうくうげか</rt></ruby>、甲状腺の科など、<ruby>受診<rt>じゅしん</rt></ruby>する科が変わります。</p>
<h2>検査は「のぞく」「とる」「広がりを見る」の順が多いです</h2>
<h3>のぞく</h3>
<p>口の中は目で見て、指でふれて確かめます。のどの奥は、鼻から細いカメラを入れて見ます。鼻に<ruby>麻酔<rt>ますい</rt></ruby>の薬を使います。えずきやすい方は「<ruby>反射<rt>はんしゃ</rt></ruby>が強いほうです」と先に伝え、当日は首もとのゆるい服で、鼻からゆっくり息をすると楽になります。</p>
<h3>とる</h3>
<p><ruby>診断<rt>しんだん</rt></ruby>には、<ruby>組織<rt>そしき</rt></ruby>や<ruby>細胞<rt>さいぼう</rt></ruby>を<ruby>顕微鏡<rt>けんびきょう</rt></ruby>で見ます。口やのどは、麻酔をして小さくつまみとります。場所によっては、入院して<ruby>全身麻酔<rt>ぜんしんますい</rt></ruby>で行います。首のしこりや甲状腺は、<ruby>超音波<rt>ちょうおんぱ</rt></ruby>で見ながら、細い針で細胞を吸いとることが多い検査です。</p>
<h3>広がりを見る</h3>
<p>CT、MRI、PET（ペット）などです。のどのがんが疑われる方では、<ruby>食道<rt>しょくどう</rt></ruby>や胃のカメラをすすめられることがあります。食道などにも別の病気が見つかることがあるため、一緒に確かめるという意味です。のどのがんの一部では、ウイルスが関わるかも調べます。甲状腺では、<ruby>血液<rt>けつえき</rt></ruby>でホルモンも調べます。</p>
<aside class="memo"><h3>検査の前に伝えるメモの例</h3><dl><div><dt>薬</dt><dd>血を固まりにくくする薬を飲んでいます。どうすればよいですか</dd></div><div><dt>口の中</dt><dd>取り外しの入れ歯があります。右上の歯がぐらつきます</dd></div><div><dt>これまで</dt><dd><ruby>歯医者<rt>はいしゃ</rt></ruby>の麻酔で、具合が悪くなったことがあります</dd></div><div><dt>ふだん</dt><dd>たばこは一日〇本、お酒は毎晩です</dd></div></dl></aside>
<p>薬は自分でやめず、病院の<ruby>指示<rt>しじ</rt></ruby>を受けてください。たばこやお酒の量は、責めるためではなく、麻酔や治療を安全にするために聞かれます。病気のなりやすさには、いくつもの事情が関わります。</p>
<h2>検査のあと、その日の食事</h2>
<p>のどの麻酔が残っている間は、水でもむせます。何時から飲めるかを聞いて、紙に書いてもらいましょう。口の中をとったあとは、熱いもの、辛いもの、かたいものをさけ、<ruby>豆腐<rt>とうふ</rt></ruby>、冷ましたおかゆ、プリンのような、しみにくいものが助けになります。強いうがいは、血のかさぶたをはがすことがあります。</p>
<h2>結果までに、しておくとよい三つのこと</h2>
<ol><li><strong>体重をはかる</strong>：食べにくさは、体重に先に出ます。週に一度、同じ時間にはかって書きます。</li><li><strong><ruby>歯科<rt>しか</rt></ruby>に行けるか聞く</strong>：治療が決まってからでは、歯の手当ての時間がとりにくいことがあります。「今のうちに歯科へ行ってよいですか」と医師に聞いてください。組織をとった所があれば、歯科にも伝えます。</li><li><strong>質問を書く</strong>：「いつ、どの検査の結果がそろいますか」「声や食事で、今、気をつけることはありますか」。声が出しにくい方は、紙を見せれば十分です。</li></ol>
<p>電話で話すのがつらい方は、病院からの連絡先をご家族の番号にできるかも聞いておきましょう。結果を聞く日に、代わりに質問を読み上げてもらうこともできます。</p>
`;

const easyBody = `
<h2><ruby>口<rt>くち</rt></ruby>・のど・<ruby>首<rt>くび</rt></ruby>の<ruby>検査<rt>けんさ</rt></ruby>と<ruby>言<rt>い</rt></ruby>われたら</h2>
<p>まだ、がんと<ruby>決<rt>き</rt></ruby>まっていません。<ruby>口<rt>くち</rt></ruby>の<ruby>痛<rt>いた</rt></ruby>みや<ruby>声<rt>こえ</rt></ruby>のかれ、<ruby>首<rt>くび</rt></ruby>のしこり（かたいところ）は、ほかの<ruby>理由<rt>りゆう</rt></ruby>でもよくあります。<ruby>見<rt>み</rt></ruby>ただけでは<ruby>決<rt>き</rt></ruby>められません。<ruby>検査<rt>けんさ</rt></ruby>で<ruby>調<rt>しら</rt></ruby>べます。</p>
<h2><ruby>検査<rt>けんさ</rt></ruby>のこと</h2>
<ul><li><ruby>口<rt>くち</rt></ruby>の<ruby>中<rt>なか</rt></ruby>を、<ruby>目<rt>め</rt></ruby>で<ruby>見<rt>み</rt></ruby>て、<ruby>指<rt>ゆび</rt></ruby>でさわります。</li><li><ruby>鼻<rt>はな</rt></ruby>から<ruby>細<rt>ほそ</rt></ruby>いカメラを<ruby>入<rt>い</rt></ruby>れて、のどの<ruby>奥<rt>おく</rt></ruby>を<ruby>見<rt>み</rt></ruby>ます。</li><li><ruby>気<rt>き</rt></ruby>になるところを、<ruby>小<rt>ちい</rt></ruby>さくとって<ruby>調<rt>しら</rt></ruby>べます。</li><li>CTなどで、からだの<ruby>中<rt>なか</rt></ruby>を<ruby>写<rt>うつ</rt></ruby>します。</li></ul>
<h2><ruby>先<rt>さき</rt></ruby>に<ruby>言<rt>い</rt></ruby>うこと</h2>
<ul><li><ruby>血<rt>ち</rt></ruby>をかたまりにくくする<ruby>薬<rt>くすり</rt></ruby>を<ruby>飲<rt>の</rt></ruby>んでいる。<ruby>自分<rt>じぶん</rt></ruby>で<ruby>薬<rt>くすり</rt></ruby>をやめないでください。</li><li><ruby>入れ歯<rt>いれば</rt></ruby>がある。ぐらぐらする<ruby>歯<rt>は</rt></ruby>がある。</li><li><ruby>麻酔<rt>ますい</rt></ruby>（<ruby>痛<rt>いた</rt></ruby>みを<ruby>感<rt>かん</rt></ruby>じにくくする<ruby>薬<rt>くすり</rt></ruby>）で、<ruby>具合<rt>ぐあい</rt></ruby>が<ruby>悪<rt>わる</rt></ruby>くなったことがある。</li><li>たばことお<ruby>酒<rt>さけ</rt></ruby>の<ruby>量<rt>りょう</rt></ruby>。あなたを<ruby>責<rt>せ</rt></ruby>めるためではありません。<ruby>検査<rt>けんさ</rt></ruby>や<ruby>治療<rt>ちりょう</rt></ruby>を<ruby>安全<rt>あんぜん</rt></ruby>にするためです。</li></ul>
<h2><ruby>検査<rt>けんさ</rt></ruby>のあと</h2>
<p>のどがしびれている<ruby>間<rt>あいだ</rt></ruby>は、<ruby>水<rt>みず</rt></ruby>でもむせます。「<ruby>何時<rt>なんじ</rt></ruby>から<ruby>飲<rt>の</rt></ruby>めますか」と<ruby>聞<rt>き</rt></ruby>いて、<ruby>紙<rt>かみ</rt></ruby>に<ruby>書<rt>か</rt></ruby>いてもらいます。<ruby>口<rt>くち</rt></ruby>の<ruby>中<rt>なか</rt></ruby>をとったあとは、あついもの、からいもの、かたいものをさけます。</p>
<h2><ruby>待<rt>ま</rt></ruby>つ<ruby>間<rt>あいだ</rt></ruby></h2>
<ul><li><ruby>週<rt>しゅう</rt></ruby>に<ruby>一度<rt>いちど</rt></ruby>、<ruby>体重<rt>たいじゅう</rt></ruby>をはかって<ruby>書<rt>か</rt></ruby>きます。</li><li>「<ruby>今<rt>いま</rt></ruby>のうちに、<ruby>歯医者<rt>はいしゃ</rt></ruby>に<ruby>行<rt>い</rt></ruby>っていいですか」と<ruby>医者<rt>いしゃ</rt></ruby>に<ruby>聞<rt>き</rt></ruby>きます。</li><li>「いつ、どの<ruby>検査<rt>けんさ</rt></ruby>の<ruby>結果<rt>けっか</rt></ruby>が<ruby>出<rt>で</rt></ruby>ますか」と<ruby>聞<rt>き</rt></ruby>きます。</li></ul>
<p><ruby>声<rt>こえ</rt></ruby>が<ruby>出<rt>で</rt></ruby>にくい<ruby>人<rt>ひと</rt></ruby>は、<ruby>紙<rt>かみ</rt></ruby>を<ruby>見<rt>み</rt></ruby>せるだけでいいです。</p>
`;

export const headAndNeckSuspected = articleItem({
  id: 'head-and-neck-suspected',
  topics: ['head-and-neck-cancer', 'suspected', 'endoscopy', 'pathology', 'waiting-for-results'],
  publishedAt: '2026-07-16T01:40:00.000Z',
  title: '口・のど・首のがんの疑いと言われたら、検査のこと',
  category: { id: 'treatment' },
  cancer_category: [{ id: 'head-and-neck' }],
  cancer_status: [{ id: 'suspected' }],
  change_log: [
    { day: '2026-11-30', text: 'やさしい日本語の文を書き足しました。' },
    { day: '2026-07-16', text: '公開しました。' },
  ],
  summary:
    '治りにくい口内炎、声のかれ、首のしこり。細いカメラや組織をとる検査の進み方と、検査の日の食事、結果を聞くまでにしておくとよい三つのことをまとめました。',
  reviewed_at: '2026-11-30',
  next_review_at: '2027-07-14',
  reviewer_role: '耳鼻咽喉科・頭頸部外科の外来にたずさわる看護師',
  body,
  easy_body: easyBody,
  sources: [
    {
      title: '九州大学病院のがん診療 頭頸部がん 診断',
      publisher: '九州大学病院',
      url: 'https://www.gan.med.kyushu-u.ac.jp/result/head_and_neck_cancer/index2',
    },
    {
      title: '甲状腺がん 検査',
      publisher: '国立がん研究センター がん情報サービス',
      url: 'https://ganjoho.jp/public/cancer/thyroid/diagnosis.html',
    },
  ],
});
