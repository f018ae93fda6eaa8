import { SOURCES } from '../../sources/index.ts';
import { PAGES } from '../../sources/pages.ts';
import { SUPPORT_PAGES } from '../../sources/support-pages.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>人がいても、ひとりだと感じることがあります</h2>
<p>家族と食卓についているのに、ガラスの向こう側にいるように感じる。<ruby>待合室<rt>まちあいしつ</rt></ruby>は人でいっぱいなのに、だれにも言えない。病気になってから、そう話す方はたくさんいます。ひとりで暮らしている方は、夜の静けさがこたえるかもしれません。こう感じるのは、あなたの心が弱いからでも、周りの人に冷たくされているからでもないことが多いのです。自分にしか分からない時間を過ごしているのですから、<ruby>孤独<rt>こどく</rt></ruby>を感じるのは自然なことです。</p>
<h2>「消えてしまいたい」と感じるとき</h2>
<p>そう思うほど、つらいのですね。この気持ちは、ひとりで持っているには重すぎます。朝まで待たずに、いま、だれかと話してください。隣の部屋の家族でも、友人でも、電話の向こうの人でもかまいません。「消えてしまいたいと思っている。少し話を聞いてほしい」。そのまま言えば伝わります。名前を言わなくても話せる電話があります。</p>
<ul><li><strong>#いのちSOS</strong>：<a href="tel:0120061338">0120-061-338</a></li><li><strong>よりそいホットライン</strong>：<a href="tel:0120279338">0120-279-338</a>（岩手県・宮城県・福島県からは<a href="tel:0120279226">0120-279-226</a>）</li></ul>
<p>通話は無料です。混んでいてつながりにくいとき、受付の時間でないときは、もう一方にかけてみてください。かかっている病院の夜の<ruby>窓口<rt>まどぐち</rt></ruby>に「つらくて、ひとりでいられません」と電話することもできます。<strong>自分を傷つけてしまいそうなとき、もう傷つけてしまったときは、すぐに119番に電話してください。</strong>話している間は、薬や<ruby>刃物<rt>はもの</rt></ruby>から離れた、明るい部屋にいましょう。</p>
<p>ご家族や友人からこの気持ちを打ち明けられたら、励ましたり正したりする前に「話してくれてありがとう」と受けとめ、ひとりにせず、一緒に電話をかけてください。</p>
<h2>なぜ、ひとりだと感じるのか</h2>
<p>仕事や習いごとを休んで、会う人が減った。体がつらくて、返事を書けない。「元気そうだね」と言われて、本当のことを言いそびれた。心配をかけまいと、明るくふるまい続けている。一つひとつは小さくても、積もると人との間に距離ができます。痛みや眠れなさが、気持ちを細くしていることもあります。</p>
<h2>人とつながる、いちばん細い糸</h2>
<p>大勢に会う必要はありません。できそうなものを、一つだけ選んでみてください。</p>
<ul><li>「返事はいらないよ」と書いて、一人にだけ短い便りを送る</li><li><ruby>薬局<rt>やっきょく</rt></ruby>やお店で、あいさつに一言足してみる。「今日は暑いですね」</li><li>ラジオをつける。人の声が部屋にあるだけで、少し違います</li><li><ruby>看護師<rt>かんごし</rt></ruby>に「家に帰ると、ひとりがこたえます」と言ってみる</li><li>同じ病気を経験した人の集まり（<ruby>患者会<rt>かんじゃかい</rt></ruby>や、病院のサロン）の案内をもらっておく</li></ul>
<p>集まりは、聞くだけの参加ができるところも、オンラインのところもあります。行ってみて合わなければ、次は行かなくてかまいません。</p>
<h2>暮らしの手も借りる</h2>
<p>ひとり暮らしの方は、「熱が出た夜に、だれに電話するか」を昼のうちに決めて、大きな字で電話のそばに貼っておくと安心です。がん<ruby>相談支援<rt>そうだんしえん</rt></ruby>センターや<ruby>地域包括支援<rt>ちいきほうかつしえん</rt></ruby>センターでは、見守りや<ruby>配食<rt>はいしょく</rt></ruby>、訪問してくれる人のことも聞けます。</p>
<p>さびしさや落ち込みが続き、食べられない、眠れない、何も楽しめないときは、体の<ruby>症状<rt>しょうじょう</rt></ruby>と同じように、かかっている病院に伝えてください。<a href="/articles/psycho-oncology">心のケアの専門家</a>がいる病院もあります。<a href="/treatment/hidamari">ひだまりの相談員</a>も、受付の時間にお話を聞いています。用件がまとまっていなくても、かまいません。</p>
`;

const easyBody = `
<h2>ひとりだと<ruby>感<rt>かん</rt></ruby>じるとき</h2>
<p><ruby>家族<rt>かぞく</rt></ruby>がいても、ひとりだと<ruby>感<rt>かん</rt></ruby>じることがあります。<ruby>病気<rt>びょうき</rt></ruby>になると、そう<ruby>感<rt>かん</rt></ruby>じる<ruby>人<rt>ひと</rt></ruby>がたくさんいます。あなたの<ruby>心<rt>こころ</rt></ruby>が<ruby>弱<rt>よわ</rt></ruby>いからではありません。</p>
<h2>「<ruby>消<rt>き</rt></ruby>えてしまいたい」と<ruby>思<rt>おも</rt></ruby>うとき</h2>
<p>そう<ruby>思<rt>おも</rt></ruby>うほど、つらいのですね。<ruby>朝<rt>あさ</rt></ruby>まで<ruby>待<rt>ま</rt></ruby>たないで、<ruby>今<rt>いま</rt></ruby>、だれかと<ruby>話<rt>はな</rt></ruby>してください。<ruby>名前<rt>なまえ</rt></ruby>を<ruby>言<rt>い</rt></ruby>わなくていい<ruby>電話<rt>でんわ</rt></ruby>があります。<ruby>無料<rt>むりょう</rt></ruby>です。</p>
<ul><li>#いのちSOS：<a href="tel:0120061338">0120-061-338</a></li><li>よりそいホットライン：<a href="tel:0120279338">0120-279-338</a></li><li>よりそいホットライン（<ruby>岩手<rt>いわて</rt></ruby>、<ruby>宮城<rt>みやぎ</rt></ruby>、<ruby>福島<rt>ふくしま</rt></ruby>の<ruby>人<rt>ひと</rt></ruby>）：<a href="tel:0120279226">0120-279-226</a></li></ul>
<p><ruby>電話<rt>でんわ</rt></ruby>で、こう<ruby>言<rt>い</rt></ruby>ってください。「<ruby>消<rt>き</rt></ruby>えてしまいたいと<ruby>思<rt>おも</rt></ruby>っています。<ruby>少<rt>すこ</rt></ruby>し<ruby>聞<rt>き</rt></ruby>いてほしいです」</p>
<p>つながらないときは、もう<ruby>一つ<rt>ひとつ</rt></ruby>の<ruby>電話<rt>でんわ</rt></ruby>にかけます。<ruby>病院<rt>びょういん</rt></ruby>の<ruby>夜<rt>よる</rt></ruby>の<ruby>窓口<rt>まどぐち</rt></ruby>にも<ruby>電話<rt>でんわ</rt></ruby>できます。「つらくて、ひとりでいられません」と<ruby>言<rt>い</rt></ruby>います。</p>
<p><ruby>自分<rt>じぶん</rt></ruby>を<ruby>傷<rt>きず</rt></ruby>つけそうなとき、<ruby>傷<rt>きず</rt></ruby>つけたときは、すぐに119<ruby>番<rt>ばん</rt></ruby>に<ruby>電話<rt>でんわ</rt></ruby>してください。</p>
<p><ruby>薬<rt>くすり</rt></ruby>や<ruby>刃物<rt>はもの</rt></ruby>から<ruby>離<rt>はな</rt></ruby>れて、<ruby>明<rt>あか</rt></ruby>るい<ruby>部屋<rt>へや</rt></ruby>にいてください。</p>
<h2><ruby>家族<rt>かぞく</rt></ruby>や<ruby>友人<rt>ゆうじん</rt></ruby>に、そう<ruby>言<rt>い</rt></ruby>われたら</h2>
<p>「<ruby>話<rt>はな</rt></ruby>してくれてありがとう」と<ruby>言<rt>い</rt></ruby>います。その<ruby>人<rt>ひと</rt></ruby>をひとりにしません。<ruby>一緒<rt>いっしょ</rt></ruby>に<ruby>電話<rt>でんわ</rt></ruby>をかけてください。</p>
<h2><ruby>人<rt>ひと</rt></ruby>とつながるために</h2>
<p><ruby>一つ<rt>ひとつ</rt></ruby>だけ、<ruby>選<rt>えら</rt></ruby>びます。</p>
<ul><li>「<ruby>返事<rt>へんじ</rt></ruby>はいらないよ」と<ruby>書<rt>か</rt></ruby>いて、<ruby>一人<rt>ひとり</rt></ruby>に<ruby>送<rt>おく</rt></ruby>ります。</li><li>ラジオをつけます。</li><li><ruby>看護師<rt>かんごし</rt></ruby>さんに「<ruby>家<rt>いえ</rt></ruby>に<ruby>帰<rt>かえ</rt></ruby>ると、ひとりがつらいです」と<ruby>言<rt>い</rt></ruby>います。</li><li><ruby>同<rt>おな</rt></ruby>じ<ruby>病気<rt>びょうき</rt></ruby>の<ruby>人<rt>ひと</rt></ruby>の<ruby>集<rt>あつ</rt></ruby>まりを、<ruby>病院<rt>びょういん</rt></ruby>で<ruby>聞<rt>き</rt></ruby>きます。</li></ul>
<p><ruby>眠<rt>ねむ</rt></ruby>れない、<ruby>食<rt>た</rt></ruby>べられない<ruby>日<rt>ひ</rt></ruby>が<ruby>続<rt>つづ</rt></ruby>くときは、<ruby>病院<rt>びょういん</rt></ruby>に<ruby>言<rt>い</rt></ruby>ってください。</p>
`;

export const whenYouFeelAlone = articleItem({
  id: 'when-you-feel-alone',
  topics: ['loneliness', 'wanting-to-die', 'peer-support'],
  publishedAt: '2026-06-12T01:00:00.000Z',
  title: 'ひとりだと感じるときに、つながる先',
  category: { id: 'mind' },
  cover: 'cover-nightphone',
  cancer_category: [],
  cancer_status: [],
  change_log: [
    { day: '2026-11-30', text: 'やさしい日本語の文を書き足しました。' },
    { day: '2026-06-12', text: '公開しました。' },
  ],
  summary:
    '家族といても、人の中にいても、ひとりだと感じることがあります。いま話せる電話と、細くてもよいから人とつながる方法をまとめました。',
  reviewed_at: '2026-11-30',
  next_review_at: '2027-05-28',
  reviewer_role: '心の危機にある方の相談にたずさわる精神保健福祉士',
  body,
  easy_body: easyBody,
  sources: [
    SUPPORT_PAGES.peers,
    {
      title: 'がん体験者の悩みQ&A（家の中に誰も話す人がいない）',
      publisher: '静岡県立静岡がんセンター',
      url: 'https://www.scchr.jp/cancerqa/jyogen_print.html?no=4500546',
    },
    PAGES.supportCenter,
    PAGES.distress,
    SOURCES.suicidePrevention,
  ],
});
