import { MEDICAL_PAGES } from '../../sources/medical-pages.ts';
import { PAGES } from '../../sources/pages.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>熱は、体からの大切な知らせです</h2>
<p>夜中に体が熱い。「朝まで様子を見よう」「こんな時間に電話しては悪い」と、体温計を持ったまま迷う方がいます。<strong>治療中の<ruby>発熱<rt>はつねつ</rt></ruby>は自分で判断せず、かかっている病院に電話してください。</strong>夜間でも休日でも、かまいません。<strong>何度で電話するかは、病院から言われている温度が先です。言われていないときは、38.0度以上が目安です。</strong>その温度にとどかなくても、<ruby>寒気<rt>さむけ</rt></ruby>やふるえがあるとき、急にぐったりしたときは、待たずに電話してください。がんの治療を受けている方からの熱の電話は、病院にとって、めずらしいものではありません。</p>
<h2>どうして、熱に気をつけるのか</h2>
<p>がんの薬や<ruby>放射線<rt>ほうしゃせん</rt></ruby>の<ruby>影響<rt>えいきょう</rt></ruby>で、<ruby>細菌<rt>さいきん</rt></ruby>などから体を守る<ruby>白血球<rt>はっけっきゅう</rt></ruby>、とくに<ruby>好中球<rt>こうちゅうきゅう</rt></ruby>が減ることがあります。減っている間は、ふだんなら問題にならない菌でも、<ruby>感染症<rt>かんせんしょう</rt></ruby>が急に進むことがあります。しかも、赤みやうみ、せきなどの目立つしるしが出にくく、熱だけが手がかりということもあります。</p>
<p>減りやすい時期は薬によって違い、{{white-cells-low-weeks}}が一つの目安です。「わたしの治療では、いつごろですか」と聞いて、カレンダーに印をつけておきましょう。<ruby>免疫<rt>めんえき</rt></ruby>にはたらく薬などでは、<ruby>感染<rt>かんせん</rt></ruby>ではない理由で熱が出ることもあります。どちらなのかは、家では見分けられません。</p>
<h2>病院では、どんなことをするのか</h2>
<p><ruby>診察<rt>しんさつ</rt></ruby>のほか、<ruby>血液<rt>けつえき</rt></ruby>や尿の検査、胸の写真などで、熱のもとをさがします。原因がはっきりする前に、細菌を抑える薬（<ruby>抗菌薬<rt>こうきんやく</rt></ruby>）を始めることもあります。体の状態によって、飲み薬で家に帰る方も、入院して<ruby>点滴<rt>てんてき</rt></ruby>を受ける方もいます。</p>
<h2>熱が出る前に、しておくこと</h2>
<ul><li>何度になったら電話するかを、病院に聞いておきます。目安の温度は、病院や治療によって違います。{{fever-report-example}}の熱を伝えるように書いた案内もあれば、好中球が減っているときの熱を{{fever-neutropenia}}と説明するページもあります。だから、あなたの病院の言う温度が先です。会員の方は、<a href="/treatment-logs/contact-threshold">病院から言われた目安</a>に書き写しておくこともできます。</li><li>昼の番号と、夜間・休日の番号を、電話のそばに貼ります。</li><li>体温は、決まった時刻にはかります。寒気がするとき、ふだんと違うと感じるときにも、はかります。</li><li>家にある<ruby>解熱薬<rt>げねつやく</rt></ruby>や痛み止めを、熱のときに使ってよいかを聞いておきます。熱が下がると、知らせが隠れてしまうことがあるからです。</li></ul>
<h2>ふだんの暮らしで、菌を近づけない</h2>
<p>外から帰ったとき、食事の前、トイレのあとの手洗いが基本です。歯みがきとうがいで口を、シャワーや入浴で体を、清潔にします。やわらかい歯ブラシを使い、爪は深く切りすぎないように。人ごみではマスクをつけ、土や動物の世話のあとは手を洗います。生ものなどの食べものは、病院の説明に従ってください。一緒に暮らすご家族の手洗いも、大きな助けになります。</p>
<p>これだけ気をつけていても、熱は出ることがあります。自分の体の中にいる菌が原因のこともあり、過ごし方が悪かったせいではありません。</p>
<h2>電話で、このまま読んでください</h2>
<aside class="memo"><h3>電話で伝えるメモの例</h3><dl><div><dt>はじめに</dt><dd>そちらで、がんの治療を受けている者です。熱があります</dd></div><div><dt>熱</dt><dd>今夜9時に、はかって〇度。寒気があります</dd></div><div><dt>治療</dt><dd>薬の名前、最後に受けた日</dd></div><div><dt>ほかのこと</dt><dd>せき、のど、<ruby>下痢<rt>げり</rt></ruby>、尿のときの痛み、点滴の管のまわりの赤み</dd></div><div><dt>飲んだ薬</dt><dd>名前と時刻。飲んでいなければ「飲んでいません」</dd></div></dl></aside>
`;

const easyBody = `
<h2><ruby>熱<rt>ねつ</rt></ruby>が出たら、<ruby>病院<rt>びょういん</rt></ruby>に<ruby>電話<rt>でんわ</rt></ruby>します</h2>
<p><ruby>治療中<rt>ちりょうちゅう</rt></ruby>の<ruby>発熱<rt>はつねつ</rt></ruby>は<ruby>自分<rt>じぶん</rt></ruby>で<ruby>判断<rt>はんだん</rt></ruby>せず、かかっている<ruby>病院<rt>びょういん</rt></ruby>に<ruby>電話<rt>でんわ</rt></ruby>してください。<ruby>夜<rt>よる</rt></ruby>でも、<ruby>休<rt>やす</rt></ruby>みの日でも、<ruby>電話<rt>でんわ</rt></ruby>してかまいません。</p>
<ul><li><ruby>病院<rt>びょういん</rt></ruby>から「<ruby>何度<rt>なんど</rt></ruby>になったら<ruby>電話<rt>でんわ</rt></ruby>」と言われた人は、その<ruby>温度<rt>おんど</rt></ruby>で<ruby>電話<rt>でんわ</rt></ruby>します。</li><li><ruby>病院<rt>びょういん</rt></ruby>から言われた<ruby>温度<rt>おんど</rt></ruby>がない人は、38.0<ruby>度<rt>ど</rt></ruby>か、それより<ruby>高<rt>たか</rt></ruby>いとき、<ruby>電話<rt>でんわ</rt></ruby>します。</li><li><ruby>熱<rt>ねつ</rt></ruby>が<ruby>低<rt>ひく</rt></ruby>くても、<ruby>寒気<rt>さむけ</rt></ruby>やふるえがあるときは、<ruby>電話<rt>でんわ</rt></ruby>します。</li></ul>
<h2>どうしてですか</h2>
<p><ruby>治療<rt>ちりょう</rt></ruby>をしていると、ばい<ruby>菌<rt>きん</rt></ruby>から体を<ruby>守<rt>まも</rt></ruby>る力が<ruby>弱<rt>よわ</rt></ruby>くなることがあります。とくに、<ruby>薬<rt>くすり</rt></ruby>の<ruby>治療<rt>ちりょう</rt></ruby>のあと、{{white-cells-low-weeks}}です。<ruby>病気<rt>びょうき</rt></ruby>が<ruby>急<rt>きゅう</rt></ruby>に<ruby>進<rt>すす</rt></ruby>むこともあります。あなたの<ruby>過<rt>す</rt></ruby>ごし<ruby>方<rt>かた</rt></ruby>が<ruby>悪<rt>わる</rt></ruby>かったせいではありません。</p>
<h2><ruby>電話<rt>でんわ</rt></ruby>で言うこと</h2>
<ul><li>「がんの<ruby>治療<rt>ちりょう</rt></ruby>をしています。<ruby>熱<rt>ねつ</rt></ruby>があります」</li><li><ruby>熱<rt>ねつ</rt></ruby>は<ruby>何度<rt>なんど</rt></ruby>か。いつからか。</li><li><ruby>最後<rt>さいご</rt></ruby>に<ruby>治療<rt>ちりょう</rt></ruby>をした日</li><li><ruby>寒気<rt>さむけ</rt></ruby>、せき、<ruby>下痢<rt>げり</rt></ruby>があるか</li></ul>
<h2>今、しておくこと</h2>
<ul><li><ruby>何度<rt>なんど</rt></ruby>の<ruby>熱<rt>ねつ</rt></ruby>で<ruby>電話<rt>でんわ</rt></ruby>するかを、<ruby>病院<rt>びょういん</rt></ruby>に<ruby>聞<rt>き</rt></ruby>きます。</li><li><ruby>昼<rt>ひる</rt></ruby>と<ruby>夜<rt>よる</rt></ruby>の<ruby>電話番号<rt>でんわばんごう</rt></ruby>を、<ruby>紙<rt>かみ</rt></ruby>に<ruby>書<rt>か</rt></ruby>いて<ruby>貼<rt>は</rt></ruby>ります。</li><li><ruby>家<rt>いえ</rt></ruby>にある<ruby>熱<rt>ねつ</rt></ruby>を下げる<ruby>薬<rt>くすり</rt></ruby>は、<ruby>飲<rt>の</rt></ruby>む<ruby>前<rt>まえ</rt></ruby>に、<ruby>電話<rt>でんわ</rt></ruby>で<ruby>聞<rt>き</rt></ruby>きます。</li><li>手を<ruby>洗<rt>あら</rt></ruby>い、<ruby>歯<rt>は</rt></ruby>をみがきます。</li></ul>
`;

/** Fever under treatment: call, what to say, how to be ready for it. */
export const infectionAndFever = articleItem({
  id: 'infection-and-fever',
  topics: ['fever', 'low-blood-cells', 'emergency'],
  publishedAt: '2026-08-21T01:00:00.000Z',
  title: '治療中に熱が出たら（発熱と感染）',
  category: { id: 'treatment' },
  cancer_category: [],
  cancer_status: [{ id: 'treating' }, { id: 'recurrence' }, { id: 'palliative' }],
  summary:
    '治療中の発熱は、自分で判断せず、かかっている病院に電話を。電話する温度の目安と、熱に気をつける理由と、先に聞いておくこと、電話で読める言葉をまとめました。',
  change_log: [
    {
      day: '2026-11-30',
      text: '電話する温度の目安を、病院から言われている温度、38.0度の順に書き足しました。',
    },
    { day: '2026-08-21', text: '公開しました。' },
  ],
  reviewed_at: '2026-11-30',
  next_review_at: '2027-02-19',
  reviewer_role: 'がん薬物療法の看護にたずさわる看護師',
  body,
  easy_body: easyBody,
  sources: [
    MEDICAL_PAGES.feelingUnwell,
    {
      title: 'Q6.感染症',
      publisher: '国立病院機構 神戸医療センター',
      url: 'https://kobe.hosp.go.jp/cancer-medical/faq/4278.html',
    },
    PAGES.copingWithSideEffects,
  ],
});
