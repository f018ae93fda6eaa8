import { articleItem } from '../article-item.ts';

const body = `
<h2>「遺伝子の検査を」と言われたら</h2>
<p>「合う薬をさがすために、<ruby>遺伝子<rt>いでんし</rt></ruby>を調べましょう」。急にそう言われると、家族にうつるものなのか、悪い知らせなのかと、心配になる方がいます。多くは、がん<ruby>細胞<rt>さいぼう</rt></ruby>の性質をくわしく知り、治療を考える手がかりにするための検査です。何を調べ、何が分かり、何は分からないのかを、受ける前に知っておくと、結果の日に落ち着いて話を聞けます。</p>
<h2>二つの検査は、目的が違います</h2>
<dl><div><dt>決まった遺伝子を調べる検査</dt><dd>ある薬が使えるかどうかを決めるために、その薬にかかわる遺伝子を調べます。がんの種類によっては、はじめの治療を選ぶ前に行います。</dd></div><div><dt>がん遺伝子パネル検査</dt><dd>たくさんの遺伝子を一度に調べます。<ruby>健康保険<rt>けんこうほけん</rt></ruby>で受けられるのは、がんの種類や治療の段階など、決められた条件に合うときです。<ruby>標準治療<rt>ひょうじゅんちりょう</rt></ruby>がない方、終わった方や終わりそうな方が、おもな対象です。</dd></div></dl>
<p>どちらの検査かによって、受ける時期も、かかる日数も変わります。「わたしの検査は、どちらですか」と聞いてみてください。条件は見直されることがあるので、いま受けられるかどうかは、<ruby>主治医<rt>しゅじい</rt></ruby>に確かめます。</p>
<h2>パネル検査の流れ</h2>
<ol><li>主治医と、受けるかどうかを話します。受けられる病院は決まっていて、別の病院を紹介されることもあります。</li><li>説明を聞き、<ruby>同意<rt>どうい</rt></ruby>の書類を読みます。その日に決めず、持ち帰ってかまいません。</li><li>前の手術や検査でとった<ruby>組織<rt>そしき</rt></ruby>を使うか、<ruby>血液<rt>けつえき</rt></ruby>などを新しくとります。</li><li>結果をもとに、専門家が会議で話し合います。</li><li>主治医から、結果を聞きます。</li></ol>
<p>結果を聞くまでに、一か月以上かかることがあります。その間の治療をどうするかも、先に聞いておくと安心です。とってある組織が古い、量が足りないなどの理由で、調べられないこともあります。</p>
<h2>治療が見つかる方は、一部です</h2>
<p>受けた方のうち、結果が新しい治療につながるのは、いまのところ一部の方です。遺伝子の変化が見つからない、見つかっても使える薬がない、<ruby>治験<rt>ちけん</rt></ruby>の条件に合わない、住まいから遠い。そうしたことが起こります。期待が大きいほど、つながらなかったときの気持ちは重くなります。「見つからなかったときは、次に何を考えますか」と、受ける前に聞いておくと、その日の支えになります。</p>
<h2>パネル検査にかかるお金</h2>
<p>健康保険で受けるときの費用の全体と、窓口で払う額の目安です。</p>
<table><caption>がん遺伝子パネル検査の費用（健康保険で受けるとき）</caption><thead><tr><th scope="col">何の費用か</th><th scope="col">額</th></tr></thead><tbody><tr><th scope="row">検査そのもの（全体の額）</th><td>{{gene-panel-test}}</td></tr><tr><th scope="row">結果の<ruby>評価<rt>ひょうか</rt></ruby>と説明（全体の額）</th><td>{{gene-panel-explain}}</td></tr><tr><th scope="row">合わせた全体の額</th><td>{{gene-panel-total}}</td></tr><tr><th scope="row">三割を払う方の<ruby>自己負担<rt>じこふたん</rt></ruby></th><td>{{gene-panel-third}}</td></tr></tbody></table>
<p>診察や、組織をとる処置の費用は別です。この検査は、<a href="/articles/high-cost-medical-expense">高額療養費制度</a>の対象なので、その月に払うほかの費用と合わせて、ひと月の上限までになります。検査を出す月と、説明を聞く月が分かれると、上限も月ごとに数えます。額は見直されることがあるので、「何月に、いくら払いますか」と会計の窓口に聞いておいてください。</p>
<aside class="margin"><h3>見つかった薬のお金</h3><p>検査が健康保険で受けられても、見つかった薬が保険で使えるとは限りません。検査の費用と、薬の費用は、分けて聞いてください。保険で使えない薬を<ruby>患者申出療養<rt>かんじゃもうしでりょうよう</rt></ruby>というしくみで使うときは、その薬などの費用が{{requested-care-cost}}になり、<ruby>審査<rt>しんさ</rt></ruby>に、前に例があるものは{{requested-care-days-known}}、ないものは{{requested-care-days-new}}かかります。</p></aside>
<h2>家族にかかわることが分かる場合</h2>
<p>がん細胞の性質を調べる中で、生まれつきの<ruby>体質<rt>たいしつ</rt></ruby>が、がんのなりやすさにかかわるかもしれないと分かることがあります。血のつながった家族にも、関係することがあります。その結果を聞くかどうかは、検査の前に選べます。聞かないという答えも、あとで考えが変わることも、おかしなことではありません。</p>
<p>くわしく知りたいときは、<ruby>遺伝<rt>いでん</rt></ruby>カウンセリングという相談の場があります。家族にどう話すか、家族が検査を受けるかどうかも、そこで一緒に考えられます。行っている病院は、主治医か、がん<ruby>相談支援<rt>そうだんしえん</rt></ruby>センターに聞いてください。</p>
<h2>受ける前に、聞いておくこと</h2>
<ul><li>「この検査を受けると、わたしの治療の何が変わる見込みですか」</li><li>「結果が出るまで、いまの治療は続けますか」</li><li>「検査の費用と、病院が変わったときの通い方を教えてください」</li><li>「家族にかかわる結果は、だれに、どう伝わりますか」</li><li>「検査のデータは、どこに登録され、何に使われますか。断ることはできますか」</li></ul>
<aside class="memo"><h3>当日のメモの例</h3><dl><div><dt>検査の種類</dt><dd>一つの薬のための検査か、パネル検査か</dd></div><div><dt>結果の日</dt><dd>いつごろ、だれから聞くか</dd></div><div><dt>家族のこと</dt><dd>聞くか聞かないか、いまの考え</dd></div></dl></aside>
<h2>受けないと決めることもあります</h2>
<p>体の調子、通う距離、知りたくない気持ち。受けない理由は、人によって違います。どちらを選んでも、いまの治療や、つらさをやわらげる<ruby>緩和<rt>かんわ</rt></ruby>ケアは続けられます。迷う間の気持ちは、がん相談支援センターや、<a href="/treatment/hidamari">ひだまりの相談員</a>にも話せます。どの治療が合うかの判断はできませんが、聞きたいことを一緒に整理できます。</p>
`;

