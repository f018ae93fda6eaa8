import { articleItem } from '../article-item.ts';

const body = `
<h2>まず「結腸ですか、直腸ですか」と聞いてみる</h2>
<p>「大腸がんです」と聞いた帰り道、何も頭に残っていなかった、という方が少なくありません。一つだけ確かめるなら、がんのある場所です。大腸は、長い<ruby>結腸<rt>けっちょう</rt></ruby>と、<ruby>肛門<rt>こうもん</rt></ruby>に近い<ruby>直腸<rt>ちょくちょう</rt></ruby>に分かれます。どちらにあるかで、手術の方法も、あとの便や尿への<ruby>影響<rt>えいきょう</rt></ruby>も変わります。「絵に描いてもらえますか」と頼むと、家族にも説明しやすくなります。</p>
<h2>説明の紙に出てくる言葉</h2>
<dl><div><dt>深さ（T）</dt><dd>腸の壁の、どの層まで入っているかです。内側から、<ruby>粘膜<rt>ねんまく</rt></ruby>、粘膜の下、筋肉、外側の膜と続きます。</dd></div><div><dt>リンパ<ruby>節<rt>せつ</rt></ruby><ruby>転移<rt>てんい</rt></ruby>（N）・ほかの<ruby>臓器<rt>ぞうき</rt></ruby>への転移（M）</dt><dd>がんが、腸の近くのリンパ節や、離れた場所にもあるかどうかです。</dd></div><div><dt><ruby>病期<rt>びょうき</rt></ruby>（ステージ）</dt><dd>深さと転移を合わせて、0からIVに分けたものです。手術でとった所を調べて、はじめて決まることもあります。ステージの数字だけで、これからのことが決まるわけではありません。</dd></div><div><dt><ruby>腹腔鏡<rt>ふくくうきょう</rt></ruby>手術・ロボット<ruby>支援<rt>しえん</rt></ruby>手術・<ruby>開腹<rt>かいふく</rt></ruby>手術</dt><dd>おなかの開け方の違いです。どれが合うかは、がんの場所や、前の手術のあとなどで変わります。</dd></div><div><dt><ruby>人工肛門<rt>じんこうこうもん</rt></ruby>（ストーマ）</dt><dd>おなかに作る、便の出口です。しばらくの間だけのものと、ずっと使うものがあります。</dd></div><div><dt>RAS（ラス）、MSIなど</dt><dd>薬を選ぶための、がん<ruby>細胞<rt>さいぼう</rt></ruby>の<ruby>遺伝子<rt>いでんし</rt></ruby>などの検査です。結果が出るまで日にちがかかります。</dd></div></dl>
<h2>どんな治療があるか</h2>
<ul><li><strong><ruby>内視鏡<rt>ないしきょう</rt></ruby>治療</strong>：腸の中から、カメラを通してとります。とった所を調べて、手術を足すかどうかを考えることがあります。</li><li><strong>手術</strong>：がんのある腸と、まわりのリンパ節をとり、腸をつなぎます。</li><li><strong>薬の治療</strong>：手術のあとに<ruby>再発<rt>さいはつ</rt></ruby>を減らすために使うものと、がんをおさえるために使うものがあります。抗がん剤、<ruby>分子標的薬<rt>ぶんしひょうてきやく</rt></ruby>、<ruby>免疫<rt>めんえき</rt></ruby>の働きを助ける薬などです。</li><li><strong><ruby>放射線<rt>ほうしゃせん</rt></ruby>治療</strong>：おもに直腸がんの手術の前や、痛みをやわらげるために使います。</li><li><strong><ruby>緩和<rt>かんわ</rt></ruby>ケア</strong>：痛み、便の悩み、気持ちのつらさをやわらげます。<ruby>診断<rt>しんだん</rt></ruby>のときから受けられます。</li></ul>
<p>どれか一つとは限らず、順に組み合わせることもあります。順番に意味があるので、「なぜ、この順番ですか」と聞いてよいのです。</p>
<h2>入院と、もとの暮らしまでの日数</h2>
<table><caption>日数の例（病院や体の様子で変わります）</caption><thead><tr><th scope="col">治療</th><th scope="col">入院の例</th><th scope="col">もとの暮らしまで</th></tr></thead><tbody><tr><th scope="row">内視鏡治療</th><td>日帰りから数日（病院に聞きます）</td><td>1週間くらい</td></tr><tr><th scope="row">結腸の手術</th><td>10日ほど</td><td>1〜3か月くらい</td></tr><tr><th scope="row">直腸の手術</th><td>14日ほど</td><td>1〜3か月くらい。便の調子は、もっとかかることがあります</td></tr><tr><th scope="row">人工肛門を閉じる手術</th><td>7日ほど</td><td>便の調子が整うまで、人により違います</td></tr></tbody></table>
<p>入院の日数は、あるがん専門の病院が示している目安です。思わぬ手当てが要って、長くなることもあります。職場には、少し長めに伝えておくと、あとで楽です。伝え方は<a href="/articles/before-taking-leave">仕事を休む前に、職場に確かめておきたいこと</a>に、支払いのことは<a href="/articles/high-cost-medical-expense">高額療養費制度</a>にまとめています。</p>
<h2>人工肛門の話が出たとき</h2>
<p>多くの方が、いちばん驚くところです。まず聞くのは、「一時的なものですか。閉じるのは、いつごろの見込みですか」「作らない方法はありますか。その場合、便の回数や、もれはどうなりますか」の二つです。病院には、ストーマの手入れを教える<ruby>看護師<rt>かんごし</rt></ruby>がいます。手術の前に会って、<ruby>装具<rt>そうぐ</rt></ruby>を見せてもらい、ベルトの位置や、仕事の<ruby>姿勢<rt>しせい</rt></ruby>を話しておくと、作る場所を選ぶ手がかりになります。</p>
<p>直腸の手術では、尿の出方や性のはたらきに関わる<ruby>神経<rt>しんけい</rt></ruby>の近くを通ります。聞きにくいことですが、手術のあとでは選べないこともあるので、「尿と性生活への影響を教えてください」と、紙に書いて渡してもかまいません。子どもを望む可能性がある方は、<a href="/articles/fertility-before-treatment">治療の前に聞くこと</a>も早めに読んでください。</p>
<h2>伝えておくこと、準備できること</h2>
<p>血のつながった家族に、大腸や<ruby>子宮<rt>しきゅう</rt></ruby>のがんの方が多いときは、<ruby>体質<rt>たいしつ</rt></ruby>が関わることがあるため、医師に伝えます。腸がせまくなっているときは、食べ方に決まりが出ることがあります。「今は、何を食べてよいですか」と聞いておきましょう。<ruby>貧血<rt>ひんけつ</rt></ruby>の手当て、<ruby>禁煙<rt>きんえん</rt></ruby>、口の中の手入れ、散歩は、<a href="/articles/before-surgery">手術の前の準備</a>として家でもできます。</p>
<aside class="memo"><h3>診察で聞くメモの例</h3><dl><div><dt>場所</dt><dd>結腸ですか、直腸ですか。肛門からどのくらいですか</dd></div><div><dt>目的</dt><dd>がんをなくすための治療ですか。おさえるための治療ですか</dd></div><div><dt>手術のあと</dt><dd>便、尿、性生活、仕事は、どう変わりそうですか</dd></div><div><dt>薬</dt><dd>手術のあとに薬を使うかどうかは、いつ、何で決まりますか</dd></div></dl></aside>
<p>別の医師の意見も聞きたいときは、<a href="/articles/second-opinion">セカンドオピニオン</a>を使えます。治療を始める時期に間に合うかを、先に聞いてください。</p>
`;

