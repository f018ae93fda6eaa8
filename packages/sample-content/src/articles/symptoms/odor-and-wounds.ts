import { SOURCES } from '../../sources/index.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>においのことは、言い出しにくい</h2>
<p>孫が来ると、窓をあけてしまう。電車で、となりの人が立った気がする。傷の汁が下着にしみる。においは、本人がいちばん気にしていて、いちばん口に出しにくいことです。体を洗わなかったせいでも、あなたの人がらのせいでもありません。減らす方法があり、看護師はこうした相談に慣れています。「においのことを、別の部屋で相談したいです」と言えば通じます。</p>
<h2>なぜにおうのか</h2>
<table><caption>においの元と、はじめの一歩</caption><thead><tr><th scope="col">元</th><th scope="col">はじめの一歩</th></tr></thead><tbody><tr><th scope="row"><ruby>皮膚<rt>ひふ</rt></ruby>に出たがんの傷</th><td>傷につく菌と、傷んだ組織から。洗い方とぬり薬を相談する</td></tr><tr><th scope="row">床ずれ</th><td>押される所を減らす。汁や色が変わったら、見てもらう</td></tr><tr><th scope="row">口の中</th><td>かわき、口内炎、入れ歯、虫歯。歯科で手入れを受ける</td></tr><tr><th scope="row">ストーマ、尿、便</th><td>装具の合い方、替える間隔。<a href="/articles/stoma-life">ストーマの記事</a>へ</td></tr><tr><th scope="row">汗、ドレーンの汁、おりもの</th><td>色やにおいが変わったら、感染がないかを見てもらう</td></tr></tbody></table>
<p>薬で鼻が敏感になり、自分だけが強く感じていることもあります。そのときも、つらさは本物です。</p>
<h2>皮膚に出たがんの傷</h2>
<p>乳がんや、頭や首のがんなどで、がんが皮膚に顔を出し、傷のようになることがあります。汁、におい、血、痛み、かゆみが重なります。受診が遅れたことを責められると思い、隠し続ける方もいます。今日からで間に合う手当てがあります。</p>
<h3>病院ですること</h3>
<p>洗い方を一緒に決め、においの元になる菌をおさえるぬり薬、汁をよく吸うガーゼやパッド、血が出たときの用意、手当ての前に使う痛み止めを考えます。<ruby>放射線<rt>ほうしゃせん</rt></ruby>、手術、薬の治療などで、傷そのものを小さくできるかも相談できます。皮膚・<ruby>排泄<rt>はいせつ</rt></ruby>ケアの専門の看護師がいる病院では、会わせてもらえるか聞いてみてください。</p>
<h3>家での手当て</h3>
<ol><li>痛む方は、前もって痛み止めを使う。時刻は看護師と決めておく</li><li>ガーゼは、ぬるい湯でたっぷりぬらしてから、ゆっくりはがす。無理に引くと血が出る</li><li>よく立てた泡を手でのせ、こすらず、弱いシャワーで流す。傷の中まで洗うかは、教わったとおりに</li><li>まわりの皮膚を押さえてふき、決められた薬とガーゼを当てる</li><li>はずした物は、すぐに袋へ入れ、口をしばる</li></ol>
<p>血がにじんだら、清潔なガーゼを当てて、のぞかずに押さえ続けます。やり方は<a href="/articles/bleeding">血が出たときの記事</a>にあります。消毒の薬や市販のぬり薬を足す前に、聞いてください。</p>
<h2>部屋と服の工夫</h2>
<ul><li>窓を二か所、少しずつあける。手当てのあとは、必ず換気する</li><li>香水や強い芳香剤で消そうとすると、まざってつらくなる。香りのないものを選ぶ</li><li>炭などの消臭剤を枕もとに。ごみは、ふたのある入れ物に</li><li>傷の上に吸うパッド、その上から前開きのゆるい服。替えの一組を、かばんに</li><li>人が来る日は、30分前に手当てをすませる。会う時間は短めに決めておく</li></ul>
<p>「病気の傷で少しにおうけれど、うつるものではないの」。一言先に言うと、隠すより楽になったという方がいます。言うか言わないかは、相手ごとに選んでかまいません。</p>
<h2>床ずれをつくらない、ひどくしない</h2>
<p>床ずれは、医療の言葉で<ruby>褥瘡<rt>じょくそう</rt></ruby>といいます。同じ所が押され続け、血が通わなくなって、皮膚とその下が傷んだものです。おしりの真ん中、腰の横、かかと、くるぶし、<ruby>肩甲骨<rt>けんこうこつ</rt></ruby>、耳、後ろ頭など、骨の出た所にできます。やせた、むくんだ、汗や尿でぬれる、食べられないときは、短い間でもできます。お世話が足りなかったせい、と考えないでください。</p>
<h3>毎日すること</h3>
<ul><li>着替えや体をふくときに、骨の出た所を見る。赤みを指で軽く押して、白くならないときは、看護師に知らせる</li><li>体の向きは、2時間ごとに変えるのが一つの目安。よいマットレスを使うと、間を長くできることがある</li><li>横を向くときは、真横でなく、背中に枕を入れて浅く。かかとは、ふくらはぎの下に枕を入れて浮かせる</li><li>背を起こすときは、ひざを先に曲げてずり落ちを防ぐ。起こしたあと、背中を一度浮かせて服のしわを伸ばす</li><li>引きずらず、持ち上げるか、すべるシートを使う。おむつの当て方とシーツのしわを直す</li><li>洗って押さえてふき、保湿剤をぬる。骨の上の赤い所は、もまない。丸くあいた円座は、使わない</li><li>座っている方も、ときどき前や横に体を傾けて、おしりを浮かせる</li></ul>
<p>動くと痛い、息が苦しいときは、向きを変える前に薬を使えるか、どの向きが楽かを看護師に相談します。<strong>本人が楽な姿勢を、大切にしてよいのです。</strong>時間どおりにできない夜があっても、自分を責めないでください。</p>
<h3>マットレスと人の手</h3>
<p>押される力を分ける床ずれ予防のマットレスや、体の向きを変える道具は、<ruby>介護保険<rt>かいごほけん</rt></ruby>で借りられることがあります。{{care-age-first}}の方と、{{care-age-second}}で条件に当てはまる方が申しこめます（<a href="/articles/nursing-care-insurance">介護保険の記事</a>）。傷の手当て、おむつの工夫、夜の相談は、<a href="/articles/home-care">訪問看護</a>に頼めます。</p>
<aside class="memo"><h3>看護師に伝えるメモの例</h3><dl><div><dt>場所</dt><dd>左の胸の下。五百円玉くらい。先週より広い</dd></div><div><dt>汁とにおい</dt><dd>ガーゼを一日に四回替える。夕方ににおう</dd></div><div><dt>痛みと血</dt><dd>はがすときに痛い。三日に一度、血がにじむ</dd></div><div><dt>困ること</dt><dd>人に会えない。洗うのがこわい。手当ての物のお金</dd></div><div><dt>聞きたいこと</dt><dd>においをおさえる薬はありますか。洗うのを、一度見てもらえますか</dd></div></dl></aside>
<h2>相談したいとき</h2>
<p>汁が増えた、においが急に強くなった、まわりが赤い、ガーゼの費用が重い、見るのがつらくて自分で手当てできない。どれも、次の診察を待たずに伝えてよいことです。手当ての物の費用や、助けになる制度は、がん<ruby>相談支援<rt>そうだんしえん</rt></ruby>センターでも聞けます。</p>
<h2>ご家族へ</h2>
<p>顔をしかめてしまい、あとで悔やむ。だれにでもあります。手当ての前に窓をあけ、手袋とマスクをして、「痛かったら手をあげてね」と声をかける。つらい日は、訪問の看護師にまかせて、あなたは手を握る役に回ってください。</p>
`;

const easyBody = `
<h2>においや<ruby>傷<rt>きず</rt></ruby>のことを、<ruby>相談<rt>そうだん</rt></ruby>できます</h2>
<p>がんの<ruby>傷<rt>きず</rt></ruby>や、とこずれで、においがすることがあります。あなたのせいではありません。<ruby>看護師<rt>かんごし</rt></ruby>さんに「においのことを<ruby>相談<rt>そうだん</rt></ruby>したいです」と<ruby>言<rt>い</rt></ruby>ってください。</p>
<h2><ruby>病院<rt>びょういん</rt></ruby>でできること</h2>
<p>においをすくなくするぬる<ruby>薬<rt>くすり</rt></ruby>や、<ruby>水<rt>みず</rt></ruby>をよく<ruby>吸<rt>す</rt></ruby>うガーゼがあります。<ruby>洗<rt>あら</rt></ruby>い方も<ruby>教<rt>おし</rt></ruby>えてくれます。<ruby>痛<rt>いた</rt></ruby>みを<ruby>止<rt>と</rt></ruby>める<ruby>薬<rt>くすり</rt></ruby>も<ruby>使<rt>つか</rt></ruby>えます。</p>
<h2><ruby>家<rt>いえ</rt></ruby>で<ruby>傷<rt>きず</rt></ruby>を<ruby>洗<rt>あら</rt></ruby>うとき</h2>
<ul><li>ガーゼを、ぬるいお<ruby>湯<rt>ゆ</rt></ruby>でぬらしてから、ゆっくりはがします。</li><li><ruby>泡<rt>あわ</rt></ruby>をのせて、こすらないで、<ruby>流<rt>なが</rt></ruby>します。</li><li><ruby>決<rt>き</rt></ruby>められた<ruby>薬<rt>くすり</rt></ruby>とガーゼを<ruby>当<rt>あ</rt></ruby>てます。</li><li><ruby>使<rt>つか</rt></ruby>ったガーゼは、<ruby>袋<rt>ふくろ</rt></ruby>に入れて<ruby>口<rt>くち</rt></ruby>をしばります。</li><li><ruby>血<rt>ち</rt></ruby>が出たら、きれいなガーゼで<ruby>押<rt>お</rt></ruby>さえます。</li></ul>
<h2><ruby>部屋<rt>へや</rt></ruby>のにおい</h2>
<p><ruby>窓<rt>まど</rt></ruby>をあけます。<ruby>強<rt>つよ</rt></ruby>い<ruby>香<rt>かお</rt></ruby>りのものは<ruby>使<rt>つか</rt></ruby>いません。ごみは、ふたのある入れ<ruby>物<rt>もの</rt></ruby>に<ruby>捨<rt>す</rt></ruby>てます。</p>
<h2>とこずれ</h2>
<p><ruby>同<rt>おな</rt></ruby>じところが<ruby>長<rt>なが</rt></ruby>く<ruby>押<rt>お</rt></ruby>されると、<ruby>皮<rt>ひ</rt></ruby>ふが<ruby>赤<rt>あか</rt></ruby>くなり、<ruby>傷<rt>きず</rt></ruby>になります。おしり、かかと、<ruby>腰<rt>こし</rt></ruby>にできやすいです。</p>
<ul><li>2<ruby>時間<rt>じかん</rt></ruby>に<ruby>一度<rt>いちど</rt></ruby>を<ruby>目安<rt>めやす</rt></ruby>に、体の<ruby>向<rt>む</rt></ruby>きを<ruby>変<rt>か</rt></ruby>えます。</li><li>かかとを、<ruby>枕<rt>まくら</rt></ruby>で<ruby>少<rt>すこ</rt></ruby>し上げます。</li><li><ruby>赤<rt>あか</rt></ruby>いところを、もみません。</li><li>ぬれたら、ふいて、クリームをぬります。</li><li><ruby>痛<rt>いた</rt></ruby>いときは、先に<ruby>看護師<rt>かんごし</rt></ruby>さんに<ruby>相談<rt>そうだん</rt></ruby>します。</li></ul>
<p>体の<ruby>力<rt>ちから</rt></ruby>を<ruby>分<rt>わ</rt></ruby>けるマットレスを、<ruby>介護保険<rt>かいごほけん</rt></ruby>で<ruby>借<rt>か</rt></ruby>りられることがあります。</p>
<h2><ruby>相談<rt>そうだん</rt></ruby>するとき</h2>
<p>においが<ruby>急<rt>きゅう</rt></ruby>に<ruby>強<rt>つよ</rt></ruby>くなったとき、<ruby>傷<rt>きず</rt></ruby>のまわりが<ruby>赤<rt>あか</rt></ruby>いとき、<ruby>赤<rt>あか</rt></ruby>いところが<ruby>消<rt>き</rt></ruby>えないときは、<ruby>看護師<rt>かんごし</rt></ruby>さんに<ruby>電話<rt>でんわ</rt></ruby>してください。</p>
`;

/** Odour, wounds of the skin and bedsores: washing, covering, rooms and clothes, turning, mattresses, whom to ask. */
export const odorAndWounds = articleItem({
  id: 'odor-and-wounds',
  topics: ['odor', 'bedsores', 'palliative-care', 'home-care', 'care-equipment'],
  publishedAt: '2026-11-28T21:29:00.000Z',
  title: 'においと傷、床ずれ：洗い方、守り方、相談のしかた',
  category: { id: 'treatment' },
  cancer_category: [],
  cancer_status: [{ id: 'treating' }, { id: 'recurrence' }, { id: 'palliative' }],
  summary:
    '傷のにおい、しみ出る汁、床ずれ。言い出しにくい悩みの理由と、病院でできる手当て、家での洗い方、部屋と服の工夫、床ずれを防ぐ体の向きとマットレス、看護師への伝え方をまとめました。',
  reviewed_at: '2026-11-28',
  next_review_at: '2027-11-26',
  reviewer_role: '皮膚・排泄ケアにたずさわる看護師',
  body,
  easy_body: easyBody,
  sources: [
    {
      title: 'がん自壊創',
      publisher: '南江堂（がん看護専門看護師、皮膚・排泄ケア認定看護師による解説）',
      year: 2025,
      url: 'https://webview.isho.jp/journal/detail/abs/10.15106/j_kango30_608',
    },
    {
      title: 'がん患者の「創傷・皮膚障害」への「創傷・スキンケア」の展開',
      publisher: '南江堂（看護の専門誌）',
      year: 2019,
      url: 'https://webview.isho.jp/journal/detail/abs/10.15106/j_kango24_719',
    },
    SOURCES.palliativeSociety,
    SOURCES.nurses,
  ],
});
