import type { QContentItem } from '@hidamari/contract/content';
import { PAGES } from '../sources/pages.ts';
import { SUPPORT_PAGES } from '../sources/support-pages.ts';
import { questionItem } from './question-item.ts';

/** Everyday life, costs over 70, and thoughts of stopping: what may be asked, and of whom. Amounts come from the table of facts. */
export const ON_LIVING: readonly QContentItem[] = [
  questionItem({
    id: 'q-evening-drink',
    topics: ['alcohol', 'chemotherapy', 'oral-medicines'],
    urgent: 'alcohol-and-smoking',
    day: '2026-11-02',
    title: '抗がん剤の治療中です。晩酌を一杯だけなら、飲んでもよいですか',
    asker: { age: '60s', gender: 'male', consultation_user: 'patient' },
    status: 'treating',
    reviewer: 'pharmacist',
    sources: [
      {
        title: '肺がんガイドブック Q92（口内炎、口の乾燥）',
        publisher: '日本肺癌学会',
        year: 2020,
        url: 'https://www.haigan.gr.jp/public/guidebook/2019/2020/Q92.html',
      },
      {
        title: 'お酒を飲んだときの睡眠薬について（薬剤部の回答）',
        publisher: 'NTT東日本関東病院',
        url: 'https://www.nmct.ntt-east.co.jp/tsunagu/medicalinfo/1257/',
      },
    ],
    content: `<p>一日の終わりの一杯は、味だけでなく、ほっとする時間そのものですね。</p>
<p>飲んでよいかは、薬とがんの種類で違い、一杯ならだれでも大丈夫、とは言えません。お酒は、<ruby>肝臓<rt>かんぞう</rt></ruby>の働きや吐き気に関わります。口、のど、<ruby>食道<rt>しょくどう</rt></ruby>に<ruby>放射線<rt>ほうしゃせん</rt></ruby>をあてる治療の間は飲みません。<ruby>医療用麻薬<rt>いりょうようまやく</rt></ruby>、眠る薬、不安の薬とも、一緒には飲みません。検査の前の日と当日も同じです。</p>
<ul><li><ruby>薬剤師<rt>やくざいし</rt></ruby>に薬の名前を見せて、「この治療の間、飲めますか。飲めるなら、薬から何日あけますか」と聞く。</li><li>量は、少なめに言わない。「缶ビールを毎晩二本」のように言う。</li><li>毎日多く飲んでいた方は、急にやめると、ふるえなどが出ることがあるので、やめ方も先に聞く。</li></ul>
<p>眠るため、つらさを忘れるために飲みたくなるときは、その気持ちも相談してよいことです。場面ごとの注意と、治療のあとの一杯のことは、<a href="/articles/alcohol-and-smoking">お酒とたばこの記事</a>にあります。</p>`,
  }),
  questionItem({
    id: 'q-driving-after-drip',
    topics: ['driving', 'outpatient-treatment', 'chemotherapy'],
    urgent: 'driving',
    day: '2026-11-06',
    title: '抗がん剤の点滴の日に、自分の車を運転して帰ってもよいですか',
    asker: { age: '50s', gender: 'male', consultation_user: 'patient' },
    status: 'treating',
    reviewer: 'treatmentNurse',
    sources: [
      {
        title: '抗がん剤のアルコールについて',
        publisher: '国立がん研究センター東病院 薬剤部',
        url: 'https://pod.ncc.go.jp/jp/ncce/division/pharmacy/houshasen/houshasen_Specifics/alcohol.html',
      },
    ],
    content: `<p>車がないと通えない所に住んでいると、聞くこと自体がためらわれますね。</p>
<p>治療の前に、病院に聞いてください。はじめての<ruby>点滴<rt>てんてき</rt></ruby>の日は、どの薬でも、送り迎えか、電車やバスで通います。点滴の薬にはアルコールを含むものがあり、お酒を飲んで運転するのと同じことになりかねません。一緒に使うアレルギーや吐き気の薬で、眠くなることもあります。</p>
<ul><li>看護師に、「自分の車で通いたいのですが、この薬の日は運転できますか。次の日はどうですか」と聞く。</li><li><ruby>薬剤師<rt>やくざいし</rt></ruby>に飲み薬を見せて、一つずつ「運転は」と確かめる。薬が替わったら、聞き直す。</li><li>よいと言われた日でも、だるさ、めまい、強いしびれ、見えにくさがあれば乗らない。医師に止められている間は、近所でも乗りません。</li></ul>
<p>通う足がなくて困ることも、言ってよいことです。治療の時刻をバスに合わせる、病院の送迎や福祉タクシーを使うなどの方法を、看護師や「がん相談支援センター」と考えられます。再開の前に確かめることと、免許の相談先は、<a href="/articles/driving">車の運転の記事</a>にあります。</p>`,
  }),
  questionItem({
    id: 'q-cat-litter',
    topics: ['pets', 'low-blood-cells', 'chemotherapy'],
    urgent: 'pets',
    day: '2026-11-09',
    title: '抗がん剤の治療中です。飼い猫のトイレの掃除をしてもよいですか',
    asker: { age: '50s', gender: 'female', consultation_user: 'patient' },
    status: 'treating',
    reviewer: 'nurse',
    sources: [
      {
        title: 'ペットとの生活',
        publisher: '国立がん研究センター東病院 感染制御室',
        year: 2025,
        url: 'https://www.ncc.go.jp/jp/ncce/division/infectious_control/020/030/20250929150947.html',
      },
    ],
    content: `<p>猫の世話は、猫のためだけでなく、こちらの支えにもなっていますね。</p>
<p>できれば、ほかの人に頼みます。ふんや砂には、人にうつる菌などがいることがあり、<ruby>白血球<rt>はっけっきゅう</rt></ruby>が減っている間は、<ruby>感染<rt>かんせん</rt></ruby>が重くなることがあるためです。<ruby>点滴<rt>てんてき</rt></ruby>から{{white-cells-low-weeks}}に白血球がいちばん少なくなる薬があります。その時期だけでも頼めないか、考えてみてください。</p>
<ul><li>頼める人がいなければ、使い捨ての手袋とマスクをつけ、窓を開けて、砂を毎日取りかえる。終わったら石けんで手を洗う。</li><li>看護師に、「一人で猫の世話をしています。わたしの治療で気をつけるのは、いつごろですか」と聞く。</li><li>なでるのはかまいません。傷や口をなめさせず、さわったあとに手を洗う。白血球の少ない間は、<ruby>布団<rt>ふとん</rt></ruby>を分ける。</li></ul>
<p>かまれた、引っかかれたときは、小さな傷でも、流れる水と石けんで洗い、治療を受けている病院に電話します。猫を手放すことを考える前に、相談してください。ほかの動物のこと、入院の間の預け先は、<a href="/articles/pets">ペットの記事</a>にあります。</p>`,
  }),
  questionItem({
    id: 'q-flu-shot-between-drips',
    topics: ['vaccines', 'outbreaks', 'chemotherapy'],
    urgent: 'vaccines-and-outbreaks',
    day: '2026-11-12',
    title: '抗がん剤の治療の合間に、インフルエンザの予防接種を受けてもよいですか',
    asker: { age: '60s', gender: 'female', consultation_user: 'patient' },
    status: 'treating',
    reviewer: 'nurse',
    sources: [
      {
        title: 'インフルエンザQ&A',
        publisher: '国立がん研究センター がん情報サービス',
        url: 'https://ganjoho.jp/public/support/infection/infulenza.html',
      },
      {
        title: 'がん患者さんにお薦めのワクチン',
        publisher: '国立がん研究センター東病院',
        url: 'https://pod.ncc.go.jp/jp/ncce/division/infectious_control/020/050/index.html',
      },
    ],
    content: `<p>秋が来て、まわりが受け始めると、自分はどうすればよいのかと気になりますね。</p>
<p>インフルエンザの注射は、治療をしながら受ける方が多く、時期を選んで受けることがすすめられています。鼻に吹きつける種類は、弱めたウイルスを使う生ワクチンなので、治療で<ruby>免疫<rt>めんえき</rt></ruby>が弱っている間は受けません。<ruby>点滴<rt>てんてき</rt></ruby>の日や、<ruby>白血球<rt>はっけっきゅう</rt></ruby>の少ないころを避けることもあるので、日を決めるのは<ruby>主治医<rt>しゅじい</rt></ruby>に聞いてからです。</p>
<ul><li>主治医に、「次の点滴は〇日です。いつ受けるのがよいですか」と日にちで聞く。</li><li>近くの医院で受けるときは、主治医がよいと言った日を、紙に書いて持っていく。</li><li>「受けたあとに熱が出たら、何度で、どこに電話しますか」と先に聞く。</li><li>一緒に暮らす家族にも、受けてもらえるかを話す。</li></ul>
<p>65歳以上の方などには、市区町村の補助があります。使える期間があるので、届いた案内を見て、窓口に電話で確かめてください。ほかのワクチンや、家族がかかったときのことは、<a href="/articles/vaccines-and-outbreaks">ワクチンと流行の記事</a>にあります。</p>`,
  }),
  questionItem({
    id: 'q-intimacy-during-treatment',
    topics: ['sexual-life', 'chemotherapy', 'talking-with-doctor'],
    urgent: 'sexual-life',
    day: '2026-11-15',
    title: '聞きにくいのですが、治療中に性生活を続けてもよいのでしょうか',
    asker: { age: '50s', gender: 'female', consultation_user: 'patient' },
    status: 'treating',
    reviewer: 'nurse',
    sources: [
      {
        title: '性生活への影響について',
        publisher: '国立がん研究センター がん情報サービス',
        url: 'https://ganjoho.jp/public/dia_tre/sexual_health_issues/sexual_health_issues_03.html',
      },
      {
        title: '治療中の性生活',
        publisher: 'NPO法人 キャンサーネットジャパン',
        url: 'https://cancernet.jp/seikatsu/sexual/post2741',
      },
      {
        title: '医薬品の投与に関連する避妊の必要性等に関するガイダンスについて',
        publisher: '厚生労働省',
        year: 2023,
        url: 'https://www.mhlw.go.jp/stf/newpage_31510.html',
      },
    ],
    content: `<p>聞けずにいる方が、とても多いことです。たずねて、少しもおかしくありません。</p>
<p>性行為やキスで、がんが相手にうつることはありません。体がつらくなく、二人の気持ちが合うなら、治療をしながら続けられる方が多くいます。<ruby>白血球<rt>はっけっきゅう</rt></ruby>や<ruby>血小板<rt>けっしょうばん</rt></ruby>が少ない時期、手術の傷が治るまで、下腹部の<ruby>放射線治療<rt>ほうしゃせんちりょう</rt></ruby>の間、熱や出血、痛みのあるときは、一度休みます。</p>
<ul><li>抗がん剤の<ruby>点滴<rt>てんてき</rt></ruby>の日から、終わって二日ほどは、コンドームを使う。飲み薬の方は、薬剤師に聞く。</li><li><ruby>月経<rt>げっけい</rt></ruby>が止まっていても、<ruby>妊娠<rt>にんしん</rt></ruby>することがある。治療の間は男女とも<ruby>避妊<rt>ひにん</rt></ruby>をし、終わって何か月続けるかを、薬の名前を言って聞く。</li><li>看護師に、「治療中の夫婦のことを、ほかの人のいない所で聞きたいです」と言う。</li></ul>
<p>その気になれない日は、応じなくてかまいません。手をつなぐだけ、背中をなでてもらうだけのふれあいもあります。痛みや乾きの手当て、相手への切り出し方は、<a href="/articles/sexual-life">性生活の記事</a>にあります。</p>`,
  }),
  questionItem({
    id: 'q-no-guarantor',
    topics: ['living-alone', 'hospital-stay', 'documents'],
    urgent: 'living-alone',
    day: '2026-11-20',
    title: 'ひとり暮らしで、保証人を頼める人がいません。入院できますか',
    asker: { age: '70s', gender: 'female', consultation_user: 'patient' },
    status: 'before-treatment',
    reviewer: 'socialWorker',
    sources: [
      {
        title: '身元保証人等がいないことのみを理由に医療機関において入院を拒否することについて',
        publisher: '厚生労働省',
        year: 2018,
        url: 'https://www.mhlw.go.jp/content/000516183.pdf',
      },
      {
        title: '消費者ホットライン',
        publisher: '消費者庁',
        url: 'https://www.caa.go.jp/policies/policy/local_cooperation/local_consumer_administration/hotline/',
      },
    ],
    content: `<p>書類の欄を前に、手が止まってしまったのですね。同じ立場の方は、たくさんいます。</p>
<p><ruby>保証人<rt>ほしょうにん</rt></ruby>がいないというだけで、病院が入院を断ることは、法律に合わない。国は、そのように示しています。欄は空けておいて、「頼める人がいないのですが、入院の相談をしたいです」と窓口で言ってください。病院が保証人に求めることは、支払い、連絡、退院の相談などに分けられ、一つずつ別の方法を考えられます。</p>
<ul><li>支払いは、先に預ける、カードを登録する、窓口で払う額を上限までにする手続きなどがあるかを聞く。</li><li>連絡先は、友人やケアマネジャーでもよいか、お金の責任はないかを確かめる。</li><li>手術の説明は自分で聞き、自分で<ruby>署名<rt>しょめい</rt></ruby>できる。一緒に聞いてほしいときは、看護師に頼む。</li></ul>
<p>有料で保証を引き受ける会社とは、その場で<ruby>契約<rt>けいやく</rt></ruby>せず、先に消費生活の窓口（電話188）へ。入院の前でも、病院の<ruby>医療<rt>いりょう</rt></ruby>ソーシャルワーカーに相談できます。家をあける準備と、退院した日の備えは、<a href="/articles/living-alone">一人暮らしの入院と治療の記事</a>にあります。</p>`,
  }),
  questionItem({
    id: 'q-mother-over-eighty',
    topics: ['older-people', 'choosing-treatment', 'parent-has-cancer'],
    urgent: 'older-people',
    day: '2026-11-24',
    title: '母は82歳です。この年で、がんの治療を受けてもよいのでしょうか',
    asker: { age: '80-over', gender: 'female', consultation_user: 'family' },
    status: 'just-diagnosed',
    reviewer: 'nurse',
    sources: [
      {
        title: '高齢者のがん治療',
        publisher: '静岡県立静岡がんセンター',
        url: 'https://www.scchr.jp/ideal-care/aged.html',
      },
      {
        title: '高齢者におけるがん治療の注意点ポイント',
        publisher: '日本産婦人科医会',
        url: 'https://www.jaog.or.jp/note/15%ef%bc%8e%e9%ab%98%e9%bd%a2%e8%80%85%e3%81%ab%e3%81%8a%e3%81%91%e3%82%8b%e3%81%8c%e3%82%93%e6%b2%bb%e7%99%82%e3%81%ae%e6%b3%a8%e6%84%8f%e7%82%b9%e3%83%9d%e3%82%a4%e3%83%b3%e3%83%88/',
      },
    ],
    content: `<p>無理をさせたくない。でも、何もしないのも。どちらも、お母さまを思う気持ちです。</p>
<p>がんの治療に、何歳までという線はありません。同じ年齢でも、体の力、持病、暮らしの手助けによって、考える治療は違います。手術や薬を体に合わせて加減する、症状をやわらげる治療を中心にする、すぐには治療をせずに見守る。道はいくつもあり、どれがよいかを、ここでお答えすることはできません。</p>
<ul><li>まずお母さまに、「病気のことを、どのくらい知りたい」「何をいちばん大事にしたい」と聞く。一言でかまいません。</li><li>医師に、「受けた場合と受けない場合で、暮らしはどう変わりそうですか」と聞く。</li><li>飲んでいる薬を一つの袋に全部入れて見せる。転んだこと、もの忘れ、食べる量も、そのまま伝える。早く分かるほど、手助けを先に足せます。</li></ul>
<p>ご家族の意見が分かれるときは、病院の相談員に、間に入ってもらえます。病院が見ていること、入院で弱らないための備えは、<a href="/articles/older-people">高齢の方のがんの記事</a>にあります。</p>`,
  }),
  questionItem({
    id: 'q-wig-already-bought',
    topics: ['wig-subsidy', 'wigs', 'hair-loss'],
    day: '2026-11-26',
    title: 'ウィッグをもう買いました。あとからでも助成を受けられますか',
    asker: { age: '50s', gender: 'female', consultation_user: 'patient' },
    group: 'breast',
    status: 'treating',
    reviewer: 'socialWorker',
    sources: [
      SUPPORT_PAGES.wigsChofu,
      SUPPORT_PAGES.wigsIchikawa,
      {
        title: 'がん患者医療用ウィッグ（かつら）・乳房補整具購入費用補助',
        publisher: '掛川市',
        year: 2025,
        url: 'https://www.city.kakegawa.shizuoka.jp/gyosei/docs/7116.html',
      },
    ],
    content: `<p>治療の支度に追われ、助けがあると知ったのは買ったあと。そういう方は少なくありません。</p>
<p>間に合うことがあります。たとえば調布市では、申請の期限は{{wig-grant-chofu-deadline}}で、上限は{{wig-grant-chofu}}です。額、期限、対象は場所ごとに違います。買う前の申請が要るか、その年度の終わりで締め切るか、予算が残っているかも違うので、早めに電話で確かめてください。</p>
<ul><li>役所の代表の番号で、「がんの治療のためのウィッグに、<ruby>助成<rt>じょせい</rt></ruby>はありますか。先月買った分は、間に合いますか」と聞く。市区町村になければ、都道府県にも聞く。</li><li><ruby>領収書<rt>りょうしゅうしょ</rt></ruby>は、もとの紙を取っておく。名前、品物、日付の書き方に決まりがあるかを聞き、足りなければ店に相談する。</li><li>治療を受けていることを示す紙を聞く。<ruby>診療明細書<rt>しんりょうめいさいしょ</rt></ruby>で足りることもあるので、診断書を頼むのは、そのあとに。</li></ul>
<p>つらい日は、ご家族の代理や郵送ですませられるかも聞けます。「がん相談支援センター」に、近くの助成の一覧があることもあります。対象になる品物は、<a href="/articles/wig-and-prosthesis-subsidy">ウィッグの助成の記事</a>にあります。</p>`,
  }),
  questionItem({
    id: 'q-monthly-cap-over-70',
    topics: ['over-70-costs', 'high-cost-medical-expense', 'paying-at-hospital', 'parent-has-cancer'],
    day: '2026-11-27',
    title: '76歳の父の通院が続きます。ひと月に払う額に、上限はありますか',
    asker: { age: '70s', gender: 'male', consultation_user: 'family' },
    status: 'treating',
    reviewer: 'socialWorker',
    sources: [
      PAGES.highCost,
      {
        title: '後期高齢者医療制度の一部負担金の割合と自己負担限度額について',
        publisher: '宍粟市',
        year: 2025,
        url: 'https://www.city.shiso.lg.jp/soshiki/shiminseikatsu/shimin/tantojoho/koukikourei/20928.html',
      },
    ],
    content: `<p>年金の中から毎月払うお金のことを、お父さまも口に出せずにいるかもしれません。</p>
<p>上限があります。{{high-cost-70-age}}の方には、通院だけの月にも、一人ずつの上限があります。収入などで分かれる<ruby>区分<rt>くぶん</rt></ruby>で違い、「一般」の方の通院は、ひと月{{high-cost-70-general-out}}、一年（{{high-cost-year-period}}）で{{high-cost-70-general-out-year}}です。入院もした月は、合わせて世帯で{{high-cost-70-general}}です。「現役並み」の区分の方には、通院だけの上限がありません。</p>
<ul><li>{{elderly-insurance-age}}の方は、<ruby>後期高齢者医療制度<rt>こうきこうれいしゃいりょうせいど</rt></ruby>の窓口に、「父の区分と、通院の上限を教えてください」と聞く。家族が聞けるかも確かめる。</li><li>会計では、マイナ保険証または<ruby>資格確認書<rt>しかくかくにんしょ</rt></ruby>を出す。資格確認書の方は、払う額を上限までにする手続きが要るかを聞く。</li><li>病院と薬局の<ruby>領収書<rt>りょうしゅうしょ</rt></ruby>は、少ない額でも一つの袋に。あとから合わせられます。</li></ul>
<p>支払いが心配なときは、受診をやめる前に、病院の<ruby>医療<rt>いりょう</rt></ruby>ソーシャルワーカーに話してください。区分ごとの表と計算の例は、<a href="/articles/over-70-costs">70歳以上の方の医療費の記事</a>にあります。</p>`,
  }),
  questionItem({
    id: 'q-want-to-stop-treatment',
    topics: ['stopping-treatment', 'talking-with-doctor', 'side-effects', 'palliative-care'],
    urgent: 'stopping-treatment',
    day: '2026-11-28',
    title: '治療がつらくて、もうやめたいです。先生に言ってもよいのでしょうか',
    asker: { age: '60s', gender: 'female', consultation_user: 'patient' },
    status: 'treating',
    reviewer: 'palliativeNurse',
    sources: [
      {
        title: '抗がん剤治療を続けるか、しばらく止めるか、選択に悩んでいる。',
        publisher: '静岡県立静岡がんセンター がん体験者の悩みQ&A',
        year: 2024,
        url: 'https://www.scchr.jp/cancerqa/jyogen_print.html?no=3300328',
      },
      {
        title: '薬の副作用が強いとき',
        publisher: '静岡県立静岡がんセンター がん体験者の悩みQ&A',
        url: 'https://www.scchr.jp/cancerqa/jyogen_3300439.html',
      },
    ],
    content: `<p>そう思うところまで、一人でこらえてこられたのですね。わがままではありません。</p>
<p>言ってよいことです。「やめたい」の中には、しばらく休む、量を減らす、別の方法に替える、つらさの手当てを足す、がんに対する治療を終える、といった違う道があります。どれがよいかは、ここではお答えできません。あなたと医師が、話しながら決めていくことです。</p>
<ul><li>いちばんつらいことを一つ、紙に書く。「点滴のあと、五日起きられない」「終わりが見えない」など。</li><li>「治療のこれからを、相談する時間をください」と頼む。医師に言いにくければ、先に看護師や薬剤師に話す。</li><li>「休む、減らす、やめるで、体に何が起きそうですか」「やめたあとも、ここで診てもらえますか」と聞く。</li></ul>
<p>言わずに薬を止めることだけは、待ってください。急に止めると、体調をくずす薬があります。休むと決めても、終えると決めても、つらさへの手当てはなくなりません。切り出す言葉の例は、<a href="/articles/stopping-treatment">治療をやめたいときの記事</a>にあります。消えてしまいたいと感じるときは、朝を待たずに、<a href="/articles/when-you-feel-alone">いま話せる電話</a>に話してください。</p>`,
  }),
];
