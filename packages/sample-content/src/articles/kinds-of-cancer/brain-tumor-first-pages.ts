import { articleItem } from '../article-item.ts';

const body = `
<h2>「自分が自分でなくなるのでは」という不安に</h2>
<p>頭の中に影がある。そう聞いた日から、物の名前が出ないだけで、病気のせいかと手が止まる。<ruby>脳腫瘍<rt>のうしゅよう</rt></ruby>と聞いたときのこわさは、ほかの病気とは少し違います。分からないことを一度に聞かなくて大丈夫です。このページは、はじめの数週間に役立つことだけを順に書いています。</p>
<h2>まず、名前を三つの問いで整理する</h2>
<ol><li><strong>脳でできたものか、移ってきたものか</strong>：脳やその膜、<ruby>神経<rt>しんけい</rt></ruby>からできたものと、肺や乳房などのがんが脳に移ったもの（転移性）があり、治療の担当も変わります。</li><li><strong>どの種類か</strong>：膜からできる<ruby>髄膜腫<rt>ずいまくしゅ</rt></ruby>、ホルモンの司令塔にできる<ruby>下垂体<rt>かすいたい</rt></ruby>の腫瘍、聞こえの神経などの<ruby>神経鞘腫<rt>しんけいしょうしゅ</rt></ruby>、脳にしみこむように育つ<ruby>神経膠腫<rt>しんけいこうしゅ</rt></ruby>（グリオーマ）、脳の<ruby>悪性<rt>あくせい</rt></ruby>リンパ腫などがあります。</li><li><strong>育つ速さはどうか</strong>：<ruby>良性<rt>りょうせい</rt></ruby>か悪性か、またはグレードという数字で表します。良性でも、場所によって手当てが要ることがあり、ゆっくりなら様子を見ることもあります。</li></ol>
<p>一つひとつがめずらしい病気なので、同じ「脳腫瘍」の話でも、自分に当てはまらないことがほとんどです。調べるのは、種類の名前が決まってからにしましょう。</p>
<h2>どうして症状が出るのか</h2>
<p>固い骨に囲まれた場所なので、腫瘍やまわりのむくみで中の圧が上がると、頭痛や吐き気が出ます。頭痛は、朝方に強いことが多いとされます。もう一つは、その場所の働きの変化です。手足の動き、言葉、見え方、聞こえ、もの忘れ、段取り、怒りっぽさ。むくみをとる薬で、楽になることもあります。</p>
<h2>検査と治療の流れ</h2>
<table><caption>よくある順番</caption><thead><tr><th scope="col">順番</th><th scope="col">すること</th><th scope="col">目安と、知っておくこと</th></tr></thead><tbody><tr><th scope="row">写す</th><td><ruby>造影剤<rt>ぞうえいざい</rt></ruby>を使うMRIなど</td><td>体のほかの場所も調べることがある</td></tr><tr><th scope="row">とる、確かめる</th><td>手術でとる、または一部をとって調べる</td><td>場所により、途中で起きて言葉や手を確かめながら行う方法もある</td></tr><tr><th scope="row">名前が決まる</th><td><ruby>顕微鏡<rt>けんびきょう</rt></ruby>と<ruby>遺伝子<rt>いでんし</rt></ruby>の検査</td><td>手術中の見立てと、最後の名前が変わることがある</td></tr><tr><th scope="row"><ruby>放射線<rt>ほうしゃせん</rt></ruby></th><td>当てる場所を固めて、少しずつ</td><td>週5回、6週間ほどが標準の例。高齢の方では、3週間ほどに短くする病院もある。1回は2〜3分</td></tr><tr><th scope="row">薬</th><td>種類により、飲み薬や点滴の抗がん剤</td><td>放射線と同じ時期に始め、終わったあとも続けることがある</td></tr><tr><th scope="row">見守る</th><td>間をあけてMRI</td><td>小さく、症状のないときなど</td></tr></tbody></table>
<p>脳では、全部とることより、話す、歩くといった働きを残すことを大切にして、あえて一部を残すことがあります。「残った」と聞いても、失敗という意味ではありません。リハビリと<ruby>緩和<rt>かんわ</rt></ruby>ケアは、はじめから一緒に受けられます。放射線の通い方は、<a href="/articles/radiation-therapy">放射線治療に通うあいだの過ごし方</a>を見てください。</p>
<h2>けいれんへの備え</h2>
<ul><li>予防の薬を、自分の判断でやめない、減らさない。飲み忘れに気づいたら、病院か薬局に聞く</li><li>寝不足とお酒は、起きやすくします</li><li>入浴は、家に人がいるときに、かぎをかけず、湯を少なめに。高い所、一人の水泳、火のそばの作業をさける</li><li><strong>ご家族は</strong>：まわりの危ない物をどけ、体を横向きにして、服をゆるめ、時間をはかります。口に物や指を入れません。おさまったあとの様子を動画やメモで残すと、診察で役に立ちます。どんなときに助けを呼ぶかは、このページの終わりの一覧にあります</li></ul>
<h2>運転は、医師に聞くまでしない</h2>
<p>けいれん、見える範囲の欠け、とっさの判断の遅れは、自分では気づきにくいものです。手術や薬が始まる前でも、「運転してよいですか」と一度聞くまでは、ハンドルを持たないでください。けいれんのあった方の免許には決まりがあり、医師の<ruby>診断書<rt>しんだんしょ</rt></ruby>で判断されます。<ruby>都道府県<rt>とどうふけん</rt></ruby>の警察には、病気と運転の相談をする窓口があります。早く聞くほど、通勤や送り迎えの別の方法をゆっくり考えられます。</p>
<h2>目に見えにくい変化と、家族の工夫</h2>
<p>外からは元気に見えるのに、約束を忘れる、同時に二つできない、急に怒る、やる気が出ない。<ruby>性格<rt>せいかく</rt></ruby>が悪くなったのではなく、脳が疲れやすくなっているための変化です。ご本人もいちばん戸惑っています。</p>
<ul><li>一度に一つだけ頼む。大事なことは、紙に書いて同じ場所に貼る</li><li>テレビを消して話す。答えを待つのは十秒</li><li>怒りが出たら、正さずに部屋を分け、落ち着いてから短く話す</li><li>午前に用事、午後は休む。休む前に休む</li><li>ご家族が「先週と違うこと」を書いておく。本人の前で話しにくいときは、紙を看護師に渡す</li></ul>
<p>仕事は、いきなり元の量に戻すより、時間と内容を区切るほうが続きます。<ruby>作業療法士<rt>さぎょうりょうほうし</rt></ruby>に、職場でつまずく場面を見立ててもらえます。暮らしを支える制度として、<a href="/articles/nursing-care-insurance">介護保険</a>、<ruby>障害者手帳<rt>しょうがいしゃてちょう</rt></ruby>、<a href="/articles/disability-pension">障害年金</a>、<a href="/articles/injury-allowance">傷病手当金</a>が使えることがあります。</p>
<aside class="memo"><h3>診察で読むメモの例</h3><dl><div><dt>名前</dt><dd>「脳でできたものですか。今の段階で考えている種類を、紙に書いてください」</dd></div><div><dt>場所</dt><dd>「その場所は、何をしている所ですか。手術で変わるかもしれないことは何ですか」</dd></div><div><dt>急ぎ</dt><dd>「決めるまでに何日ありますか。ほかの病院の意見を聞く時間はありますか」</dd></div><div><dt>暮らし</dt><dd>「運転、入浴、仕事、一人での外出は、今日からどうしますか」</dd></div></dl></aside>
<p>大事な話は、ご本人が分かる言葉で、短く、くり返し聞けるように頼みましょう。元気なうちに、してほしいこと、してほしくないことを話しておくと、あとで家族が迷いにくくなります。お子さんへの話し方は、<a href="/articles/talking-with-children">子どもに病気のことを聞かれたとき</a>にあります。</p>
`;

