import { articleItem } from '../article-item.ts';

const body = `
<h2>「たかが便秘」と、がまんしていませんか</h2>
<p><ruby>便秘<rt>べんぴ</rt></ruby>は、回数だけの話ではありません。何日も出ない、かたい、強くいきむ、出ても残っている感じがする、少しずつしか出ない。どれも便秘です。おなかが張ると、食べられなくなり、吐き気や眠れなさも強くなります。言いにくさから、<ruby>診察<rt>しんさつ</rt></ruby>でいちばん後回しにされやすい<ruby>症状<rt>しょうじょう</rt></ruby>ですが、手当ての方法がたくさんある症状でもあります。</p>
<h2>なぜ起きるのか</h2>
<ul><li><strong><ruby>医療用麻薬<rt>いりょうようまやく</rt></ruby></strong>：腸の動きをおさえるためです。続けて使う方の{{opioid-constipation}}が経験するとされます。吐き気や眠気と違い、体が慣れて消えることは少ないので、使う間は便秘の手当ても続けます。</li><li><strong>がんの薬、吐き気止め、そのほかの薬</strong>：<ruby>点滴<rt>てんてき</rt></ruby>の日から数日、出にくくなる方がいます。鉄の薬、アレルギーの薬、眠りや気分の薬が関わることもあります。</li><li><strong>食べる量、飲む量、動く時間が減った</strong>：便のもとが少ないと、腸は動きにくくなります。</li><li><strong>腸の通り道</strong>：手術のあとの変化や、がんが腸を押しているために、通りにくいことがあります。</li><li><strong>場所と気持ち</strong>：入院の相部屋、手伝ってもらうトイレ、急がされる朝。出せなくなるのは自然なことです。</li></ul>
<p>いくつかが重なることが多いので、「水を飲んでいないせいだ」と自分を責めないでください。</p>
<h2>病院ですること</h2>
<p>いつから、何回、どんな便か、飲んでいる薬を聞き、おなかを診ます。通り道がふさがっていないかを、<ruby>画像<rt>がぞう</rt></ruby>で確かめることもあります。そのうえで、薬を組み合わせます。</p>
<table><caption>便秘に使う薬の、大まかな種類</caption><thead><tr><th scope="col">種類</th><th scope="col">働き</th><th scope="col">聞いておくこと</th></tr></thead><tbody><tr><th scope="row">便をやわらかくする薬</th><td>便に水分をふくませる</td><td>毎日続けるのか、量を加減してよいか。<ruby>腎臓<rt>じんぞう</rt></ruby>の病気があると合わないものがあります</td></tr><tr><th scope="row">腸を動かす薬</th><td>腸を<ruby>刺激<rt>しげき</rt></ruby>して、送り出す</td><td>何時に飲むと、いつごろ出るか。痛くなったらどうするか</td></tr><tr><th scope="row">医療用麻薬による便秘の薬など</th><td>腸への麻薬の働きを弱める、腸の水分を増やすなど</td><td>ほかの<ruby>下剤<rt>げざい</rt></ruby>と一緒に使うか、いつから始めるか</td></tr><tr><th scope="row">座薬、<ruby>浣腸<rt>かんちょう</rt></ruby></th><td>出口の近くの便を出す</td><td>家でしてよいか。<ruby>白血球<rt>はっけっきゅう</rt></ruby>や<ruby>血小板<rt>けっしょうばん</rt></ruby>が少ない時期は、避けることがあります</td></tr></tbody></table>
<p>便秘がいやで、痛み止めを減らしてしまう方がいます。痛みと便秘は、どちらかを選ぶものではなく、両方を手当てできます。「痛み止めは続けたいです。便秘も何とかしたいです」と、二つ一緒に伝えてください。痛みの薬の種類や使い方を見直すこともあります。</p>
<h2>自分でできること</h2>
<h3>出やすい時間と、姿勢をつくる</h3>
<p>食事のあと、とくに朝食のあとは、腸が動きやすい時間です。行きたい感じがなくても、5分ほど座ってみます。足の下に台を置き、上体を少し前にたおすと、力を入れやすくなります。出なければ、そこでやめて大丈夫です。</p>
<h3>飲む、動く、温める</h3>
<p>水分の量に決まりのない方は、起きたときに一杯、あとは少しずつ。ベッドの上でひざを曲げ伸ばしする、家の中を一回りする、おなかを「の」の字にやさしくなでる。痛みや張りがあるときは、なでるのをやめます。</p>
<h3>食物せんいは、聞いてから</h3>
<p>体によさそうでも、腸が通りにくい方や手術のあとの方では、海藻、きのこ、こんにゃく、ごぼうなどをたくさんとると、つまることがあります。増やしてよいかを、先に<ruby>管理栄養士<rt>かんりえいようし</rt></ruby>か<ruby>看護師<rt>かんごし</rt></ruby>に聞いてください。</p>
<h3>薬は「出てから」でなく「ためないように」</h3>
<p>出たからとやめ、たまるとまた飲む。このくり返しは、かたい便と水のような便の行ったり来たりになりがちです。「やわらかすぎたら、どれを、どれだけ減らしてよいですか」を、もらうときに紙に書いてもらいます。<ruby>市販<rt>しはん</rt></ruby>の下剤を足すときは、<ruby>薬剤師<rt>やくざいし</rt></ruby>に、がんの薬の名前を見せてから。</p>
<h2>いつ相談するか</h2>
<p><strong>3日出ないとき、または下剤を使って1〜2日たっても出ないとき</strong>は、次の診察を待たずに、昼の間に電話で相談します。病院から別の目安を言われている方は、それが先です。水のような便が少しずつもれるときも、奥にかたい便がたまっていることがあるので、下痢止めを自分で使わずに聞いてください。</p>
<p>三つだけでよいので、毎日書いておくと、薬の調整が早く進みます。</p>
<aside class="memo"><h3>書き方と、伝え方の例</h3><dl><div><dt>回数</dt><dd>月：なし　火：なし　水：少し　木：なし</dd></div><div><dt>かたさ</dt><dd>うさぎの便のように、ころころ</dd></div><div><dt>薬</dt><dd>夜に下剤を1回。痛み止めは今月から新しいものに</dd></div><div><dt>電話で</dt><dd>便が三日出ていません。下剤は説明どおり飲みました。吐き気はなく、ガスは出ています。次にどうすればよいですか</dd></div></dl></aside>
<p>入院中で相部屋がつらいときは、「人のいない時間に、トイレまで付きそってもらえますか」と頼めます。下痢もくり返す方は<a href="/articles/diarrhea-constipation">下痢と便秘、言いにくいおなかのこと</a>を、痛みの伝え方は<a href="/articles/pain-and-palliative">痛みと緩和ケアの記事</a>を見てください。</p>
`;