const easyBody = `
<h2><ruby>大腸<rt>だいちょう</rt></ruby>がんは、<ruby>場所<rt>ばしょ</rt></ruby>で<ruby>治療<rt>ちりょう</rt></ruby>が<ruby>変<rt>か</rt></ruby>わります</h2>
<p><ruby>大腸<rt>だいちょう</rt></ruby>は、<ruby>食<rt>た</rt></ruby>べものの<ruby>最後<rt>さいご</rt></ruby>のとおり<ruby>道<rt>みち</rt></ruby>です。<ruby>長<rt>なが</rt></ruby>い「<ruby>結腸<rt>けっちょう</rt></ruby>」と、おしりに<ruby>近<rt>ちか</rt></ruby>い「<ruby>直腸<rt>ちょくちょう</rt></ruby>」があります。<ruby>医者<rt>いしゃ</rt></ruby>に「<ruby>結腸<rt>けっちょう</rt></ruby>ですか、<ruby>直腸<rt>ちょくちょう</rt></ruby>ですか」と<ruby>聞<rt>き</rt></ruby>いてください。<ruby>絵<rt>え</rt></ruby>をかいてもらうと、わかりやすいです。</p>
<h2><ruby>治療<rt>ちりょう</rt></ruby>の<ruby>種類<rt>しゅるい</rt></ruby></h2>
<ul><li><ruby>内視鏡<rt>ないしきょう</rt></ruby>：カメラのついた<ruby>細<rt>ほそ</rt></ruby>い<ruby>管<rt>くだ</rt></ruby>で、がんをとります。</li><li><ruby>手術<rt>しゅじゅつ</rt></ruby>：がんのある<ruby>腸<rt>ちょう</rt></ruby>を<ruby>切<rt>き</rt></ruby>って、<ruby>残<rt>のこ</rt></ruby>った<ruby>腸<rt>ちょう</rt></ruby>をつなぎます。</li><li><ruby>薬<rt>くすり</rt></ruby>：<ruby>飲<rt>の</rt></ruby>む<ruby>薬<rt>くすり</rt></ruby>や、<ruby>点滴<rt>てんてき</rt></ruby>です。</li><li><ruby>放射線<rt>ほうしゃせん</rt></ruby>：目に見えない<ruby>光<rt>ひかり</rt></ruby>のようなものを、がんにあてます。</li><li><ruby>緩和<rt>かんわ</rt></ruby>ケア：<ruby>痛<rt>いた</rt></ruby>みや、<ruby>心<rt>こころ</rt></ruby>のつらさを<ruby>軽<rt>かる</rt></ruby>くします。はじめから<ruby>受<rt>う</rt></ruby>けられます。</li></ul>
<h2><ruby>入院<rt>にゅういん</rt></ruby>の<ruby>日数<rt>にっすう</rt></ruby></h2>
<p><ruby>手術<rt>しゅじゅつ</rt></ruby>のときは、10日から14日くらい<ruby>入院<rt>にゅういん</rt></ruby>する<ruby>病院<rt>びょういん</rt></ruby>があります。<ruby>前<rt>まえ</rt></ruby>と<ruby>同<rt>おな</rt></ruby>じくらしにもどるまで、1か月から3か月くらいかかります。人によって<ruby>違<rt>ちが</rt></ruby>います。</p>
<h2><ruby>人工肛門<rt>じんこうこうもん</rt></ruby>（ストーマ）</h2>
<p>おなかに<ruby>作<rt>つく</rt></ruby>る、<ruby>便<rt>べん</rt></ruby>の<ruby>出口<rt>でぐち</rt></ruby>です。<ruby>少<rt>すこ</rt></ruby>しのあいだだけの人と、ずっと<ruby>使<rt>つか</rt></ruby>う人がいます。<ruby>看護師<rt>かんごし</rt></ruby>が、使い方を<ruby>教<rt>おし</rt></ruby>えてくれます。</p>
<h2><ruby>医者<rt>いしゃ</rt></ruby>に<ruby>聞<rt>き</rt></ruby>くこと</h2>
<ul><li>「なんのための<ruby>治療<rt>ちりょう</rt></ruby>ですか」</li><li>「<ruby>入院<rt>にゅういん</rt></ruby>は、<ruby>何日<rt>なんにち</rt></ruby>ですか」</li><li>「<ruby>人工肛門<rt>じんこうこうもん</rt></ruby>は、<ruby>必要<rt>ひつよう</rt></ruby>ですか」</li><li>「<ruby>便<rt>べん</rt></ruby>や<ruby>尿<rt>にょう</rt></ruby>は、どう<ruby>変<rt>か</rt></ruby>わりますか」</li></ul>
<p><ruby>今日<rt>きょう</rt></ruby>、<ruby>決<rt>き</rt></ruby>めなくてもいいです。「<ruby>家族<rt>かぞく</rt></ruby>と<ruby>考<rt>かんが</rt></ruby>えます」と<ruby>言<rt>い</rt></ruby>えます。がんの<ruby>相談支援<rt>そうだんしえん</rt></ruby>センターで、<ruby>無料<rt>むりょう</rt></ruby>で<ruby>相談<rt>そうだん</rt></ruby>できます。</p>
`;

