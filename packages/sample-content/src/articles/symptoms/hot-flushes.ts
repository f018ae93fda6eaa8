import { articleItem } from '../article-item.ts';

const body = `
<h2>急に、顔から火が出るよう</h2>
<p>会議の途中で、首から上が熱くなって汗が流れる。夜中に寝間着がぬれて目がさめ、そのあと寒くなる。胸がどきどきする。これはホットフラッシュともよばれ、がんの治療でホルモンが減ったり、働きがおさえられたりしたときによく起きます。女性だけでなく、<ruby>前立腺<rt>ぜんりつせん</rt></ruby>がんの治療を受ける男性にも起きます。気の持ちようではありません。</p>
<h2>なぜ起きるのか</h2>
<p>女性ホルモンや男性ホルモンは、脳が体の温度を整える働きに関わっています。急に減ると、その調整が乱れ、少しの暑さや緊張で、熱を逃がそうとして血管が広がり、汗が出ます。次のような治療のあとに起きやすくなります。</p>
<ul><li><ruby>乳<rt>にゅう</rt></ruby>がんや前立腺がんの、ホルモンをおさえる治療（<ruby>内分泌<rt>ないぶんぴつ</rt></ruby><ruby>療法<rt>りょうほう</rt></ruby>）</li><li>両方の<ruby>卵巣<rt>らんそう</rt></ruby>や<ruby>精巣<rt>せいそう</rt></ruby>をとる手術</li><li>卵巣や精巣の働きに影響する抗がん剤</li><li><ruby>骨盤<rt>こつばん</rt></ruby>や脳などへの<ruby>放射線治療<rt>ほうしゃせんちりょう</rt></ruby></li></ul>
<p>眠りにくさ、気分の沈み、いらいら、関節のこわばり、<ruby>腟<rt>ちつ</rt></ruby>のかわき、性への関心の変化が、一緒に出ることもあります。</p>
<h2>いつまで続くのか</h2>
<p>乳がんのホルモンの治療に伴うものは、数か月ほどで落ち着いてくることが多いとされています。一方で、一日に何度も起き、数年続く方もいます。続く長さは、治療を続ける期間や年齢によっても違います。</p>
<h2>病院ですること</h2>
<p>つらさが強く、眠れない、仕事にならないときは、薬で軽くする方法があります。<ruby>漢方薬<rt>かんぽうやく</rt></ruby>や、気分や神経に働く薬を少なめに使う方法などで、飲んでいる薬との組み合わせを見て選びます。女性ホルモンを補う方法もありますが、<strong>乳がんなど、ホルモンと関わりのあるがんでは使えないことがあります。</strong>婦人科やほかの医院で相談するときも、「乳がんの治療中です」のように、必ず病名と薬の名前を伝えてください。別の理由（<ruby>甲状腺<rt>こうじょうせん</rt></ruby>の病気、感染、薬など）がないかも確かめます。</p>
<p>女性ホルモンに似た働きをうたう<ruby>健康食品<rt>けんこうしょくひん</rt></ruby>やサプリメントは、治療に合わないことがあります。買う前に薬剤師に見せましょう。</p>
<h2>自分でできること</h2>
<table><caption>場面ごとの工夫</caption><thead><tr><th scope="col">場面</th><th scope="col">工夫</th></tr></thead><tbody><tr><th scope="row">服</th><td>前が開く上着を重ねる。肌には、汗を吸ってすぐ乾くもの。首もとのつまった服をさける</td></tr><tr><th scope="row">かばん</th><td>小さなタオル、扇子、飲みもの、替えの肌着</td></tr><tr><th scope="row">夜</th><td>寝具を薄く分けて重ねる。枕もとにタオルと替えの寝間着。部屋は少し涼しく</td></tr><tr><th scope="row">食事</th><td>出やすくなると気づいたもの（からいもの、熱いもの、お酒、コーヒーなど）を、その日は控える</td></tr><tr><th scope="row">職場</th><td>席を風の通る所に。急な汗のときに席を外せるよう、先に一言</td></tr></tbody></table>
<h3>来そうだと感じたら</h3>
<p>手を止めて、ゆっくり長く息をはきます。首の後ろに冷たいタオルを当て、上着を一枚脱ぎます。しばらくすると引くことが多いので、「すぐおさまる」と声に出してみるのも助けになります。</p>
<h3>記録をつけてみる</h3>
<p>一週間、起きた時刻と、その前にしていたことを書きます。暑い部屋、急いだとき、食後など、自分のきっかけが見えてきます。軽い運動を続けること、体重を保つこと、休みを入れることも、楽にする助けになります。</p>
<h3>自分でやめない</h3>
<p>つらいと、薬を飲みたくなくなるのは自然なことです。けれども、ホルモンの治療は続けることに意味がある薬です。やめる前に、「続けるために、ほてりを軽くする方法はありますか」と聞いてください。薬の種類や飲む時間を変えられることもあります。</p>
<aside class="memo"><h3>診察で伝えるメモの例</h3><dl><div><dt>回数</dt><dd>昼に六回くらい、夜に三回。夜は着替える</dd></div><div><dt>困ること</dt><dd>眠れず、昼に会議で寝てしまう</dd></div><div><dt>薬</dt><dd>ホルモンの薬を、二か月前から毎朝</dd></div><div><dt>聞きたいこと</dt><dd>わたしが使ってよい薬は、どれですか</dd></div></dl></aside>
<h2>相談したいとき</h2>
<p>眠れない日が続く、気持ちが沈む、人前に出るのがつらい。「更年期だから仕方がない」と思わずに伝えてください。話しにくい腟のかわきや性の悩みは、看護師に「別の場所で聞きたいことがあります」と言えます。月経とは違う出血は、少しでも主治医に知らせます。ほてりと思っていても、はかると熱があることがあります。寒気がするとき、病院から言われている温度（言われていないときは38.0度以上）になったときは、かかっている病院に電話してください。乳がんの方は<a href="/articles/breast-treating">乳がんの治療中の記事</a>、眠れない夜は<a href="/articles/sleepless-night">眠れない夜の記事</a>もあります。</p>
`;

