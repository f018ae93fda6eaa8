import type { QContentItem } from '@hidamari/contract/content';
import { MEDICAL_PAGES } from '../sources/medical-pages.ts';
import { PAGES } from '../sources/pages.ts';
import { SUPPORT_PAGES } from '../sources/support-pages.ts';
import { questionItem } from './question-item.ts';

/** Before and during treatment: how to ask at the hospital. What suits one person is never said. */
export const ON_TREATMENT: readonly QContentItem[] = [
  questionItem({
    id: 'q-suspected-next-visit',
    topics: ['suspected', 'visit-preparation', 'waiting-for-results'],
    day: '2026-11-12',
    title: 'がんの疑いがあると言われました。次の受診までに、何をしておけばよいですか',
    asker: { age: '60s', gender: 'male', consultation_user: 'patient' },
    status: 'suspected',
    reviewer: 'nurse',
    sources: [
      {
        title: 'がん体験者の悩みQ&A（検査の説明で確かめること、検査の流れ）',
        publisher: '静岡県立静岡がんセンター',
        url: 'https://www.scchr.jp/cancerqa/jyogen_3300840.html',
      },
      PAGES.talkingWithDoctors,
      PAGES.supportCenter,
    ],
    content: `<p>「疑い」という言葉だけを受け取って帰る道は、とても長く感じられるものです。まだ分からないことが多い今は、予約どおりに受診することが、いちばんの備えになります。</p>
<h3>受診の前にしておけること</h3>
<ul><li>予約の日時、場所、当日の食事や薬の決まりを、一枚の紙に写す。決まりが分からないときは、前もって病院に電話で確かめます。</li><li>飲んでいる薬、これまでの病気、アレルギーを書き出す。薬は、お薬手帳を持っていけば写さなくてもかまいません。</li><li>聞きたいことを二つか三つ書く。たとえば「何を調べる検査ですか」「結果はいつ、どのように聞けますか」。</li></ul>
<p>調べていてつらくなったら、画面や本を閉じて大丈夫です。体の様子が急に変わったときは、予約の日を待たずに病院へ電話してください。</p>
<p>検査の日のことは、予約した病院に聞くのが確かです。病名が決まる前でも、病院の「がん相談支援センター」や、この窓口の相談員に、気がかりなことをお話しください。</p>`,
  }),
  questionItem({
    id: 'q-second-opinion',
    topics: ['second-opinion', 'talking-with-doctor'],
    day: '2026-10-30',
    title: 'セカンドオピニオンをお願いしたら、主治医に失礼になりませんか',
    asker: { age: '60s', gender: 'female', consultation_user: 'patient' },
    status: 'before-treatment',
    is_common: true,
    reviewer: 'nurse',
    sources: [
      {
        title: 'セカンドオピニオン活用法Q&A',
        publisher: '東京都立駒込病院',
        url: 'https://www.tmhp.jp/komagome/outpatient/second/second_qa.html',
      },
      {
        title: 'セカンドオピニオン',
        publisher: '大阪国際がんセンター',
        url: 'https://oici.jp/hospital/patient/secound/',
      },
      SUPPORT_PAGES.secondOpinion,
    ],
    content: `<p>これからも診てもらう先生だからこそ、言い出しにくいものです。</p>
<p>別の病院の医師に意見を聞くことは、広く行われているしくみで、失礼にはあたりません。<ruby>主治医<rt>しゅじい</rt></ruby>を替えることとも違います。聞いてきた意見を持ち帰り、主治医ともう一度話し合うのが、ふつうの流れです。</p>
<ul><li>切り出し方の例。「納得して治療を受けたいので、ほかの先生の意見も聞いてみたいのですが」。</li><li><ruby>紹介状<rt>しょうかいじょう</rt></ruby>と検査の資料を、主治医に用意してもらう。</li><li>受けたい病院に、予約の方法、日数、費用を確かめる。公的な健康保険は使えないのが原則です。</li></ul>
<p>治療を始める時期にも関わるので、「いつまでに聞いてくればよいですか」と、主治医に確かめておくと安心です。</p>
<p>どの病院で受けられるかは、「がん相談支援センター」で一緒に探せます。主治医に言いにくいときは、まず看護師に話してみてください。</p>`,
  }),
  questionItem({
    id: 'q-two-treatments',
    topics: ['choosing-treatment', 'uterine-cancer', 'surgery', 'radiation'],
    day: '2026-08-21',
    title: '子宮のがんで、手術と放射線治療を示され、選べずにいます',
    asker: { age: '50s', gender: 'female', consultation_user: 'patient' },
    group: 'uterine',
    status: 'before-treatment',
    reviewer: 'nurse',
    sources: [
      {
        title: '子宮頸がんの治療',
        publisher: '国立がん研究センター',
        year: 2024,
        url: 'https://pod.ncc.go.jp/jp/information/knowledge/cervical/040/index.html',
      },
      {
        title: '子宮頸がん 治療について',
        publisher: '国立病院機構 九州がんセンター',
        url: 'https://kyushu-cc.hosp.go.jp/information/detail/59.htm',
      },
      PAGES.talkingWithDoctors,
    ],
    content: `<p>早く決めなければと思うほど、考えが前に進まなくなる。それは、とても大切なことを考えているからです。</p>
<p>どちらが合うかは、病気の広がり、体の状態、暮らしの希望によって違うため、ここでお答えすることはできません。<ruby>主治医<rt>しゅじい</rt></ruby>と話すために、次のことを用意してみてください。</p>
<ul><li>紙を縦に二つに分け、「期間」「入院や通院」「起こりうる副作用」「終わったあとの暮らし」を、同じ順番で聞いて書く。</li><li>自分が大切にしたいことを、一つ書く。仕事、家族の世話、体への負担など、何でもかまいません。妊娠を望む気持ちも、決める前に伝えてください。</li><li>「先生は、どちらをすすめますか。その理由は何ですか」「いつまでに決めればよいですか」と聞く。</li></ul>
<p>手術を担当する医師と、<ruby>放射線治療<rt>ほうしゃせんちりょう</rt></ruby>の医師の、両方から説明を聞きたいと頼むこともできます。</p>
<p>聞き方の言葉は、外来の看護師や「がん相談支援センター」、この窓口の相談員が一緒に考えます。</p>`,
  }),
  questionItem({
    id: 'q-clinical-trial',
    topics: ['clinical-trials', 'choosing-treatment'],
    day: '2026-09-25',
    title: '臨床試験に誘われました。断ったら、治療で不利になりますか',
    asker: { age: '60s', gender: 'male', consultation_user: 'patient' },
    group: 'lung',
    status: 'recurrence',
    reviewer: 'treatmentNurse',
    sources: [
      MEDICAL_PAGES.clinicalTrials,
      {
        title: '治験Q&A',
        publisher: '国立病院機構 四国がんセンター',
        url: 'https://shikoku-cc.hosp.go.jp/rinsyo/trial/about/faq/',
      },
      {
        title: '治験のQ&A',
        publisher: '自治医科大学附属病院',
        url: 'https://www.jichi.ac.jp/hospital/top/chiken/patient/medicine13.html',
      },
    ],
    content: `<p>ていねいにすすめられるほど、断ってはいけないように感じるものです。</p>
<p><ruby>臨床試験<rt>りんしょうしけん</rt></ruby>は、新しい薬や治療の安全性と効き目を、人で確かめる研究です。参加するかどうかは本人が決めます。断っても、そのあとの診療で不利な扱いを受けないことが決まりです。始まってからやめることもできます。そのときは、自分だけで薬を止めず、担当の医師に伝えます。</p>
<ul><li>説明の文書を持ち帰り、分からないところに線を引く。</li><li>「受けない場合は、どんな治療がありますか」「予想される副作用と、通院の回数は」「費用はだれが払いますか」と聞く。</li><li>家族など、もう一人と一緒に説明を聞く。</li></ul>
<p>その場で返事をしなくてかまいません。「いつまでに返事をすればよいですか」と聞いて、考える時間をもらいましょう。</p>
<p>試験のことは、説明した医師や、担当のスタッフに何度聞いてもかまいません。迷う気持ちは、「がん相談支援センター」や、この窓口の相談員にもお話しください。</p>`,
  }),
  questionItem({
    id: 'q-palliative-care-meaning',
    topics: ['palliative-care'],
    day: '2026-10-09',
    title: '緩和ケアをすすめられました。もう治療はできないということですか',
    asker: { age: '60s', gender: 'female', consultation_user: 'patient' },
    status: 'treating',
    is_common: true,
    reviewer: 'palliativeNurse',
    sources: [
      MEDICAL_PAGES.palliativeCare,
      {
        title: '痛みやつらさを和らげる (1)緩和ケア',
        publisher: 'おきなわがんサポートハンドブック',
        url: 'https://okinawagansapo.jp/leaf2/second/sec1-1',
      },
    ],
    content: `<p>その言葉を聞いたとたん、あとの説明が耳に入らなくなった。そういう方は少なくありません。</p>
<p><ruby>緩和<rt>かんわ</rt></ruby>ケアは、痛みやだるさなどの体のつらさと、気持ちや暮らしの心配をやわらげる医療です。がんと分かったときから、治療と一緒に受けられます。すすめられたことが、そのまま「治療は終わり」という意味になるわけではありません。</p>
<ul><li>主治医に「どのつらさをやわらげるためですか」「今の治療は、これからどうなりますか」と聞く。</li><li>困っていることを、体、気持ち、暮らしに分けて一行ずつ書く。その紙を見せるだけで伝わります。</li><li>看護師に「緩和ケアの外来やチームは、この病院にありますか」と聞く。</li></ul>
<p>聞くのがこわいときは、ご家族に付きそってもらっても、看護師に代わりに伝えてもらってもかまいません。</p>
<p>どんなときに、どう頼めばよいかは、かかっている病院の看護師か、「がん相談支援センター」に聞いてみてください。</p>`,
  }),
  questionItem({
    id: 'q-supplements',
    topics: ['supplements', 'unproven-treatments'],
    day: '2026-07-31',
    title: '親せきにすすめられたサプリメントを、飲んでもよいでしょうか',
    asker: { age: '50s', gender: 'male', consultation_user: 'patient' },
    is_common: true,
    reviewer: 'pharmacist',
    sources: [
      {
        title: '民間療法について',
        publisher: '国立がん研究センター がん情報サービス',
        url: 'https://ganjoho.jp/public/dia_tre/cam/health_food_products.html',
      },
      {
        title: 'がん体験者の悩みQ&A（サプリメントを摂取してもいいものか）',
        publisher: '静岡県立静岡がんセンター',
        url: 'https://www.scchr.jp/cancerqa/jyogen_print.html?no=3300767',
      },
      {
        title: '健康食品でどんなトラブルが起きているか知りたい。（消費生活相談FAQ）',
        publisher: '東京都消費生活総合センター',
        year: 2018,
        url: 'https://www.shouhiseikatu.metro.tokyo.lg.jp/sodan/faq/main/197.html',
      },
    ],
    content: `<p>心配してくれる気持ちが分かるだけに、断りにくいですね。</p>
<p>サプリメントや健康食品の中には、治療の薬の効き方を変えたり、体に負担をかけたりするものがあります。「天然」「食品」と書かれていても同じです。飲んでよいかは、使っている薬と体の状態によって違うので、口にする前に確かめてください。</p>
<ul><li>容器と、成分の書かれたところを写真にとる。</li><li><ruby>主治医<rt>しゅじい</rt></ruby>か<ruby>薬剤師<rt>やくざいし</rt></ruby>に見せて、「この治療中に飲んでもよいですか」と聞く。</li><li>もう飲んでいるものも、そのまま伝える。いつから飲んでいるかが、安全を考える手がかりになります。</li></ul>
<p>病院の薬をやめて、その代わりにすることはしないでください。すすめてくれた方には「先生と相談して決めるね」と答える言い方があります。</p>
<p>飲み合わせは、病院の薬剤師か、かかりつけの薬局へ。高い買いものをせかされて困ったときは、お住まいの地域の消費生活センターに相談できます。</p>`,
  }),
];