const easyBody = `
<h2>便秘（べんぴ）は、がまんしなくていいです</h2>
<p><ruby>便<rt>べん</rt></ruby>が出ない、かたい、<ruby>残<rt>のこ</rt></ruby>っている<ruby>感<rt>かん</rt></ruby>じがする。これが<ruby>便秘<rt>べんぴ</rt></ruby>です。<ruby>薬<rt>くすり</rt></ruby>や<ruby>食事<rt>しょくじ</rt></ruby>で<ruby>変<rt>か</rt></ruby>わることがあります。あなたのせいではありません。</p>
<h2><ruby>病院<rt>びょういん</rt></ruby>に<ruby>電話<rt>でんわ</rt></ruby>するとき</h2>
<ul><li>3日、<ruby>便<rt>べん</rt></ruby>が出ない。</li><li><ruby>薬<rt>くすり</rt></ruby>を<ruby>飲<rt>の</rt></ruby>んでも、1日か2日、<ruby>便<rt>べん</rt></ruby>が出ない。</li></ul>
<p>「<ruby>便<rt>べん</rt></ruby>が<ruby>三日<rt>みっか</rt></ruby>出ていません」と<ruby>言<rt>い</rt></ruby>ってください。</p>
<h2><ruby>自分<rt>じぶん</rt></ruby>でできること</h2>
<ul><li>朝ごはんのあとに、5分トイレに<ruby>座<rt>すわ</rt></ruby>ります。</li><li>足の下に、<ruby>小<rt>ちい</rt></ruby>さな<ruby>台<rt>だい</rt></ruby>を<ruby>置<rt>お</rt></ruby>きます。</li><li>水を、<ruby>少<rt>すこ</rt></ruby>しずつ<ruby>飲<rt>の</rt></ruby>みます。水の<ruby>量<rt>りょう</rt></ruby>が<ruby>決<rt>き</rt></ruby>まっている人は、<ruby>医者<rt>いしゃ</rt></ruby>に<ruby>聞<rt>き</rt></ruby>きます。</li><li><ruby>少<rt>すこ</rt></ruby>し<ruby>歩<rt>ある</rt></ruby>きます。</li></ul>
<h2><ruby>薬<rt>くすり</rt></ruby>のこと</h2>
<p><ruby>痛<rt>いた</rt></ruby>み止めの<ruby>薬<rt>くすり</rt></ruby>で、<ruby>便秘<rt>べんぴ</rt></ruby>になる人が<ruby>多<rt>おお</rt></ruby>いです。<ruby>痛<rt>いた</rt></ruby>み止めを<ruby>自分<rt>じぶん</rt></ruby>でやめないでください。<ruby>便秘<rt>べんぴ</rt></ruby>の<ruby>薬<rt>くすり</rt></ruby>も<ruby>一緒<rt>いっしょ</rt></ruby>に<ruby>使<rt>つか</rt></ruby>えます。<ruby>便秘<rt>べんぴ</rt></ruby>の<ruby>薬<rt>くすり</rt></ruby>の<ruby>飲<rt>の</rt></ruby>み方は、<ruby>紙<rt>かみ</rt></ruby>に<ruby>書<rt>か</rt></ruby>いてもらいます。</p>
`;

