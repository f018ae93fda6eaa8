import { SOURCES } from '../../sources/index.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>「もう年だから」と言いたくなる日に</h2>
<p>「80を過ぎて手術なんて」「何もしないのは、かわいそう」。ご本人も、ご家族も、<ruby>年齢<rt>ねんれい</rt></ruby>の数字を前に迷います。がんの治療に「何歳まで」という線はありません。70代前半なら、若い方と同じ治療を考えることが多く、75歳を過ぎるころからは、体と暮らしの力をより丁寧に見て決めていきます。同じ85歳でも、畑に出ている方と、歩くと息が切れる方では、考える治療が違います。</p>
<p>年齢を理由に、治療の話をはじめからあきらめなくてよい。反対に、体に合わない治療を、無理に受けなくてもよい。そのあいだを、一緒に探します。</p>
<h2>病院が見ていること</h2>
<p>「<ruby>高齢者機能評価<rt>こうれいしゃきのうひょうか</rt></ruby>」と呼ばれる、聞き取りや<ruby>簡単<rt>かんたん</rt></ruby>な<ruby>検査<rt>けんさ</rt></ruby>をすることがあります。点数で人を分けるためではなく、治療の前に手助けを足せるところを見つけるためです。</p>
<table><caption>よく聞かれること</caption><thead><tr><th scope="col">こと</th><th scope="col">たとえば</th></tr></thead><tbody><tr><th scope="row">体の力</th><td>つえなしで歩けるか。この一年に転んだことがあるか</td></tr><tr><th scope="row">食事</th><td>三か月で体重が減ったか。入れ歯は合っているか</td></tr><tr><th scope="row"><ruby>持病<rt>じびょう</rt></ruby>と薬</th><td><ruby>心臓<rt>しんぞう</rt></ruby>、<ruby>腎臓<rt>じんぞう</rt></ruby>、<ruby>糖尿病<rt>とうにょうびょう</rt></ruby>、血をかたまりにくくする薬。薬の数</td></tr><tr><th scope="row">もの覚え</th><td>薬を飲み忘れるか。約束を忘れることが増えたか</td></tr><tr><th scope="row">気持ち</th><td>楽しめることがあるか。眠れているか</td></tr><tr><th scope="row">暮らし</th><td>だれと住んでいるか。買い物、風呂、<ruby>通院<rt>つういん</rt></ruby>をだれが手伝うか</td></tr></tbody></table>
<p>聞かれたときに「大丈夫です」と答えてしまう方がたくさんいます。できないことを言うと治療が受けられなくなる、と思うからです。実際は逆で、早く分かるほど、薬の量を加減する、リハビリや<ruby>栄養<rt>えいよう</rt></ruby>の手助けを先に始める、といった準備ができます。</p>
<h2>治療の組み立て</h2>
<ul><li>手術：体への<ruby>負担<rt>ふたん</rt></ruby>の少ない方法を考える。前に歯の手入れ、歩く練習、息の練習をする</li><li><ruby>放射線治療<rt>ほうしゃせんちりょう</rt></ruby>：通う回数を減らす方法があるかを聞く</li><li>薬：少ない量から始めて様子を見る、休みを長めにとる、飲み薬にする</li><li><ruby>症状<rt>しょうじょう</rt></ruby>をやわらげる治療を中心にする。これも、がんの治療の一つです</li><li>すぐには治療をせず、検査をしながら見守る。ゆっくりしたがんでは、よくある選び方です</li></ul>
<p>どれを選ぶかで、ご本人の大切にしたいことが手がかりになります。「長くかかっても治したい」「春の墓参りまで家で過ごしたい」「入院はしたくない」「一人でトイレに行けることがいちばん」。ひとことでよいので、言葉にしてみてください。<a href="/articles/advance-care-planning"><ruby>人生会議<rt>じんせいかいぎ</rt></ruby>のページ</a>も助けになります。</p>
<h2>入院で弱らないために</h2>
<p>高齢の方は、入院で寝ている時間が増えると、足の力が早く落ちます。場所や時間が分からなくなり、夜に興奮する「せん<ruby>妄<rt>もう</rt></ruby>」が起きることもあります。多くは、原因を手当てすると落ち着いていきます。次のような備えが役に立ちます。</p>
<ul><li>ふだんの<ruby>眼鏡<rt>めがね</rt></ruby>、<ruby>補聴器<rt>ほちょうき</rt></ruby>、入れ歯、履きなれた靴、大きな字の時計とカレンダーを持っていく</li><li>昼は起きて座り、痛みが抑えられたら早くから歩く</li><li>前の入院で混乱したことがあれば、入院の日に伝える</li><li>眠る薬、お酒の習慣を正直に伝える</li><li><ruby>退院<rt>たいいん</rt></ruby>したあとの家を、入院の前から相談する</li></ul>
<h2>薬は、一冊にまとめて見せる</h2>
<p>内科、眼科、整形外科、<ruby>市販<rt>しはん</rt></ruby>の薬、<ruby>健康食品<rt>けんこうしょくひん</rt></ruby>。ばらばらの袋を全部、一つの袋に入れて持っていくのが、いちばん確かです。手術や検査の前に止める薬、治療の薬と合わない薬があります。自分の判断で止めず、「減らせる薬はありますか」と<ruby>薬剤師<rt>やくざいし</rt></ruby>に聞いてください。飲みまちがいが心配なら、朝昼夜を一つの袋にまとめる包み方を頼めます。</p>
<h2>お金と手助け</h2>
<p>{{elderly-insurance-age}}の方の<ruby>窓口<rt>まどぐち</rt></ruby>の支払いは、<ruby>収入<rt>しゅうにゅう</rt></ruby>によって{{elderly-share-general}}、{{elderly-share-some-income}}、{{elderly-share-working-income}}のどれか、{{elderly-70-ages}}の方は{{elderly-70-share-general}}か{{elderly-70-share-working}}です。ひと月の上限もあり、<ruby>外来<rt>がいらい</rt></ruby>だけの上限が、一般の<ruby>区分<rt>くぶん</rt></ruby>の方でひと月{{high-cost-70-general-out}}、世帯の入院と合わせると{{high-cost-70-general}}です。区分ごとの額と一年の上限は、<a href="/articles/over-70-costs">70歳以上の方の<ruby>医療費<rt>いりょうひ</rt></ruby></a>にまとめました。{{care-age-first}}の方は、病気の種類に関わらず<a href="/articles/nursing-care-insurance"><ruby>介護保険<rt>かいごほけん</rt></ruby></a>を申し込めます。結果が出るのは<ruby>原則<rt>げんそく</rt></ruby>{{care-decision-days}}で、延びることもあるので、治療が始まる前の<ruby>申請<rt>しんせい</rt></ruby>をすすめます。困ったときの最初の電話は、<ruby>地域包括支援<rt>ちいきほうかつしえん</rt></ruby>センターです。</p>
<aside class="memo"><h3><ruby>診察<rt>しんさつ</rt></ruby>で聞くメモの例</h3><dl><div><dt>めあて</dt><dd>この治療で、よくなることと、つらくなることは何ですか</dd></div><div><dt>しない場合</dt><dd>治療をしないで様子を見ると、どうなりそうですか。つらさは抑えられますか</dd></div><div><dt>暮らし</dt><dd>畑と、週一回の<ruby>銭湯<rt>せんとう</rt></ruby>は続けられますか</dd></div><div><dt>聞こえ</dt><dd>右の耳が聞こえにくいので、左から、紙に書きながら話してください</dd></div></dl></aside>
<h2>ご家族へ：意見が分かれたとき</h2>
<p>「本人に言わないで」と頼みたくなる気持ちは、守りたい気持ちです。ただ、知らないままでは、ご本人は選べません。「病気のことを、どのくらい知りたい？」と、まず聞いてみてください。家族の中で意見が違うときは、決める前に「お父さんなら、何と言うだろう」を一人ずつ話します。病院の相談員が、間に入ることもできます。もの忘れが気になる方は、<a href="/articles/dementia-and-cancer"><ruby>認知症<rt>にんちしょう</rt></ruby>のある方とがん</a>へ。</p>
`;

const easyBody = `
<h2><ruby>年齢<rt>ねんれい</rt></ruby>だけで、<ruby>治療<rt>ちりょう</rt></ruby>は<ruby>決<rt>き</rt></ruby>まりません</h2>
<p>がんの<ruby>治療<rt>ちりょう</rt></ruby>に「<ruby>何歳<rt>なんさい</rt></ruby>まで」という<ruby>決<rt>き</rt></ruby>まりはありません。体の<ruby>力<rt>ちから</rt></ruby>、ほかの<ruby>病気<rt>びょうき</rt></ruby>、<ruby>暮<rt>く</rt></ruby>らし、あなたの<ruby>気持<rt>きも</rt></ruby>ちで<ruby>考<rt>かんが</rt></ruby>えます。</p>
<h2><ruby>病院<rt>びょういん</rt></ruby>で<ruby>聞<rt>き</rt></ruby>かれること</h2>
<ul><li><ruby>歩<rt>ある</rt></ruby>くことができますか。<ruby>転<rt>ころ</rt></ruby>んだことがありますか。</li><li><ruby>食事<rt>しょくじ</rt></ruby>ができますか。<ruby>体重<rt>たいじゅう</rt></ruby>が<ruby>減<rt>へ</rt></ruby>りましたか。</li><li>ほかの<ruby>病気<rt>びょうき</rt></ruby>と、<ruby>飲<rt>の</rt></ruby>んでいる<ruby>薬<rt>くすり</rt></ruby>は何ですか。</li><li><ruby>忘<rt>わす</rt></ruby>れることが<ruby>増<rt>ふ</rt></ruby>えましたか。</li><li>だれと<ruby>住<rt>す</rt></ruby>んでいますか。</li></ul>
<p>「できません」と<ruby>言<rt>い</rt></ruby>っても<ruby>大丈夫<rt>だいじょうぶ</rt></ruby>です。<ruby>病院<rt>びょういん</rt></ruby>が<ruby>手伝<rt>てつだ</rt></ruby>うことを<ruby>考<rt>かんが</rt></ruby>えるためです。</p>
<h2><ruby>治療<rt>ちりょう</rt></ruby>の<ruby>種類<rt>しゅるい</rt></ruby></h2>
<p><ruby>手術<rt>しゅじゅつ</rt></ruby>、<ruby>放射線<rt>ほうしゃせん</rt></ruby>、<ruby>薬<rt>くすり</rt></ruby>、<ruby>痛<rt>いた</rt></ruby>みをやわらげる<ruby>治療<rt>ちりょう</rt></ruby>、<ruby>様子<rt>ようす</rt></ruby>を見ること。いろいろあります。「わたしは、これが<ruby>大切<rt>たいせつ</rt></ruby>です」と<ruby>言<rt>い</rt></ruby>ってください。「家にいたい」「<ruby>自分<rt>じぶん</rt></ruby>でトイレに行きたい」などで、いいです。</p>
<h2><ruby>入院<rt>にゅういん</rt></ruby>するとき</h2>
<ul><li><ruby>眼鏡<rt>めがね</rt></ruby>、<ruby>補聴器<rt>ほちょうき</rt></ruby>、入れ<ruby>歯<rt>は</rt></ruby>、いつもの<ruby>靴<rt>くつ</rt></ruby>を<ruby>持<rt>も</rt></ruby>っていきます。</li><li><ruby>昼<rt>ひる</rt></ruby>は<ruby>起<rt>お</rt></ruby>きて、<ruby>座<rt>すわ</rt></ruby>ります。少し<ruby>歩<rt>ある</rt></ruby>きます。</li><li><ruby>飲<rt>の</rt></ruby>んでいる<ruby>薬<rt>くすり</rt></ruby>を、<ruby>全部<rt>ぜんぶ</rt></ruby>、見せます。</li></ul>
<h2><ruby>助<rt>たす</rt></ruby>けてくれる<ruby>所<rt>ところ</rt></ruby></h2>
<p><ruby>町<rt>まち</rt></ruby>の「<ruby>地域包括支援<rt>ちいきほうかつしえん</rt></ruby>センター」に<ruby>電話<rt>でんわ</rt></ruby>します。{{care-age-first}}の人は、<ruby>介護保険<rt>かいごほけん</rt></ruby>を<ruby>使<rt>つか</rt></ruby>うことができます。<ruby>病院<rt>びょういん</rt></ruby>に<ruby>払<rt>はら</rt></ruby>うお金には、一か月の<ruby>上限<rt>じょうげん</rt></ruby>があります。<a href="/articles/over-70-costs">70歳からの<ruby>病院<rt>びょういん</rt></ruby>のお金</a>を見てください。</p>
`;

/** Treatment in older age: not by the calendar; what the hospital looks at, what to tell, stays, medicines, money, family. */
export const olderPeople = articleItem({
  id: 'older-people',
  publishedAt: '2026-11-22T07:41:00.000Z',
  title: '高齢の方の治療：年齢だけで決めないために',
  category: { id: 'life' },
  cancer_category: [],
  cancer_status: [{ id: 'just-diagnosed' }, { id: 'before-treatment' }, { id: 'treating' }],
  topics: ['older-people', 'choosing-treatment', 'other-illnesses'],
  summary:
    '「もう年だから」と言う前に。治療は年齢の数字だけでなく、体と心と暮らしの力で考えます。病院が見ること、持病と薬の伝え方、入院で弱らない工夫、家族と意見が違うときをまとめました。',
  change_log: [
    { day: '2026-11-30', text: '窓口の割合と上限を書き足し、70歳以上の方の医療費の記事へ案内しました。' },
    { day: '2026-11-22', text: '公開しました。' },
  ],
  reviewed_at: '2026-11-30',
  next_review_at: '2027-11-19',
  reviewer_role: '高齢の患者さんの入院と退院を支える社会福祉士',
  body,
  easy_body: easyBody,
  sources: [
    {
      title: '高齢者のがん治療',
      publisher: '静岡県立静岡がんセンター',
      url: 'https://www.scchr.jp/ideal-care/aged.html',
    },
    {
      title: '高齢者におけるがん治療の注意点ポイント',
      publisher: '日本産婦人科医会',
      url: 'https://www.jaog.or.jp/note/15%ef%bc%8e%e9%ab%98%e9%bd%a2%e8%80%85%e3%81%ab%e3%81%8a%e3%81%91%e3%82%8b%e3%81%8c%e3%82%93%e6%b2%bb%e7%99%82%e3%81%ae%e6%b3%a8%e6%84%8f%e7%82%b9%e3%83%9d%e3%82%a4%e3%83%b3%e3%83%88/',
    },
    SOURCES.ganjoho,
  ],
});
