import type { QContentItem } from '@hidamari/contract/content';
import { PAGES } from '../sources/pages.ts';
import { SUPPORT_PAGES } from '../sources/support-pages.ts';
import { questionItem } from './question-item.ts';

/** Families: words to say, and help for those who help. */
export const ON_FAMILY: readonly QContentItem[] = [
  questionItem({
    id: 'q-words-for-husband',
    topics: ['spouse-has-cancer', 'just-told'],
    day: '2026-10-12',
    title: 'がんと分かった夫に、何と声をかければよいか分かりません',
    asker: { age: '50s', gender: 'male', consultation_user: 'family' },
    status: 'just-diagnosed',
    is_featured: true,
    reviewer: 'psychologist',
    sources: [
      SUPPORT_PAGES.familyAsSupport,
      {
        title: 'がん患者さんのご家族・周りの方へ',
        publisher: '広島県（広島がんネット）',
        year: 2021,
        url: 'https://www.pref.hiroshima.lg.jp/site/gan-net/tachiba-kazoku.html',
      },
      PAGES.supportCenter,
    ],
    content: `<p>言葉を探して黙ってしまうのは、相手を大切に思っているからです。</p>
<p>気のきいた言葉は要りません。いつもどおりの夕食や、いつもの「おかえり」にほっとする方もいます。</p>
<ul><li>「話したくなったら聞くよ。話したくない日は、それでいいよ」と、選べる言い方をする。</li><li>「何でも言って」よりも、「次の診察は一緒に行こうか、家で待っていようか」と二つから選んでもらう。</li><li>泣いたり、怒ったりしたときは、答えを出そうとせずに「そうだよね」と聞く。「大丈夫」と急いで打ち消したり、原因を探したりする話は、そっと置いておきます。</li></ul>
<p>うまく言えなかった日があっても、やり直せます。「昨日は言葉が足りなかったね」と伝えるだけで十分です。</p>
<p>ご家族も、同じ知らせに驚いている一人です。「がん相談支援センター」は、ご家族だけでも相談でき、ほかの病院にかかっていてもかまいません。この窓口の相談員にも、あなたの気持ちをお聞かせください。</p>`,
  }),
  questionItem({
    id: 'q-tell-old-father',
    topics: ['telling-family', 'family-conflict', 'older-people', 'parent-has-cancer'],
    day: '2026-07-22',
    title: '高齢の父に病名を伝えるかどうか、家族で意見が分かれています',
    asker: { age: '80-over', gender: 'male', consultation_user: 'family' },
    status: 'just-diagnosed',
    reviewer: 'nurse',
    sources: [
      {
        title: 'がん体験者の悩みQ&A（家族との治療方針に関する不一致）',
        publisher: '静岡県立静岡がんセンター',
        url: 'https://www.scchr.jp/cancerqa/kjyogen_10597.html',
      },
      {
        title: '医療と介護の倫理「がん告知時代の倫理（2）」',
        publisher: '全日本民主医療機関連合会（いつでも元気）',
        year: 2017,
        url: 'https://www.min-iren.gr.jp/?p=32291',
      },
      {
        title: '認知症の人の日常生活・社会生活における意思決定支援ガイドラインについて',
        publisher: '富山県',
        year: 2025,
        url: 'https://www.pref.toyama.jp/1211/ninchisyo-ishiketteishien.html',
      },
    ],
    content: `<p>どちらの意見も、お父さまを思う気持ちから出ているだけに、話し合いが苦しくなります。</p>
<p>治療や暮らし方を決めるのは、できる限りご本人です。病名を知らされないままでは、検査や薬の意味が分からず、かえって不安になることもあります。一方で、どこまで知りたいかは人によって違います。</p>
<ul><li>ご本人に、「病院の話は、くわしく聞きたいほうですか。家族に任せたいほうですか」と聞いてみる。</li><li>家族で集まり、「知らせないと困ること」「知らせると心配なこと」を、紙の左右に書く。</li><li>説明の日の前に、<ruby>主治医<rt>しゅじい</rt></ruby>か看護師に「伝え方を、家族で迷っています」と話しておく。</li></ul>
<p>一度に全部を話さなくてもかまいません。物忘れのある方にも、短い言葉や紙を使うなど、その方に合った伝え方があります。</p>
<p>医師から話してもらうか、ご家族から話すか、だれが同席するか。その段取りは、外来や病棟の看護師、「がん相談支援センター」が一緒に考えてくれます。</p>`,
  }),
  questionItem({
    id: 'q-small-children',
    topics: ['telling-children', 'childcare'],
    day: '2026-06-03',
    title: '小さな子どもに、病気のことを話したほうがよいでしょうか',
    asker: { age: 'under-40', gender: 'female', consultation_user: 'patient' },
    status: 'just-diagnosed',
    reviewer: 'psychologist',
    sources: [
      PAGES.tellingChildrenAndParents,
      {
        title: 'がんについて知りたい子どもたちへ',
        publisher: '緩和ケア.net（日本緩和医療学会）',
        url: 'https://www.kanwacare.net/forpatient/reference/element/',
      },
      {
        title: '未成年の子どもがいるがん患者・家族支援',
        publisher: '国立がん研究センター中央病院',
        url: 'https://pod.ncc.go.jp/jp/ncch/AYA/070/index.html',
      },
    ],
    content: `<p>子どもの顔を見ると、用意していた言葉が出なくなる。そんな夜を過ごしている方は、少なくありません。</p>
<p>小さな子どもも、家の様子が変わったことには気づいています。何も聞かされないと、自分のせいだと思うことがあります。話すと決めたときは、短い言葉で次の三つを伝えてみてください。</p>
<ul><li>だれのせいでもないこと。「〇〇ちゃんのせいじゃないよ」。</li><li>うつる病気ではないこと。「手をつないでも、一緒にごはんを食べてもだいじょうぶ」。</li><li>毎日の世話を、だれがするか。「ママが病院の日は、ばあばがお迎えに行くよ」。</li></ul>
<p>話したあとに甘えたり、怒ったり、前にできたことができなくなったりすることがあります。驚いた気持ちの表れであることが多いので、いつもの生活を保ちながら、「聞きたくなったら、いつでも聞いてね」と続けてください。</p>
<p>園や学校の先生にも知らせておくと、日中の様子を教えてもらえます。話し方に迷うときや、子どもの様子が気がかりなときは、看護師か「がん相談支援センター」に、子どものことを相談したいと伝えてください。</p>`,
  }),
  questionItem({
    id: 'q-care-at-home',
    topics: ['home-care', 'visiting-nurse', 'parent-has-cancer', 'caregivers'],
    day: '2026-10-02',
    title: '「家で過ごしたい」と母が言います。家族だけでできるでしょうか',
    asker: { age: '80-over', gender: 'female', consultation_user: 'family' },
    status: 'palliative',
    reviewer: 'palliativeNurse',
    sources: [
      SUPPORT_PAGES.homeMedicine,
      SUPPORT_PAGES.homeNursing,
      {
        title: 'がんの在宅医療 自宅での療養',
        publisher: '岩手県がん診療連携協議会（岩手医科大学附属病院）',
        url: 'https://www.hosp.iwate-med.ac.jp/hospital/gankyougikai/portalsite/home-care/',
      },
    ],
    content: `<p>かなえてあげたい気持ちと、こわい気持ちの両方があるのは、自然なことです。</p>
<p>ご家族だけで支える必要はありません。<ruby>訪問診療<rt>ほうもんしんりょう</rt></ruby>の医師、<ruby>訪問看護<rt>ほうもんかんご</rt></ruby>の看護師、薬剤師、<ruby>介護<rt>かいご</rt></ruby>の人たちが家に来て、一緒に支えるしくみがあります。</p>
<ul><li>病院の退院支援の窓口に、「家で過ごす準備を相談したい」と、なるべく早く伝える。</li><li>「夜につらくなったら、どこに電話しますか」「痛みの手当ては家でもできますか」「家族が疲れたとき、短く入院できますか」と聞く。</li><li>介護保険の申し込みや、ベッドなどの用意を、地域包括支援センターに聞く。</li></ul>
<p>急に様子が変わったとき、訪問看護と119番のどちらに電話するかも、前もって決めて、電話のそばに貼っておきます。家で始めてから、病院や<ruby>緩和<rt>かんわ</rt></ruby>ケアの病棟に移りたいと思ったら、そう話してかまいません。</p>
<p>入口は、病院の<ruby>医療<rt>いりょう</rt></ruby>ソーシャルワーカーか「がん相談支援センター」です。お母さまが話したことを、そのまま伝えてください。</p>`,
  }),
  questionItem({
    id: 'q-carer-needs-rest',
    topics: ['caregivers'],
    day: '2026-08-17',
    title: '看病に疲れました。休みたいと思うのは、冷たいことでしょうか',
    asker: { age: '70s', gender: 'male', consultation_user: 'family' },
    is_common: true,
    reviewer: 'palliativeNurse',
    sources: [SUPPORT_PAGES.familyAsSupport, PAGES.familyClinic, PAGES.supportCenter],
    content: `<p>休みたいと思うほど、長いあいだ続けてこられたのですね。冷たいのではなく、疲れているのです。</p>
<p>支える人が休むことは、看病の一部です。次のうち、できそうなものを一つだけ選んでみてください。</p>
<ul><li>一週間の予定に、先に「休む時間」を書く。半日でも、一時間でもかまいません。</li><li>頼めることを紙に並べる。洗濯、買いもの、通院の付きそい、夜の電話番。きょうだいや友人に、「土曜の午前だけ、来てほしい」と時間を決めて頼む。</li><li>病院の看護師や、介護保険の担当の<ruby>介護支援専門員<rt>かいごしえんせんもんいん</rt></ruby>（ケアマネジャー）に、「家族が休むために、短く預かってもらう方法はありますか」と聞く。</li></ul>
<p>眠れない、食べられない、持病の薬をもらいに行けないときは、ご自分の受診を先にしてください。きつく当たってしまいそうなとき、消えてしまいたいと感じるときは、その場を離れて、身近な人や<a href="/articles/when-you-feel-alone">いま話せる電話</a>に話してください。</p>
<p>「がん相談支援センター」では、ご家族の疲れも相談できます。この窓口の相談員も、あなたの話をお聞きします。</p>`,
  }),
  questionItem({
    id: 'q-living-far-away',
    topics: ['parent-has-cancer', 'caregivers'],
    day: '2026-07-11',
    title: '離れて暮らす親が治療中です。遠くから何ができますか',
    asker: { age: '70s', gender: 'male', consultation_user: 'family' },
    group: 'lung',
    status: 'treating',
    reviewer: 'nurse',
    sources: [
      {
        title: '119番通報',
        publisher: '南魚沼市',
        year: 2024,
        url: 'https://www.city.minamiuonuma.niigata.jp/shoubouhonbu/docs/4193.html',
      },
      {
        title: '介護と仕事を両立したい',
        publisher: '厚生労働省',
        url: 'https://www.mhlw.go.jp/shushoku_hyogaki_shien/care-work',
      },
      PAGES.supportCenter,
    ],
    content: `<p>そばにいられないもどかしさは、離れて暮らす人だけが知っているつらさです。</p>
<ul><li>電話は、曜日を決めて短く。「具合はどう」よりも、「昨日は何を食べた」「階段で息が切れることはある」と聞くと、様子が分かります。</li><li>大切な説明の日だけは付きそうか、電話やオンラインで一緒に聞けるかを、親御さんの了解をもらって病院に聞く。</li><li>病院の昼と夜の電話番号、薬の名前、近くで頼れる人を一枚の紙に書き、冷蔵庫に貼ってもらう。同じものを自分も持つ。</li></ul>
<p>遠くからかける119番は、かけた場所の消防につながるので、「親の家は〇〇市です」と、はじめに住所を伝えます。電話の声に元気がない、せきや息切れが強くなった、熱があるというときは、すぐに、かかっている病院へ電話するように伝えるか、代わりに電話をします。</p>
<p>毎日の手助けは、親御さんの住む地域の<ruby>地域包括支援<rt>ちいきほうかつしえん</rt></ruby>センターに、遠くからでも電話で相談できます。病気のことは、かかっている病院の「がん相談支援センター」に聞いてください。</p>`,
  }),
];
