import { SOURCES } from '../../sources/index.ts';
import { PAGES } from '../../sources/pages.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>「とる」のではなく「全身に届ける」治療が中心です</h2>
<p><ruby>血液<rt>けつえき</rt></ruby>やリンパのがんは、体をめぐる<ruby>細胞<rt>さいぼう</rt></ruby>の病気です。手術でとるかわりに、薬を全身に届ける治療が中心になります。同じ名前の中でも種類が細かく分かれ、隣の<ruby>患者<rt>かんじゃ</rt></ruby>さんと治療がまったく違うことも、めずらしくありません。はじめに、病名をいちばん下の細かい名前まで紙に書いてもらいましょう。</p>
<table><caption>三つの病気の、説明の聞きどころ</caption><thead><tr><th scope="col">病気</th><th scope="col">聞きどころ</th></tr></thead><tbody><tr><th scope="row">白血病</th><td><ruby>急性<rt>きゅうせい</rt></ruby>か<ruby>慢性<rt>まんせい</rt></ruby>か。<ruby>骨髄性<rt>こつずいせい</rt></ruby>かリンパ性か。急性は早く治療を始めることが多く、慢性は飲み薬が中心のものや、様子を見るものがある</td></tr><tr><th scope="row"><ruby>悪性<rt>あくせい</rt></ruby>リンパ<ruby>腫<rt>しゅ</rt></ruby></th><td>ホジキンか、それ以外か。どの細胞から出たか。進み方が速いか、ゆっくりか</td></tr><tr><th scope="row">多発性<ruby>骨髄腫<rt>こつずいしゅ</rt></ruby></th><td>骨、<ruby>腎臓<rt>じんぞう</rt></ruby>、<ruby>貧血<rt>ひんけつ</rt></ruby>、カルシウムに<ruby>影響<rt>えいきょう</rt></ruby>が出ているか。出ていないときは、様子を見ることがある</td></tr></tbody></table>
<p>ステージの数字の意味は、ほかのがんと同じではありません。リンパ腫は広がって見つかることも多く、数字だけでは見通しを語れません。急性の<ruby>白血病<rt>はっけつびょう</rt></ruby>では、ふつうのステージ分けとは違う見方をします。数字を聞いてこわくなったら、「この病気では、その数字は何を表しますか」と聞いてください。</p>
<h2>よく出てくる言葉</h2>
<dl><div><dt><ruby>寛解<rt>かんかい</rt></ruby></dt><dd>検査で見える<ruby>範囲<rt>はんい</rt></ruby>で、がんの細胞がほとんどなくなった状態です。見えない細胞が残ることもあるため、治療を続けることがあります。</dd></div><div><dt><ruby>経過観察<rt>けいかかんさつ</rt></ruby></dt><dd>すぐに薬を始めず、<ruby>診察<rt>しんさつ</rt></ruby>と検査を続けて、始める時を見きわめる<ruby>方針<rt>ほうしん</rt></ruby>です。見放されたのではありません。</dd></div><div><dt><ruby>造血幹細胞移植<rt>ぞうけつかんさいぼういしょく</rt></ruby></dt><dd>強い治療のあとに、血液のもとになる細胞を入れる治療です。自分の細胞を使う方法と、ほかの人からもらう方法があります。受けるかどうかは、病気の種類、年齢、体の力などで考えます。</dd></div></dl>
<p>ほかに、抗がん剤、がん細胞の目印をねらう薬、<ruby>放射線<rt>ほうしゃせん</rt></ruby>、<ruby>輸血<rt>ゆけつ</rt></ruby>、骨を守る薬などがあります。自分の<ruby>免疫<rt>めんえき</rt></ruby>の細胞を加工して戻す、国に認められた治療もありますが、受けられる病気と病院は限られます。広告などで知った治療は、申し込む前に<ruby>主治医<rt>しゅじい</rt></ruby>に確かめてください。</p>
<h2>時間が少ないときに、先に伝える四つ</h2>
<p>急ぐ病気では、説明の日と入院の日が近いことがあります。全部は聞けなくても、次の四つだけは、その日に口に出しておきましょう。</p>
<ol><li><strong>子どもを望む可能性</strong>：「将来のために、治療の前にできることはありますか」。急ぐ病気では時間がとれないこともありますが、聞いた上で決めることができます。<ruby>精子<rt>せいし</rt></ruby>、<ruby>卵子<rt>らんし</rt></ruby>などを<ruby>凍結<rt>とうけつ</rt></ruby>して残す方法を相談できる場合があります。</li><li><strong><ruby>持病<rt>じびょう</rt></ruby>と薬、<ruby>感染<rt>かんせん</rt></ruby>の経験</strong>：<ruby>心臓<rt>しんぞう</rt></ruby>、腎臓、<ruby>糖尿病<rt>とうにょうびょう</rt></ruby>、B<ruby>型肝炎<rt>がたかんえん</rt></ruby>、<ruby>結核<rt>けっかく</rt></ruby>など。</li><li><strong>歯のこと</strong>：<ruby>虫歯<rt>むしば</rt></ruby>や歯ぐきの腫れは、治療中の感染につながることがあります。骨を守る薬の前にも、<ruby>歯科<rt>しか</rt></ruby>の確認が要ります。</li><li><strong>家のこと</strong>：入院が何週間も続く場合があります。子ども、<ruby>介護<rt>かいご</rt></ruby>、ペット、仕事の連絡先。</li></ol>
<aside class="memo"><h3>診察で聞くメモの例</h3><dl><div><dt>急ぎ方</dt><dd>いつまでに始める必要がありますか。理由も教えてください</dd></div><div><dt>全体の流れ</dt><dd>何回の治療で、入院と<ruby>通院<rt>つういん</rt></ruby>はどう分かれますか</dd></div><div><dt>面会</dt><dd>個室になりますか。小さい子は会えますか。画面で話せますか</dd></div><div><dt>髪</dt><dd>抜ける薬ですか。入院の前に切っておくとよいですか</dd></div></dl></aside>
<h2>きょうだいや家族に、検査を頼む話が出たら</h2>
<p>ほかの人の細胞をもらう<ruby>移植<rt>いしょく</rt></ruby>では、ご家族に<ruby>白血球<rt>はっけっきゅう</rt></ruby>の型の検査をお願いすることがあります。受けるかどうかは、その人が自分で決めることで、断ることもできます。「返事は病院の担当の人に直接でいい」と伝えると、お互いの<ruby>負担<rt>ふたん</rt></ruby>が軽くなります。家族の中で見つからないときは、<ruby>骨髄<rt>こつずい</rt></ruby>バンクや<ruby>臍帯血<rt>さいたいけつ</rt></ruby>という方法を、医師と考えます。</p>
<h2>セカンドオピニオンは、治療の節目にも</h2>
<p>急ぐときは、まず治療を始め、次の段階を決めるところで別の医師に聞く、という進め方を相談できます。ゆっくり進む種類では、始める前に聞けることもあります。リンパ腫では、<ruby>組織<rt>そしき</rt></ruby>の<ruby>標本<rt>ひょうほん</rt></ruby>を別の専門家に見直してもらえるかを聞くことも役に立ちます。がん<ruby>相談支援<rt>そうだんしえん</rt></ruby>センターで、聞き先を一緒に探せます。</p>
`;

const easyBody = `
<h2>血液とリンパのがん</h2>
<p><ruby>血液<rt>けつえき</rt></ruby>のがんには、たくさんの<ruby>種類<rt>しゅるい</rt></ruby>があります。<ruby>治療<rt>ちりょう</rt></ruby>も、人によって大きく<ruby>違<rt>ちが</rt></ruby>います。<ruby>自分<rt>じぶん</rt></ruby>の<ruby>病気<rt>びょうき</rt></ruby>の<ruby>名前<rt>なまえ</rt></ruby>を、紙に書いてもらってください。</p>
<h2>知っておきたい言葉</h2>
<ul><li>寛解（かんかい）：<ruby>検査<rt>けんさ</rt></ruby>で、がんが<ruby>目立<rt>めだ</rt></ruby>たなくなった<ruby>状態<rt>じょうたい</rt></ruby>です。治療が<ruby>続<rt>つづ</rt></ruby>くこともあります。</li><li>経過観察（けいかかんさつ）：すぐに<ruby>薬<rt>くすり</rt></ruby>を使わず、検査を続けます。<ruby>見放<rt>みはな</rt></ruby>されたのではありません。</li></ul>
<h2>早く伝えること</h2>
<ul><li>これから子どもがほしいかもしれないこと</li><li>ほかの病気と、飲んでいる薬</li><li><ruby>虫歯<rt>むしば</rt></ruby>や、歯ぐきのはれ</li><li>家で<ruby>心配<rt>しんぱい</rt></ruby>なこと（子ども、<ruby>介護<rt>かいご</rt></ruby>、ペット、<ruby>仕事<rt>しごと</rt></ruby>）</li></ul>
`;

export const bloodLymphDiagnosed = articleItem({
  id: 'blood-lymph-diagnosed',
  topics: ['blood-cancer', 'choosing-treatment', 'medical-words'],
  publishedAt: '2026-08-20T01:20:00.000Z',
  title: '血液・リンパのがん、説明の聞き方と急ぐときの四つ',
  category: { id: 'treatment' },
  cancer_category: [{ id: 'blood-lymph' }],
  cancer_status: [{ id: 'just-diagnosed' }, { id: 'before-treatment' }],
  summary:
    '白血病、悪性リンパ腫、多発性骨髄腫は、治療の形が大きく違います。寛解や経過観察などの言葉の意味と、時間が少ないときに先に伝える四つのことをまとめました。',
  reviewed_at: '2026-08-20',
  next_review_at: '2027-08-18',
  reviewer_role: '血液のがんの診療にたずさわる医師',
  body,
  easy_body: easyBody,
  sources: [
    {
      title: '九州大学病院のがん診療 造血器悪性腫瘍',
      publisher: '九州大学病院',
      url: 'https://www.gan.med.kyushu-u.ac.jp/result/hematological_malignancies/',
    },
    {
      title: '悪性リンパ腫',
      publisher: '藤沢市民病院',
      url: 'https://fujisawacity-hosp.jp/diseases/malignant_lymphoma.html',
    },
    PAGES.fertilityPreservation,
    SOURCES.marrowBank,
  ],
});