const easyBody = `
<h2><ruby>脳腫瘍<rt>のうしゅよう</rt></ruby>と<ruby>言<rt>い</rt></ruby>われたら</h2>
<p><ruby>脳腫瘍<rt>のうしゅよう</rt></ruby>は、<ruby>頭<rt>あたま</rt></ruby>の<ruby>中<rt>なか</rt></ruby>にできた、かたまりです。とてもこわいと<ruby>思<rt>おも</rt></ruby>います。<ruby>一度<rt>いちど</rt></ruby>に<ruby>全部<rt>ぜんぶ</rt></ruby>を<ruby>聞<rt>き</rt></ruby>かなくて、<ruby>大丈夫<rt>だいじょうぶ</rt></ruby>です。いろいろな<ruby>種類<rt>しゅるい</rt></ruby>があります。<ruby>良性<rt>りょうせい</rt></ruby>（がんではないもの）もあります。インターネットで<ruby>調<rt>しら</rt></ruby>べるのは、<ruby>名前<rt>なまえ</rt></ruby>が<ruby>決<rt>き</rt></ruby>まってからにします。</p>
<h2><ruby>医者<rt>いしゃ</rt></ruby>に<ruby>聞<rt>き</rt></ruby>くこと</h2>
<ul><li>「<ruby>脳<rt>のう</rt></ruby>でできたものですか。ほかから<ruby>移<rt>うつ</rt></ruby>ったものですか。<ruby>紙<rt>かみ</rt></ruby>に<ruby>書<rt>か</rt></ruby>いてください」</li><li>「<ruby>決<rt>き</rt></ruby>めるまでに、<ruby>何日<rt>なんにち</rt></ruby>ありますか」</li><li>「<ruby>運転<rt>うんてん</rt></ruby>、お<ruby>風呂<rt>ふろ</rt></ruby>、<ruby>仕事<rt>しごと</rt></ruby>は、<ruby>今日<rt>きょう</rt></ruby>からどうしますか」</li></ul>
<h2><ruby>検査<rt>けんさ</rt></ruby>と<ruby>治療<rt>ちりょう</rt></ruby></h2>
<ul><li>MRI（からだの<ruby>中<rt>なか</rt></ruby>を<ruby>写<rt>うつ</rt></ruby>す<ruby>機械<rt>きかい</rt></ruby>）で<ruby>見<rt>み</rt></ruby>ます。</li><li><ruby>手術<rt>しゅじゅつ</rt></ruby>でとるか、<ruby>一部<rt>いちぶ</rt></ruby>をとって<ruby>調<rt>しら</rt></ruby>べます。</li><li><ruby>放射線<rt>ほうしゃせん</rt></ruby>（<ruby>目<rt>め</rt></ruby>に<ruby>見<rt>み</rt></ruby>えない<ruby>線<rt>せん</rt></ruby>）や<ruby>薬<rt>くすり</rt></ruby>を<ruby>使<rt>つか</rt></ruby>うことがあります。</li></ul>
<p><ruby>話<rt>はな</rt></ruby>す<ruby>力<rt>ちから</rt></ruby>や<ruby>歩<rt>ある</rt></ruby>く<ruby>力<rt>ちから</rt></ruby>を<ruby>守<rt>まも</rt></ruby>るために、<ruby>一部<rt>いちぶ</rt></ruby>を<ruby>残<rt>のこ</rt></ruby>すことがあります。<ruby>失敗<rt>しっぱい</rt></ruby>ではありません。</p>
<h2>けいれんにそなえる</h2>
<p>けいれんは、からだが<ruby>勝手<rt>かって</rt></ruby>にふるえることです。</p>
<ul><li>けいれんを<ruby>防<rt>ふせ</rt></ruby>ぐ<ruby>薬<rt>くすり</rt></ruby>を、<ruby>自分<rt>じぶん</rt></ruby>でやめません。<ruby>減<rt>へ</rt></ruby>らしません。</li><li>お<ruby>風呂<rt>ふろ</rt></ruby>は、<ruby>家<rt>いえ</rt></ruby>に<ruby>人<rt>ひと</rt></ruby>がいるときにします。かぎをかけません。</li><li><ruby>高<rt>たか</rt></ruby>いところや、<ruby>火<rt>ひ</rt></ruby>のそばの<ruby>仕事<rt>しごと</rt></ruby>をさけます。</li></ul>
<p><ruby>家族<rt>かぞく</rt></ruby>は、<ruby>近<rt>ちか</rt></ruby>くの<ruby>危<rt>あぶ</rt></ruby>ない<ruby>物<rt>もの</rt></ruby>をどけます。からだを<ruby>横向<rt>よこむ</rt></ruby>きにします。<ruby>時間<rt>じかん</rt></ruby>をはかります。<ruby>口<rt>くち</rt></ruby>に<ruby>物<rt>もの</rt></ruby>や<ruby>指<rt>ゆび</rt></ruby>を<ruby>入<rt>い</rt></ruby>れません。</p>
<h2><ruby>車<rt>くるま</rt></ruby>の<ruby>運転<rt>うんてん</rt></ruby></h2>
<p><ruby>医者<rt>いしゃ</rt></ruby>に「<ruby>運転<rt>うんてん</rt></ruby>していいですか」と<ruby>聞<rt>き</rt></ruby>くまで、<ruby>運転<rt>うんてん</rt></ruby>しないでください。</p>
<h2><ruby>家族<rt>かぞく</rt></ruby>の<ruby>人<rt>ひと</rt></ruby>へ</h2>
<p><ruby>忘<rt>わす</rt></ruby>れる、<ruby>急<rt>きゅう</rt></ruby>に<ruby>怒<rt>おこ</rt></ruby>る。<ruby>性格<rt>せいかく</rt></ruby>が<ruby>悪<rt>わる</rt></ruby>くなったのではありません。<ruby>脳<rt>のう</rt></ruby>が<ruby>疲<rt>つか</rt></ruby>れやすいためです。<ruby>一度<rt>いちど</rt></ruby>に<ruby>一つ<rt>ひとつ</rt></ruby>だけ<ruby>頼<rt>たの</rt></ruby>みます。<ruby>大事<rt>だいじ</rt></ruby>なことは、<ruby>紙<rt>かみ</rt></ruby>に<ruby>書<rt>か</rt></ruby>いて<ruby>貼<rt>は</rt></ruby>ります。</p>
`;

