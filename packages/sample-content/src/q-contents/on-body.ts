import type { QContentItem } from '@hidamari/contract/content';
import { MEDICAL_PAGES } from '../sources/medical-pages.ts';
import { PAGES } from '../sources/pages.ts';
import { questionItem } from './question-item.ts';

/** Symptoms: what the hospital can do, and when to call it without waiting. */
export const ON_BODY: readonly QContentItem[] = [
  questionItem({
    id: 'q-fever-at-night',
    topics: ['fever', 'emergency', 'chemotherapy', 'low-blood-cells'],
    urgent: 'infection-and-fever',
    day: '2026-11-06',
    changed: { day: '2026-11-30', text: '電話をする体温の目安を書き足しました。' },
    title: '抗がん剤の治療中です。夜に熱が出たら、朝まで待ってよいですか',
    asker: { age: '60s', gender: 'female', consultation_user: 'patient' },
    status: 'treating',
    is_common: true,
    is_featured: true,
    reviewer: 'treatmentNurse',
    sources: [
      PAGES.febrileNeutropenia,
      MEDICAL_PAGES.feelingUnwell,
      {
        title: 'Q6.感染症',
        publisher: '国立病院機構 神戸医療センター',
        url: 'https://kobe.hosp.go.jp/cancer-medical/faq/4278.html',
      },
    ],
    content: `<p>夜中の熱は、電話をしてよいのかどうかも迷い、心細いものです。</p>
<p>朝を待たず、自分で判断せずに、かかっている病院に電話をしてください。夜でも休日でも同じです。薬の治療中は、{{white-cells-low-weeks}}に体を守る<ruby>白血球<rt>はっけっきゅう</rt></ruby>が減り、<ruby>感染症<rt>かんせんしょう</rt></ruby>が早く進むことがあるためです。「何度から電話を」と病院から言われている温度があれば、それが先です。言われていないときは、38.0度以上が目安です。その温度にとどかなくても、寒気やふるえがあるとき、ぐったりしたときは、電話してください。</p>
<h3>電話で伝えること</h3>
<ul><li>名前、診察券の番号、受けている治療、最後に治療を受けた日</li><li>体温、いつからか。寒気、せき、下痢、痛みなど、ほかの様子</li><li>飲んでいる薬。手元にある熱を下げる薬は、使う前に電話で聞きます。</li></ul>
<p>夜間と休日の電話番号は、元気な日に紙に書いて貼っておくと安心です。番号と連絡の目安は、かかっている病院の看護師か薬剤師に聞いてください。</p>`,
  }),
  questionItem({
    id: 'q-tired-and-guilty',
    topics: ['fatigue', 'guilt'],
    day: '2026-09-03',
    title: 'だるくて一日横になっています。怠けているだけでしょうか',
    asker: { age: '50s', gender: 'female', consultation_user: 'patient' },
    group: 'breast',
    status: 'treating',
    reviewer: 'treatmentNurse',
    sources: [
      MEDICAL_PAGES.fatigue,
      {
        title: 'がん体験者の悩みQ&A（からだのだるさが抜けず、気力がでない）',
        publisher: '静岡県立静岡がんセンター',
        url: 'https://www.scchr.jp/cancerqa/jyogen_print.html?no=4100428',
      },
    ],
    content: `<p>動けない自分を責めながら過ごす一日は、体のだるさよりもこたえることがあります。</p>
<p>治療中のだるさ（<ruby>倦怠感<rt>けんたいかん</rt></ruby>）は、多くの方が経験する症状です。怠けでも、気の持ちようでもありません。眠っても取れないことがあり、<ruby>貧血<rt>ひんけつ</rt></ruby>や痛み、気分の落ちこみなど、手当てのできる理由が重なっていることもあります。</p>
<ul><li>一日のうちで楽な時間を見つけ、したいことを一つだけ、そこに置く。</li><li>家事を「頼む」「減らす」「今はしない」に分ける。</li><li>診察では「買いものに行けない」「昼も起きていられない」のように、できないことで伝える。</li></ul>
<p>体を動かしてよいか、どのくらいがよいかは、治療によって違います。先に<ruby>主治医<rt>しゅじい</rt></ruby>に聞いてください。急に強くなったとき、熱や息切れがあるときは、次の診察を待たずに、かかっている病院へ電話をしてください。</p>
<p>ふだんのだるさは外来の看護師に、家の手助けのことは「がん相談支援センター」や、この窓口の相談員にご相談ください。</p>`,
  }),
  questionItem({
    id: 'q-cooks-but-not-eaten',
    topics: ['eating', 'appetite-loss', 'caregivers'],
    urgent: 'eating-when-hard',
    day: '2026-08-12',
    title: '食事を作っても食べてくれません。つい強い言い方をしてしまいます',
    asker: { age: '60s', gender: 'male', consultation_user: 'family' },
    status: 'treating',
    reviewer: 'dietitian',
    sources: [
      MEDICAL_PAGES.appetite,
      {
        title: 'がん体験者の悩みQ&A（抗がん剤による食欲不振や味覚変化）',
        publisher: '静岡県立静岡がんセンター',
        url: 'https://www.scchr.jp/cancerqa/kjyogen_print.html?no=10147',
      },
    ],
    content: `<p>食べてほしいのは心配だからこそで、言ったあとで悔やんでおられるのではないでしょうか。</p>
<p>治療中は、吐き気、味の変化、口の痛み、便秘などで、食べたくても食べられないことがあります。料理のせいでも、ご本人のわがままでもありません。</p>
<ul><li>「うどんと、おかゆなら、どっちが入りそう」と、選べるように聞く。少なめに盛り、残してよいと先に伝える。</li><li>食べられるときに、食べられるものを。三度の食事の形にならない日があってもかまいません。病院から食事の決まりを聞いているときは、それを守ります。</li><li>食べた量、飲めた水分、体重を短く書いて、診察で見せる。</li></ul>
<p>食べ方の工夫は、病院の<ruby>管理栄養士<rt>かんりえいようし</rt></ruby>に聞けます。看護師に「家族も一緒に、栄養の相談をしたい」と伝えてみてください。</p>`,
  }),
  questionItem({
    id: 'q-mouth-pain',
    topics: ['mouth-sores', 'radiation', 'head-and-neck-cancer', 'eating'],
    urgent: 'mouth-sores',
    day: '2026-07-16',
    title: '放射線治療で口の中が痛く、食べることがつらいです',
    asker: { age: '60s', gender: 'male', consultation_user: 'patient' },
    group: 'head-and-neck',
    status: 'treating',
    reviewer: 'nurse',
    sources: [
      {
        title: 'がん放射線治療の概要：照射した部位で出現する症状とその対策（頭頸部）',
        publisher: '静岡県立静岡がんセンター',
        url: 'https://survivorship.jp/cancer-radiotherapy/measures/02/02/03/index.html',
      },
      {
        title: '口内炎・口内の乾燥 もっと詳しく',
        publisher: '国立がん研究センター がん情報サービス',
        url: 'https://ganjoho.jp/public/support/condition/stomatitis/ld01.html',
      },
      {
        title: '肺がんガイドブック Q92（口内炎、口の乾燥）',
        publisher: '日本肺癌学会',
        year: 2020,
        url: 'https://www.haigan.gr.jp/public/guidebook/2019/2020/Q92.html',
      },
    ],
    content: `<p>食べる、話す、飲みこむ。毎日のことが一つずつ痛みになるのは、本当につらいことです。</p>
<p><ruby>頭頸部<rt>とうけいぶ</rt></ruby>（口、のど、鼻など）に<ruby>放射線<rt>ほうしゃせん</rt></ruby>をあてる治療では、口やのどの<ruby>粘膜<rt>ねんまく</rt></ruby>に炎症が起こりやすくなります。痛みをやわらげる薬、口の手当て、食事の形を変える方法がありますから、がまんせずに伝えてください。</p>
<ul><li>「薬が飲めない」「水もしみる」「痛くて眠れない」のように、できないことで伝える。</li><li>使ってよい歯ブラシやうがいの方法を、看護師か<ruby>歯科衛生士<rt>しかえいせいし</rt></ruby>に聞く。</li><li>熱いもの、からいもの、すっぱいもの、かたいものは、しみることがあります。冷ました、やわらかいものから試す。</li></ul>
<p>歯の治療は始める前に、必ず主治医に聞いてください。毎日の口の手当ては、放射線治療室の看護師に、食事は管理栄養士に相談できます。</p>`,
  }),
  questionItem({
    id: 'q-hair-loss',
    topics: ['hair-loss', 'appearance', 'wigs'],
    day: '2026-06-19',
    changed: { day: '2026-11-30', text: '抜けはじめる時期の目安を書き足しました。' },
    title: '治療で髪が抜けるのがこわいです。いつから準備すればよいですか',
    asker: { age: '40s', gender: 'female', consultation_user: 'patient' },
    group: 'breast',
    status: 'before-treatment',
    reviewer: 'treatmentNurse',
    sources: [
      MEDICAL_PAGES.hairLoss,
      {
        title: '抗がん剤治療と脱毛：よくある質問Q&A',
        publisher: '静岡県立静岡がんセンター',
        url: 'https://survivorship.jp/anticancerdrug-datsumou/qa/index.html',
      },
      {
        title: 'アピアランスケアとは',
        publisher: '国立国際医療センター',
        url: 'https://www.hosp.jihs.go.jp/cancer/024/index.html',
      },
    ],
    content: `<p>髪のことで治療そのものがこわくなるのは、少しもおかしなことではありません。</p>
<p>抜けるかどうか、どのくらいかは、使う薬によって違います。髪が多く抜ける薬では、治療を始めてから{{hair-falls}}に抜け始めるのが目安です。準備は、治療の日が決まったころから、間に合います。まず<ruby>主治医<rt>しゅじい</rt></ruby>か看護師に「この治療では、髪は抜けますか。いつごろからですか」と聞いてみてください。治療が終わってから{{hair-starts-again}}で、また生え始める方が多いとされます。もっと早い方も、時間のかかる方もいて、髪の質も人によって違います。</p>
<ul><li>治療の前に短めに切っておくと、抜けたときの驚きや片づけが少し軽くなります。切らないと決めてもかまいません。</li><li>帽子、スカーフ、かつらは、かぶってみてから選ぶ。あわてて買わなくて大丈夫です。</li><li>市区町村によっては、かつらなどの費用を助ける制度があります。買う前に条件を聞き、領収書を残す。</li></ul>
<p>まゆやまつげ、つめや肌の変化も、一緒に聞いておくと心づもりになります。</p>
<p>見た目の変化を支える相談は「アピアランスケア」と呼ばれています。かかっている病院の看護師か、「がん相談支援センター」に、窓口があるかを聞いてみてください。</p>`,
  }),
  questionItem({
    id: 'q-opioid-worry',
    topics: ['opioids', 'pain', 'palliative-care'],
    urgent: 'pain-and-palliative',
    day: '2026-09-17',
    title: '医療用の麻薬をすすめられました。くせになったり、命が縮んだりしませんか',
    asker: { age: '70s', gender: 'male', consultation_user: 'patient' },
    status: 'palliative',
    reviewer: 'palliativeNurse',
    sources: [
      {
        title: '痛みの治療について知りたい',
        publisher: '緩和ケア.net（日本緩和医療学会）',
        url: 'https://www.kanwacare.net/forpatient/symptom',
      },
      {
        title: '「医療用麻薬」は怖くない',
        publisher: '黒部市民病院',
        year: 2023,
        url: 'https://med-kurobe.jp/column/column-2023-10/',
      },
      {
        title: 'Q50 モルヒネ、麻薬を使うといわれました。副作用や中毒が心配です',
        publisher: '日本肺癌学会',
        year: 2020,
        url: 'https://www.haigan.gr.jp/guidebook2019/2020/Q50.html',
      },
    ],
    content: `<p>「<ruby>麻薬<rt>まやく</rt></ruby>」と聞いてこわくなるのは、当然のことです。</p>
<p>医療用の麻薬は、つらい痛みや息苦しさをやわらげるために、国の決まりのもとで使われている薬です。医師の指示どおりに使う場合、いわゆる「くせになる」心配はほとんどなく、命を縮めることもないとされています。便秘、吐き気、眠気などが出ることはあり、それぞれに手当ての方法があります。</p>
<ul><li>心配なことを、「くせになりませんか」「眠ってばかりになりませんか」と、そのまま聞く。</li><li>痛みは、「夜中に目がさめる」「着がえがつらい」のように、暮らしの動作で伝える。</li><li>「痛みが強くなったら、どうすればよいですか」「車の運転はできますか」と聞いておく。</li></ul>
<p>自分で量を変えたり、急にやめたりせず、つらいときは夜でも病院に電話をしてください。</p>
<p>薬のことは、<ruby>主治医<rt>しゅじい</rt></ruby>と病院や薬局の薬剤師に、痛みのことは<ruby>緩和<rt>かんわ</rt></ruby>ケアの担当者に聞いてください。</p>`,
  }),
];
