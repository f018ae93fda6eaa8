import { articleItem } from '../article-item.ts';

const body = `
<h2>血尿も、<ruby>腎臓<rt>じんぞう</rt></ruby>の影も、それだけでは決まりません</h2>
<p>ある朝、痛くもないのに尿が赤かった。次の日には元に戻り、あれは何だったのだろうと思う。または、健診の<ruby>超音波<rt>ちょうおんぱ</rt></ruby>で「腎臓に影があります」と言われた。体はいつもと変わらないのに、言葉だけが頭に残ります。</p>
<p>尿に血がまじる理由には、<ruby>膀胱<rt>ぼうこう</rt></ruby>の<ruby>炎症<rt>えんしょう</rt></ruby>や石などもあり、腎臓の影も、水のたまった袋や<ruby>良性<rt>りょうせい</rt></ruby>のできもののことがあります。見た目では分けられないので、検査で確かめます。血尿は、止まっても理由が消えたとは限りません。「もう止まったのですが」と言いながら受ける検査で、よいのです。</p>
<h2>二つの臓器では、調べ方が違います</h2>
<table><caption>膀胱と腎臓の検査の違い</caption><thead><tr><th scope="col">くらべる点</th><th scope="col">膀胱</th><th scope="col">腎臓</th></tr></thead><tbody><tr><th scope="row">きっかけ</th><td>血尿、回数が多い、残った感じ</td><td>健診やほかの病気の検査で、たまたま</td></tr><tr><th scope="row">はじめの検査</th><td>尿の検査（血、<ruby>細胞<rt>さいぼう</rt></ruby>）、超音波</td><td>超音波、<ruby>造影剤<rt>ぞうえいざい</rt></ruby>を使うCT</td></tr><tr><th scope="row">中を見る検査</th><td><ruby>膀胱鏡<rt>ぼうこうきょう</rt></ruby>（尿の道から細いカメラ）</td><td>必要に応じてMRI</td></tr><tr><th scope="row"><ruby>組織<rt>そしき</rt></ruby>を調べる</th><td>入院して、カメラで削りとる。治療もかねる</td><td>手術でとって調べることが多い。小さいときなどに、針でとる</td></tr><tr><th scope="row">広がりを見る</th><td>CT、MRI</td><td>CT</td></tr></tbody></table>
<p>尿の細胞の検査や、<ruby>腫瘍<rt>しゅよう</rt></ruby>マーカーという数字は、がんがあっても上がらないこと、なくても上がることがあります。一つの結果で喜んだり落ちこんだりしすぎず、「合わせて見るもの」と考えておくと、気持ちの波が小さくなります。腎臓のがんには、決まった腫瘍マーカーがありません。</p>
<h2>膀胱鏡の日</h2>
<p>尿の出る所から、細いカメラを膀胱まで入れて、じかに見る検査です。はずかしい、痛そう、という気持ちで先延ばしにしたくなる方がとても多い検査でもあります。ゼリー状の<ruby>麻酔<rt>ますい</rt></ruby>を使い、やわらかいカメラを選ぶ病院が増えています。見ている時間は長くありません。</p>
<ul><li><strong>予約のとき</strong>：血を固まりにくくする薬、薬や消毒のアレルギー、麻酔で具合が悪くなったこと、<ruby>妊娠<rt>にんしん</rt></ruby>の可能性を伝えます。薬は自分でやめません。</li><li><strong>当日</strong>：脱ぎ着しやすい服と、替えの下着、ナプキンやパッド。尿をためて行くかどうかは、先に聞きます。</li><li><strong>始まるとき</strong>：「ゆっくりお願いします」「入れる前に声をかけてください」「つらいときは手を上げます」と言えます。口をあけて、細く長く息をはくと、力が抜けやすくなります。</li><li><strong>終わったあと</strong>：しみる、少し赤い、という変化は一日か二日あることがあります。水分を多めにとります（水分の量に決まりのある病気の方は、医師に確かめてください）。</li></ul>
<h2>組織をとる入院は、どのくらいか</h2>
<p>膀胱では、カメラで削りとる「TURBT（ティーユーアールビーティー）」という手術で、がんかどうか、どこまで深いかを確かめます。検査と治療を一度にする方法です。大学病院の一つの案内では、手術は1時間ほど、尿の管は次の日か2日後に抜け、退院も次の日か2日後です。顕微鏡の結果は、およそ1週間後に分かります。病院により、入院が5日前後のこともあります。一度で深さが分からないときなどに、間をあけて二度目を行うことがあります。</p>
<p>腎臓では、画像だけで方針が決まることも多く、針の検査をしないから調べ足りない、ということではありません。針で組織をとる場合、国立がん研究センター中央病院では、通常1泊2日の入院で行うと案内しています。</p>
<h2>待つ間に、しておけること</h2>
<ul><li>尿の色、回数、痛みを、日にちと一緒に書く。赤いときは、写真を撮っておくと伝わります</li><li>飲んでいる薬を全部書く。とくに、痛み止め、糖尿病の薬、健康食品。造影剤の検査の前に、休む薬があります</li><li><ruby>血圧<rt>けつあつ</rt></ruby>の記録、前の健診の結果、親やきょうだいの腎臓の病気も、役に立ちます</li><li>たばこを吸う方は、隠さずに本数を。責めるためではなく、麻酔を安全にするためです</li></ul>
<aside class="memo"><h3>受診の日に持っていくもの、聞くこと</h3><dl><div><dt>持ちもの</dt><dd>マイナ保険証または<ruby>資格確認書<rt>しかくかくにんしょ</rt></ruby>、<ruby>紹介状<rt>しょうかいじょう</rt></ruby>、お薬手帳、健診の紙と写真</dd></div><div><dt>様子</dt><dd>「先週の月曜に一度だけ、痛みのない赤い尿が出ました。写真があります」</dd></div><div><dt>次のこと</dt><dd>「今日の検査で何が分かりますか。次はいつ、何をしますか」</dd></div><div><dt>入院</dt><dd>「組織をとるときは、何日休めばよいですか。帰りは運転できますか」</dd></div></dl></aside>
<p>CTやMRIの準備は、<a href="/articles/imaging-tests">CT・MRI・PETの前に知っておくこと</a>にまとめています。一人で結果を聞くのが心細いときは、ご家族の同席や、看護師に一緒に聞いてもらうことを頼めます。</p>
`;

