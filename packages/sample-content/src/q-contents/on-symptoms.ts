import type { QContentItem } from '@hidamari/contract/content';
import { MEDICAL_PAGES } from '../sources/medical-pages.ts';
import { PAGES } from '../sources/pages.ts';
import { questionItem } from './question-item.ts';

/** One question for each of twenty symptoms: whether to tell, whom, in which words. The rest stands in the article. */
export const ON_SYMPTOMS: readonly QContentItem[] = [
  questionItem({
    id: 'q-nausea-despite-medicine',
    topics: ['nausea', 'side-effects', 'supportive-medicines'],
    urgent: 'nausea',
    day: '2026-11-01',
    title: '吐き気止めを飲んでも気持ちが悪いです。がまんするしかないのでしょうか',
    asker: { age: '50s', gender: 'female', consultation_user: 'patient' },
    status: 'treating',
    reviewer: 'pharmacist',
    sources: [
      {
        title: '吐き気・嘔吐 〜がんの治療を始める人に、始めた人に〜',
        publisher: '国立がん研究センター がん情報サービス',
        year: 2018,
        url: 'https://ganjoho.jp/public/support/condition/nausea/index.html',
      },
      {
        title: 'がん体験者の悩みQ&A（抗がん剤による吐き気）',
        publisher: '静岡県立静岡がんセンター',
        url: 'https://www.scchr.jp/cancerqa/kjyogen_print.html?no=10145',
      },
      {
        title: '吐き気・嘔吐（症状別アドバイス）',
        publisher: '国立がん研究センター東病院',
        year: 2019,
        url: 'https://www.ncc.go.jp/jp/ncce/CHEER/advice/020/index.html',
      },
    ],
    content: `<p>食べもののにおいだけでつらい日が続くと、次の治療まで気が重くなるものです。</p>
<p>がまんするほかない、ということはありません。<ruby>吐<rt>は</rt></ruby>き気止めは、種類、飲む時刻、組み合わせを見直せることがあります。<ruby>便秘<rt>べんぴ</rt></ruby>や痛み止めなど、別の理由が重なっていることもあるので、効かなかったことを、そのまま病院に伝えてください。</p>
<ul><li>「点滴の夜から丸二日、おかゆしか入りません。吐いたのは一度です」のように、日と量で言う。吐いていなくても、伝えてよいことです。</li><li>便が何日出ていないか、ほかの薬は飲めたかも言う。</li><li><ruby>薬剤師<rt>やくざいし</rt></ruby>に、「つらいときに足せる薬はありますか。何時間あければよいですか」と聞き、袋に書いてもらう。</li></ul>
<p>病院の薬を、自分の判断で増やさないでください。家では、冷まして、においをおさえたものを一口ずつ。食べられない日も、水分は少しずつとります（量の決まりのある方は、その範囲で）。食べ方と部屋の工夫は、<a href="/articles/nausea">吐き気の記事</a>にあります。</p>`,
  }),
  questionItem({
    id: 'q-numb-fingers',
    topics: ['numbness', 'side-effects', 'chemotherapy'],
    urgent: 'numb-hands',
    day: '2026-11-03',
    title: '抗がん剤のあと、指先がしびれてボタンがとめられません。いつか治りますか',
    asker: { age: '60s', gender: 'female', consultation_user: 'patient' },
    status: 'treating',
    reviewer: 'treatmentNurse',
    sources: [
      {
        title: 'しびれ もっと詳しく',
        publisher: '国立がん研究センター がん情報サービス',
        url: 'https://ganjoho.jp/public/support/condition/peripheral_neuropathy/ld01.html',
      },
      MEDICAL_PAGES.neuropathy,
    ],
    content: `<p>朝の着がえでつまずくと、それだけで一日の力を使い切ってしまいます。</p>
<p>薬によるしびれは、治療のあと、時間をかけて軽くなっていく方が多いとされています。けれども、長く残る方も、治療のあとに一時強まる方もいて、あなたの場合を、ここで言うことはできません。<ruby>糖尿病<rt>とうにょうびょう</rt></ruby>や、首や腰の病気など、別の理由のこともあります。</p>
<p>言うと治療が止まりそうで、黙っている方がいます。早めに伝えるほど、薬の量や間隔を変えるなど、選べる方法が残りやすくなります。</p>
<ul><li>「シャツのボタンに十分かかる」「小銭を落とす」「湯が熱いか分からない」のように、暮らしの動作で言う。</li><li>いつから、どの指まで、前の回と比べてどうかを、一行書いて見せる。</li><li>「手の動かし方や道具を、<ruby>作業療法士<rt>さぎょうりょうほうし</rt></ruby>に相談できますか」と聞く。</li></ul>
<p>やけどと転ぶことを防ぐ工夫、ボタンに代わる道具は、<a href="/articles/numb-hands">手足のしびれの記事</a>にあります。</p>`,
  }),
  questionItem({
    id: 'q-diarrhea-bought-medicine',
    topics: ['diarrhea', 'side-effects', 'chemotherapy'],
    urgent: 'diarrhea-constipation',
    day: '2026-11-04',
    title: '抗がん剤のあとに下痢が続きます。市販の下痢止めを飲んでもよいですか',
    asker: { age: '60s', gender: 'male', consultation_user: 'patient' },
    status: 'treating',
    reviewer: 'pharmacist',
    sources: [
      {
        title: '下痢 〜がんの治療を始める人に、始めた人に〜',
        publisher: '国立がん研究センター がん情報サービス',
        year: 2019,
        url: 'https://ganjoho.jp/public/support/condition/diarrhea.html',
      },
      MEDICAL_PAGES.checkpointInhibitors,
    ],
    content: `<p>何度もトイレに立ち、外にも出られないと、早く止めたくなるのは当然です。</p>
<p><ruby>市販<rt>しはん</rt></ruby>の<ruby>下痢<rt>げり</rt></ruby>止めは、飲む前に病院へ聞いてください。薬による腸への刺激、<ruby>感染<rt>かんせん</rt></ruby>、<ruby>免疫<rt>めんえき</rt></ruby>に働く薬による腸の<ruby>炎症<rt>えんしょう</rt></ruby>など、下痢の理由はさまざまで、下痢止めの合わないものがあるためです。<ruby>便秘<rt>べんぴ</rt></ruby>の奥から水のような便がもれて、下痢に見えることもあります。</p>
<ul><li>電話では、「おとといから、水のような便が一日に七、八回。血は見えません」と、回数、かたさ、色を言う。</li><li>受けた治療の名前と、最後の日を言う。治療が終わったあとに出る下痢もあります。</li><li>病院からもらった下痢止めがあれば、「何回出たら使いますか」と聞く。がんの飲み薬を続けてよいかも、一緒に聞く。</li></ul>
<p>返事を待つ間は、水やスープを少しずつ、何度も飲みます。水分に決まりのある方は、量も聞いてください。食べものとおしりの手当ては、<a href="/articles/diarrhea-constipation">下痢と便秘の記事</a>にまとめています。</p>`,
  }),
  questionItem({
    id: 'q-three-days-constipated',
    topics: ['constipation', 'opioids', 'pain'],
    urgent: 'constipation-relief',
    day: '2026-11-05',
    title: '医療用麻薬を始めてから三日も便が出ません。便秘くらいで電話してよいですか',
    asker: { age: '70s', gender: 'female', consultation_user: 'patient' },
    status: 'recurrence',
    reviewer: 'pharmacist',
    sources: [
      {
        title: '便秘 〜がんの治療を始める人に、始めた人に〜',
        publisher: '国立がん研究センター がん情報サービス',
        year: 2019,
        url: 'https://ganjoho.jp/public/support/condition/constipation.html',
      },
      {
        title: 'Q50 モルヒネ、麻薬を使うといわれました。副作用や中毒が心配です',
        publisher: '日本肺癌学会',
        year: 2020,
        url: 'https://www.haigan.gr.jp/guidebook2019/2020/Q50.html',
      },
    ],
    content: `<p>便のことは、医師や看護師の前でも、切り出しにくいものですね。</p>
<p>電話してかまいません。三日出ていない、<ruby>下剤<rt>げざい</rt></ruby>を使っても一日か二日のうちに出ない。これが、予約の日まで待たず、昼の間に電話をする目安です。病院から別の目安を聞いている方は、それに従います。</p>
<p><ruby>医療用麻薬<rt>いりょうようまやく</rt></ruby>は腸の動きをおさえるため、続けて使う方の{{opioid-constipation}}が<ruby>便秘<rt>べんぴ</rt></ruby>を経験するとされています。慣れて消えることが少ないので、便の手当ても並んで続けます。便のために、痛み止めを自分で減らさないでください。</p>
<ul><li>「痛みの薬はやめずに、便も出るようにしたいのです」と伝える。</li><li>最後に出た日、かたさ、ガスが出るか、吐き気、飲んだ下剤を言う。</li><li>やわらかくなりすぎたら、どの薬を減らすのかを書いてもらう。</li></ul>
<p><ruby>浣腸<rt>かんちょう</rt></ruby>や市販の下剤は、聞いてから使います。出やすい座り方と薬の種類は、<a href="/articles/constipation-relief">便秘の記事</a>にあります。</p>`,
  }),
  questionItem({
    id: 'q-breathless-on-stairs',
    topics: ['breathlessness', 'lung-cancer', 'anemia'],
    urgent: 'breathlessness',
    day: '2026-11-07',
    title: '治療のあと、前は上れた階段で息が切れます。年のせいでしょうか',
    asker: { age: '70s', gender: 'male', consultation_user: 'patient' },
    group: 'lung',
    status: 'treating',
    reviewer: 'treatmentNurse',
    sources: [
      {
        title: 'その他の症状「歩行時、階段昇降時等の身体を動かしたときの息切れ、息苦しさ、動悸」',
        publisher: '静岡県立静岡がんセンター',
        url: 'https://www.scchr.jp/cancerqa/sp/jiki_s10.html',
      },
      {
        title: 'Q51 呼吸が苦しいのですが，やわらげることはできますか',
        publisher: '日本肺癌学会（患者さんのための肺がんガイドブック）',
        year: 2020,
        url: 'https://www.haigan.gr.jp/guidebook2019/2020/Q51.html',
      },
      MEDICAL_PAGES.anemia,
    ],
    content: `<p>年のせいと思いたい気持ちの裏に、こわさもおありだと思います。</p>
<p>前にできたことで息が切れるのは、年齢だけでは決められない変化です。新しく出た息切れは、次の診察を待たずに、その日のうちに、かかっている病院へ電話してください。じっとしていても苦しいときは、この下の「すぐに連絡するとき」を先に見ます。</p>
<p><ruby>貧血<rt>ひんけつ</rt></ruby>、肺の<ruby>感染<rt>かんせん</rt></ruby>、治療のあとの肺の<ruby>炎症<rt>えんしょう</rt></ruby>、胸の水、<ruby>心臓<rt>しんぞう</rt></ruby>、動く力の衰えなど、理由はいくつもあり、家では分かりません。手当てのできる理由もたくさんあります。</p>
<ul><li>「駅の階段を、先月は休まず上れました。今は二度休みます」と、前と比べて言う。</li><li>急にか、少しずつか。熱、せき、足のむくみがあるかも言う。</li><li>使っている薬と、最後の治療の日を言う。</li></ul>
<p>理由が分かったあとの、楽な姿勢、息のはき方、動き方は、<a href="/articles/breathlessness">息苦しさの記事</a>にあります。</p>`,
  }),
  questionItem({
    id: 'q-blood-on-stool',
    topics: ['bleeding', 'low-blood-cells', 'chemotherapy'],
    urgent: 'bleeding',
    day: '2026-11-08',
    title: '便に血がつきました。痔だと思うのですが、病院に言ったほうがよいですか',
    asker: { age: '50s', gender: 'male', consultation_user: 'patient' },
    status: 'treating',
    reviewer: 'treatmentNurse',
    sources: [
      MEDICAL_PAGES.fewPlatelets,
      {
        title: '出血しやすい・血小板減少 もっと詳しく',
        publisher: '国立がん研究センター がん情報サービス',
        url: 'https://ganjoho.jp/public/support/condition/thrombocytopenia/ld01.html',
      },
    ],
    content: `<p>赤い色を見ただけで、胸がつまるような思いをされたことでしょう。</p>
<p>治療中は、<ruby>痔<rt>じ</rt></ruby>だと思うときも、伝えてください。血を止める<ruby>血小板<rt>けっしょうばん</rt></ruby>が減っている、腸や治療をした所から出ている、薬が関わっている、ということもあり、見た目だけで決められないためです。止まったあとでも、その日のうちに電話します。</p>
<ul><li>流す前に、赤いか、暗い赤か、黒いか。便に混じるのか、紙だけにつくのかを見る。写真があると伝わります。</li><li>「昨日の夜と今朝、紙に赤くつきました。便は茶色です」のように言う。</li><li>血をさらさらにする薬、痛み止め、鉄の薬を飲んでいれば、名前を言う。さらさらにする薬は、自分でやめません。</li><li>返事を聞くまで、<ruby>座薬<rt>ざやく</rt></ruby>や<ruby>浣腸<rt>かんちょう</rt></ruby>を使わず、強くいきまない。</li></ul>
<p>たくさん出る、ふらつくときは、この下の一覧を先に見てください。鼻血や尿の血など、場所ごとの手当ては、<a href="/articles/bleeding">血が出たときの記事</a>にあります。</p>`,
  }),
  questionItem({
    id: 'q-treatment-postponed',
    topics: ['low-blood-cells', 'chemotherapy', 'blood-tests'],
    urgent: 'low-blood-counts',
    day: '2026-11-10',
    title: '白血球が低く、治療が一週間延びました。過ごし方が悪かったのでしょうか',
    asker: { age: '50s', gender: 'female', consultation_user: 'patient' },
    group: 'breast',
    status: 'treating',
    reviewer: 'treatmentNurse',
    sources: [
      MEDICAL_PAGES.fewWhiteCells,
      {
        title: '白血球減少（感染症）',
        publisher: '国家公務員共済組合連合会の病院（ykh.kkr.or.jp）',
        year: 2022,
        url: 'https://ykh.kkr.or.jp/service/yakuzaika/regimen/leukopenia.html',
      },
      PAGES.febrileNeutropenia,
    ],
    content: `<p>心の準備をして出かけた日に延期と言われ、がっかりされたことでしょう。</p>
<p>あなたの食事や過ごし方のせいではありません。抗がん剤は、<ruby>骨髄<rt>こつずい</rt></ruby>で血をつくる力を一時的に落とします。<ruby>白血球<rt>はっけっきゅう</rt></ruby>は、<ruby>点滴<rt>てんてき</rt></ruby>から{{white-cells-low-weeks}}に少なくなる薬が多く、体が戻るのを待って次へ進むのは、よくある調整です。食べものや運動で、すぐに増やす方法は知られていません。</p>
<ul><li>「これから下がるところですか、戻るところですか」「次の採血はいつですか」と聞く。延びることで何か変わるのかも、聞いてかまいません。</li><li>「熱が何度になったら電話しますか。夜の番号はどれですか」を確かめ、貼っておく。</li><li>「生もの、外食、温泉は、いつまで控えますか」と、終わりの時期も聞く。</li></ul>
<p>待つ間は、手洗い、口の手入れ、決まった時刻の体温を続けます。熱が出たら、家の<ruby>解熱薬<rt>げねつやく</rt></ruby>を飲む前に電話です。検査の紙の言葉は、<a href="/articles/low-blood-counts">血液の数が減ったときの記事</a>で説明しています。</p>`,
  }),
  questionItem({
    id: 'q-taste-is-gone',
    topics: ['taste-change', 'eating', 'housework'],
    urgent: 'taste-changes',
    day: '2026-11-11',
    title: '抗がん剤で味が分からず、家族の食事が作れません。味はいつ戻りますか',
    asker: { age: '60s', gender: 'female', consultation_user: 'patient' },
    status: 'treating',
    reviewer: 'dietitian',
    sources: [
      {
        title: '味覚やにおいの変化',
        publisher: '国立がん研究センター がん情報サービス',
        url: 'https://ganjoho.jp/public/support/condition/taste_or_smell/index.html',
      },
      {
        title: '味覚障害について',
        publisher: '国立がん研究センター東病院 薬剤部',
        year: 2021,
        url: 'https://www.ncc.go.jp/jp/ncce/division/pharmacy/kouganzai/supportivecare_dysgeusia.html',
      },
      {
        title: '味がおかしいと感じる皆さまへ',
        publisher: '千葉県',
        year: 2019,
        url: 'https://www.pref.chiba.lg.jp/gan/shinryoka/eyo/taste.html',
      },
    ],
    content: `<p>台所に立ってきた方にとって、味見ができないことは、役目をなくしたようにつらいものです。</p>
<p>薬のために変わった味は、治療のあとに少しずつ戻る方が多いとされますが、何か月と言い当てることはできません。治療の間も、<ruby>点滴<rt>てんてき</rt></ruby>から何日かがいちばん分かりにくく、次の回までに少しよくなる、という波のある方がいます。口やのどの<ruby>放射線治療<rt>ほうしゃせんちりょう</rt></ruby>を受けた方は、もっと時間のかかることがあります。</p>
<ul><li>「この治療では、いつごろがいちばん分かりにくいですか」と聞き、その週の献立を軽くする。</li><li>料理は、量を計って薄めに作り、食卓でめいめいに足してもらう。味見は家族に頼む。総菜に任せる日があってかまいません。</li><li>口のかわき、白いもの、<ruby>亜鉛<rt>あえん</rt></ruby>の不足など、手当てのできる理由がないかを、病院で見てもらう。亜鉛を買って足すのは、聞いてからにします。</li></ul>
<p>ご自分が食べやすい味の探し方は、<a href="/articles/taste-changes">味の変化の記事</a>に、感じ方ごとの表があります。食べる量や体重が減ってきたら、「<ruby>管理栄養士<rt>かんりえいようし</rt></ruby>と話したいです」と看護師に伝えてください。</p>`,
  }),
  questionItem({
    id: 'q-sore-around-nails',
    topics: ['skin-and-nails', 'side-effects', 'targeted-therapy', 'oral-medicines'],
    urgent: 'skin-and-nails',
    day: '2026-11-13',
    title: 'がんの飲み薬を始めてから、爪のまわりがはれて靴がはけません',
    asker: { age: '60s', gender: 'male', consultation_user: 'patient' },
    group: 'lung',
    status: 'treating',
    reviewer: 'treatmentNurse',
    sources: [
      {
        title: '皮膚と爪のトラブル',
        publisher: '国立がん研究センター がん情報サービス',
        year: 2020,
        url: 'https://ganjoho.jp/public/support/condition/skin_nail.html',
      },
      {
        title: '分子標的型抗がん剤で皮膚の症状が起こるしくみ',
        publisher: '静岡県立静岡がんセンター',
        url: 'https://survivorship.jp/skin/information/01/02/index.html',
      },
      {
        title: 'アピアランス（外見の変化）ケアの方法：爪・皮膚障害',
        publisher: '福井県済生会病院',
        url: 'https://www.fukui-saiseikai.com/cancer/family_support/appearance/method_nail.html',
      },
    ],
    content: `<p>指先ひとつのことでも、歩けないほどの痛みは、毎日をすっかり変えてしまいます。</p>
<p>がまんせず、次の診察の前に電話してください。薬によっては、爪のわきが赤くはれる<ruby>爪囲炎<rt>そういえん</rt></ruby>が起きることがあります。ぬり薬、テープの巻き方、菌をおさえる薬などの手当てがあり、<ruby>皮膚科<rt>ひふか</rt></ruby>の医師に診てもらうこともあります。医師が、がんの薬をしばらく休む、量を変えると決めることもあります。自分で減らしたり、やめたりはしないでください。</p>
<ul><li>「右の親指のわきがはれ、靴がはけません。家の中でも足を引きずります」と、できないことで言う。</li><li>明るい所で、足全体と、爪の近くの二枚の写真をとる。</li><li>薬の名前と、飲み始めて何週目かを言う。</li></ul>
<p>それまでの間は、泡でそっと洗い、水気は押さえてとります。爪の角を深く切りこまないようにし、足に合った、中敷きのやわらかい靴を選びます。うるおし方と爪の切り方は、<a href="/articles/skin-and-nails">皮膚と爪の記事</a>にあります。</p>`,
  }),
  questionItem({
    id: 'q-forgetting-names',
    topics: ['memory-problems', 'dementia', 'late-effects'],
    urgent: 'memory-and-focus',
    day: '2026-11-14',
    title: '治療のころから、人の名前や約束が出てきません。認知症でしょうか',
    asker: { age: '60s', gender: 'female', consultation_user: 'patient' },
    group: 'breast',
    status: 'follow-up',
    reviewer: 'nurse',
    sources: [
      {
        title: 'もの忘れ、認知機能の低下',
        publisher: '国立がん研究センター がん情報サービス',
        year: 2020,
        url: 'https://ganjoho.jp/public/support/condition/cognitive_decline.html',
      },
      {
        title: 'がん患者に認められる様々な認知機能障害―これまでの知見と今後の課題―',
        publisher: '日本精神神経学会（精神神経学雑誌）',
        year: 2015,
        url: 'https://journal.jspn.or.jp/Disp?style=abst&vol=117&year=2015&mag=0&number=8&start=585',
      },
    ],
    content: `<p>自分が自分でなくなるようで、だれにも言えずにいる方の多い心配です。</p>
<p>がんの治療のころから、言葉がすぐに出ない、気が散る、二つのことを一度にできない、と感じる方がいます。これは、年齢とともに起きる<ruby>認知症<rt>にんちしょう</rt></ruby>とは違うものと考えられています。どちらなのかを、家やこの答えで決めることはできません。眠れない夜、<ruby>貧血<rt>ひんけつ</rt></ruby>、眠気の出る薬、気持ちの落ちこみなど、手当てのできる理由もあるので、病院で話してください。</p>
<ul><li>「春の点滴のころから。先週、病院の予約を忘れました」と、時期と場面で言う。</li><li>飲んでいる薬をすべて見せ、眠りと気分のことも言う。</li><li>約束は一つのカレンダーに書き、薬は箱に分ける（分けてよい薬か、先に薬剤師に聞きます）。</li><li>家族には、「一度に全部は覚えられないから、メモにしてほしい」と頼む。</li></ul>
<p>場面ごとの工夫は、<a href="/articles/memory-and-focus">もの忘れと集中の記事</a>にあります。何日かのうちに急に変わったときは、この下の一覧を見てください。</p>`,
  }),
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
