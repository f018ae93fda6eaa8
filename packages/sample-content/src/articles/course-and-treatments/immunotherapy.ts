import { MEDICAL_PAGES } from '../../sources/medical-pages.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>免疫のブレーキを外す薬</h2>
<p><ruby>免疫<rt>めんえき</rt></ruby>には、体の中の異物を見つけて攻撃する力と、攻撃しすぎないように止めるブレーキがあります。がん<ruby>細胞<rt>さいぼう</rt></ruby>は、このブレーキを使って攻撃を逃れることがあります。免疫チェックポイント<ruby>阻害薬<rt>そがいやく</rt></ruby>は、ブレーキがかからないようにして、免疫ががん細胞に向かえるようにする薬です。数週間ごとの<ruby>点滴<rt>てんてき</rt></ruby>で、一つだけ使う場合も、ほかの薬と組み合わせる場合もあります。</p>
<p><ruby>健康保険<rt>けんこうほけん</rt></ruby>で使えるがんの種類や条件は決まっています。使うかどうかを考えるために、がん細胞のたんぱく質（PD-L1）や<ruby>遺伝子<rt>いでんし</rt></ruby>の変化を調べることがあります。<strong>「免疫療法」「免疫細胞」という名前で、健康保険の使えない治療をすすめる所もありますが、この記事の薬とは別のものです。</strong>見分け方は、<a href="/articles/unproven-treatments">自由診療や民間療法をすすめられたら</a>に書きました。</p>
<h2>副作用は、免疫が自分の体にも向かうため</h2>
<p>ブレーキが外れた免疫が、自分の体を攻撃してしまうことがあります。<ruby>免疫関連有害事象<rt>めんえきかんれんゆうがいじしょう</rt></ruby>（irAE）とよび、吐き気や<ruby>脱毛<rt>だつもう</rt></ruby>の多いこれまでの抗がん剤とは、出方が違います。全身のどこにでも起こる可能性があります。</p>
<table><caption>起こる所と、気づく合図</caption><thead><tr><th scope="col">所</th><th scope="col">あなたが気づく合図</th></tr></thead><tbody><tr><th scope="row">肺</th><td>空せき、動いたときの<ruby>息切<rt>いきぎ</rt></ruby>れ、熱</td></tr><tr><th scope="row">腸</th><td>便の回数が増える、水のような便、血がまじる、おなかの痛み</td></tr><tr><th scope="row">皮ふ、目、口</th><td><ruby>発疹<rt>ほっしん</rt></ruby>、かゆみ、水ぶくれ、目の充血や痛み、口の中のただれ</td></tr><tr><th scope="row">ホルモンを出す所（<ruby>甲状腺<rt>こうじょうせん</rt></ruby>、<ruby>副腎<rt>ふくじん</rt></ruby>、脳の下垂体）</th><td>強いだるさ、寒がり、むくみ、どきどきする、頭の痛み、立ちくらみ、食べられない</td></tr><tr><th scope="row"><ruby>膵臓<rt>すいぞう</rt></ruby>（1型<ruby>糖尿病<rt>とうにょうびょう</rt></ruby>）</th><td>ひどくのどがかわく、水をたくさん飲む、尿が増える、急にやせる、ぼんやりする</td></tr><tr><th scope="row"><ruby>肝臓<rt>かんぞう</rt></ruby>、<ruby>腎臓<rt>じんぞう</rt></ruby></th><td>白目や皮ふが黄色い、尿の色が濃い、尿が減る、むくみ。血の検査だけで分かることもあります</td></tr><tr><th scope="row">心臓、<ruby>筋肉<rt>きんにく</rt></ruby>、<ruby>神経<rt>しんけい</rt></ruby></th><td>胸の痛み、息苦しさ、まぶたが下がる、物が二重に見える、力が入らない、飲みこみにくい、筋肉の痛み</td></tr></tbody></table>
<p>一つだけ出ることも、いくつか重なることもあります。どれも、ほかの理由で起こることもあり、家では見分けられません。あなたの役目は、早く知らせることです。</p>
<h2>いつ出るのか</h2>
<p>始めてから数か月の間に出ることが多いとされていますが、一回目のすぐあとに出る方も、一年以上たってから出る方もいます。<strong>治療が終わったあと、やめたあとに出ることもあります。</strong>薬の働きが、体に長く残るためです。「もう終わったから関係ない」と決めず、終わったあとも同じ合図を覚えておいてください。いつまで気をつけるかは、<ruby>主治医<rt>しゅじい</rt></ruby>に聞きます。</p>
<h2>病院ですること</h2>
<p>通うたびに、血の検査、尿の検査、胸の写真などで、合図の出ない変化も見ています。<ruby>副作用<rt>ふくさよう</rt></ruby>が疑われるときは、薬を休み、免疫をおさえる薬（ステロイドなど）を使うことがあります。ホルモンが足りないときは、飲み薬や<ruby>注射<rt>ちゅうしゃ</rt></ruby>で補います。糖尿病が起きたときは、インスリンが必要になります。多くは手当てで落ち着きますが、重くなることもあるため、早さが大切です。落ち着いたあと、薬を再び使うかどうかは、重さや場所で決めていきます。</p>
<h2>始める前に、伝えておくこと</h2>
<ul><li>リウマチ、甲状腺の病気、腸の病気、<ruby>重症筋無力症<rt>じゅうしょうきんむりょくしょう</rt></ruby>など、免疫の病気があること、あったこと</li><li><ruby>間質性肺炎<rt>かんしつせいはいえん</rt></ruby>など、肺の病気</li><li><ruby>臓器移植<rt>ぞうきいしょく</rt></ruby>や骨髄移植を受けたこと</li><li>飲んでいる薬、サプリメント、<ruby>漢方薬<rt>かんぽうやく</rt></ruby></li><li>妊娠の可能性、子どもを望む気持ち、<ruby>授乳<rt>じゅにゅう</rt></ruby>。<ruby>避妊<rt>ひにん</rt></ruby>の期間も聞いておきます</li><li>受けたい<ruby>予防接種<rt>よぼうせっしゅ</rt></ruby></li></ul>
<h2>毎日、同じ五つを見る</h2>
<p>体温、体重、便の回数、息（いつもの階段で）、皮ふ。時刻を決めて、<a href="/treatment-logs">治療ログ</a>や紙に書きます。熱は、病院から言われている温度が先です。言われていないときは、38.0度が一つの目安です。</p>
<p>下痢止めや<ruby>風邪薬<rt>かぜぐすり</rt></ruby>で様子を見ると、大切な合図が隠れることがあります。買って飲む前に電話してください。<ruby>歯科<rt>しか</rt></ruby>や近所の医院、救急でかかるときは、「免疫チェックポイント阻害薬の治療を受けています（受けていました）」と先に言い、薬の名前を書いたカードやお<ruby>薬手帳<rt>くすりてちょう</rt></ruby>を見せます。終わったあとも、財布に入れたままにしておきましょう。</p>
<aside class="memo"><h3>電話で伝えるメモの例</h3><dl><div><dt>はじめに</dt><dd>免疫チェックポイント阻害薬の治療を受けている者です。薬の名前は〇〇です</dd></div><div><dt>治療</dt><dd>最後の点滴は三週間前です。全部で五回受けました</dd></div><div><dt>変化</dt><dd>昨日から便が一日に六回あります。ふだんは一回です</dd></div><div><dt>ほかのこと</dt><dd>熱は37.4度。水は飲めています。血はまじっていません</dd></div></dl></aside>
<h2>効き目が分かるまで</h2>
<p>画像の検査をしながら、続けるかどうかを決めていきます。はじめに影が大きく見えて、あとから小さくなる方もまれにいますし、効かない場合もあります。一回ごとの体調だけで、効き目は分かりません。副作用が出ないことも、出ることも、それだけで効き目の印とは言えません。「次に効き目を見るのは、いつの、何の検査ですか」と聞いておくと、待つ間の目印になります。</p>
`;

const easyBody = `
<h2>どんな<ruby>薬<rt>くすり</rt></ruby>ですか</h2>
<p>体には、悪いものとたたかう力があります。「<ruby>免疫<rt>めんえき</rt></ruby>」と言います。この<ruby>薬<rt>くすり</rt></ruby>は、<ruby>免疫<rt>めんえき</rt></ruby>の力が、がんに<ruby>届<rt>とど</rt></ruby>くようにします。<ruby>病院<rt>びょういん</rt></ruby>で<ruby>点滴<rt>てんてき</rt></ruby>をします。</p>
<h2>気をつけること</h2>
<p><ruby>免疫<rt>めんえき</rt></ruby>が、<ruby>自分<rt>じぶん</rt></ruby>の体も<ruby>攻撃<rt>こうげき</rt></ruby>することがあります。<ruby>治療<rt>ちりょう</rt></ruby>が終わったあとに出ることもあります。次のようなときは、すぐに<ruby>病院<rt>びょういん</rt></ruby>に<ruby>電話<rt>でんわ</rt></ruby>してください。</p>
<ul><li>せきが出る。<ruby>動<rt>うご</rt></ruby>くと<ruby>息<rt>いき</rt></ruby>が<ruby>切<rt>き</rt></ruby>れる。</li><li><ruby>下痢<rt>げり</rt></ruby>がある。<ruby>便<rt>べん</rt></ruby>に<ruby>血<rt>ち</rt></ruby>がまじる。</li><li>のどがとてもかわく。<ruby>尿<rt>にょう</rt></ruby>が<ruby>多<rt>おお</rt></ruby>い。</li><li>とてもだるい。力が入らない。</li><li><ruby>皮<rt>ひ</rt></ruby>ふに、ぶつぶつや水ぶくれが出た。</li><li><ruby>熱<rt>ねつ</rt></ruby>が、<ruby>病院<rt>びょういん</rt></ruby>から言われた<ruby>温度<rt>おんど</rt></ruby>になった。言われていないときは、38.0<ruby>度<rt>ど</rt></ruby>か、それより<ruby>高<rt>たか</rt></ruby>い。</li></ul>
<h2><ruby>毎日<rt>まいにち</rt></ruby>すること</h2>
<ul><li><ruby>体温<rt>たいおん</rt></ruby>と<ruby>体重<rt>たいじゅう</rt></ruby>をはかります。</li><li><ruby>便<rt>べん</rt></ruby>の<ruby>回数<rt>かいすう</rt></ruby>を書きます。</li><li><ruby>薬<rt>くすり</rt></ruby>の<ruby>名前<rt>なまえ</rt></ruby>のカードを、いつも持ちます。</li></ul>
<p><ruby>店<rt>みせ</rt></ruby>で買った<ruby>薬<rt>くすり</rt></ruby>を飲む前に、<ruby>病院<rt>びょういん</rt></ruby>に<ruby>電話<rt>でんわ</rt></ruby>してください。ほかの<ruby>病院<rt>びょういん</rt></ruby>や<ruby>歯医者<rt>はいしゃ</rt></ruby>では、「<ruby>免疫<rt>めんえき</rt></ruby>の<ruby>薬<rt>くすり</rt></ruby>の<ruby>治療<rt>ちりょう</rt></ruby>をしています」と言ってください。</p>
`;

/** Immune checkpoint inhibitors: how they work, signs in the whole body, during treatment and after it. */
export const immunotherapy = articleItem({
  id: 'immunotherapy',
  publishedAt: '2026-11-24T07:23:00.000Z',
  title: '免疫チェックポイント阻害薬の治療と、早く知らせたい変化',
  category: { id: 'treatment' },
  cancer_category: [],
  cancer_status: [
    { id: 'before-treatment' },
    { id: 'treating' },
    { id: 'follow-up' },
    { id: 'recurrence' },
    { id: 'palliative' },
  ],
  topics: ['immunotherapy', 'drug-therapy', 'side-effects', 'pneumonitis'],
  summary:
    '免疫のブレーキを外す薬です。副作用は全身のどこにでも、治療が終わったあとにも起こることがあります。場所ごとの合図、毎日見る五つ、電話で伝えることをまとめました。',
  reviewed_at: '2026-11-24',
  next_review_at: '2027-11-22',
  reviewer_role: 'がん薬物療法の看護にたずさわる看護師',
  body,
  easy_body: easyBody,
  sources: [
    MEDICAL_PAGES.checkpointInhibitors,
    {
      title: 'がん情報サービス 免疫療法の解説を一般向けにわかりやすい最新情報に更新',
      publisher: '国立がん研究センター',
      year: 2017,
      url: 'https://pod.ncc.go.jp/jp/information/pr_release/2017/0331/index.html',
    },
    {
      title: '処方別がん薬物療法説明書（患者さん向け）',
      publisher: '静岡県立静岡がんセンター',
      year: 2023,
      url: 'https://www.scchr.jp/information-prescription.html',
    },
  ],
});
