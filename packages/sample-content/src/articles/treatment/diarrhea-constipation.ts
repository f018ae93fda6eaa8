import { MEDICAL_PAGES } from '../../sources/medical-pages.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>言いにくいことほど、診察では大切です</h2>
<p>便の話は、医師の前でも口にしにくいものです。けれども、<ruby>下痢<rt>げり</rt></ruby>や<ruby>便秘<rt>べんぴ</rt></ruby>は治療中によくあることで、薬や水分の調整につながる大切な知らせです。下痢は、水のような便が出る、回数がふだんより増えること。便秘は、何日も出ない、かたくて出にくい、出ても残った感じがすること。下痢と便秘を、くり返す方もいます。</p>
<h2>なぜ起きるのか</h2>
<p>同じおなかの変化でも、理由はさまざまです。</p>
<table><caption>下痢と便秘の、よくある理由</caption><thead><tr><th scope="col">下痢</th><th scope="col">便秘</th></tr></thead><tbody><tr><td>がんの薬による腸への<ruby>刺激<rt>しげき</rt></ruby></td><td>がんの薬や吐き気止めの<ruby>影響<rt>えいきょう</rt></ruby></td></tr><tr><td>おなかへの<ruby>放射線<rt>ほうしゃせん</rt></ruby></td><td><ruby>医療用麻薬<rt>いりょうようまやく</rt></ruby>など、痛み止めの影響</td></tr><tr><td><ruby>感染<rt>かんせん</rt></ruby>、食べたもの</td><td>食事や水分が少ない、動く時間が減った</td></tr><tr><td>手術のあとの腸の変化</td><td>手術のあとの腸の変化</td></tr></tbody></table>
<p><ruby>免疫<rt>めんえき</rt></ruby>にはたらく薬では、腸に<ruby>炎症<rt>えんしょう</rt></ruby>が起きて下痢になることがあります。治療が終わったあとに出ることもあるので、以前に受けた治療のことも伝えてください。便秘が続いたあと、すき間から水のような便がもれて、下痢のように見えることもあります。</p>
<h2>病院ですること</h2>
<p>回数や便の様子、食事、薬を聞き、必要に応じて<ruby>血液<rt>けつえき</rt></ruby>や便、おなかの<ruby>画像<rt>がぞう</rt></ruby>の検査をします。そのうえで、下痢や便秘の薬を使う、<ruby>点滴<rt>てんてき</rt></ruby>で水分を補う、治療の薬を調整するなど、理由に合わせた手当てを考えます。医療用麻薬を使うときは、便秘を防ぐ薬を一緒に使うことがよくあります。</p>
<h2>自分でできること</h2>
<h3>下痢のとき</h3>
<ul><li>水、お茶、スープ、<ruby>経口補水液<rt>けいこうほすいえき</rt></ruby>などを、少しずつ何度も飲む。</li><li>おかゆ、うどん、煮た野菜など、<ruby>消化<rt>しょうか</rt></ruby>のよいものを。脂っこいもの、お酒、冷たいものは控える。</li><li>おなかを冷やさない。トイレのあとは、こすらず、洗って押さえてふく。</li><li><ruby>市販<rt>しはん</rt></ruby>の<ruby>下痢止<rt>げりど</rt></ruby>めは、使う前に病院に聞く。感染や腸の炎症では、合わないことがあるため。</li></ul>
<h3>便秘のとき</h3>
<ul><li>朝、食事のあとに、決まってトイレに座る。足の下に小さな台を置くと、力を入れやすい。</li><li>止められていなければ、水分をとり、少し歩く。</li><li>食物せんいを急に増やさない。腸がせまくなっている方や手術のあとの方は、合わないことがある。</li><li>強くいきまない。自分の判断で、<ruby>浣腸<rt>かんちょう</rt></ruby>はしない。</li></ul>
<p>病院から出された下痢止めや便秘の薬は、「何回出たら使うか」「やわらかくなったらどうするか」を、もらうときに聞いて、袋に書いておきます。<ruby>心臓<rt>しんぞう</rt></ruby>や<ruby>腎臓<rt>じんぞう</rt></ruby>の病気などで水分に決まりのある方は、飲む量を<ruby>主治医<rt>しゅじい</rt></ruby>に確かめてください。家でがんの飲み薬を続けている方は、下痢のときにどう飲むかを、自分で決めずに電話で聞いてください。</p>
<h2>伝えるときは、回数と、かたさと、色</h2>
<aside class="memo"><h3>電話や診察で伝えるメモの例</h3><dl><div><dt>回数</dt><dd>ふだんは一日一回。昨日は六回、夜中も起きた</dd></div><div><dt>かたさ</dt><dd>水のよう</dd></div><div><dt>色</dt><dd>茶色。血は見えない</dd></div><div><dt>水分</dt><dd>湯のみで五杯。尿はいつもより少ない</dd></div><div><dt>治療</dt><dd>薬の名前と、最後に受けた日</dd></div></dl></aside>
<p>外出のときは、着がえと替えの下着、ビニール袋を小さくまとめておくと、気がかりが減ります。</p>
`;

const easyBody = `
<h2><ruby>下痢<rt>げり</rt></ruby>と<ruby>便秘<rt>べんぴ</rt></ruby>のとき</h2>
<p><ruby>便<rt>べん</rt></ruby>は、うんちのことです。「<ruby>下痢<rt>げり</rt></ruby>」は、<ruby>水<rt>みず</rt></ruby>のような<ruby>便<rt>べん</rt></ruby>が<ruby>出<rt>で</rt></ruby>ることです。<ruby>回数<rt>かいすう</rt></ruby>も<ruby>増<rt>ふ</rt></ruby>えます。「<ruby>便秘<rt>べんぴ</rt></ruby>」は、<ruby>便<rt>べん</rt></ruby>が<ruby>何日<rt>なんにち</rt></ruby>も<ruby>出<rt>で</rt></ruby>ないこと、かたくて<ruby>出<rt>で</rt></ruby>にくいことです。<ruby>治療<rt>ちりょう</rt></ruby>の<ruby>間<rt>あいだ</rt></ruby>、よくあります。<ruby>言<rt>い</rt></ruby>いにくくても、<ruby>病院<rt>びょういん</rt></ruby>に<ruby>言<rt>い</rt></ruby>ってください。</p>
<h2><ruby>下痢<rt>げり</rt></ruby>のとき</h2>
<ul><li><ruby>水<rt>みず</rt></ruby>、お<ruby>茶<rt>ちゃ</rt></ruby>、スープを、<ruby>少<rt>すこ</rt></ruby>しずつ<ruby>何度<rt>なんど</rt></ruby>も<ruby>飲<rt>の</rt></ruby>みます。</li><li>おかゆ、うどんなどを<ruby>食<rt>た</rt></ruby>べます。</li><li><ruby>脂<rt>あぶら</rt></ruby>っこいもの、お<ruby>酒<rt>さけ</rt></ruby>、つめたいものをひかえます。</li><li><ruby>店<rt>みせ</rt></ruby>で<ruby>買<rt>か</rt></ruby>う<ruby>下痢止<rt>げりど</rt></ruby>めは、<ruby>使<rt>つか</rt></ruby>う<ruby>前<rt>まえ</rt></ruby>に<ruby>病院<rt>びょういん</rt></ruby>に<ruby>聞<rt>き</rt></ruby>きます。</li></ul>
<h2><ruby>便秘<rt>べんぴ</rt></ruby>のとき</h2>
<ul><li><ruby>朝<rt>あさ</rt></ruby>ごはんのあとに、トイレに<ruby>座<rt>すわ</rt></ruby>ります。</li><li><ruby>医者<rt>いしゃ</rt></ruby>に<ruby>止<rt>と</rt></ruby>められていない<ruby>人<rt>ひと</rt></ruby>は、<ruby>水<rt>みず</rt></ruby>を<ruby>飲<rt>の</rt></ruby>んで、<ruby>少<rt>すこ</rt></ruby>し<ruby>歩<rt>ある</rt></ruby>きます。</li><li>トイレで、<ruby>強<rt>つよ</rt></ruby>く<ruby>力<rt>ちから</rt></ruby>を<ruby>入<rt>い</rt></ruby>れません。</li><li><ruby>自分<rt>じぶん</rt></ruby>で<ruby>決<rt>き</rt></ruby>めて、<ruby>浣腸<rt>かんちょう</rt></ruby>（おしりから<ruby>薬<rt>くすり</rt></ruby>を<ruby>入<rt>い</rt></ruby>れること）をしません。</li></ul>
<h2><ruby>薬<rt>くすり</rt></ruby>と<ruby>水<rt>みず</rt></ruby>のこと</h2>
<p><ruby>家<rt>いえ</rt></ruby>でがんの<ruby>薬<rt>くすり</rt></ruby>を<ruby>飲<rt>の</rt></ruby>んでいる<ruby>人<rt>ひと</rt></ruby>は、<ruby>下痢<rt>げり</rt></ruby>のとき、<ruby>病院<rt>びょういん</rt></ruby>に<ruby>電話<rt>でんわ</rt></ruby>してください。「<ruby>下痢<rt>げり</rt></ruby>です。がんの<ruby>薬<rt>くすり</rt></ruby>は、どう<ruby>飲<rt>の</rt></ruby>みますか」と<ruby>聞<rt>き</rt></ruby>きます。<ruby>自分<rt>じぶん</rt></ruby>で<ruby>決<rt>き</rt></ruby>めないでください。</p>
<p><ruby>飲<rt>の</rt></ruby>む<ruby>水<rt>みず</rt></ruby>の<ruby>量<rt>りょう</rt></ruby>が<ruby>決<rt>き</rt></ruby>まっている<ruby>人<rt>ひと</rt></ruby>は、<ruby>医者<rt>いしゃ</rt></ruby>に<ruby>聞<rt>き</rt></ruby>いてください。</p>
<h2><ruby>電話<rt>でんわ</rt></ruby>で<ruby>言<rt>い</rt></ruby>うこと</h2>
<ul><li><ruby>便<rt>べん</rt></ruby>が<ruby>出<rt>で</rt></ruby>た<ruby>回数<rt>かいすう</rt></ruby>。「<ruby>昨日<rt>きのう</rt></ruby>は<ruby>六回<rt>ろっかい</rt></ruby>です」</li><li>かたさと<ruby>色<rt>いろ</rt></ruby>。「<ruby>水<rt>みず</rt></ruby>のようです。<ruby>血<rt>ち</rt></ruby>は<ruby>見<rt>み</rt></ruby>えません」</li><li><ruby>飲<rt>の</rt></ruby>んだ<ruby>水<rt>みず</rt></ruby>の<ruby>量<rt>りょう</rt></ruby></li><li>がんの<ruby>薬<rt>くすり</rt></ruby>の<ruby>名前<rt>なまえ</rt></ruby>と、<ruby>最後<rt>さいご</rt></ruby>に<ruby>受<rt>う</rt></ruby>けた<ruby>日<rt>ひ</rt></ruby></li></ul>
`;

/** Both ends of one trouble: reasons side by side, what helps at home, what to tell. */
export const diarrheaConstipation = articleItem({
  id: 'diarrhea-constipation',
  topics: ['diarrhea', 'constipation', 'side-effects'],
  publishedAt: '2026-09-24T01:00:00.000Z',
  title: '下痢と便秘、言いにくいおなかのこと',
  category: { id: 'treatment' },
  cancer_category: [],
  cancer_status: [{ id: 'treating' }, { id: 'follow-up' }, { id: 'recurrence' }, { id: 'palliative' }],
  change_log: [
    { day: '2026-11-30', text: 'やさしい日本語の文を書き足しました。' },
    { day: '2026-09-24', text: '公開しました。' },
  ],
  summary:
    '下痢や便秘は、治療中によくあることで、大切な知らせです。理由の違い、家でできること、回数・かたさ・色の伝え方をまとめました。',
  reviewed_at: '2026-11-30',
  next_review_at: '2027-09-22',
  reviewer_role: 'がん薬物療法にたずさわる薬剤師',
  body,
  easy_body: easyBody,
  sources: [
    {
      title: '下痢 〜がんの治療を始める人に、始めた人に〜',
      publisher: '国立がん研究センター がん情報サービス',
      year: 2019,
      url: 'https://ganjoho.jp/public/support/condition/diarrhea.html',
    },
    MEDICAL_PAGES.checkpointInhibitors,
    {
      title: '便秘について',
      publisher: '国立がん研究センター東病院 薬剤部',
      url: 'https://pod.ncc.go.jp/jp/ncce/division/pharmacy/kouganzai/kouganzai_qa_Specifics/Supportivecare_constipated.html',
    },
    {
      title: '便秘のセルフケア・・・がん治療中も快適に',
      publisher: '国立病院機構 北海道医療センター',
      year: 2025,
      url: 'https://hokkaido-mc.hosp.go.jp/column/cancer_035.html',
    },
  ],
});
