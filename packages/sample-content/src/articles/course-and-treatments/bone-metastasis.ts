import { articleItem } from '../article-item.ts';

const body = `
<h2>骨に転移するとは</h2>
<p><ruby>骨転移<rt>こつてんい</rt></ruby>は、がん<ruby>細胞<rt>さいぼう</rt></ruby>が血の流れに乗って骨に移り、そこで増えることです。肺がん、乳がん、<ruby>前立腺<rt>ぜんりつせん</rt></ruby>がんなどで多くみられますが、どのがんでも起こることがあります。背骨、<ruby>骨盤<rt>こつばん</rt></ruby>、<ruby>肋骨<rt>ろっこつ</rt></ruby>、太ももの付け根など、体を支える骨に多く出ます。骨のがんが新しくできたのではなく、もとのがんの性質を持っています（<a href="/articles/metastasis">転移と言われたら</a>）。</p>
<p>骨転移そのものが、すぐに命にかかわることは多くありません。大切なのは、痛み、<ruby>骨折<rt>こっせつ</rt></ruby>、<ruby>麻痺<rt>まひ</rt></ruby>を防いで、動ける毎日を守ることです。</p>
<h2>出やすい症状と、そのわけ</h2>
<p>骨は、いつも少しずつ壊され、作り直されています。がん細胞はこの釣り合いを崩し、骨を弱くします。</p>
<ul><li><strong>痛み</strong>：じっとしていても痛む、夜に痛む、動いたときに走る。検査で見つかるまで、痛みのない方もいます。</li><li><strong>骨折</strong>：くしゃみや<ruby>寝返<rt>ねがえ</rt></ruby>りのような、小さな力で折れることがあります。</li><li><strong>背骨の中の<ruby>神経<rt>しんけい</rt></ruby>の<ruby>圧迫<rt>あっぱく</rt></ruby></strong>：足のしびれ、力の入りにくさ、尿や便の出にくさ。手当てを始めるまでの時間が大切です。</li><li><strong>血の中のカルシウムが増える</strong>：のどがかわく、尿が増える、便が出ない、吐き気、ぼんやりする。骨から溶け出すために起こります。血の検査で分かります。</li></ul>
<h2>病院ですること</h2>
<p>レントゲン、CT、MRI、骨シンチグラフィ、PETなどで、場所と折れやすさを調べます。手当ては、いくつかを組み合わせます。</p>
<table><caption>骨転移の手当て</caption><thead><tr><th scope="col">手当て</th><th scope="col">目的と、知っておくこと</th></tr></thead><tbody><tr><th scope="row">もとのがんの薬</th><td>全身への治療です。骨の痛みがやわらぐまでに、時間がかかることがあります</td></tr><tr><th scope="row"><ruby>放射線治療<rt>ほうしゃせんちりょう</rt></ruby></th><td>痛みをやわらげ、骨折や麻痺を防ぎます。一回の<ruby>照射<rt>しょうしゃ</rt></ruby>にかかる時間は、20分ほどが目安です。回数は1回だけのこともあれば、数回から、二、三週間続けて通うこともあります</td></tr><tr><th scope="row">骨を守る薬（<ruby>骨修飾薬<rt>こつしゅうしょくやく</rt></ruby>）</th><td><ruby>点滴<rt>てんてき</rt></ruby>や<ruby>注射<rt>ちゅうしゃ</rt></ruby>です。骨折などを防ぎます。あごの骨に<ruby>炎症<rt>えんしょう</rt></ruby>が起きることがあり、始める前に<ruby>歯科<rt>しか</rt></ruby>で診てもらいます</td></tr><tr><th scope="row">痛み止め</th><td>ふだんの薬と、動く前や痛いときに足す薬を分けて使います</td></tr><tr><th scope="row">手術、<ruby>装具<rt>そうぐ</rt></ruby>、リハビリ</th><td>折れそうな骨を支える、神経の圧迫をとる、コルセットで守る、安全な動き方を練習するなど</td></tr></tbody></table>
<p>放射線の効き目は、数日で感じる方もいますが、いちばんはっきりするのは4週から8週ごろとされています。当てた直後に、痛みがいったん強くなることもあります。すぐに効かなくても、痛み止めの使い方を相談しながら待ちます。</p>
<h2>歯科に伝えること</h2>
<p>骨を守る薬を使う前に、<ruby>虫歯<rt>むしば</rt></ruby>や歯ぐきの手当てを済ませておきます。使っている間は、歯を抜くなどの治療であごの骨のトラブルが起きやすくなります。歯科では「骨を守る薬を使っています」と先に言い、<ruby>主治医<rt>しゅじい</rt></ruby>にも歯の治療の予定を伝えてください。ふだんの歯みがきが、いちばんの予防です。</p>
<h2>動き方は、「ひねらない、転ばない」</h2>
<p>治療をしても、骨が強さを取り戻すまでには三か月ほどかかるとされています。その間は、その骨に負担をかけない動き方をします。こわがって動かなすぎるのも、筋力を落とします。「どのくらい体重をかけてよいか」「どこまで動かしてよいか」を、医師や<ruby>理学療法士<rt>りがくりょうほうし</rt></ruby>に聞いて、紙に書いてもらいましょう。</p>
<ul><li>寝返りは、肩と腰を一緒に、丸太を転がすように。起きるときは、横向きになってから、腕で支えて</li><li>背中をひねって後ろの物を取らず、足ごと向きを変える</li><li>買い物や布団など、重い物は持たない。床の物は、長いトングで拾う</li><li>床のコード、めくれる敷物、段差を片づける。夜の通り道に明かりを置く</li><li>かかとまで包む、脱げにくい靴をはく</li><li>マッサージ、整体、体操は、してよいかを主治医に聞いてから</li></ul>
<p>手すりや<ruby>介護<rt>かいご</rt></ruby>ベッドは、<a href="/articles/nursing-care-insurance">介護保険</a>で借りたり付けたりできることがあります。</p>
<aside class="memo"><h3>診察で聞くメモの例</h3><dl><div><dt>場所</dt><dd>どの骨にありますか。折れやすい所はどこですか</dd></div><div><dt>してよいこと</dt><dd>階段、運転、子どもを抱くこと、仕事で立つことは、してよいですか</dd></div><div><dt>しないこと</dt><dd>してはいけない動きを、一つずつ教えてください</dd></div><div><dt>合図</dt><dd>足にどんな変化が出たら、すぐ電話しますか</dd></div></dl></aside>
<h2>痛みは、数と場面で伝える</h2>
<p>「朝、起き上がるときに、右の腰が10のうち7。座ると3」のように書くと、手当ての目あてがはっきりします。書き方は<a href="/articles/pain-and-palliative">痛みと緩和ケアの記事</a>に、毎日の記録は<a href="/treatment-logs">治療ログ</a>が使えます。急に強くなった痛み、いままでと違う場所の痛みは、次の<ruby>診察<rt>しんさつ</rt></ruby>を待たずに知らせてください。</p>
`;

