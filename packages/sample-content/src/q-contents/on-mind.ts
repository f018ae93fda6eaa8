import type { QContentItem } from '@hidamari/contract/content';
import { MEDICAL_PAGES } from '../sources/medical-pages.ts';
import { PAGES } from '../sources/pages.ts';
import { SUPPORT_PAGES } from '../sources/support-pages.ts';
import { questionItem } from './question-item.ts';

/** Feelings: received before anything else; then something small to do, and somebody to tell. */
export const ON_MIND: readonly QContentItem[] = [
  questionItem({
    id: 'q-waiting-for-results',
    topics: ['waiting-for-results', 'anxiety'],
    day: '2026-11-02',
    title: '検査の結果を待つ間、何も手につきません',
    asker: { age: '50s', gender: 'female', consultation_user: 'patient' },
    status: 'suspected',
    is_common: true,
    is_featured: true,
    reviewer: 'psychologist',
    sources: [
      {
        title: 'がん体験者の悩みQ&A（検査の結果待ちの時に悪いことばかり考えて悩んだ）',
        publisher: '静岡県立静岡がんセンター',
        url: 'https://www.scchr.jp/cancerqa/jyogen_3300907.html',
      },
      PAGES.supportCenter,
    ],
    content: `<p>待つ時間は、できることがないだけに、いちばん長く感じられるものです。落ち着かないのは当たり前のことです。</p>
<ul><li>今日することを、一つだけ決める。洗いもの、植木の水やり、短い散歩。手や足を動かすことなら、何でもかまいません。</li><li>浮かんでくる心配を紙に書き、「診察で聞くこと」と「今は分からないこと」に分ける。分からないことは、紙に預けておきます。</li><li>インターネットで調べる時間を決め、寝る前は見ない。書いてある人と、あなたの体は同じではありません。</li><li>結果を聞く日に、付きそってくれる人か、あとで電話できる人を決めておく。</li></ul>
<p>眠れない、食べられない日が続くときは、結果の日の前でも、検査を受けた病院の看護師や、かかりつけの医師に話してください。体の様子が急に変わったときは、すぐに病院へ電話をしてください。</p>
<p>この窓口の相談員は、結果を読むことはできませんが、待つ間の気持ちをお聞きすることはできます。病院の「がん相談支援センター」でも、診断の前から相談を受けています。</p>`,
  }),
  questionItem({
    id: 'q-thoughts-at-night',
    topics: ['sleeplessness', 'anxiety'],
    urgent: 'sleepless-night',
    day: '2026-10-19',
    title: '夜になると悪いことばかり考えて、眠れません',
    asker: { age: '60s', gender: 'female', consultation_user: 'patient' },
    status: 'treating',
    reviewer: 'psychologist',
    sources: [
      {
        title: '眠れない・不眠',
        publisher: '国立がん研究センター がん情報サービス',
        url: 'https://ganjoho.jp/public/support/condition/insomnia/ld01.html',
      },
      {
        title: 'がん体験者の悩みQ&A（よく眠ることができず、睡眠薬を使わなければいけないこともある）',
        publisher: '静岡県立静岡がんセンター',
        url: 'https://www.scchr.jp/cancerqa/jyogen_4100082.html',
      },
    ],
    content: `<p>家じゅうが静かになると、昼間は脇に置けた心配が、ふくらんで見えるものです。</p>
<h3>今夜できること</h3>
<ul><li>目がさえたら、いったん布団を出て、足もとを明るくして椅子に座る。眠気がもどったら、また横になります。</li><li>心配を一行ずつ紙に書き、「明日の昼に考えること」と題をつけて閉じる。</li><li>口から細く長く息をはく。苦しく感じたら、すぐにやめてかまいません。</li></ul>
<h3>病院に話したいとき</h3>
<p>痛みやせき、ほてりで目がさめる、薬が変わってから眠れない、昼の暮らしがつらい。どれも、次の診察の前に電話で看護師に伝えてよいことです。眠るための薬は、家族のものや市販のものを自分の判断で足さず、先に聞いてください。</p>
<p>眠りの手当ては、<ruby>主治医<rt>しゅじい</rt></ruby>や看護師に。心の専門の医師や<ruby>公認心理師<rt>こうにんしんりし</rt></ruby>がいる病院もあります。消えてしまいたいほどつらい夜は、朝までひとりで抱えず、身近な人や、<a href="/articles/when-you-feel-alone">いま話せる電話</a>に話してください。</p>`,
  }),
  questionItem({
    id: 'q-fear-of-return',
    topics: ['fear-of-recurrence', 'anxiety', 'follow-up'],
    day: '2026-09-22',
    title: '治療が終わったのに、再発がこわくてたまりません',
    asker: { age: '40s', gender: 'female', consultation_user: 'patient' },
    group: 'breast',
    status: 'follow-up',
    reviewer: 'psychologist',
    sources: [
      {
        title: 'がん体験者の悩みQ&A（再発の不安）',
        publisher: '静岡県立静岡がんセンター',
        url: 'https://www.scchr.jp/cancerqa/jyogen_print.html?no=3300139',
      },
      {
        title: '再発の不安とどう付き合う？',
        publisher: '国立病院機構 北海道医療センター',
        year: 2025,
        url: 'https://hokkaido-mc.hosp.go.jp/column/cancer_032.html',
      },
      SUPPORT_PAGES.peers,
    ],
    content: `<p>まわりが「終わってよかったね」と言うほど、こわいと言えなくなることがあります。</p>
<p><ruby>再発<rt>さいはつ</rt></ruby>への不安は、治療を終えた方の多くが抱える気持ちです。検査の前や、体に小さな変化があるときに強くなりやすいものです。すっかり消そうとしなくても、つきあい方は見つけられます。</p>
<ul><li>主治医に、「次の検査はいつですか」「どんな変化があれば、連絡したほうがよいですか」と聞いて、紙に書く。</li><li>手帳に検査の日を書き、その前の何日かは予定を軽くする。こわくなる日を、先に知っておきます。</li><li>こわさを、だれかと分ける。家族に言いにくいことは、<ruby>患者会<rt>かんじゃかい</rt></ruby>や患者サロンで、同じ経験のある人になら話せることがあります。</li></ul>
<p>気になる変化があるときや、それが続くときは、検査の日まで抱えずに、かかっている病院へ連絡してください。</p>
<p>不安で眠れない、仕事や家のことが手につかない日が続くときは、外来の看護師に「心のことを相談したい」と伝えてください。「がん相談支援センター」では、患者会のことも聞けます。</p>`,
  }),
  questionItem({
    id: 'q-after-recurrence',
    topics: ['recurrence', 'depression'],
    day: '2026-08-31',
    title: '再発と言われました。これまでの治療は何だったのかと思います',
    asker: { age: '60s', gender: 'male', consultation_user: 'patient' },
    status: 'recurrence',
    reviewer: 'psychologist',
    sources: [MEDICAL_PAGES.recurrenceChoices, PAGES.distress, PAGES.supportCenter],
    content: `<p>初めて病気を知らされた日よりもつらかった、という声もあるほど、再発の知らせは重いものです。</p>
<p>治療を受けてきた日々も、あなたの過ごし方も、まちがっていたのではありません。再発の理由を、ご自分の中に探さなくて大丈夫です。</p>
<ul><li>今日は、だれか一人にだけ話す。「何も言わなくていいから、聞いてほしい」と頼んでかまいません。</li><li>次の診察で聞くことを、三つ書く。「今、体で何が起きていますか」「これからの治療の目的は何ですか」「選べる方法には、何がありますか」。</li><li>体のつらさは、気持ちとは別に伝える。痛み、息切れ、食べられないことには、手当ての方法があります。<ruby>緩和<rt>かんわ</rt></ruby>ケアも、その一つです。</li></ul>
<p>すぐに気持ちを立て直そうとしなくてかまいません。体のつらさが強いときは、次の診察の前に、かかっている病院へ電話してください。</p>
<p>気持ちの行き場がないときは、看護師に「話を聞いてほしい」と声をかけてください。「がん相談支援センター」や、この窓口の相談員も、続けてお話をうかがいます。</p>`,
  }),
  questionItem({
    id: 'q-kind-words-hurt',
    topics: ['telling-friends', 'loneliness', 'mind'],
    day: '2026-06-12',
    title: '励ましの言葉がつらく、人に会いたくありません',
    asker: { age: '40s', gender: 'female', consultation_user: 'patient' },
    is_common: true,
    reviewer: 'psychologist',
    sources: [
      {
        title: 'がん体験者の悩みQ&A（励ましの言葉を聞くほど悩んだ）',
        publisher: '静岡県立静岡がんセンター',
        url: 'https://www.scchr.jp/cancerqa/jyogen_4260516.html',
      },
      {
        title: 'がん体験者の悩みQ&A（周囲の人との関係が上手くいかなくなった）',
        publisher: '静岡県立静岡がんセンター',
        url: 'https://www.scchr.jp/cancerqa/jyogen_print.html?no=4501350',
      },
      PAGES.supportCenter,
    ],
    content: `<p>よかれと思って言われた言葉ほど返事に困り、あとで一人になってから疲れが出ることがあります。</p>
<p>会いたくない日があるのは、心が冷たくなったからではありません。今は、力を体に使っている時期です。</p>
<ul><li>会わない、電話に出ない日を決める。「返事ができなくてごめんなさい。落ち着いたら、こちらから連絡します」と、一度だけ送れば十分です。</li><li>うれしい助けを言葉にする。「病気の話はなしで、お茶だけ」「牛乳とパンを買ってきてほしい」。</li><li>家族や友人の一人に、連絡係を頼む。同じ説明をくり返さずにすみます。</li></ul>
<p>反対に、何も言わずに聞いてくれる人が一人いれば、その人にだけは、つらいと言ってみてください。</p>
<p>眠れない、食べられない、好きだったことも楽しめない日が続くときは、<ruby>主治医<rt>しゅじい</rt></ruby>や看護師に話してください。だれにも会わずに話したい日は、「がん相談支援センター」の電話や、この窓口の相談員がお聞きします。</p>`,
  }),
  questionItem({
    id: 'q-want-to-disappear',
    topics: ['wanting-to-die'],
    day: '2026-10-26',
    title: '消えてしまいたいと思うことがあります',
    asker: { age: 'no-response', gender: 'no-response', consultation_user: 'patient' },
    is_common: true,
    reviewer: 'psychologist',
    sources: [SUPPORT_PAGES.protectingMinds, PAGES.distress],
    content: `<p>そう思うほどの重さを抱えて、ここまで来られたのですね。そのお気持ちを、大切に受けとめます。</p>
<h3>今、自分を傷つけてしまいそうなとき</h3>
<p>ひとりにならず、近くにいる人を呼んで、119番に電話してください。</p>
<h3>今日、できること</h3>
<ul><li>家族、友人、看護師のだれか一人に、「消えたいと思うほどつらい」とそのまま言う。言葉にできないときは、この画面を見せてもかまいません。</li><li>ひとりの時間を短くする。そばに置くのがこわいものは、家族に預ける。治療の薬は、飲む分だけ渡してもらいます。</li><li>電話やSNSで話せる窓口を使う。厚生労働省の「まもろうよ こころ」というページに、夜も受けている窓口がまとまっています。番号は<a href="/articles/when-you-feel-alone">いま話せる電話</a>にもあります。</li></ul>
<p>こうした気持ちは、弱いから起こるのではありません。痛み、眠れないこと、薬の影響、先の見えなさが重なって強くなることがあり、手当てのできるものもあります。</p>
<p>次の診察を待たずに、かかっている病院の<ruby>主治医<rt>しゅじい</rt></ruby>か看護師に電話をして、話してください。救急のことはできませんが、この窓口の相談員も、あなたのお話を聞きます。</p>`,
  }),
];
