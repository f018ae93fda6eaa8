import { SOURCES } from '../sources/index.ts';
import { MEDICAL_PAGES } from '../sources/medical-pages.ts';
import { PAGES } from '../sources/pages.ts';
import { SUPPORT_PAGES } from '../sources/support-pages.ts';
import { URGENT_SENTENCE } from '../urgent-signs/index.ts';
import { bySupporters, DESK_HOURS, handedOver, servicesOf } from './service-item.ts';

const FAMILY_TALK = `<h2>ご本人がいなくても、話せます</h2>
<p>本人の前では平気な顔をしている。何を言っても傷つけそうで、黙ってしまう。支える方にも、話す場所がいります。ご本人に知らせずに、ご家族や親しい方だけでお電話いただけます。命の危険が差しせまったときを除き、お電話のことをご本人に伝えることはありません。</p>
<h2>よくお話しすること</h2>
<ul><li>本人が、病気の話をしたがらない</li><li>子どもや、年をとった親に、どう話すか</li><li>付き添いと仕事が重なり、自分が休めない</li><li>親戚から治療をすすめられて、困っている</li></ul>
<aside class="memo"><h3>ご本人にかける言葉の例</h3><dl><div><dt>手伝うとき</dt><dd>木曜日なら車を出せるよ。いらない日は、いらないと言ってね</dd></div><div><dt>話を聞くとき</dt><dd>話したい日と、そっとしてほしい日、どちらでもいいよ</dd></div></dl></aside>
<h2>できないこと</h2>
<p>ご本人の病気の様子を、相談員が病院に問い合わせることはできません。治療についての判断もできません。病院の説明を一緒に聞きたいときは、ご本人の了承を得てから、病院に「家族も同席できますか」と聞いてください。ご家族の眠れない、食べられないが続くときは、ご家族ご自身の<ruby>受診<rt>じゅしん</rt></ruby>も考えてください。</p>`;

