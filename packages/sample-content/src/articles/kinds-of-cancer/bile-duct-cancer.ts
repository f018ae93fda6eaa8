import { articleItem } from '../article-item.ts';

const body = `
<h2>「<ruby>胆道<rt>たんどう</rt></ruby>」は、消化を助ける液の通り道です</h2>
<p>顔が黄色いと家族に言われた。尿がお茶のように濃い。かゆくて眠れない。検査を受けたら、聞きなれない「胆道」という言葉が出てきた。<ruby>肝臓<rt>かんぞう</rt></ruby>でつくられる<ruby>胆汁<rt>たんじゅう</rt></ruby>という液が、腸まで流れる道のことです。場所によって、名前と治療が変わります。</p>
<dl><div><dt><ruby>肝内胆管<rt>かんないたんかん</rt></ruby>がん</dt><dd>肝臓の中の細い道にできるもの。肝臓のがんとして説明されることもあります。</dd></div><div><dt><ruby>肝門部領域胆管<rt>かんもんぶりょういきたんかん</rt></ruby>がん</dt><dd>肝臓の出口のあたり。左右の道が一本になる所です。</dd></div><div><dt><ruby>遠位胆管<rt>えんいたんかん</rt></ruby>がん</dt><dd>すい臓の中を通る、腸に近い所です。</dd></div><div><dt><ruby>胆<rt>たん</rt></ruby>のうがん</dt><dd>胆汁をためる袋にできるもの。石やポリープの手術で見つかることもあります。</dd></div><div><dt><ruby>十二指腸乳頭部<rt>じゅうにしちょうにゅうとうぶ</rt></ruby>がん</dt><dd>腸への出口にできるものです。</dd></div></dl>
<h2>なぜ、<ruby>黄疸<rt>おうだん</rt></ruby>の手当てが先なのか</h2>
<p>道がふさがって胆汁が流れないと、黄色い色素が体にまわります。目や皮ふが黄色くなり、尿は濃く、便は白っぽく、体がかゆくなります。そのままでは、肝臓が弱り、道に菌がついて熱が出やすくなり、手術も薬の治療も安全に行えません。だから、がんの治療の前に、流れをよくする処置（胆道ドレナージ）をすることがあります。治療が後まわしになっているのではなく、これが最初の治療です。</p>
<ul><li><strong>口からの方法</strong>：眠くなる薬を使い、<ruby>内視鏡<rt>ないしきょう</rt></ruby>で道に短い管（ステント）を入れます。鼻から管を出しておく方法もあります。</li><li><strong>体の外からの方法</strong>：<ruby>超音波<rt>ちょうおんぱ</rt></ruby>で見ながら、肝臓に細い管を入れます。</li><li><strong>そのあと</strong>：数字が下がるまで、日数や週の単位で待ちます。かゆみや黄色さは、少しずつ引いていきます。</li></ul>
<p>処置のあとに、すい臓の炎症や熱が出ることがあるため、入院で様子を見ます。「次の検査や治療は、数字がどこまで下がったら始めますか」と聞いておくと、待つ日の意味が分かります。</p>
<h2>検査で調べること</h2>
<p>血液（黄疸や肝臓の数字、<ruby>腫瘍<rt>しゅよう</rt></ruby>マーカー）、超音波、CT、MRIで道の形と広がりを見ます。超音波のついた内視鏡や、処置のときに<ruby>細胞<rt>さいぼう</rt></ruby>や<ruby>組織<rt>そしき</rt></ruby>をとる検査が加わります。細い道なので、一度で細胞がとれないこともあります。「とれなかった」は、悪いという意味ではありません。<ruby>造影剤<rt>ぞうえいざい</rt></ruby>でアレルギーのあった方は、先に伝えてください。</p>
<h2>治療の種類</h2>
<table><caption>治療と、知っておくこと</caption><thead><tr><th scope="col">治療</th><th scope="col">どんなことをするか</th><th scope="col">知っておくこと</th></tr></thead><tbody><tr><th scope="row">手術</th><td>場所により、肝臓の一部、胆管、すい臓の頭と十二指腸などをとる</td><td>肝臓の出口の手術は、8〜10時間かかることがある。残す肝臓を前もって大きくする処置を先にすることも</td></tr><tr><th scope="row">手術のあとの薬</th><td>飲み薬の抗がん剤</td><td>半年間続ける方法が行われている</td></tr><tr><th scope="row">薬の治療</th><td>抗がん剤の点滴や飲み薬に、<ruby>免疫<rt>めんえき</rt></ruby>の薬を組み合わせるなど</td><td>手術がむずかしいとき、再び出たときなど。慣れたら通院が多い</td></tr><tr><th scope="row"><ruby>遺伝子<rt>いでんし</rt></ruby>の検査</th><td>がんの変化を調べ、合う薬をさがす</td><td>見つかることが比較的多いがんとされるが、薬につながらないことも多い</td></tr><tr><th scope="row"><ruby>放射線<rt>ほうしゃせん</rt></ruby>、<ruby>緩和<rt>かんわ</rt></ruby>ケア</th><td>痛み、黄疸、気持ちのつらさをやわらげる</td><td>はじめから一緒に受けられる</td></tr></tbody></table>
<p>手術がむずかしい、と言われたときは、「何が理由ですか。薬のあとに、もう一度考えることはありますか。手術の経験の多い病院の意見も聞けますか」とたずねてみてください。遺伝子の検査は、<a href="/articles/genomic-testing">遺伝子を調べる検査をすすめられたら</a>にくわしく書いています。</p>
<h2>ステントや管と暮らす</h2>
<ul><li><strong>熱と寒気</strong>：管がつまると、急に熱が出て、ふるえることがあります。熱が、病院から言われている温度になった（言われていないときは38.0度以上）、ふるえる寒気がする、尿の色がまた濃くなる、というときは、時間を選ばずに電話します</li><li><strong>ほかの病院で</strong>：「胆管にステントが入っています」と必ず言います。お薬手帳の表紙に、入れた日と病院の名を書いておきましょう</li><li><strong>外に出ている管</strong>：抜けないように服の中で留め、液の量と色を毎日書く。色が急に変わる、量が急に減る、抜けかけたときは電話します</li><li><strong>かゆみ</strong>：ぬるめの湯、こすらず泡で洗い、すぐに<ruby>保湿<rt>ほしつ</rt></ruby>を。爪を短く、木綿の手袋で眠る。飲み薬もあります</li><li><strong>食事</strong>：脂の多いものでもたれる日は、少しずつ何回かに。すい臓に関わる手術のあとは、消化の薬や、<ruby>血糖<rt>けっとう</rt></ruby>の手当てが要ることがあります</li></ul>
<aside class="memo"><h3>診察で読むメモの例</h3><dl><div><dt>場所</dt><dd>「わたしのがんは、どこにありますか。図に描いていただけますか」</dd></div><div><dt>順番</dt><dd>「黄疸の手当てのあと、何日くらいで次の話になりますか」</dd></div><div><dt>手術</dt><dd>「手術はできそうですか。入院は、短い人と長い人で何日くらいですか」</dd></div><div><dt>熱</dt><dd>「夜に熱が出たら、この番号でよいですか。入院の用意をして行きますか」</dd></div></dl></aside>
<p>検索すると、こわい言葉ばかりが並ぶ病気です。調べるのはご家族に任せて、「今週することだけ教えて」と頼んでもかまいません。お金のことは<a href="/articles/high-cost-medical-expense">高額療養費制度</a>、気持ちのことは<a href="/articles/just-told">がんと言われた日の夜に</a>から始めてみてください。</p>
`;

