import { SOURCES } from '../../sources/index.ts';
import { MEDICAL_PAGES } from '../../sources/medical-pages.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>血を見たら、だれでもこわい</h2>
<p>歯みがきの泡が赤い。便器の水が赤い。ティッシュの痰に、糸のような血がつく。がんの治療中や、がんかもしれないと言われている時に血を見ると、頭が真っ白になります。血の量と、病気の重さは、いつも同じとは限りません。少しでも急ぐことも、多く見えても心配の少ないこともあります。<strong>ですから、自分で決めずに、どこから、どのくらいかを伝えて、病院に決めてもらいます。</strong></p>
<p>血が止まらない、たくさん出る、ふらつくというときは、この記事の終わりの「すぐに連絡するとき」を先に見てください。</p>
<h2>なぜ出るのか</h2>
<ul><li>血を止める<ruby>血小板<rt>けっしょうばん</rt></ruby>が、治療や病気で減っている</li><li>血をさらさらにする薬、痛み止め、一部のがんの薬の影響</li><li>がんのある所や、手術や検査をした所からの出血</li><li><ruby>放射線<rt>ほうしゃせん</rt></ruby>をあてた腸や<ruby>膀胱<rt>ぼうこう</rt></ruby>の弱り。終わって数か月から数年してからも起きることがあります</li><li><ruby>痔<rt>じ</rt></ruby>、<ruby>膀胱炎<rt>ぼうこうえん</rt></ruby>、鼻や口のかわきなど、がんとは別の理由</li></ul>
<p>どれかは、色や量だけでは分かりません。</p>
<h2>場所別に、はじめにすること</h2>
<h3><ruby>鼻血<rt>はなぢ</rt></ruby></h3>
<p>座って、少し下を向きます。小鼻（やわらかい所）を指でつまみ、5分から10分、途中で離さずに押さえ、口で息をします。のどに流れた血は、飲まずに出します。上を向かない、首をたたかない、ティッシュを何度も詰めかえない。止まってからも、その日は鼻を強くかまず、熱い風呂とお酒をさけます。</p>
<h3>歯ぐきや口の中</h3>
<p>水でそっとすすぎ、ぬらしたガーゼを当てて、軽くかみます。歯ブラシは、いちばんやわらかいものに替えます。</p>
<h3>傷、<ruby>点滴<rt>てんてき</rt></ruby>や<ruby>採血<rt>さいけつ</rt></ruby>のあと</h3>
<p>清潔なガーゼやタオルで、止まるまで真上から押さえ、心臓より高くします。のぞいて離すと、また出ます。</p>
<h3>便の血（<ruby>血便<rt>けつべん</rt></ruby>）、黒い便</h3>
<p>流す前に、色（赤い、暗い赤、黒い）、便に混じるか表面につくか、量を見ます。写真をとっておくと伝わります。鉄の薬では便が黒くなることがあるので、飲んでいる薬も言います。「痔だと思う」ときも、治療中なら一度は伝えてください。</p>
<h3>尿の血（<ruby>血尿<rt>けつにょう</rt></ruby>）</h3>
<p>色（うすい桃色、赤、かたまり）と、痛みがあるかを見ます。一度きりで消えても、痛みがなくても、知らせる必要があります。止められていなければ、水分をとります。かたまりがつまって尿が出なくなったら、急ぎます。</p>
<h3>痰の血（<ruby>血痰<rt>けったん</rt></ruby>）、吐いた血</h3>
<p>せきと一緒に出たのか、吐いたのかを覚えておきます。横になるときは、顔を横に向けます。吐いたものがコーヒーのように黒いときも、血のことがあります。</p>
<h3>月経でない出血、多い月経</h3>
<p>ナプキンを何時間で替えたかを数えます。閉経のあとの出血は、少しでも伝えます。</p>
<h2>病院ですること</h2>
<p><ruby>血液<rt>けつえき</rt></ruby>の検査で、血小板や<ruby>貧血<rt>ひんけつ</rt></ruby>、血の固まりやすさを調べ、必要なら<ruby>内視鏡<rt>ないしきょう</rt></ruby>や画像で場所をさがします。押さえる、焼く、薬を使う、<ruby>輸血<rt>ゆけつ</rt></ruby>をする、飲んでいる薬を見直すなど、場所と理由に合わせて手当てします。</p>
<aside class="memo"><h3>電話で、このまま読んでください</h3><dl><div><dt>はじめに</dt><dd>そちらで治療を受けている者です。血が出ました</dd></div><div><dt>どこから</dt><dd>便に混じって。暗い赤。大さじ一杯くらい</dd></div><div><dt>いつから</dt><dd>今朝から二回。今は止まっています</dd></div><div><dt>薬</dt><dd>血をさらさらにする薬の名前。痛み止めを飲んだ時刻</dd></div><div><dt>体の様子</dt><dd>熱、ふらつき、痛み、あざがあるか</dd></div></dl></aside>
<h2>血が出にくい暮らし方</h2>
<ul><li>やわらかい歯ブラシ、電気かみそりを使う。爪は短くしすぎない</li><li>鼻は片方ずつ、そっとかむ。部屋をかわかしすぎない</li><li>便を固くしない。強くいきまない。<ruby>座薬<rt>ざやく</rt></ruby>や<ruby>浣腸<rt>かんちょう</rt></ruby>は、聞く前に使わない</li><li>転ばない。床の物、コード、暗い廊下を片づけ、かかとのある靴をはく</li><li>市販の痛み止めや風邪薬には、血を止まりにくくするものがある。買う前に薬剤師に聞く</li><li>歯の治療、注射、はり、マッサージの前に、血小板のことを伝える</li></ul>
<p>血をさらさらにする薬は、<strong>血が出ても自分でやめないでください。</strong>血管がつまることがあります。飲むかどうかを、電話で聞きます。血小板の数の見方は、<a href="/articles/low-blood-counts">血液の数が減ったときの記事</a>にあります。</p>
<h2>相談したいとき</h2>
<p>あざが増えた、歯ぐきから少しにじむ、鼻血が何度も出る。今は止まっていても、その日のうちに伝えます。治療をしていない方、検査を待っている方も、紹介された病院やかかりつけに電話してかまいません。「検査の前ですが、血が出ました」で通じます。</p>
`;

const easyBody = `
<h2><ruby>血<rt>ち</rt></ruby>が出たら、<ruby>病院<rt>びょういん</rt></ruby>に<ruby>言<rt>い</rt></ruby>います</h2>
<p>がんの<ruby>治療<rt>ちりょう</rt></ruby>をしていると、<ruby>血<rt>ち</rt></ruby>が出やすくなることがあります。<ruby>少<rt>すこ</rt></ruby>しの<ruby>血<rt>ち</rt></ruby>でも、<ruby>自分<rt>じぶん</rt></ruby>で<ruby>決<rt>き</rt></ruby>めないで、<ruby>病院<rt>びょういん</rt></ruby>に<ruby>電話<rt>でんわ</rt></ruby>してください。</p>
<h2>なぜですか</h2>
<p><ruby>血<rt>ち</rt></ruby>を<ruby>止<rt>と</rt></ruby>める<ruby>力<rt>ちから</rt></ruby>が、<ruby>治療<rt>ちりょう</rt></ruby>で<ruby>弱<rt>よわ</rt></ruby>くなることがあります。<ruby>薬<rt>くすり</rt></ruby>や、がんのあるところから出ることもあります。</p>
<h2>はじめにすること</h2>
<ul><li><ruby>鼻血<rt>はなぢ</rt></ruby>は、<ruby>座<rt>すわ</rt></ruby>って下を<ruby>向<rt>む</rt></ruby>きます。<ruby>鼻<rt>はな</rt></ruby>のやわらかいところを、5<ruby>分<rt>わ</rt></ruby>から10分つまみます。</li><li><ruby>口<rt>くち</rt></ruby>の<ruby>血<rt>ち</rt></ruby>は、<ruby>水<rt>みず</rt></ruby>ですすぎ、ぬれたガーゼを<ruby>当<rt>あ</rt></ruby>てます。</li><li><ruby>傷<rt>きず</rt></ruby>は、きれいな<ruby>布<rt>ぬの</rt></ruby>で、<ruby>止<rt>と</rt></ruby>まるまで<ruby>押<rt>お</rt></ruby>さえます。</li><li><ruby>便<rt>べん</rt></ruby>や<ruby>尿<rt>にょう</rt></ruby>の<ruby>血<rt>ち</rt></ruby>は、<ruby>色<rt>いろ</rt></ruby>を<ruby>見<rt>み</rt></ruby>ます。<ruby>写真<rt>しゃしん</rt></ruby>をとるとよいです。</li></ul>
<h2><ruby>病院<rt>びょういん</rt></ruby>でできること</h2>
<p><ruby>血<rt>ち</rt></ruby>の<ruby>検査<rt>けんさ</rt></ruby>をして、どこから出たかを<ruby>調<rt>しら</rt></ruby>べます。<ruby>血<rt>ち</rt></ruby>を<ruby>止<rt>と</rt></ruby>める<ruby>手当<rt>てあ</rt></ruby>てをします。</p>
<h2><ruby>電話<rt>でんわ</rt></ruby>で<ruby>言<rt>い</rt></ruby>うこと</h2>
<ul><li>「がんの<ruby>治療<rt>ちりょう</rt></ruby>をしています。<ruby>血<rt>ち</rt></ruby>が出ました」</li><li>どこから、いつから、どのくらい</li><li><ruby>飲<rt>の</rt></ruby>んでいる<ruby>薬<rt>くすり</rt></ruby>の<ruby>名前<rt>なまえ</rt></ruby></li></ul>
<h2><ruby>家<rt>いえ</rt></ruby>で<ruby>気<rt>き</rt></ruby>をつけること</h2>
<ul><li>やわらかい歯ブラシを<ruby>使<rt>つか</rt></ruby>います。</li><li><ruby>転<rt>ころ</rt></ruby>ばないように、<ruby>床<rt>ゆか</rt></ruby>の<ruby>物<rt>もの</rt></ruby>を<ruby>片<rt>かた</rt></ruby>づけます。</li><li><ruby>痛<rt>いた</rt></ruby>みを<ruby>止<rt>と</rt></ruby>める<ruby>薬<rt>くすり</rt></ruby>を<ruby>買<rt>か</rt></ruby>う<ruby>前<rt>まえ</rt></ruby>に、<ruby>薬剤師<rt>やくざいし</rt></ruby>さんに<ruby>聞<rt>き</rt></ruby>きます。</li><li><ruby>血<rt>ち</rt></ruby>をさらさらにする<ruby>薬<rt>くすり</rt></ruby>を、<ruby>自分<rt>じぶん</rt></ruby>でやめません。</li></ul>
`;

/** Blood from nose, gums, bowels, bladder, airways, womb: what to do first for each, what to tell, how to avoid it. */
export const bleeding = articleItem({
  id: 'bleeding',
  topics: ['bleeding', 'low-blood-cells', 'side-effects', 'emergency'],
  publishedAt: '2026-11-24T01:34:00.000Z',
  title: '血が出たとき（鼻血・血便・血尿・血の混じる痰）',
  category: { id: 'treatment' },
  cancer_category: [],
  cancer_status: [
    { id: 'suspected' },
    { id: 'before-treatment' },
    { id: 'treating' },
    { id: 'follow-up' },
    { id: 'recurrence' },
    { id: 'palliative' },
  ],
  summary:
    '鼻血、歯ぐきの血、血便、血尿、痰の血。どこから出たかで、はじめにすることが違います。場所別の手当てと、そのまま読める電話の言葉、血が出にくい暮らし方をまとめました。',
  reviewed_at: '2026-11-24',
  next_review_at: '2027-05-22',
  reviewer_role: 'がん薬物療法の看護にたずさわる看護師',
  body,
  easy_body: easyBody,
  sources: [
    MEDICAL_PAGES.fewPlatelets,
    {
      title: '出血しやすい・血小板減少 もっと詳しく',
      publisher: '国立がん研究センター がん情報サービス',
      url: 'https://ganjoho.jp/public/support/condition/thrombocytopenia/ld01.html',
    },
    SOURCES.hematology,
  ],
});
