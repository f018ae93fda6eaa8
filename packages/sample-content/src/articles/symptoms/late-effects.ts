import { articleItem } from '../article-item.ts';

const body = `
<h2>終わったはずなのに、体はまだ途中</h2>
<p>治療が終わって一年。髪は戻ったのに、指先のしびれが残る。夕方には電池が切れたように動けない。まわりは「もう治ったんでしょう」と言う。あるいは、何年もたってから、息切れや腕のむくみに気づき、「あの治療と関係があるのだろうか」と思う。どちらも、多くの方が経験していることです。</p>
<h2>二つの形があります</h2>
<dl><div><dt>続くこと</dt><dd>治療中に始まり、終わっても残るもの。しびれ、だるさ、もの忘れ、味の変化、便や尿の変化、気持ちの落ちこみなど</dd></div><div><dt>あとから出ること</dt><dd>終わって数か月から何年もたって気づくもの。<ruby>晩期合併症<rt>ばんきがっぺいしょう</rt></ruby>とよばれます</dd></div></dl>
<p>何が起きやすいかは、がんの種類より、<strong>どんな治療を、体のどこに、何歳で受けたか</strong>で変わります。全員に起きるものではありません。これから読む表も、心配を増やすためではなく、「この症状なら、あの治療のことを話そう」と思い出すためのものです。</p>
<h2>治療ごとに、思いあたること</h2>
<table><caption>受けた治療と、続くこと・あとから出ることの例</caption><thead><tr><th scope="col">受けた治療</th><th scope="col">例</th></tr></thead><tbody><tr><th scope="row">リンパ節をとる手術</th><td>腕や足のリンパ<ruby>浮腫<rt>ふしゅ</rt></ruby>。{{lymphedema-years}}とされる</td></tr><tr><th scope="row">おなかの手術</th><td>便や尿の回数、腸の通りにくさ、食後の気分の悪さ、栄養の不足</td></tr><tr><th scope="row">しびれの出る抗がん剤</th><td>手足のしびれ、聞こえにくさ</td></tr><tr><th scope="row">アントラサイクリン系などの抗がん剤</th><td><ruby>心臓<rt>しんぞう</rt></ruby>の働きの弱り。使って1年を過ぎてから、数十年後までのことがある</td></tr><tr><th scope="row">胸への<ruby>放射線<rt>ほうしゃせん</rt></ruby></th><td>治療中から終わって2か月以内に出る<ruby>肺<rt>はい</rt></ruby>の炎症。心臓の血管への影響は10年から20年以上たってからのことがある</td></tr><tr><th scope="row">首への放射線</th><td><ruby>甲状腺<rt>こうじょうせん</rt></ruby>の働きの低下、口のかわき、虫歯、飲みこみにくさ</td></tr><tr><th scope="row"><ruby>骨盤<rt>こつばん</rt></ruby>への放射線</th><td>下痢、血の混じる便や尿、尿の近さ、性生活の変化、骨の弱り</td></tr><tr><th scope="row">頭への放射線</th><td>もの忘れ、集中しにくさ、ホルモンの変化</td></tr><tr><th scope="row">ホルモンの治療</th><td>骨の弱り、ほてり、関節のこわばり、体重の増え</td></tr><tr><th scope="row"><ruby>免疫<rt>めんえき</rt></ruby>の働きを使う薬</th><td>甲状腺や<ruby>副腎<rt>ふくじん</rt></ruby>などのホルモンの不足が、終わってからも続く、あとから出る</td></tr><tr><th scope="row">移植、<ruby>脾臓<rt>ひぞう</rt></ruby>をとる手術</th><td>感染しやすさ。皮膚、口、目、<ruby>肝臓<rt>かんぞう</rt></ruby>などの長引く症状</td></tr></tbody></table>
<p><ruby>妊娠<rt>にんしん</rt></ruby>や性に関わることは、治療の種類を問わず起こりえます。また、治療の影響などで、別のがんができることがまれにあります。だからこそ、がんの通院とは別に、<ruby>健診<rt>けんしん</rt></ruby>やほかのがんの検診を受けることに意味があります（<a href="/articles/getting-tested-screening">検診の記事</a>）。</p>
<h2>子どものころ、若いころに受けた方へ</h2>
<p>小児がんの治療では、終わって10年たってから血の中の脂の異常、20年たってから心臓の働きの変化が見つかることもあり、時間がたつほど気をつけたいことが増えるものがあります。早く見つけると手当てのできるものも多いため、大人になってからも長く診ていく「長期フォローアップ外来」があります。小児科を離れたまま、どこにもかかっていない方は、治療を受けた病院か、がん<ruby>相談支援<rt>そうだんしえん</rt></ruby>センターに「小児がんの治療を受けました。今からでも診てもらえる所はありますか」と聞いてください。何年あいていても、かまいません。</p>
<h2>病院ですること</h2>
<p>症状を聞き、血液、心電図や心臓の超音波、骨の密度、肺の検査などを、受けた治療に合わせて選びます。手当てのできるものは、手当てします。ホルモンを補う、骨の薬、リハビリ、むくみの圧迫、痛みやしびれの薬、眠りや気持ちの治療。元どおりにはならなくても、楽にする方法は残っています。がんの<ruby>主治医<rt>しゅじい</rt></ruby>だけでなく、循環器、内分泌、婦人科、泌尿器科、歯科などと分けて診ることも多くなります。</p>
<h2>自分でできること</h2>
<h3>治療のまとめを、一生の持ちものに</h3>
<p>病名、手術の名前、薬の名前、放射線を当てた場所。年月とともに、病院の記録も自分の記憶も薄れます。書き方は<a href="/articles/follow-up">治療が終わったあとの通院の記事</a>に例があります。分からない所は、「治療のまとめを作っていただけますか」と病院に頼めます。写真にとって、家族にも一部渡しておきましょう。</p>
<h3>伝える場面を決めておく</h3>
<ul><li>会社や市区町村の健診の問診で。「がんの治療を受けた」に、薬と放射線の場所を書きそえる</li><li>はじめての医院、歯科、薬局で。救急のときのために、財布に一枚</li><li>引っ越しや転院で。通院が終わりと言われた日に、「これから何に気をつけますか。だれに診てもらえばよいですか」</li></ul>
<h3>毎日の暮らしで</h3>
<p>たばこを吸わないこと、体を動かすこと、血圧と体重を保つこと、歯と皮膚の手入れ、日ざしをよけること、予防接種の相談。どれも、あとから出る影響を軽くする助けになります。全部を一度に始めなくてかまいません。</p>
<h3>症状ごとの工夫</h3>
<p><a href="/articles/fatigue">だるさ</a>、<a href="/articles/numb-hands">しびれ</a>、<a href="/articles/memory-and-focus">もの忘れ</a>、<a href="/articles/lymphedema">リンパ浮腫</a>、<a href="/articles/hot-flushes">ほてり</a>、<a href="/articles/urination-troubles">尿の悩み</a>、<a href="/articles/heart-and-chest">心臓への影響</a>、<a href="/articles/weight-changes">体重の変化</a>の記事があります。</p>
<h2>見えないつらさを、言葉にする</h2>
<p>「元気そうだね」に返す言葉を、一つ持っておくと楽です。「見た目は元気だけど、夕方は電池切れなんだ」。職場には、「残業のない週を続けられると、長く働けます」のように、してほしいことで言います。症状が重く、仕事や暮らしに長く差しつかえるときは、<a href="/articles/disability-pension">障害年金</a>などの制度が使えることがあります。治療が終わって何年たっていても、がん相談支援センターは{{support-centre-free}}で使えます。</p>
<aside class="memo"><h3>診察で伝えるメモの例</h3><dl><div><dt>受けた治療</dt><dd>8年前、左の乳がん。手術、抗がん剤、左の胸に放射線</dd></div><div><dt>いまの症状</dt><dd>三か月前から、坂で息が切れる。夕方に足がむくむ</dd></div><div><dt>暮らしへの影響</dt><dd>買い物の途中で休む。仕事を一日減らした</dd></div><div><dt>聞きたいこと</dt><dd>治療と関係があるか、調べられますか。どの科に行けばよいですか</dd></div></dl></aside>
<h2>相談したいとき</h2>
<p>「年のせいかもしれない」と迷う症状こそ、話してください。年齢のせいか、治療の影響か、再発か、別の病気か。それを一人で考え続けるより、調べるほうが早く分かります。がんの通院が終わった方は、かかりつけの医院で、治療のまとめを見せることから始められます。再発がこわくて受診をためらうときは、<a href="/articles/fear-of-recurrence">再発への不安の記事</a>も読んでみてください。</p>
<h2>ご家族へ</h2>
<p>終わったことをお祝いしたあとも、体の回復は続いています。「まだつらい？」と聞かれるのを待っている方もいます。できたことを数えるより、「今日は何を手伝おうか」と聞いてください。</p>
`;