const easyBody = `
<h2><ruby>急<rt>きゅう</rt></ruby>にあつくなり、<ruby>汗<rt>あせ</rt></ruby>が出ることがあります</h2>
<p>がんの<ruby>治療<rt>ちりょう</rt></ruby>で、<ruby>急<rt>きゅう</rt></ruby>に<ruby>顔<rt>かお</rt></ruby>があつくなる、<ruby>汗<rt>あせ</rt></ruby>がたくさん出る、ということがあります。<ruby>女<rt>おんな</rt></ruby>の<ruby>人<rt>ひと</rt></ruby>にも、<ruby>男<rt>おとこ</rt></ruby>の<ruby>人<rt>ひと</rt></ruby>にもあります。あなたの<ruby>気<rt>き</rt></ruby>のせいではありません。</p>
<h2>なぜですか</h2>
<p><ruby>治療<rt>ちりょう</rt></ruby>でホルモンがすくなくなり、からだの<ruby>温度<rt>おんど</rt></ruby>を<ruby>決<rt>き</rt></ruby>める<ruby>働<rt>はたら</rt></ruby>きが<ruby>変<rt>か</rt></ruby>わるからです。しばらくすると<ruby>軽<rt>かる</rt></ruby>くなることが<ruby>多<rt>おお</rt></ruby>いです。<ruby>長<rt>なが</rt></ruby>く<ruby>続<rt>つづ</rt></ruby>く<ruby>人<rt>ひと</rt></ruby>もいます。</p>
<h2><ruby>病院<rt>びょういん</rt></ruby>でできること</h2>
<p>つらいときは、<ruby>軽<rt>かる</rt></ruby>くする<ruby>薬<rt>くすり</rt></ruby>があります。がんの<ruby>種類<rt>しゅるい</rt></ruby>によって、<ruby>使<rt>つか</rt></ruby>えない<ruby>薬<rt>くすり</rt></ruby>があります。「<ruby>汗<rt>あせ</rt></ruby>で<ruby>眠<rt>ねむ</rt></ruby>れません。何か<ruby>方法<rt>ほうほう</rt></ruby>はありますか」と<ruby>聞<rt>き</rt></ruby>いてください。</p>
<h2><ruby>家<rt>いえ</rt></ruby>でできること</h2>
<ul><li><ruby>脱<rt>ぬ</rt></ruby>ぎやすい<ruby>服<rt>ふく</rt></ruby>にします。</li><li>タオルと<ruby>飲<rt>の</rt></ruby>みものを<ruby>持<rt>も</rt></ruby>って出かけます。</li><li><ruby>部屋<rt>へや</rt></ruby>を<ruby>少<rt>すこ</rt></ruby>し<ruby>涼<rt>すず</rt></ruby>しくします。</li><li><ruby>急<rt>きゅう</rt></ruby>にあつくなったら、ゆっくり<ruby>息<rt>いき</rt></ruby>をはきます。</li><li><ruby>薬<rt>くすり</rt></ruby>を、<ruby>自分<rt>じぶん</rt></ruby>でやめません。</li></ul>
<h2><ruby>相談<rt>そうだん</rt></ruby>するとき</h2>
<p><ruby>眠<rt>ねむ</rt></ruby>れない日が<ruby>続<rt>つづ</rt></ruby>くとき、<ruby>気持<rt>きも</rt></ruby>ちがつらいときは、<ruby>病院<rt>びょういん</rt></ruby>に<ruby>言<rt>い</rt></ruby>ってください。<ruby>熱<rt>ねつ</rt></ruby>があるかもしれないと<ruby>思<rt>おも</rt></ruby>ったら、<ruby>体温<rt>たいおん</rt></ruby>をはかってください。<ruby>熱<rt>ねつ</rt></ruby>があるときは、<ruby>病院<rt>びょういん</rt></ruby>に<ruby>電話<rt>でんわ</rt></ruby>してください。</p>
`;

