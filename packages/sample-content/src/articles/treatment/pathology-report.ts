import { MEDICAL_PAGES } from '../../sources/medical-pages.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>結果を待つ日は、長く感じます</h2>
<p>「<ruby>組織<rt>そしき</rt></ruby>をとったので、結果が出たらお話しします」。そう言われてから次の<ruby>診察<rt>しんさつ</rt></ruby>までの日々は、何をしていても頭のすみに検査のことがあります。落ち着かないのは、自然なことです。この間に、病院の中で何が行われているのかを知っておくと、待つ時間の見え方が少し変わるかもしれません。</p>
<h2><ruby>病理<rt>びょうり</rt></ruby>検査では、何をしているのか</h2>
<p><ruby>病理検査<rt>びょうりけんさ</rt></ruby>は、体からとった<ruby>細胞<rt>さいぼう</rt></ruby>や組織を、<ruby>顕微鏡<rt>けんびきょう</rt></ruby>などで調べる検査です。針や<ruby>内視鏡<rt>ないしきょう</rt></ruby>で小さくとる<ruby>生検<rt>せいけん</rt></ruby>のときも、手術でとったものを調べるときもあります。調べるのは<ruby>病理医<rt>びょうりい</rt></ruby>という専門の医師で、<ruby>診察室<rt>しんさつしつ</rt></ruby>で会うことはあまりありません。</p>
<ol><li>とった組織が変わらないように、<ruby>薬液<rt>やくえき</rt></ruby>につけて固めます。</li><li>うすく切って、ガラスの板にのせます。</li><li>色をつけて、細胞の形が見えるようにします。</li><li>病理医が顕微鏡で見て、報告書を書きます。</li><li>必要なときは、別の色のつけ方や、<ruby>遺伝子<rt>いでんし</rt></ruby>の検査を加えます。</li></ol>
<p>どの段階にも時間が要ります。追加の検査があると、さらに日数がかかります。長くかかっていることだけで、結果のよしあしは分かりません。くわしく調べるほど、治療を選ぶ手がかりが増えることもあります。</p>
<h2>待つ前に、三つ聞いておく</h2>
<ul><li>「結果は、いつごろ、だれから聞けますか」</li><li>「診察で聞くのですか。電話で知らせてもらうこともありますか」</li><li>「その日は、家族も一緒に聞けますか」</li></ul>
<p>聞いていなかったときや、言われた日を過ぎても連絡がないときは、病院に電話をしてかまいません。「病理検査の結果がいつ聞けるか、確かめたいのですが」と言えば伝わります。</p>
<h2>報告書に出てくる言葉</h2>
<dl><div><dt><ruby>良性<rt>りょうせい</rt></ruby>・<ruby>悪性<rt>あくせい</rt></ruby></dt><dd>がんかどうかの判断にかかわる言葉です。はっきり分けられず、もう一度調べることもあります。</dd></div><div><dt>組織型</dt><dd>細胞の形や性質による、がんの種類です。治療を選ぶ手がかりになります。</dd></div><div><dt><ruby>断端<rt>だんたん</rt></ruby></dt><dd>手術でとった部分の切り口のことです。そこにがん細胞が見えるかどうかを調べます。</dd></div><div><dt>リンパ節</dt><dd>体を守るはたらきのある小さな<ruby>器官<rt>きかん</rt></ruby>です。がんが広がっていないかを調べます。</dd></div></dl>
<p>病気の広がり（<ruby>病期<rt>びょうき</rt></ruby>、ステージ）は、病理検査だけでなく、<ruby>画像<rt>がぞう</rt></ruby>の検査などと合わせて決められます。手術の前と後で、<ruby>見立<rt>みた</rt></ruby>てが変わることもあります。手術のあとのほうが、調べられる<ruby>範囲<rt>はんい</rt></ruby>が広がるからです。</p>
<h2>結果を聞く日の準備</h2>
<p>大切な話の日は、聞いた言葉が頭に残りにくいものです。一緒に聞く人がいれば、メモをお願いしましょう。一人で行く日は、「大事なところを紙に書いてもらえますか」「報告書の写しをもらえますか」と頼む方法があります。その場で治療を決められないときは、「持ち帰って考える時間はありますか」と聞いてみてください。</p>
<aside class="memo"><h3>当日のメモの例</h3><dl><div><dt>聞くこと</dt><dd>結果で分かったこと、まだ分からないこと</dd></div><div><dt>次のこと</dt><dd>次の検査と、次に話す日</dd></div><div><dt>連絡先</dt><dd>あとで質問したいときの電話</dd></div></dl></aside>
<h2>待つことがつらい夜は</h2>
<p>待つことがつらい夜は、だれかに話してもよい夜です。がん<ruby>相談支援<rt>そうだんしえん</rt></ruby>センターや、<a href="/treatment/hidamari">ひだまりの相談員</a>は、結果が出る前の気持ちもお聞きします。</p>
`;

/** From taking the tissue to hearing the result: why it takes days, and what to ask. */
export const pathologyReport = articleItem({
  id: 'pathology-report',
  topics: ['pathology', 'waiting-for-results'],
  publishedAt: '2026-06-19T01:00:00.000Z',
  title: '病理検査の結果が出るまでに起きていること',
  category: { id: 'treatment' },
  cancer_category: [],
  cancer_status: [{ id: 'suspected' }, { id: 'just-diagnosed' }, { id: 'before-treatment' }],
  summary:
    '結果を待つ日々は長く感じます。病理検査で何をしているのか、なぜ日数がかかるのか、結果を聞く日に何を用意するかをまとめました。',
  reviewed_at: '2026-06-19',
  next_review_at: '2027-06-18',
  reviewer_role: 'がんの診断と治療にたずさわる医師',
  body,
  sources: [
    MEDICAL_PAGES.pathology,
    {
      title: '病理診断科【検査項目】',
      publisher: '静岡県立静岡がんセンター',
      url: 'https://www.scchr.jp/department/laboratory/index/kensa_koumoku/byouri.html',
    },
    {
      title: '病理検査',
      publisher: '東京都立多摩南部地域病院',
      url: 'https://tmhp.jp/tamanan/section/medical_support/inspection/kensaka_sector_04.html',
    },
    {
      title: '担当医の説明を聞く',
      publisher: 'おきなわがんサポートハンドブック',
      url: 'https://okinawagansapo.jp/first/first2-2',
    },
  ],
});