const easyBody = `
<h2><ruby>尿<rt>にょう</rt></ruby>に<ruby>血<rt>ち</rt></ruby>がまじったとき、<ruby>腎臓<rt>じんぞう</rt></ruby>に<ruby>影<rt>かげ</rt></ruby>があるとき</h2>
<p><ruby>尿<rt>にょう</rt></ruby>は、おしっこのことです。<ruby>尿<rt>にょう</rt></ruby>を<ruby>作<rt>つく</rt></ruby>るところが「<ruby>腎臓<rt>じんぞう</rt></ruby>」です。ためるところが「<ruby>膀胱<rt>ぼうこう</rt></ruby>」です。「<ruby>影<rt>かげ</rt></ruby>」は、<ruby>検査<rt>けんさ</rt></ruby>で<ruby>写<rt>うつ</rt></ruby>った、<ruby>気<rt>き</rt></ruby>になるところです。<ruby>血<rt>ち</rt></ruby>や<ruby>影<rt>かげ</rt></ruby>だけでは、がんかどうか<ruby>分<rt>わ</rt></ruby>かりません。<ruby>検査<rt>けんさ</rt></ruby>で<ruby>調<rt>しら</rt></ruby>べます。<ruby>血<rt>ち</rt></ruby>が<ruby>止<rt>と</rt></ruby>まっても、<ruby>検査<rt>けんさ</rt></ruby>を<ruby>受<rt>う</rt></ruby>けてください。</p>
<h2><ruby>検査<rt>けんさ</rt></ruby>のこと</h2>
<ul><li><ruby>尿<rt>にょう</rt></ruby>を<ruby>調<rt>しら</rt></ruby>べます。おなかに<ruby>機械<rt>きかい</rt></ruby>をあてて、<ruby>中<rt>なか</rt></ruby>を<ruby>見<rt>み</rt></ruby>ます。</li><li><ruby>膀胱<rt>ぼうこう</rt></ruby>は、<ruby>尿<rt>にょう</rt></ruby>の<ruby>出<rt>で</rt></ruby>るところから<ruby>細<rt>ほそ</rt></ruby>いカメラを<ruby>入<rt>い</rt></ruby>れて<ruby>見<rt>み</rt></ruby>ます。</li><li><ruby>腎臓<rt>じんぞう</rt></ruby>は、CTなどで<ruby>写<rt>うつ</rt></ruby>します。</li><li><ruby>膀胱<rt>ぼうこう</rt></ruby>は、<ruby>入院<rt>にゅういん</rt></ruby>して、<ruby>少<rt>すこ</rt></ruby>しとって<ruby>調<rt>しら</rt></ruby>べることがあります。</li></ul>
<h2><ruby>予約<rt>よやく</rt></ruby>のときに<ruby>言<rt>い</rt></ruby>うこと</h2>
<ul><li><ruby>血<rt>ち</rt></ruby>をかたまりにくくする<ruby>薬<rt>くすり</rt></ruby>を<ruby>飲<rt>の</rt></ruby>んでいる。<ruby>自分<rt>じぶん</rt></ruby>で<ruby>薬<rt>くすり</rt></ruby>をやめないでください。</li><li>アレルギーがある。</li><li><ruby>妊娠<rt>にんしん</rt></ruby>（<ruby>赤<rt>あか</rt></ruby>ちゃんができること）しているかもしれない。</li></ul>
<h2><ruby>膀胱<rt>ぼうこう</rt></ruby>のカメラの<ruby>日<rt>ひ</rt></ruby></h2>
<ul><li><ruby>麻酔<rt>ますい</rt></ruby>を<ruby>使<rt>つか</rt></ruby>います。<ruby>痛<rt>いた</rt></ruby>みを<ruby>感<rt>かん</rt></ruby>じにくくする<ruby>薬<rt>くすり</rt></ruby>です。</li><li>「ゆっくりお<ruby>願<rt>ねが</rt></ruby>いします」「つらいときは<ruby>手<rt>て</rt></ruby>をあげます」と<ruby>言<rt>い</rt></ruby>えます。</li><li><ruby>口<rt>くち</rt></ruby>をあけて、<ruby>細<rt>ほそ</rt></ruby>く<ruby>長<rt>なが</rt></ruby>く<ruby>息<rt>いき</rt></ruby>をはきます。</li><li>あとで、しみることや、<ruby>尿<rt>にょう</rt></ruby>が<ruby>少<rt>すこ</rt></ruby>し<ruby>赤<rt>あか</rt></ruby>いことがあります。</li><li><ruby>水<rt>みず</rt></ruby>を<ruby>多<rt>おお</rt></ruby>めに<ruby>飲<rt>の</rt></ruby>みます。<ruby>水<rt>みず</rt></ruby>の<ruby>量<rt>りょう</rt></ruby>が<ruby>決<rt>き</rt></ruby>まっている<ruby>人<rt>ひと</rt></ruby>は、<ruby>医者<rt>いしゃ</rt></ruby>に<ruby>聞<rt>き</rt></ruby>きます。</li></ul>
<h2><ruby>待<rt>ま</rt></ruby>つ<ruby>間<rt>あいだ</rt></ruby></h2>
<p><ruby>赤<rt>あか</rt></ruby>い<ruby>尿<rt>にょう</rt></ruby>が<ruby>出<rt>で</rt></ruby>たら、<ruby>写真<rt>しゃしん</rt></ruby>をとります。<ruby>日<rt>ひ</rt></ruby>にちも<ruby>書<rt>か</rt></ruby>きます。<ruby>医者<rt>いしゃ</rt></ruby>に<ruby>見<rt>み</rt></ruby>せてください。</p>
<h2><ruby>医者<rt>いしゃ</rt></ruby>に<ruby>聞<rt>き</rt></ruby>くこと</h2>
<ul><li>「<ruby>今日<rt>きょう</rt></ruby>の<ruby>検査<rt>けんさ</rt></ruby>で、<ruby>何<rt>なに</rt></ruby>が<ruby>分<rt>わ</rt></ruby>かりますか」</li><li>「<ruby>次<rt>つぎ</rt></ruby>は、いつ、<ruby>何<rt>なに</rt></ruby>をしますか」</li></ul>
`;

