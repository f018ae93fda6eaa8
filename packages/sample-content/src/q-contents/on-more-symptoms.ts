import type { QContentItem } from '@hidamari/contract/content';
import { MEDICAL_PAGES } from '../sources/medical-pages.ts';
import { questionItem } from './question-item.ts';

/** The other half: swelling, hormones, stoma, swallowing, what comes at night, what shows in water or skin. */
export const ON_MORE_SYMPTOMS: readonly QContentItem[] = [
  questionItem({
    id: 'q-mothers-swollen-legs',
    topics: ['swelling', 'parent-has-cancer', 'blood-clots'],
    urgent: 'swelling',
    day: '2026-11-16',
    title: '母の足がむくんでいます。もんであげてもよいですか',
    asker: { age: '70s', gender: 'female', consultation_user: 'family' },
    status: 'treating',
    reviewer: 'nurse',
    sources: [
      {
        title: 'がんとむくみ',
        publisher: '国家公務員共済組合連合会 立川病院',
        url: 'https://tachikawa-hosp.kkr.or.jp/health-column/cat1042/post_46.html',
      },
      {
        title: 'エコノミークラス症候群とは',
        publisher: '秋田県',
        url: 'https://www.pref.akita.lg.jp/pages/archive/74925',
      },
    ],
    content: `<p>少しでも楽にしてあげたい。そのお気持ちは、お母さまに伝わっていると思います。</p>
<p>もむ前に、病院に聞いてください。むくみの理由は、薬、栄養、<ruby>心臓<rt>しんぞう</rt></ruby>や<ruby>腎臓<rt>じんぞう</rt></ruby>の働き、リンパの流れ、血のかたまり（<ruby>血栓<rt>けっせん</rt></ruby>）などさまざまで、よい手当ても違います。血のかたまりがあるときは、もむと危ないことがあります。片方だけ急にはれたときは、もまずに電話します。</p>
<ul><li>左右とも同じか、片方だけか。赤み、熱さ、痛み、息切れがあるかを見る。</li><li>毎朝、起きてトイレのあとの体重を書きとめ、「どのくらい増えたら知らせますか」と聞く。</li><li>看護師に、「なでる、足を高くする、靴下をはく。この中で、してよいのはどれですか」と聞く。</li></ul>
<p>きつい靴下を買う、水を減らす、ということも、聞いてからにします。薄くなった肌に<ruby>保湿剤<rt>ほしつざい</rt></ruby>をそっとのばす、体重を書きとめるといった手助けは、<a href="/articles/swelling">むくみの記事</a>にあります。</p>`,
  }),
  questionItem({
    id: 'q-hot-flushes-in-men',
    topics: ['hot-flushes', 'hormone-therapy', 'prostate-cancer'],
    urgent: 'hot-flushes',
    day: '2026-11-17',
    title: '前立腺がんの注射を始めてから、急に汗が噴き出します。男でもなるのですか',
    asker: { age: '70s', gender: 'male', consultation_user: 'patient' },
    status: 'treating',
    reviewer: 'treatmentNurse',
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
    content: `<p>人前で急に汗が流れると、理由も話しにくく、外に出るのがいやになるものです。</p>
<p>男性にも起きます。<ruby>前立腺<rt>ぜんりつせん</rt></ruby>がんのホルモンをおさえる治療では、男性ホルモンが減り、体の温度を整える働きが乱れて、急なほてりや汗が出ることがあります。心の弱さのためではありません。続く長さは、治療の期間や人によって違います。</p>
<ul><li>一週間だけ、起きた時刻と場面を書く。「床屋と会合で困る。夜は二度目がさめる」のように言うと伝わります。</li><li><ruby>主治医<rt>しゅじい</rt></ruby>に、「治療は続けながら、汗を軽くする方法はありますか」と聞く。注射や薬を、自分で延ばしたりやめたりしません。</li><li>前の開く服を重ね、小さなタオルと替えの肌着を持つ。夜は部屋を少し涼しくする。</li></ul>
<p>ほてりだと思っていても、熱のことがあります。体温も測ってください。いらいら、気分の沈み、性の悩みが一緒に出る方もいて、看護師に話してよいことです。夜や外出の工夫、軽くする薬のことは、<a href="/articles/hot-flushes">ほてりの記事</a>にあります。</p>`,
  }),
  questionItem({
    id: 'q-arm-years-after-surgery',
    topics: ['lymphedema', 'breast-cancer', 'follow-up'],
    urgent: 'lymphedema',
    day: '2026-11-18',
    title: '乳がんの手術から八年です。今ごろ片方の腕がきついのは、関係がありますか',
    asker: { age: '60s', gender: 'female', consultation_user: 'patient' },
    group: 'breast',
    status: 'follow-up',
    reviewer: 'nurse',
    sources: [
      MEDICAL_PAGES.lymphedema,
      {
        title: 'リンパ浮腫とは？',
        publisher: 'ぎふがんねっと（gifugan.net）',
        year: 2023,
        url: 'https://gifugan.net/lymphedema/',
      },
    ],
    content: `<p>もう済んだことと思っていただけに、驚かれたことでしょう。</p>
<p>関係のあることがあります。リンパ節をとる手術や、その場所への<ruby>放射線治療<rt>ほうしゃせんちりょう</rt></ruby>を受けた方では、何年もたってから、その側の腕がむくむことがあります（リンパ<ruby>浮腫<rt>ふしゅ</rt></ruby>）。10年を過ぎてから出る方もいます。ほかの理由のむくみもあるので、診てもらって確かめます。ご自分を責めないでください。</p>
<ul><li>手首やひじの上など、場所を決め、左右とも同じ時刻に測って書く。</li><li>手術を受けた病院か、今かかっている医師に電話し、「八年前に乳がんの手術をしました。同じ側の腕がむくみます」と言う。</li><li>専門の外来が分からないときは、「がん相談支援センター」に、近くで診てもらえる所を一緒に探してもらう。</li></ul>
<p>診てもらうまで、強くもんだり、市販のきつい物でしめたりせず、虫さされや切り傷に気をつけます。病院での手当てと、着けるものの費用のことは、<a href="/articles/lymphedema">リンパ浮腫の記事</a>にあります。急に赤くはれて熱いときは、この下の一覧を見てください。</p>`,
  }),
  questionItem({
    id: 'q-stoma-leaks',
    topics: ['stoma', 'colorectal-cancer', 'travel'],
    urgent: 'stoma-life',
    day: '2026-11-19',
    title: 'ストーマの袋がもれて、外出がこわいです。装具が合わないのでしょうか',
    asker: { age: '60s', gender: 'male', consultation_user: 'patient' },
    status: 'follow-up',
    reviewer: 'nurse',
    sources: [
      {
        title: '大腸がん（結腸がん・直腸がん）の質問と答え',
        publisher: '国立がん研究センター がん情報サービス',
        url: 'https://ganjoho.jp/public/cancer/colon/qa.html',
      },
      {
        title: 'ストーマ外来について',
        publisher: '大阪急性期・総合医療センター 消化器外科',
        year: 2023,
        url: 'https://osaka-gs.jp/outpatient/lower/stomata/',
      },
    ],
    content: `<p>一度もれると、その日のことが忘れられず、出かける予定を断りたくなるものです。</p>
<p>もれが続くときは、<ruby>装具<rt>そうぐ</rt></ruby>が今のおなかに合っていないことが多く、見直してもらえます。手術から月日がたつと、おなかの形もストーマの大きさも変わっていくためです。次の予約を待たずに、ストーマ外来へ電話してかまいません。ほかの病院で手術を受けた方を診る外来もあります。</p>
<ul><li>いつ、どちら側から、何をしていたときにもれたかを書く。はがした板のとけ方も、写真にとっておく。</li><li>「替える日の間隔は、これでよいですか」「おなかのしわに合うものはありますか」と聞く。</li><li>便や尿の様子、体重の変化、新しく始めた薬を言う。</li></ul>
<p>出かける日は、袋が重くなる前に中身を捨て、替えを一組持ち、「オストメイト」の印のあるトイレを先に調べておきます。はじめは近所に、短い時間から。皮膚が赤い、しみるときも、がまんせずに電話してください。手入れの順番、お風呂、費用を助ける制度は、<a href="/articles/stoma-life">ストーマと暮らす記事</a>にあります。</p>`,
  }),
  questionItem({
    id: 'q-tablets-hard-to-swallow',
    topics: ['swallowing', 'oral-medicines', 'missed-medicine'],
    urgent: 'swallowing-and-cough',
    day: '2026-11-20',
    title: '薬が大きくて飲みこめません。つぶして飲んでもよいですか',
    asker: { age: '70s', gender: 'female', consultation_user: 'patient' },
    status: 'treating',
    reviewer: 'pharmacist',
    sources: [
      {
        title: '錠剤を砕いたりカプセルを外して服用してもかまいませんか？',
        publisher: '愛知県薬剤師会（apha.jp）',
        url: 'https://www.apha.jp/faq/entry-37.html',
      },
      MEDICAL_PAGES.eatingTrouble,
    ],
    content: `<p>薬の時間が来るたびに身がまえる。毎日のことだけに、つらいですね。</p>
<p>つぶす前に、<ruby>薬剤師<rt>やくざいし</rt></ruby>に聞いてください。薬には、つぶしてはいけないものがあります。とくに、がんの飲み薬は、割る、砕く、カプセルを開けることをしません。飲めない日があったことも、隠さずに伝えてください。正しく分かることが、次の量を決める役に立ちます。</p>
<ul><li>薬の袋を全部見せて、「飲みにくいのは、この薬です。形を変えられますか」と聞く。別の形にできる薬もあります。</li><li>「ゼリーで飲める薬はどれですか。一緒にとってはいけないものは何ですか」と聞く。</li><li>飲むときは、背すじを起こして座り、先にひと口の水で口をしめらせる。飲みやすい首の向きは人によって違うので、病院で決めた方法があれば、それに従います。</li></ul>
<p>前は飲めたのに飲めなくなった、食事もつかえる、むせるというときは、飲みこみを調べてもらう合図です。次の診察を待たずに電話してください。検査と練習、食べ方の工夫は、<a href="/articles/swallowing-and-cough">飲みこみにくさの記事</a>にあります。</p>`,
  }),
  questionItem({
    id: 'q-draining-ascites',
    topics: ['abdominal-symptoms', 'palliative-care', 'spouse-has-cancer'],
    urgent: 'abdominal-bloating',
    day: '2026-11-21',
    title: '夫の腹水を抜くと、体が弱ると聞きました。抜かないほうがよいですか',
    asker: { age: '60s', gender: 'male', consultation_user: 'family' },
    status: 'recurrence',
    reviewer: 'palliativeNurse',
    sources: [
      {
        title: '悪性腹水・腹部膨満感',
        publisher: '日本産婦人科医会',
        url: 'https://www.jaog.or.jp/note/7%EF%BC%8E%E6%82%AA%E6%80%A7%E8%85%B9%E6%B0%B4%E3%83%BB%E8%85%B9%E9%83%A8%E8%86%A8%E6%BA%80%E6%84%9F/',
      },
      {
        title: 'CART（腹水濾過濃縮再静注法）',
        publisher: '久留米中央病院',
        url: 'https://kurume-chuo.jp/outline/cart.html',
      },
    ],
    content: `<p>苦しそうなおなかを前に、どちらが体のためかと迷う毎日は、気が休まりませんね。</p>
<p>抜くのがよいかは、たまった理由と体の状態で違うため、ここではお答えできません。抜いたあと、食べやすくなる、息がしやすくなる方がいます。一方で、またたまることもあり、だるさや血圧にも気をつけるため、抜く量と間隔は、医師が様子を見ながら決めます。<ruby>腹水<rt>ふくすい</rt></ruby>にはたんぱく質が含まれていて、それを取り出して体に戻す方法が行われる病院もあります。</p>
<ul><li>「抜くと何が楽になり、どんな心配がありますか」「抜かない場合は、どうやってやわらげますか」と、両方を聞く。</li><li>食べる、眠る、靴下をはくなど、ご本人がいちばん困ることを先に伝える。</li><li>抜いた日からの、だるさ、食べた量、眠りを書く。次を決める手がかりになります。</li></ul>
<p>「弱る」と聞いてこわくなったことも、そのまま話してください。つらさをやわらげる相談は、<ruby>緩和<rt>かんわ</rt></ruby>ケアの医師や看護師に、治療の途中でもできます。楽な姿勢と食べ方は、<a href="/articles/abdominal-bloating">おなかの張りの記事</a>にあります。</p>`,
  }),
  questionItem({
    id: 'q-itching-at-night',
    topics: ['itching', 'sleeplessness', 'side-effects'],
    urgent: 'itching',
    day: '2026-11-22',
    title: '夜になると体じゅうがかゆくて眠れません。このくらいで電話してよいですか',
    asker: { age: '70s', gender: 'male', consultation_user: 'patient' },
    status: 'treating',
    reviewer: 'treatmentNurse',
    sources: [
      {
        title: '皮膚のトラブルについて',
        publisher: '国立がん研究センター がん情報サービス',
        url: 'https://ganjoho.jp/public/support/condition/skin/index.html',
      },
      {
        title: '皮膚瘙痒症―汎発性皮膚瘙痒症診療ガイドライン',
        publisher: '医学書院（神戸大学の皮膚科医による解説）',
        url: 'https://imis.igaku-shoin.co.jp/contents/journal/00257699/57/4/1402226897',
      },
    ],
    content: `<p>たいしたことではないと思うほど言い出せず、眠れない夜だけが積み重なっていきますね。</p>
<p>眠れないほどのかゆみは、電話してよいことです。多いのは肌のかわきですが、薬や、<ruby>胆汁<rt>たんじゅう</rt></ruby>の流れ、<ruby>腎臓<rt>じんぞう</rt></ruby>など体の中の変化が関わることもあり、手当ては理由で変わります。ぶつぶつがないのに全身がかゆいときも、伝えてください。</p>
<ul><li>どこが、いつから、どの薬を始めたあとかを言う。</li><li>白目、尿、便の色を見ておく。変わっていたら、この下の一覧のとおりに電話します。</li><li>保湿剤やかゆみ止めなど、試したことと、変わらなかったことも言う。</li></ul>
<p>今夜は、かく代わりに、布で包んだ保冷剤を数分当てます（冷たいものを止められている方は、ぬるいタオルで）。爪は短く、角を丸く。電気毛布は、寝る前に切ります。がんの薬は、かゆくても自分でやめずに、先に電話で聞きます。ほかの方法は、<a href="/articles/itching">かゆみの記事</a>にあります。</p>`,
  }),
  questionItem({
    id: 'q-losing-weight-while-eating',
    topics: ['weight-change', 'eating', 'appetite-loss'],
    urgent: 'weight-changes',
    day: '2026-11-23',
    title: '食べているのに体重が減っていきます。どのくらい減ったら伝えますか',
    asker: { age: '60s', gender: 'male', consultation_user: 'patient' },
    status: 'treating',
    reviewer: 'dietitian',
    sources: [
      {
        title: 'がん悪液質とは？',
        publisher: '東京女子医科大学病院 がんセンター',
        url: 'https://www.twmu.ac.jp/hospital/cancercenter/?p=51',
      },
      MEDICAL_PAGES.appetite,
    ],
    content: `<p>ズボンがゆるくなるたび、体の中で何が起きているのかと心配になりますね。</p>
<p>気になった時点で、伝えてかまいません。思いあたる理由がなく、半年で体重の5パーセント以上（60キロの方なら3キロ）減ったときは、<ruby>悪液質<rt>あくえきしつ</rt></ruby>という変化を医師が考える目安の一つです。がんがあることで、筋肉や脂肪が余分に減っていくもので、食べ方が足りないせいではありません。<ruby>吐<rt>は</rt></ruby>き気、痛み、飲みこみにくさなど、別の理由のこともあります。</p>
<ul><li>半年前、先月、今日の体重を並べて見せる。数字を見るのがつらい方は、ベルトの穴でも伝わります。</li><li>「立ち上がるのに力がいる」など、体の力の変化も言う。</li><li>「<ruby>管理栄養士<rt>かんりえいようし</rt></ruby>と話せますか」「体重で量を決めている薬はありますか」と聞く。</li></ul>
<p>家では、入りやすい時間に、卵や豆腐などのたんぱく質から。糖を抜く食事や断食を、自己流で始めないでください。少ない量で栄養をとるこつは、<a href="/articles/weight-changes">体重の変化の記事</a>にあります。</p>`,
  }),
  questionItem({
    id: 'q-father-confused-at-night',
    topics: ['delirium', 'hospital-stay', 'parent-has-cancer', 'dementia'],
    urgent: 'delirium',
    day: '2026-11-24',
    title: '入院中の父が、夜になると別人のようです。認知症になったのでしょうか',
    asker: { age: '80-over', gender: 'male', consultation_user: 'family' },
    status: 'treating',
    reviewer: 'nurse',
    sources: [
      MEDICAL_PAGES.delirium,
      {
        title: 'せん妄の予防のお願い（入院のご案内）',
        publisher: '千葉大学医学部附属病院',
        url: 'https://www.ho.chiba-u.ac.jp/hosp/inpatient/senmo.html',
      },
      {
        title: '「せん妄（もう）」について',
        publisher: '川崎病院（神戸市）',
        url: 'https://www.kawasaki-hospital-kobe.or.jp/hospitalization/hospital-life/delirium/',
      },
    ],
    content: `<p>昨日まで話せていた人が、急に分からないことを言う。どんなにかこわかったでしょう。</p>
<p>数時間から数日で急に変わり、夜に強くなるときは、せん<ruby>妄<rt>もう</rt></ruby>という状態のことがあります。体の具合が悪いために、脳の働きが一時乱れるもので、性格や心の弱さではありません。<ruby>認知症<rt>にんちしょう</rt></ruby>とは別のものですが、重なることもあり、見分けるのは医師です。感染、痛み、<ruby>便秘<rt>べんぴ</rt></ruby>、薬など、引き金を見つけて早く手当てをすると、おさまっていくことが多いとされています。</p>
<ul><li>今日のうちに病棟の看護師へ、「ふだんの父と違います」と、いつから、どんな様子かを伝える。眠る薬、お酒の習慣も言う。</li><li>言うことを正さず、「病院だよ。そばにいるよ」と短く、何度でも。</li><li><ruby>眼鏡<rt>めがね</rt></ruby>、<ruby>補聴器<rt>ほちょうき</rt></ruby>、なじみの毛布を持っていく。</li></ul>
<p>付きそいを代わってもらい、ご自分も眠ってください。声のかけ方は、<a href="/articles/delirium">せん妄の記事</a>にあります。</p>`,
  }),
  questionItem({
    id: 'q-dizzy-on-standing',
    topics: ['dizziness', 'anemia', 'side-effects'],
    urgent: 'headache-and-dizziness',
    day: '2026-11-25',
    title: '立ち上がるたびに、ふらつきます。病院に言うほどのことでしょうか',
    asker: { age: '70s', gender: 'female', consultation_user: 'patient' },
    status: 'treating',
    reviewer: 'treatmentNurse',
    sources: [
      MEDICAL_PAGES.anemia,
      {
        title: '転倒予防について',
        publisher: '公益財団法人 骨粗鬆症財団',
        url: 'https://www.jpof.or.jp/prevention/fall/',
      },
    ],
    content: `<p>転びそうで、トイレに立つのもためらう。それは、伝えてよいつらさです。</p>
<p>何日も続く、立つたびに起きる、新しい薬のころから始まった。どれも、予約の日まで待たず、昼の間に電話してよいことです。<ruby>貧血<rt>ひんけつ</rt></ruby>、水分の不足、<ruby>血圧<rt>けつあつ</rt></ruby>や眠りの薬、足のしびれ、耳など、理由はたくさんあり、手当ても違います。</p>
<ul><li>「立ってすぐ、すっと暗くなる」「まわりが回る」「まっすぐ歩けない」など、近い感じを言葉にする。</li><li>食べられた量、下痢や<ruby>吐<rt>は</rt></ruby>き気、黒い便、新しい薬のことも言う。</li><li>転んだか、頭を打ったかを言う。頭を打ったときは、痛くなくても電話します。</li></ul>
<p>ふらついたら、がまんして歩かず、その場でしゃがむか座ります。ベッドからトイレまでの床を片づけ、足もとに明かりを。ふらつく日は、車にも自転車にも乗りません。転ばない家の整え方は、<a href="/articles/headache-and-dizziness">頭痛とめまいの記事</a>にあります。</p>`,
  }),
  questionItem({
    id: 'q-red-after-drip',
    topics: ['urination', 'chemotherapy', 'bleeding'],
    urgent: 'urination-troubles',
    day: '2026-11-13',
    title: '抗がん剤の点滴をした日から、尿が赤いです。血でしょうか',
    asker: { age: '60s', gender: 'male', consultation_user: 'patient' },
    status: 'treating',
    reviewer: 'treatmentNurse',
    sources: [
      {
        title: 'AC（60/600）療法',
        publisher: '国立がん研究センター中央病院 薬剤部',
        url: 'https://www.ncc.go.jp/jp/ncch/division/pharmacy/010/pamph/breast_cancer/020/index.html',
      },
      {
        title: '出血性膀胱炎への対処法',
        publisher: '群馬大学医学部附属病院',
        url: 'https://oncoc.showa.gunma-u.ac.jp/chemo/?p=22',
      },
    ],
    content: `<p>便器の水が赤いと、それだけで息が止まる思いがします。流す前に見て、こうして聞いてくださったことが、役に立ちます。</p>
<p>赤い色の薬の点滴では、薬の色で尿が赤くなることがあります。一方で、<ruby>膀胱<rt>ぼうこう</rt></ruby>からの血で赤くなることもあり、色だけでは見分けられません。点滴の前に「赤くなることがあります」と聞いていない方は、少しでも、痛みがなくても、今日のうちに病院に電話してください。</p>
<ul><li>電話では、点滴をした日、薬の名前、いつから赤いか、何回目の尿かを伝えます。</li><li>近い、しみる、出しきれない感じがある、かたまりが混じるときは、それも言います。</li><li>水分は、病院で言われたとおりにとります。多めにと言われる薬も、控えるように言われる方もあります。</li><li>次の点滴の前に「尿の色は変わりますか。何日くらいですか」と聞いておくと、あわてずにすみます。</li></ul>
<p>尿の近さや出にくさも、治療中によくあることです。記録のつけ方は、<a href="/articles/urination-troubles">尿の悩みの記事</a>にあります。</p>`,
  }),
  questionItem({
    id: 'q-drip-arm-hurts',
    topics: ['infusion-reaction', 'infusion-port', 'outpatient-treatment'],
    urgent: 'reactions-during-drip',
    day: '2026-11-10',
    title: '点滴の途中で腕が痛くなりました。看護師さんを呼んでよかったのでしょうか',
    asker: { age: '50s', gender: 'female', consultation_user: 'patient' },
    status: 'treating',
    reviewer: 'treatmentNurse',
    sources: [
      MEDICAL_PAGES.dripLeaks,
      MEDICAL_PAGES.dripAtHospital,
      {
        title: 'AC（60/600）療法',
        publisher: '国立がん研究センター中央病院 薬剤部',
        url: 'https://www.ncc.go.jp/jp/ncch/division/pharmacy/010/pamph/breast_cancer/020/index.html',
      },
    ],
    content: `<p>忙しそうな看護師を呼ぶのは、気が引けるものです。けれども、点滴の途中の痛みは、がまんせずにその場で呼ぶことになっている合図です。呼んで、よかったのです。</p>
<p>針の先が<ruby>血管<rt>けっかん</rt></ruby>からずれると、薬が外にもれて、はれや痛みが出ることがあります。早く分かるほど、手当ても早くできます。冷たい薬や、血管の細さで痛むだけのこともありますが、どちらかは、見てもらわなければ分かりません。</p>
<ul><li>呼ぶときは「針のところが痛いです」「腕が熱いです」で足ります。</li><li>息が苦しい、のどがつまる感じ、かゆみ、気分の悪さも、すぐに呼ぶ合図です。</li><li>家に帰ってから赤くなる、はれる、水ぶくれができるときも、次の予約を待たずに電話します。</li><li>次の回の前に「前回、途中で腕が痛みました」と伝えると、針の場所や、薬を入れる道を考えてもらえます。</li></ul>
<p>点滴の日に起こることは、<a href="/articles/reactions-during-drip">点滴の日に起こることの記事</a>にまとめています。</p>`,
  }),
];