/** What stays after treatment and what comes years later: by treatment received, childhood cancer, a summary to keep, whom to tell. */
export const lateEffects = articleItem({
  id: 'late-effects',
  topics: ['late-effects', 'follow-up', 'heart-symptoms', 'childhood-cancer', 'records-and-notes'],
  publishedAt: '2026-11-29T00:41:00.000Z',
  title: '治療が終わってから続くこと、あとから出ること',
  category: { id: 'treatment' },
  cancer_category: [],
  cancer_status: [{ id: 'follow-up' }],
  summary:
    'しびれやだるさが残る、何年もたってから症状に気づく。受けた治療ごとの影響の例と時期、子どものころに治療を受けた方の通院先、治療のまとめの使い方、まわりへの伝え方、相談先をまとめました。',
  reviewed_at: '2026-11-29',
  next_review_at: '2027-11-26',
  reviewer_role: 'がん治療後の長い経過を診てきた医師',
  body,
  sources: [
    {
      title: '乳がん初期治療後の健康管理 放射線治療',
      publisher: '国立国際医療研究センター病院',
      url: 'https://hosp.ncgm.go.jp/cancer/021/after_breastCancer/contents/radiation-therapy.html',
    },
    {
      title: '長期フォローアップ',
      publisher: '東京小児がん研究グループ（TCCSG）',
      url: 'https://www.tccsg-ltfu.jp/followup/',
    },
    {
      title: '長期フォローアップ',
      publisher: '東京都（がんのポータルサイト）',
      year: 2025,
      url: 'https://www.gan-portal.metro.tokyo.lg.jp/treat/child-aya.html',
    },
    {
      title: 'アントラサイクリン心不全の早期発見のための地域連携の確立に向けた研究',
      publisher: '新潟市医師会（新潟市医師会報）',
      url: 'https://www.niigatashi-ishikai.or.jp/newsletter/academic/2025102710750.html',
    },
  ],
});