/** Constipation: reasons, kinds of laxatives without names, posture and hours, when to ask; opioids are kept and not cut for it. */
export const constipationRelief = articleItem({
  id: 'constipation-relief',
  publishedAt: '2026-11-23T03:37:00.000Z',
  title: '便秘がつらいとき：何日で相談するか、薬の使い方',
  category: { id: 'treatment' },
  cancer_category: [],
  cancer_status: [{ id: 'treating' }, { id: 'follow-up' }, { id: 'recurrence' }, { id: 'palliative' }],
  topics: ['constipation', 'opioids'],
  summary:
    '何日出なければ相談するか、医療用麻薬や吐き気止めで便秘になる理由、下剤の種類と聞いておくこと、座り方と時間の工夫、食物せんいに気をつける方、電話で読める言葉をまとめました。',
  reviewed_at: '2026-11-23',
  next_review_at: '2027-11-19',
  reviewer_role: '緩和ケアにたずさわる薬剤師',
  body,
  easy_body: easyBody,
  sources: [
    {
      title: '便秘 〜がんの治療を始める人に、始めた人に〜',
      publisher: '国立がん研究センター がん情報サービス',
      year: 2019,
      url: 'https://ganjoho.jp/public/support/condition/constipation.html',
    },
    {
      title: 'Q50 モルヒネ、麻薬を使うといわれました。副作用や中毒が心配です',
      publisher: '日本肺癌学会',
      year: 2020,
      url: 'https://www.haigan.gr.jp/guidebook2019/2020/Q50.html',
    },
    {
      title: 'がん体験者の悩みQ&A（便秘が続き、下剤を服用しているが、便の出がよくない）',
      publisher: '静岡県立静岡がんセンター',
      url: 'https://www.scchr.jp/cancerqa/jyogen_4100880.html',
    },
  ],
});