export const MIND_SERVICES = servicesOf('mind', [
  bySupporters({
    id: 'listening-call',
    topics: ['mind', 'consultation', 'anxiety', 'loneliness'],
    title: '気持ちを話す電話',
    summary:
      '答えを出すための電話ではありません。不安、怒り、さびしさを、まとまらないまま話せます。黙っている時間があっても大丈夫です。',
    summary_insurance:
      'ご加入の方とご家族が、気持ちをそのまま話せる電話です。お話の内容を、あなたと分かる形で保険会社に渡すことはありません。',
    needs: ['mind-talk'],
    situations: ['just-told', 'alone'],
    tag: ['電話で', '無料', '名前なしで'],
    body: `<h2>まとまらなくて、大丈夫です</h2>
<p>朝から涙が出る。家族には言えない。腹が立って、自分がいやになる。病気と言われてから、心が大きく揺れるのは自然なことです。言葉が出てくるまで、電話の向こうで待っています。</p>
<h2>はじめの一言の例</h2>
<ul><li>今日は、ただ聞いてください</li><li>助言はいりません。腹が立っているんです</li><li>何を話せばよいか、分からないのですが</li></ul>
<p>話したくないことを聞かれたら「それは、話したくありません」で足ります。途中で切っても、また初めからでもかまいません。</p>
<h2>眠れない、食べられないが続くとき</h2>
<p>がまんの足りなさではありません。<ruby>主治医<rt>しゅじい</rt></ruby>や看護師に「気持ちがつらくて、眠れません」と伝えてください。心のつらさを診る医師や<ruby>心理士<rt>しんりし</rt></ruby>につないでもらえることがあります。言い方に迷うときは、相談員と一緒に考えられます。</p>
<h2>受付の時間のほかに</h2>
<p>夜や休みの日で、この電話がつながらないときもあります。消えてしまいたいほどつらいときは、ひとりで朝を待たず、身近な人や、<a href="/articles/when-you-feel-alone">いま話せる電話</a>に話してください。命の危険が迫っているときは、すぐに119番に電話してください。</p>
${DESK_HOURS}`,
    reviewed_at: '2026-10-07',
    next_review_at: '2027-10-06',
    reviewer_role: 'がんになった方の心のケアにたずさわる公認心理師',
    sources: [PAGES.distress, SUPPORT_PAGES.protectingMinds],
  }),
  bySupporters({
    id: 'family-only',
    topics: ['caregivers', 'family', 'consultation'],
    title: '家族だけの相談',
    summary:
      'ご本人がいなくても、ご家族や親しい方だけで話せる電話です。支える方の疲れや、子どもへの伝え方もうかがいます。',
    summary_insurance:
      'ご加入の方のご家族だけでも話せる電話です。支える方の疲れ、子どもへの伝え方、手続きの分担などをうかがいます。',
    needs: ['mind-family', 'mind-talk'],
    situations: ['family'],
    tag: ['家族だけでも', '電話で', '無料'],
    body: `${FAMILY_TALK}
${DESK_HOURS}`,
    body_insurance: `${FAMILY_TALK}
<h2>保険の手続きで疲れているとき</h2>
<p>書類をご家族が引き受けていて、気持ちの余裕がない。そんなお話もうかがいます。いま急ぐものと、あとでよいものを一緒に分けましょう。お話の内容を、あなたと分かる形で保険会社に渡すことはありません。</p>
${DESK_HOURS}`,
    reviewed_at: '2026-10-14',
    next_review_at: '2027-10-13',
    reviewer_role: 'がんになった方のご家族を支えてきた看護師',
    sources: [SUPPORT_PAGES.familyAsSupport, PAGES.familyClinic],
  }),
  {
    id: 'tomosnote',
    topics: ['peer-support', 'partner-services', 'loneliness'],
    title: '仲間とつながる場（外部サービス）',
    summary:
      'がんを経験した方や治療中の方が、投稿とコメントで話す場です。読むだけでもかまいません。医療の相談はできません。',
    needs: ['mind-peers'],
    situations: ['alone'],
    tag: ['外部サービス', '読むだけでも', '無料'],
    provider: 'partner',
    provider_name: 'ともしび広場（見本）',
    fee: '無料（通信料がかかる場合があります）',
    is_free: true,
    body: `<h2>どんな場か</h2>
<p>がんを経験した方、治療中の方が、プロフィール、投稿、コメントでつながる場です。運営するのは提携先の会社で、ひだまりの相談員は読んでいません。だれかの「今日は何もできなかった」という一行を、読むだけの日があってもかまいません。</p>
<h2>書く前に</h2>
<ul><li>投稿とコメントは、その場の会員みんなが読めます。本名、住所、病院や先生の名前、顔の分かる写真は、のせないでください。</li><li><strong>医療の相談はできません。</strong>だれかに合った治療や薬が、あなたにも合うとは限りません。迷ったら<ruby>主治医<rt>しゅじい</rt></ruby>に聞いてください。${URGENT_SENTENCE}ほかの急な変化は、かかっている病院へ。</li><li>読んで苦しくなったら、画面を閉じてよい場です。返事をしないことも、失礼ではありません。</li></ul>
<h2>困った投稿を見たら</h2>
<p>投稿のそばの「<ruby>通報<rt>つうほう</rt></ruby>」を押すと、運営する会社が内容を確かめます。物を売る誘い、「これで治る」という話、連絡先をしつこく聞く人には、返事をせずに知らせてください。心配が残るときは、ひだまりの相談員にもお電話いただけます。</p>
<h2>会社に渡す情報</h2>
<p>移る前に、会社の名前と渡す内容をお見せします。同意をいただいてから渡すのは、お名前の入っていない仮の番号、そのままでは読めない形に変えたメールアドレス、保険の方か一般の方かの区別だけです。同意されないときは何も渡しません。その場で名乗る名前は、あなたが決めます。</p>`,
    reviewed_at: '2026-10-20',
    next_review_at: '2027-04-19',
    reviewer_role: 'がんになった方どうしの支え合いにたずさわる社会福祉士',
    sources: [SUPPORT_PAGES.peers],
  },
  {
    id: 'hospital-mind-care',
    topics: ['mind-care', 'mind', 'depression', 'anxiety'],
    title: '病院で受けられる心のケア',
    summary:
      '不安や眠れないつらさを、病院で診てもらう道があります。だれに、どんな言葉で伝えればつながるのかを書きました。',
    needs: ['mind-talk'],
    situations: ['family', 'alone'],
    tag: ['病院で', '保険が使える'],
    provider: 'public',
    provider_name: 'かかっている病院の相談窓口・緩和ケアの窓口',
    fee: '相談窓口は無料（診察は有料で、健康保険が使えることが多いです）',
    is_free: false,
    body: `<h2>気持ちのつらさも、病院で話してよいこと</h2>
<p>眠れない。涙が止まらない。好きだったものに、心が動かない。こうしたつらさも、体の痛みと同じように、手当てを考えてもらえます。がんになった方の心を診る医師や、<ruby>心理士<rt>しんりし</rt></ruby>、専門の看護師がいる病院もあります。</p>
<aside class="margin"><h3><ruby>緩和<rt>かんわ</rt></ruby>ケアとは</h3><p>体と心のつらさをやわらげるためのケアです。がんと診断されたときから、治療と一緒に受けられます。</p></aside>
<h2>つながるまで</h2>
<ol><li><ruby>主治医<rt>しゅじい</rt></ruby>か看護師に「気持ちがつらくて困っています。話せるところはありますか」と伝えます。</li><li>言いにくいときは、病院のがん相談支援センターに電話で聞きます。</li><li>院内に担当がいないときは、ほかの病院やクリニックを教えてもらえるか聞きます。</li></ol>
<h2>行く前に書いておくこと</h2>
<ul><li>いつからか、何時ごろがつらいか</li><li>眠り、食事、家のことが、どのくらいできているか</li><li>いま飲んでいる薬（お薬手帳を持っていきます）</li></ul>
<h2>待たずに連絡するとき</h2>
<p>${URGENT_SENTENCE}ご家族から見て、つじつまの合わないことを言う、急に様子が変わった、というときは、体の変化が関わっていることもあります。すぐに、かかっている病院に電話をしてください。消えてしまいたい気持ちが強いときも、次の診察を待たずに話してください。</p>`,
    external_url: SOURCES.ganjoho.url,
    reviewed_at: '2026-10-22',
    next_review_at: '2027-10-21',
    reviewer_role: 'がんになった方の心を診てきた精神科の医師',
    sources: [SUPPORT_PAGES.mindCareTeam, PAGES.distress, MEDICAL_PAGES.delirium],
  },
  {
    id: 'mental-health-centre',
    topics: ['mind-care', 'wanting-to-die'],
    title: 'こころの公的な相談窓口',
    summary:
      '都道府県などにある、こころの相談の窓口です。病気のことでも、家族のことでも話せます。つらい夜に備える方法も書きました。',
    needs: ['mind-talk'],
    situations: ['alone'],
    tag: ['公的な窓口', '無料', '電話で'],
    provider: 'public',
    provider_name: '都道府県などの精神保健福祉センター',
    fee: '相談は無料（通話料がかかる場合があります）',
    is_free: true,
    body: `<h2>どんなところか</h2>
<p><ruby>精神保健福祉<rt>せいしんほけんふくし</rt></ruby>センターは、都道府県と大きな市にある、こころの健康の公的な窓口です。心の病気と言われていなくても使えます。保健師や心理士などが話を聞き、必要なときは、近くの医療や支援を教えてくれます。ご家族からの相談もできます。</p>
<h2>使いかた</h2>
<ol><li>「お住まいの都道府県の名前」と「精神保健福祉センター」で番号をさがします。いのち支える自殺対策推進センターのページからも、各地の窓口をさがせます。分からないときは、市区町村の保健センターで聞けます。</li><li>電話で「がんの治療中で、気持ちがつらいです。今日話せますか」と言います。</li><li>電話がよいか、会って話すかを選べるところもあります。</li></ol>
<h2>つらい夜に備えて、紙に三つ</h2>
<dl><div><dt>いまから話せる人</dt><dd>夜でも電話してよいと言ってくれた人の名前</dd></div><div><dt>病院の番号</dt><dd>夜間・休日の番号</dd></div><div><dt>公的な電話の番号</dt><dd><a href="/articles/when-you-feel-alone">いま話せる電話</a>から写し、受けている時間も一緒に書く</dd></div></dl>
<p>つながりにくいこともあるので、二つ以上書いておきます。消えてしまいたい、死にたいと思うときは、そのままの言葉で話してかまいません。できるだけひとりにならず、だれかに来てもらうか、電話をつないだままにしてください。いま命が危ないと感じるときは、すぐに119番に電話してください。</p>`,
    external_url: SOURCES.suicidePrevention.url,
    reviewed_at: '2026-10-26',
    next_review_at: '2027-04-25',
    reviewer_role: 'こころの電話相談にたずさわる精神保健福祉士',
    sources: [SUPPORT_PAGES.mentalHealthCenters, SUPPORT_PAGES.protectingMinds],
  },
  {
    id: 'online-exercise',
    topics: ['exercise', 'rehabilitation', 'partner-services'],
    title: 'オンラインの運動教室',
    summary:
      '家で画面を見ながら、座ったままでもできる、ゆっくりした体操の教室です。医師に確かめてから申し込みます。',
    needs: ['mind-peers'],
    situations: ['hard-to-visit'],
    tag: ['自宅で', '医師に確認', '有料'],
    type: 'general',
    provider: 'partner',
    provider_name: 'ゆるり体操室（見本）',
    fee: '有料（料金は申し込みの前に案内されます）',
    is_free: false,
    body: `<h2>どんな教室か</h2>
<p>家にいながら、少ない人数で、ゆっくり体を動かします。椅子に座ったままの回もあります。画面に顔を映さなくても参加できます。できない動きは休み、見ているだけの日があってもかまいません。病気を治すための教室ではありません。</p>
<h2>申し込む前に、医師に聞くこと</h2>
<p>どの方も、申し込みより先に、かかっている病院で聞いてください。</p>
<ul><li>体操をしてもよいですか。始めるのは、いつからですか</li><li>避けたほうがよい動きや、上げないほうがよい腕はありますか</li><li>どんなときは、休んだほうがよいですか</li></ul>
<p>骨に病気がある、<ruby>貧血<rt>ひんけつ</rt></ruby>がある、血が止まりにくいと言われた、心臓や肺の病気がある、手術のあと間もない。こうした方は、とくによく聞いてください。</p>
<h2>当日の注意</h2>
<p>熱がある日、ふらつく日、いつもと違う痛みがある日は休みます。治療中に熱が出たときは、休むだけにせず、自分で判断しないで、かかっている病院に電話をしてください。転ばないように、椅子は動かないものを使い、足もとの物を片づけます。${URGENT_SENTENCE}途中で急に胸が痛くなったときも同じです。めまいや、いつもと違う息切れ、痛みが出たら、すぐにやめて、かかっている病院に連絡してください。教室の先生が、病気や治療の質問に答えることはできません。</p>
${handedOver('教室で使う呼び名、メールアドレス、ご希望の日時')}`,
    reviewed_at: '2026-10-28',
    next_review_at: '2027-10-27',
    reviewer_role: 'がんのリハビリテーションにたずさわる理学療法士',
    sources: [MEDICAL_PAGES.rehabilitation, MEDICAL_PAGES.exerciseLimits],
  },
  bySupporters({
    id: 'family-insurance',
    topics: ['private-insurance', 'documents', 'advance-care-planning'],
    title: '大切な書類のことを、家族に伝える準備',
    summary:
      '入院の日にご家族が困らないように、保険や病院の紙の置き場所を一枚にまとめます。相談員と電話で、話しながら書けます。',
    needs: ['mind-family'],
    situations: ['family', 'hard-to-visit'],
    tag: ['電話で', '無料', '家族と'],
    type: 'insurance',
    body: `<h2>いつもの暮らしのための、紙一枚</h2>
<p>急な入院の日に、ご家族が引き出しを全部開けなくてすむように。自分も、聞かれるたびに起き上がらなくてすむように。そのための準備です。気が進まない日は、しなくてかまいません。</p>
<aside class="memo"><h3>一枚に書くことの例</h3><dl><div><dt>保険</dt><dd>会社の名前、<ruby>証券<rt>しょうけん</rt></ruby>の置き場所、代わりに請求できる人</dd></div><div><dt>病院</dt><dd><ruby>診察券<rt>しんさつけん</rt></ruby>とお薬手帳の場所、夜間の番号</dd></div><div><dt>連絡する人</dt><dd>入院したら、まず姉に。職場へは姉から</dd></div></dl></aside>
<p><ruby>暗証番号<rt>あんしょうばんごう</rt></ruby>やパスワードは、この紙に書きません。</p>
<h2>ご家族への言い方の例</h2>
<ul><li>入院のとき慌てないように、紙の場所だけ見ておいてくれる</li><li>今日は場所だけ。病気の話は、またにしたい</li></ul>
<h2>相談員がお手伝いすること</h2>
<p>電話で話しながら、書く順番を決めます。途中で気持ちがつらくなったら、そこで休みます。頼れるご家族がいない方は、だれに何を頼めるかを、病院の相談窓口に聞く言葉から考えます。代わりに請求できる人を決める手続きは、ご加入の保険の窓口で聞きます。お話の内容を、あなたと分かる形で保険会社に渡すことはありません。</p>
${DESK_HOURS}`,
    reviewed_at: '2026-11-02',
    next_review_at: '2027-11-01',
    reviewer_role: 'がん相談の経験がある社会福祉士',
    sources: [SUPPORT_PAGES.claimingForSomebody],
  }),
]);
