import type { QContentItem } from '@hidamari/contract/content';
import { MEDICAL_PAGES } from '../sources/medical-pages.ts';
import { PAGES } from '../sources/pages.ts';
import { questionItem } from './question-item.ts';

/** One question for each symptom, the first half: whether to tell, whom, in which words. The rest stands in the article. */
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
];