/** A tumour of the brain: names, how it is found and treated, readiness for seizures, driving, changes nobody sees. */
export const brainTumorFirstPages = articleItem({
  id: 'brain-tumor-first-pages',
  publishedAt: '2026-11-27T04:22:00.000Z',
  title: '脳腫瘍と言われたら、はじめに読むページ',
  category: { id: 'treatment' },
  cancer_category: [],
  cancer_status: [{ id: 'just-diagnosed' }, { id: 'before-treatment' }, { id: 'treating' }],
  topics: ['brain-tumor', 'headache', 'memory-problems', 'driving', 'radiation'],
  change_log: [
    { day: '2026-11-30', text: 'やさしい日本語の文を書き足しました。' },
    { day: '2026-11-27', text: '公開しました。' },
  ],
  summary:
    '脳腫瘍には、良性のものも、ほかの場所のがんが移ったものもあります。名前の整理、検査と治療の流れ、放射線の期間、けいれんへの備え、運転と仕事、目に見えにくい変化への家族の工夫をまとめました。',
  reviewed_at: '2026-11-30',
  next_review_at: '2027-11-25',
  reviewer_role: '脳神経外科の病棟で働く看護師',
  body,
  easy_body: easyBody,
  sources: [
    {
      title: '脳腫瘍',
      publisher: '岩手医科大学附属病院 がんセンター',
      url: 'https://www.hosp.iwate-med.ac.jp/hospital/gancenter/treatment/brain.html',
    },
    {
      title: '九州大学病院のがん診療 脳腫瘍 放射線治療',
      publisher: '九州大学病院',
      url: 'https://www.gan.med.kyushu-u.ac.jp/result/brain_tumor/index5',
    },
    {
      title: '脳腫瘍',
      publisher: '日本医科大学武蔵小杉病院 脳神経外科',
      url: 'https://nms-kosugi-neurosurgery.com/?p=122',
    },
    { title: '警察庁のホームページ', publisher: '警察庁', url: 'https://www.npa.go.jp/' },
  ],
});