/** Hot flushes and sweats in women and men: why, how long, clothes and nights, medicines to ask about. */
export const hotFlushes = articleItem({
  id: 'hot-flushes',
  topics: ['hot-flushes', 'hormone-therapy', 'sleeplessness', 'side-effects'],
  publishedAt: '2026-11-23T02:46:00.000Z',
  title: 'ほてり、のぼせ、急な汗（更年期のような症状）',
  category: { id: 'treatment' },
  cancer_category: [],
  cancer_status: [{ id: 'treating' }, { id: 'follow-up' }, { id: 'recurrence' }],
  summary:
    '急に顔が熱くなり、汗が出る。ホルモンに関わる治療で、女性にも男性にも起きる症状です。理由と続く期間の目安、病院でできること、服と夜の工夫、伝え方をまとめました。',
  reviewed_at: '2026-11-23',
  next_review_at: '2027-11-22',
  reviewer_role: 'ホルモン療法の看護にたずさわる看護師',
  body,
  easy_body: easyBody,
  sources: [
    {
      title: 'ほてり・のぼせ・発汗（ホルモン低下による症状）',
      publisher: '国立がん研究センター がん情報サービス',
      year: 2020,
      url: 'https://ganjoho.jp/public/support/condition/hot_flash.html',
    },
    {
      title: 'ほてり・のぼせ・発汗（ホルモン低下による症状） もっと詳しく',
      publisher: '国立がん研究センター がん情報サービス',
      url: 'https://ganjoho.jp/public/support/condition/hot_flash/ld01.html',
    },
  ],
});