export const colorectalDiagnosed = articleItem({
  id: 'colorectal-diagnosed',
  publishedAt: '2026-11-20T06:43:00.000Z',
  title: '大腸がんと言われたら：結腸か直腸か、治療を決める前に',
  category: { id: 'treatment' },
  cancer_category: [],
  cancer_status: [{ id: 'just-diagnosed' }, { id: 'before-treatment' }],
  topics: ['colorectal-cancer', 'choosing-treatment', 'stage', 'surgery', 'stoma'],
  summary:
    '大腸がんは、結腸か直腸かで、手術や暮らしへの影響が違います。説明の紙に出てくる言葉、治療の種類、入院と回復の日数の例、人工肛門の話が出たときの聞き方をまとめました。',
  reviewed_at: '2026-11-20',
  next_review_at: '2027-11-18',
  reviewer_role: '大腸がんの診療にたずさわる医師',
  body,
  easy_body: easyBody,
  sources: [
    {
      title: '大腸がん（結腸がん・直腸がん） 療養',
      publisher: '国立がん研究センター がん情報サービス',
      url: 'https://ganjoho.jp/public/cancer/colon/follow_up.html',
    },
    {
      title: '大腸外科 入院のご案内（手術ごとの入院日数の目安）',
      publisher: '神奈川県立がんセンター 大腸外科',
      url: 'https://plaza.umin.ac.jp/kcch_colo-surg/hospitalization/index.html',
    },
    {
      title: '大腸がん（結腸がん・直腸がん）の質問と答え',
      publisher: '国立がん研究センター がん情報サービス',
      url: 'https://ganjoho.jp/public/cancer/colon/qa.html',
    },
  ],
});