/** Tests of genes: what each is for, how a panel test goes, what may not come of it, and what concerns the family. */
export const genomicTesting = articleItem({
  id: 'genomic-testing',
  topics: ['genomic-testing', 'hereditary-cancer'],
  publishedAt: '2026-07-15T01:00:00.000Z',
  title: '遺伝子を調べる検査をすすめられたら',
  category: { id: 'treatment' },
  cancer_category: [],
  cancer_status: [{ id: 'just-diagnosed' }, { id: 'treating' }, { id: 'recurrence' }],
  summary:
    '薬を選ぶための検査と、たくさんの遺伝子を一度に調べるパネル検査。流れと日数、かかるお金、治療につながらないこともあること、家族にかかわる結果の聞き方をまとめました。',
  change_log: [
    { day: '2026-11-30', text: 'パネル検査の費用と、患者申出療養のことを書き足しました。' },
    { day: '2026-07-15', text: '公開しました。' },
  ],
  reviewed_at: '2026-11-30',
  next_review_at: '2027-07-14',
  reviewer_role: 'がん薬物療法にたずさわる医師',
  body,
  sources: [
    {
      title: 'よくあるご質問（がんゲノム医療）',
      publisher: '愛知県がんセンター',
      url: 'https://www.pref.aichi.jp/cancer-center/hosp/01annai/sodanshien/faq_genome.html',
    },
    {
      title: 'よくあるご質問（がん遺伝子パネル検査）',
      publisher: '神戸大学医学部附属病院',
      url: 'https://www.hosp.kobe-u.ac.jp/genom/questions/',
    },
    {
      title: 'ゲノム医療部門 Q&A',
      publisher: '近畿大学病院',
      url: 'https://www.med.kindai.ac.jp/genomemedicalcenter/support/questions_and_answers/',
    },
    {
      title: 'C-CATに登録されるデータに関して',
      publisher: '国立がん研究センター がんゲノム情報管理センター（C-CAT）',
      url: 'https://for-patients.c-cat.ncc.go.jp/knowledge/c_cat/data.html',
    },
  ],
});
