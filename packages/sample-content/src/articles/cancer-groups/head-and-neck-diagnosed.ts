import { MEDICAL_PAGES } from '../../sources/medical-pages.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>治療を選ぶことは、暮らしの優先順位を話すことです</h2>
<p>口、のど、首のがんの治療では、がんを治療することと一緒に、「声」「飲みこみ」「見た目」「息」をどう守るかを考えます。どれを大切にしたいかは、人によって違います。教壇に立つ方、歌う方、家族と食卓を囲むことが楽しみな方。説明の前に、「わたしがいちばん失いたくないのは〇〇です」と一行書いて、<ruby>診察室<rt>しんさつしつ</rt></ruby>で読んでみてください。医師が治療を一緒に考えるための、大切な情報になります。</p>
<h2>治療の種類と、影響の出やすいところ</h2>
<table><caption>おもな治療の考え方</caption><thead><tr><th scope="col">治療</th><th scope="col">どんなものか</th><th scope="col">聞いておきたいこと</th></tr></thead><tbody><tr><th scope="row">手術</th><td>がんと、必要なら首のリンパ節をとる。大きくとるときは、体のほかの所の皮ふや<ruby>筋肉<rt>きんにく</rt></ruby>を移して形を作り直す</td><td>話し方、食べ方、顔や首の見た目、肩の動き</td></tr><tr><th scope="row">放射線治療</th><td>形を残しやすい。平日に続けて通うか、入院する</td><td>口の渇き、味、痛み、治療のあとの歯</td></tr><tr><th scope="row">薬の治療</th><td><ruby>放射線<rt>ほうしゃせん</rt></ruby>と一緒に使う、手術と組み合わせる、薬を中心にするなど</td><td>聞こえ、<ruby>腎臓<rt>じんぞう</rt></ruby>、しびれへの<ruby>影響<rt>えいきょう</rt></ruby></td></tr></tbody></table>
<p>早い時期なら手術か放射線のどちらか、進んでいるときは組み合わせて、というのが大まかな考え方です。<ruby>甲状腺<rt>こうじょうせん</rt></ruby>のがんは少し違い、手術が中心で、種類によってはヨウ素の薬を飲む放射線の治療や、ホルモンの薬を使います。ゆっくり育つ小さいものでは、すぐに手術をせずに診ていく<ruby>方針<rt>ほうしん</rt></ruby>を示されることもあります。</p>
<h2>声を失うかもしれない、と言われたら</h2>
<p><ruby>喉頭<rt>こうとう</rt></ruby>を全部とる手術では、もとの声は出なくなり、息は首に開けた穴からするようになります。とても大きなことです。その場で返事ができなくても当然です。声のかわりには、<ruby>食道<rt>しょくどう</rt></ruby>を使う話し方、首に当てる器械、手術で作る通り道を使う方法、<ruby>筆談<rt>ひつだん</rt></ruby>や文字の<ruby>機器<rt>きき</rt></ruby>などがあります。手術の前に、<ruby>言語聴覚士<rt>げんごちょうかくし</rt></ruby>や、同じ経験をした方の会の話を聞けるかを、たずねてみてください。</p>
<p>声が変わる治療の前に、ふだんの声を録音しておく方もいます。家族の名前を呼ぶ声、電話に出る声。するかしないかは、お気持ちのままで大丈夫です。</p>
<h2>治療の前に始まる準備</h2>
<ul><li><strong><ruby>歯科<rt>しか</rt></ruby></strong>：放射線をあてたあとの<ruby>抜歯<rt>ばっし</rt></ruby>は、あごの骨の傷が治りにくくなることがあります。そのため、治療の前に<ruby>虫歯<rt>むしば</rt></ruby>や歯ぐきの手当てをします。</li><li><strong><ruby>栄養<rt>えいよう</rt></ruby></strong>：食べにくくなる時期に備え、鼻の管や、おなかから胃に入れる管（<ruby>胃瘻<rt>いろう</rt></ruby>）を先に相談することがあります。もう口から食べられない、という意味とは限りません。</li><li><strong>飲みこみの練習</strong>：言語聴覚士が、今の<ruby>嚥下<rt>えんげ</rt></ruby>（飲みこみ）の力を調べ、体操を教えます。</li><li><strong>たばことお酒</strong>：やめることで、治療を受けやすくなります。一人では難しいものなので、外来の助けを頼んでください。</li></ul>
<p>子どもを望む可能性がある方は、薬や放射線の前に、そのことも伝えておきましょう。</p>
<aside class="memo"><h3>診察で聞くメモの例</h3><dl><div><dt>声</dt><dd>治療のあと、電話で話せますか。どのくらい先ですか</dd></div><div><dt>食事</dt><dd>家族と同じものを食べられますか。一時期ですか、長くですか</dd></div><div><dt>仕事</dt><dd>声を使う仕事です。休む期間は、どのくらいを考えればよいですか</dd></div><div><dt>選べる方法</dt><dd>手術と放射線、わたしにはどちらも候補になりますか</dd></div></dl></aside>
<h2>二人の専門家の話を聞く</h2>
<p>同じ病気でも、手術の医師と放射線の医師では、説明の中心が違います。同じ病院の中で両方に会えることもあります。別の病院に聞くセカンドオピニオンでは、「声を残す方法を知りたい」のように、目的を一つ書いて<ruby>主治医<rt>しゅじい</rt></ruby>に渡すと、紹介先が決めやすくなります。始める時期が遅れないように、返事の期限も確かめてください。</p>
<p>大きな手術のあと、暮らしを助ける制度や<ruby>福祉用具<rt>ふくしようぐ</rt></ruby>を使えることがあります。<a href="/articles/before-taking-leave">仕事を休む前の記事</a>と合わせて、がん<ruby>相談支援<rt>そうだんしえん</rt></ruby>センターで聞いてみましょう。</p>
`;

export const headAndNeckDiagnosed = articleItem({
  id: 'head-and-neck-diagnosed',
  topics: ['head-and-neck-cancer', 'choosing-treatment', 'voice-and-speech', 'swallowing', 'dental-care'],
  publishedAt: '2026-07-16T01:20:00.000Z',
  title: '頭頸部のがん、声と食べることを考えて治療を決める',
  category: { id: 'treatment' },
  cancer_category: [{ id: 'head-and-neck' }],
  cancer_status: [{ id: 'just-diagnosed' }, { id: 'before-treatment' }],
  summary:
    '声、飲みこみ、見た目、息。いちばん大切にしたいことを医師に伝えるための一行と、治療の種類、始まる前の歯科や栄養の準備、聞くことの例をまとめました。',
  reviewed_at: '2026-07-16',
  next_review_at: '2027-07-14',
  reviewer_role: '頭頸部のがんのリハビリにたずさわる言語聴覚士',
  body,
  sources: [
    {
      title: '頭頸部がんの放射線治療',
      publisher: '東京都立駒込病院',
      url: 'https://www.tmhp.jp/komagome/section/chuo/houshasenchiryou/shikkan/headandneck_cancer.html',
    },
    MEDICAL_PAGES.headAndNeckSurgery,
    {
      title: '頭頸部がん治療における歯科医の役割',
      publisher: '岡山大学病院 頭頸部がんセンター',
      url: 'https://www.okayama-u.ac.jp/user/ohnccpky/infomation0204.html',
    },
    {
      title: '甲状腺がん 治療',
      publisher: '国立がん研究センター がん情報サービス',
      year: 2018,
      url: 'https://ganjoho.jp/public/cancer/thyroid/treatment.html',
    },
  ],
});