/** Cancer of the bile ducts: why jaundice is treated first, examinations, treatments, living with a stent. */
export const bileDuctCancer = articleItem({
  id: 'bile-duct-cancer',
  publishedAt: '2026-11-27T06:47:00.000Z',
  title: '胆道がんと言われたら：黄疸の手当てから治療の話まで',
  category: { id: 'treatment' },
  cancer_category: [],
  cancer_status: [
    { id: 'suspected' },
    { id: 'just-diagnosed' },
    { id: 'before-treatment' },
    { id: 'treating' },
  ],
  topics: ['bile-duct-cancer', 'jaundice', 'itching', 'choosing-treatment', 'just-told'],
  summary:
    '胆管、胆のう、十二指腸乳頭のがんをまとめて胆道がんと呼びます。なぜ黄疸の手当てが先なのか、検査と治療の種類、ステントや管と暮らすときの注意、診察で聞く言葉を順にまとめました。',
  reviewed_at: '2026-11-27',
  next_review_at: '2027-11-25',
  reviewer_role: '肝臓・胆道・膵臓の診療にたずさわる医師',
  body,
  sources: [
    {
      title: '胆道がん（胆管がん・胆のうがん・十二指腸乳頭部がん） 全ページ表示',
      publisher: '国立がん研究センター がん情報サービス',
      url: 'https://ganjoho.jp/public/cancer/biliary_tract/print.html',
    },
    {
      title: '九州大学病院のがん診療 胆道がん',
      publisher: '九州大学病院',
      url: 'https://www.gan.med.kyushu-u.ac.jp/result/biliary_tract_cancer/',
    },
    {
      title: '九州大学病院のがん診療 胆道がん 外科的治療',
      publisher: '九州大学病院',
      url: 'https://www.gan.med.kyushu-u.ac.jp/result/biliary_tract_cancer/index3',
    },
    {
      title: '胆道がんの手術と成績',
      publisher: 'がん研究会有明病院',
      url: 'https://www.jfcr.or.jp/hospital/cancer/type/gall_i/001.html',
    },
  ],
});
