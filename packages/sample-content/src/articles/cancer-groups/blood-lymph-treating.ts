import { MEDICAL_PAGES } from '../../sources/medical-pages.ts';
import { PAGES } from '../../sources/pages.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>血液の数と一緒に、体調も上がり下がりします</h2>
<p><ruby>血液<rt>けつえき</rt></ruby>やリンパのがんの治療では、病気と薬の両方の<ruby>影響<rt>えいきょう</rt></ruby>で、血液の数が大きく動きます。「昨日は歩けたのに」という日があるのは、気のゆるみではありません。検査の日に「今は、どの数が低い時期ですか」と聞いておくと、その日からの過ごし方が決めやすくなります。</p>
<table><caption>減るものと、体に出ること</caption><thead><tr><th scope="col">減るもの</th><th scope="col">出やすいこと</th><th scope="col">暮らしの工夫</th></tr></thead><tbody><tr><th scope="row"><ruby>白血球<rt>はっけっきゅう</rt></ruby></th><td><ruby>感染<rt>かんせん</rt></ruby>。熱、せき、のどや<ruby>肛門<rt>こうもん</rt></ruby>の痛み</td><td>手洗い、口の手入れ、人の多い時間をさける</td></tr><tr><th scope="row">赤血球</th><td>だるさ、<ruby>動悸<rt>どうき</rt></ruby>、立ちくらみ</td><td>起きるときは一度座る。用事は一日に一つ</td></tr><tr><th scope="row"><ruby>血小板<rt>けっしょうばん</rt></ruby></th><td>あざ、<ruby>鼻血<rt>はなぢ</rt></ruby>、歯ぐきの血</td><td>やわらかい歯ブラシ、電気かみそり、転びにくい床</td></tr></tbody></table>
<p><ruby>赤血球<rt>せっけっきゅう</rt></ruby>や血小板が大きく減ったときは、<ruby>輸血<rt>ゆけつ</rt></ruby>をすることがあります。輸血の最中やあとに、かゆみ、<ruby>寒気<rt>さむけ</rt></ruby>、<ruby>息苦<rt>いきぐる</rt></ruby>しさを感じたら、すぐに看護師に知らせてください。家に帰ってからの変化は、この記事の終わりの「すぐに連絡するとき」を見て、連絡します。</p>
<h2>熱が出たら、まず電話です</h2>
<p>白血球の少ない時期は、感染が早く進むことがあります。自分で判断せず、かかっている病院に電話をしてください。夜間や休日も同じです。手もとに熱を下げる薬があっても、前もって病院から<ruby>指示<rt>しじ</rt></ruby>されていなければ、先に電話します。震えるほどの寒気やのどの強い痛みは、熱がなくても同じです。</p>
<aside class="memo"><h3>電話のそばに置く紙</h3><dl><div><dt>病気と治療</dt><dd><ruby>悪性<rt>あくせい</rt></ruby>リンパ<ruby>腫<rt>しゅ</rt></ruby>。<ruby>点滴<rt>てんてき</rt></ruby>の治療、三回目が10月2日</dd></div><div><dt>血液の数</dt><dd>直近の検査の紙を、いっしょに置く</dd></div><div><dt>今の様子</dt><dd>体温、寒気、せき、水分がとれるか</dd></div></dl></aside>
<h2>感染をさける、家での決めごと</h2>
<ul><li>生もの、作り置き、<ruby>井戸水<rt>いどみず</rt></ruby>などは、病院で渡された食事の説明に合わせる</li><li>土いじり、ほこりの立つ<ruby>掃除<rt>そうじ</rt></ruby>、工事の近くは、数が戻るまで家族に頼む</li><li>ペットの世話のあとは手を洗い、ふんの始末は代わってもらう</li><li>ワクチンは、ご家族の分も含めて、打つ前に<ruby>主治医<rt>しゅじい</rt></ruby>に聞く</li></ul>
<p>どこまで守るかは、治療と時期で違います。「もう外食してよいですか」と、ゆるめる時期も聞いてください。守り続けて楽しみが全部なくなるのも、つらいことです。</p>
<h2>病気ごとに、気をつけること</h2>
<h3>白血病</h3>
<p><ruby>急性<rt>きゅうせい</rt></ruby>の場合は、入院が長く、個室で過ごす時間が増えることがあります。一日一回、窓の外を見ながら足踏みをするだけでも、足の力を保つ助けになります。飲み薬で続ける種類では、飲み忘れや、ほかの薬や食べものとの組み合わせが効き方に響きます。<ruby>体調<rt>たいちょう</rt></ruby>がよい日も自分でやめず、忘れたときにどうするかを<ruby>薬剤師<rt>やくざいし</rt></ruby>に聞いておきましょう。</p>
<h3>悪性リンパ腫</h3>
<p>点滴の薬では、始めてまもなく寒気、熱、かゆみ、息苦しさが出ることがあります。<ruby>遠慮<rt>えんりょ</rt></ruby>せず、すぐに知らせます。手足のしびれ、<ruby>便秘<rt>べんぴ</rt></ruby>もよくあります。B<ruby>型肝炎<rt>がたかんえん</rt></ruby>にかかったことがある方は、治療が終わってからも続けて血液を調べることがあるので、検査を抜かさないでください。</p>
<h3>多発性<ruby>骨髄腫<rt>こつずいしゅ</rt></ruby></h3>
<p>骨が弱くなっていることがあります。重い物を持つ、強く体をひねる動きをさけ、床の物を片づけます。どのくらい動いてよいかは、<ruby>理学療法士<rt>りがくりょうほうし</rt></ruby>に聞けます。<ruby>腎臓<rt>じんぞう</rt></ruby>を守るため、水分の目安と、使ってよい痛み止めを医師に確かめます。<ruby>帯状疱疹<rt>たいじょうほうしん</rt></ruby>を疑うぴりぴりした痛みや水ぶくれ、歯やあごの痛みも、早めに伝えてください。薬によっては、眠れない、気が高ぶる、といった変化も出ます。</p>
<h2>移植を受けた方</h2>
<p>ほかの人の<ruby>細胞<rt>さいぼう</rt></ruby>をもらった場合、その細胞が皮ふ、腸、<ruby>肝臓<rt>かんぞう</rt></ruby>、目や口などを<ruby>攻撃<rt>こうげき</rt></ruby>することがあります（GVHDと呼ばれます）。<ruby>発疹<rt>ほっしん</rt></ruby>、<ruby>下痢<rt>げり</rt></ruby>、目の乾き、黄色い皮ふは、時間がたってからでも<ruby>移植<rt>いしょく</rt></ruby>の外来に伝えます。感染への注意も、<ruby>退院<rt>たいいん</rt></ruby>のあと長く続きます。周りから「もう元気でしょう」と言われて苦しいときは、「体の中は、まだ工事中です」と答える方もいます。</p>
`;

export const bloodLymphTreating = articleItem({
  id: 'blood-lymph-treating',
  topics: ['blood-cancer', 'low-blood-cells', 'fever', 'bleeding', 'transplant'],
  publishedAt: '2026-08-20T01:00:00.000Z',
  title: '血液・リンパのがんの治療中、感染や出血への備え',
  category: { id: 'treatment' },
  cancer_category: [{ id: 'blood-lymph' }],
  cancer_status: [{ id: 'treating' }],
  summary:
    '白血球、赤血球、血小板が減る時期の過ごし方と、熱が出たときの電話。白血病、悪性リンパ腫、多発性骨髄腫、移植のあとで、それぞれ気をつけることを分けて書きました。',
  reviewed_at: '2026-08-20',
  next_review_at: '2027-08-18',
  reviewer_role: '血液内科病棟の看護にたずさわる看護師',
  body,
  sources: [
    PAGES.febrileNeutropenia,
    MEDICAL_PAGES.fewPlatelets,
    {
      title: '多発性骨髄腫の療養について',
      publisher: '国立がん研究センター',
      year: 2023,
      url: 'https://www.ncc.go.jp/jp/information/knowledge/multiplemyeloma/004/index.html',
    },
    {
      title: '長期合併症',
      publisher: '東京都立駒込病院',
      url: 'https://tmhp.jp/komagome/section/naika/ketuekinaika/senmon/allogeneic/complications_longterm.html',
    },
  ],
});