/** Cancer spread to bone: symptoms, the treatments with their numbers of sessions, moving safely, teeth. */
export const boneMetastasis = articleItem({
  id: 'bone-metastasis',
  publishedAt: '2026-11-21T05:19:00.000Z',
  title: '骨に転移したとき：痛みの手当てと、骨を守る動き方',
  category: { id: 'treatment' },
  cancer_category: [],
  cancer_status: [{ id: 'treating' }, { id: 'recurrence' }, { id: 'palliative' }],
  topics: ['bone-metastasis', 'metastasis', 'pain', 'bone-weakness'],
  summary:
    '骨への転移では、痛み、骨折、麻痺を防いで、動ける毎日を守ります。症状、放射線の回数と効き始めの目安、骨を守る薬と歯科、ひねらない・転ばない動き方をまとめました。',
  reviewed_at: '2026-11-21',
  next_review_at: '2027-11-19',
  reviewer_role: '骨転移の診療にたずさわる整形外科の医師',
  body,
  sources: [
    {
      title: '患者さんと家族のための肺がんガイドブック Q54',
      publisher: '日本肺癌学会',
      year: 2024,
      url: 'https://www.haigan.gr.jp/public/guidebook/2024/2024/Q54.html',
    },
    {
      title: '骨転移とは（放射線科治療部による解説）',
      publisher: '東京都立駒込病院',
      year: 2017,
      url: 'https://tmhp.jp/komagome/section/column/dept/houshasenchiryou/41.html',
    },
    {
      title: '健康コラム（緩和的放射線治療）',
      publisher: '市立貝塚病院',
      year: 2023,
      url: 'https://hosp.kaizuka.osaka.jp/kenko-column/20231211_03.html',
    },
    {
      title: 'がんの骨への転移と日常生活：骨転移と日常生活',
      publisher: '静岡県立静岡がんセンター',
      url: 'https://survivorship.jp/bone-metastasis/daily-life/index.html',
    },
  ],
});
