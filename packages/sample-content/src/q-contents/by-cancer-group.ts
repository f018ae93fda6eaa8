import type { QContentItem } from '@hidamari/contract/content';
import { MEDICAL_PAGES } from '../sources/medical-pages.ts';
import { PAGES } from '../sources/pages.ts';
import { questionItem } from './question-item.ts';

/** Questions that come with one of the five groups of cancer. */
export const BY_CANCER_GROUP: readonly QContentItem[] = [
  questionItem({
    id: 'q-hope-for-children',
    topics: ['fertility', 'uterine-cancer'],
    day: '2026-09-07',
    title: 'いつか子どもを持ちたいのですが、治療の前に聞けることはありますか',
    asker: { age: 'under-40', gender: 'female', consultation_user: 'patient' },
    group: 'uterine',
    status: 'before-treatment',
    reviewer: 'nurse',
    sources: [
      PAGES.fertilityPreservation,
      MEDICAL_PAGES.fertility,
      {
        title: '小児・AYA世代のがん患者等の妊孕性温存療法研究促進事業',
        publisher: '厚生労働省',
        url: 'https://www.mhlw.go.jp/stf/seisakunitsuite/bunya/kenkou_iryou/kenkou/gan/gan_byoin_00010.html',
      },
    ],
    content: `<p>命に関わる話の中で、言い出してよいのかと迷う方の多い望みです。大切なことですから、伝えてかまいません。</p>
<p>子宮のがんの治療は、妊娠する力（<ruby>妊孕性<rt>にんようせい</rt></ruby>）に関わることがあります。その力を残す方法を選べるかどうかは、病気の広がりや治療によって違い、選べないこともあります。治療が始まる前に話すほど、考える時間を取りやすくなります。</p>
<ul><li><ruby>主治医<rt>しゅじい</rt></ruby>に、「いつか子どもを持ちたい気持ちがあります。この治療は、どう関わりますか」と聞く。</li><li>「治療の前に、<ruby>生殖医療<rt>せいしょくいりょう</rt></ruby>の医師の話を聞けますか」「いつまでに決めればよいですか」と聞く。</li><li>費用を助ける公的な制度があるので、対象になるかと、申し込む先を確かめる。</li></ul>
<p>パートナーや親に話すかどうかは、あなたが選べます。望んだ形にならないときの悲しみも、話してよいことです。</p>
<p>聞きにくいときは、外来の看護師か「がん相談支援センター」に、先に話してみてください。診察で切り出す言葉を、一緒に考えてくれます。</p>`,
  }),
  questionItem({
    id: 'q-voice-after-surgery',
    topics: ['voice-and-speech', 'swallowing', 'head-and-neck-cancer', 'before-surgery'],
    day: '2026-07-27',
    title: '手術のあと、声や飲みこみがどうなるのか不安です',
    asker: { age: '60s', gender: 'male', consultation_user: 'patient' },
    group: 'head-and-neck',
    status: 'before-treatment',
    reviewer: 'speechTherapist',
    sources: [
      MEDICAL_PAGES.headAndNeckSurgery,
      MEDICAL_PAGES.swallowingTraining,
      {
        title: '利用できる制度を知りたい',
        publisher: 'がん研究会有明病院',
        url: 'https://www.jfcr.or.jp/hospital/conference/proficient/005.html',
      },
    ],
    content: `<p>話すこと、食べることは、その人らしさそのものですから、こわくなって当然です。</p>
<p>どのくらい変わるかは、手術をする場所と範囲によって違います。声の出し方が変わる手術もあり、そのときは、筆談、器具を使う方法、声を出す練習などの手だてがあります。飲みこみも、練習や食事の形の工夫で支えます。</p>
<ul><li><ruby>主治医<rt>しゅじい</rt></ruby>に、「声は、どのように変わりますか」「食事は、いつごろ、どんな形で始まりますか」「息をするところは変わりますか」と聞く。</li><li>手術の前に、声と飲みこみのリハビリをする<ruby>言語聴覚士<rt>げんごちょうかくし</rt></ruby>と話せるかを聞く。</li><li>家では、筆談のノートを用意し、スマートフォンの文字の打ち方や、家族との合図を決めておく。</li></ul>
<p>聞くのがつらい日は、質問を紙に書いて渡すだけでもかまいません。手術のあとに使える福祉の制度も、前もって聞いておけます。</p>
<p>同じ手術を受けた方の集まりがある地域もあります。看護師か「がん相談支援センター」に、会って話を聞けるかをたずねてみてください。</p>`,
  }),
  questionItem({
    id: 'q-father-chokes',
    topics: ['swallowing', 'head-and-neck-cancer', 'parent-has-cancer'],
    urgent: 'head-and-neck-treating',
    day: '2026-06-29',
    title: '父が食事のたびにむせます。家で気をつけることはありますか',
    asker: { age: '70s', gender: 'male', consultation_user: 'family' },
    group: 'head-and-neck',
    status: 'follow-up',
    reviewer: 'speechTherapist',
    sources: [MEDICAL_PAGES.eatingTrouble, MEDICAL_PAGES.swallowing, MEDICAL_PAGES.swallowingTraining],
    content: `<p>むせる姿を横で見ていると、食事の時間そのものがこわくなるものです。</p>
<p><ruby>頭頸部<rt>とうけいぶ</rt></ruby>の治療のあとは、飲みこむ力（<ruby>嚥下<rt>えんげ</rt></ruby>）が変わることがあります。むせが続く、食後に声ががらがらする、熱をくり返す、やせてきたときは、次の診察を待たずに、かかっている病院に相談してください。</p>
<ul><li>体を起こし、テレビを消す。一口を少なくし、飲みこんだのを見てから次の一口へ。</li><li>食後もしばらく体を起こしておく。口の中をきれいにする。</li><li>とろみや食べものの形は、自己流で決めず、その方に合うものを医師や<ruby>言語聴覚士<rt>げんごちょうかくし</rt></ruby>に聞く。</li><li>むせた食べものと時刻、せきや熱を書いておき、診察で見せる。</li></ul>
<p>飲みこみの検査や練習ができるかは、治療を受けた科の外来に聞いてください。食事の形は、病院の<ruby>管理栄養士<rt>かんりえいようし</rt></ruby>にも、ご家族から相談できます。</p>`,
  }),
  questionItem({
    id: 'q-wife-in-transplant-ward',
    topics: ['transplant', 'spouse-has-cancer', 'hospital-stay', 'blood-cancer'],
    day: '2026-05-20',
    title: '造血幹細胞移植で妻が長く入院します。家族にできることはありますか',
    asker: { age: '50s', gender: 'female', consultation_user: 'family' },
    group: 'blood-lymph',
    status: 'treating',
    reviewer: 'treatmentNurse',
    sources: [
      {
        title: '白血球減少期（幹細胞輸注～生着まで）',
        publisher: '日本造血・免疫細胞療法学会',
        year: 2018,
        url: 'https://www.jstct.or.jp/modules/patient/index.php?content_id=18',
      },
      {
        title: 'ご面会されるみなさまへのお願い',
        publisher: '順天堂大学の病院（juntendo.ac.jp）',
        url: 'https://www.juntendo.ac.jp/hospital/clinic_c/kansen/patient/menkai.html',
      },
      {
        title: '造血幹細胞移植を受けられて退院される患者様へ',
        publisher: '大阪市立大学（med.osaka-cu.ac.jp）',
        url: 'https://www.med.osaka-cu.ac.jp/labmed/page154.html',
      },
    ],
    content: `<p>会いたいのに会える時間が限られる毎日は、待つ家族にとっても長いものです。</p>
<p><ruby>造血幹細胞移植<rt>ぞうけつかんさいぼういしょく</rt></ruby>では、<ruby>感染<rt>かんせん</rt></ruby>を防ぐために、面会や持ちこむものに決まりがあります。病院や時期によって違うので、聞いて紙に書いておくと迷いません。</p>
<ul><li>病棟の看護師に、面会の時間、持ちこめるもの、洗濯のしかたを聞く。</li><li>電話は短く、時間を決めて。つらい日は、返事のいらない一言や、家の窓から見える景色の写真を送る。</li><li>熱、せき、下痢など、ご自分やお子さんの体調が悪いときは、面会に行く前に病棟へ電話をする。</li><li>退院のあとの食事、掃除、動物とのふれあい、仕事の予定を、早めに聞いておく。</li></ul>
<p>ご家族自身の食事と眠りも、予定に入れてください。長い入院のお金は、健康保険の<ruby>高額療養費<rt>こうがくりょうようひ</rt></ruby>の窓口にも聞けます。</p>
<p>移植のことは、病棟の看護師や、移植の調整をするコーディネーターに。暮らしとお金のことは、「がん相談支援センター」に相談してください。</p>`,
  }),
  questionItem({
    id: 'q-seen-without-treatment',
    topics: ['blood-cancer', 'follow-up'],
    urgent: 'blood-lymph-diagnosed',
    day: '2026-05-12',
    title: '悪性リンパ腫と言われたのに、治療せず経過観察だそうです。なぜですか',
    asker: { age: '60s', gender: 'male', consultation_user: 'patient' },
    group: 'blood-lymph',
    status: 'follow-up',
    reviewer: 'nurse',
    sources: [
      {
        title: '悪性リンパ腫',
        publisher: '藤沢市民病院',
        url: 'https://fujisawacity-hosp.jp/diseases/malignant_lymphoma.html',
      },
      'hematology',
    ],
    content: `<p>病名を聞いたのに薬が出ないと、置いていかれたように感じるものです。</p>
<p>血液やリンパのがんの中には、進み方がゆっくりなものがあります。そうした場合に、症状や検査の結果を決まった間隔で見ながら、治療を始める時期を見きわめる方法がとられることがあります。これを<ruby>経過観察<rt>けいかかんさつ</rt></ruby>といい、見ていくことも診療の一部です。ご自分の場合の理由は、<ruby>主治医<rt>しゅじい</rt></ruby>に聞いて確かめてください。</p>
<ul><li>「今、治療を始めない理由は何ですか」「何が変わったら始めますか」「次の検査では何を見ますか」と聞く。</li><li>「どんな変化があれば、次の診察の前に連絡しますか」と聞き、紙に書く。熱、寝汗、体重、しこりの大きさなどが話に出ることがあります。</li><li>予約の日を手帳に書き、都合が悪いときは早めに取り直す。</li></ul>
<p>聞いた変化があるときは、すぐに、かかっている病院へ電話をしてください。</p>
<p>説明を聞いても落ち着かないときは、別の医師の意見を聞く方法もあります。聞き方は、「がん相談支援センター」や、この窓口の相談員に相談してください。</p>`,
  }),
  questionItem({
    id: 'q-shadow-on-lung',
    topics: ['suspected', 'lung-cancer', 'parent-has-cancer'],
    urgent: 'lung-suspected',
    day: '2026-05-07',
    title: '父の肺に影があると言われました。家族は何をすればよいですか',
    asker: { age: '70s', gender: 'male', consultation_user: 'family' },
    group: 'lung',
    status: 'suspected',
    reviewer: 'nurse',
    sources: [
      {
        title:
          '肺がんガイドブック Q5 健康診断あるいは検診結果が「要精査」「病院で検査を受けるように」となっていました。どうすればよいでしょうか',
        publisher: '日本肺癌学会',
        year: 2022,
        url: 'https://www.haigan.gr.jp/guidebook/2022/2022/Q5.html',
      },
      {
        title: '肺がんが疑われた場合、どうしたらよいでしょうか？',
        publisher: '愛媛県がん診療連携協議会',
        url: 'https://e-cip.jp/lung_learning/suspicious/',
      },
      {
        title: 'がん体験者の悩みQ&A（検査の説明で確かめること、検査の流れ）',
        publisher: '静岡県立静岡がんセンター',
        url: 'https://www.scchr.jp/cancerqa/jyogen_3300840.html',
      },
    ],
    content: `<p>「影」という一言だけを聞いて待つ家族も、ご本人と同じくらい心細いものです。</p>
<p>影が写る理由はいくつもあり、それが何かを知るために、くわしい検査をします。今は、検査を受けに行けるように支えることが、いちばんの手助けになります。</p>
<ul><li>お父さまに、「説明を一緒に聞いてもいい」と聞いてから、付きそう日を決める。</li><li>検査の名前、目的、前の日からの決まりを書きとめる。飲んでいる薬はすべて病院に伝え、自分の判断で止めない。検査の前に止めるかどうかは、医師が決めます。</li><li>せき、たん、息切れ、体重など、前と変わったことを日にちと一緒に書く。</li></ul>
<p>たばこのことは、責める言い方にならないように。「やめたいと思ったら、病院に相談できるよ」と伝える程度で十分です。</p>
<p>検査のことは予約した病院へ、ご家族の不安は「がん相談支援センター」や、この窓口の相談員へお話しください。</p>`,
  }),
];