/** Suspected cancer of the bladder or kidney: the two ways of examination, the day of the cystoscope, what to ask. */
export const bladderKidneySuspected = articleItem({
  id: 'bladder-kidney-suspected',
  publishedAt: '2026-11-24T07:57:00.000Z',
  title: '膀胱・腎臓のがんの疑いと言われたら、検査の進み方',
  category: { id: 'treatment' },
  cancer_category: [],
  cancer_status: [{ id: 'suspected' }],
  topics: ['bladder-cancer', 'kidney-cancer', 'suspected', 'endoscopy', 'urination'],
  change_log: [
    { day: '2026-11-30', text: 'やさしい日本語の文を書き足しました。' },
    { day: '2026-11-24', text: '公開しました。' },
  ],
  summary:
    '尿に血がまじった、健診で腎臓に影があると言われた。二つの臓器では調べ方が違います。膀胱の中を見る検査の日の過ごし方、組織をとる入院の長さ、結果を聞くまでにできることをまとめました。',
  reviewed_at: '2026-11-30',
  next_review_at: '2027-11-22',
  reviewer_role: '泌尿器科の外来にたずさわる看護師',
  body,
  easy_body: easyBody,
  sources: [
    {
      title: '膀胱がん 検査',
      publisher: '国立がん研究センター がん情報サービス',
      url: 'https://ganjoho.jp/public/cancer/bladder/diagnosis.html',
    },
    {
      title: '腎臓がん（腎細胞がん） 全ページ表示',
      publisher: '国立がん研究センター がん情報サービス',
      url: 'https://ganjoho.jp/public/cancer/renal_cell/print.html',
    },
    {
      title: '腎がん',
      publisher: '国立がん研究センター中央病院 泌尿器・後腹膜腫瘍科',
      url: 'https://pod.ncc.go.jp/jp/ncch/clinic/urology/joho/kidney_cancer/index.html',
    },
  ],
});
