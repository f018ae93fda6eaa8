import { articleItem } from '../article-item.ts';

const body = `
<h2>「運転してよいですか」は、治療の前に聞くこと</h2>
<p>車がないと、病院にも買い物にも行けない。仕事で毎日乗っている。だからこそ、運転のことを医師に聞くのがこわい、という方がいます。「だめと言われたら困る」からです。けれども、聞かずに乗り続けて困るのは、自分と、道を歩いているだれかです。多くの場合は「ずっと」ではなく「この日は」「この薬の間は」という答えになります。先に聞くほど、代わりの足を考える時間ができます。</p>
<h2>運転を控える場面</h2>
<table><caption>こんなときは、ハンドルを持ちません</caption><thead><tr><th scope="col">場面</th><th scope="col">わけ</th></tr></thead><tbody><tr><th scope="row">抗がん剤の<ruby>点滴<rt>てんてき</rt></ruby>の日</th><td>アルコールを含む薬があり、飲酒運転と同じ状態になるおそれがあります。アレルギーを防ぐ薬や吐き気止めで眠くなることもあります。はじめての日は、どの薬でも送り迎えか公共の乗りものを</td></tr><tr><th scope="row"><ruby>鎮静<rt>ちんせい</rt></ruby>を使う<ruby>検査<rt>けんさ</rt></ruby>、<ruby>瞳<rt>ひとみ</rt></ruby>を開く目の検査の日</th><td>その日は一日、運転しません</td></tr><tr><th scope="row"><ruby>医療用麻薬<rt>いりょうようまやく</rt></ruby>を始めたとき、増やしたとき、臨時の薬を足したとき</th><td>眠気、ふらつき。薬の<ruby>説明書<rt>せつめいしょ</rt></ruby>には、運転をしないことと書かれています。慣れたあとも、医師に聞かずに乗りません</td></tr><tr><th scope="row">眠る薬、不安の薬、しびれの薬、一部の吐き気止め、かゆみ止め</th><td>次の朝まで眠気が残ることがあります。「運転は」と<ruby>薬局<rt>やっきょく</rt></ruby>で一つずつ確かめます</td></tr><tr><th scope="row">足や手のしびれが強いとき</th><td>ブレーキとアクセルの踏みかえ、ハンドルの細かな動きが遅れます</td></tr><tr><th scope="row">見えにくい、二重に見える、片側に気づかない</th><td>自分では気づきにくい変化です。脳や目の検査を先に受けます</td></tr><tr><th scope="row">けいれんや、気を失ったことがある</th><td>医師がよいと言うまで、運転しません</td></tr><tr><th scope="row">手術のあと、痛みや引きつれが残る間</th><td>急ブレーキを踏めるか、後ろを振り向けるか、シートベルトが傷にあたらないか</td></tr><tr><th scope="row">熱、強いだるさ、めまい、<ruby>貧血<rt>ひんけつ</rt></ruby>、<ruby>睡眠不足<rt>すいみんぶそく</rt></ruby></th><td>病気や薬の<ruby>影響<rt>えいきょう</rt></ruby>で正常な運転ができないおそれのあるときに乗ることは、<ruby>法律<rt>ほうりつ</rt></ruby>でも禁じられています</td></tr></tbody></table>
<h2>脳に病気がある方</h2>
<p><ruby>脳腫瘍<rt>のうしゅよう</rt></ruby>や脳への<ruby>転移<rt>てんい</rt></ruby>があるとき、脳の手術や<ruby>放射線治療<rt>ほうしゃせんちりょう</rt></ruby>を受けたあとは、けいれんがなくても、判断や注意の力が変わることがあります。再開できるまでの期間は、病気の状態や、けいれんがあったかどうかで違います。<a href="/articles/brain-metastasis">脳に転移したとき</a>、<a href="/articles/brain-tumor-first-pages">脳腫瘍のはじめのページ</a>も見てください。</p>
<h2>免許の決まりと、相談の電話</h2>
<p>免許を取るときや更新するときの質問の紙では、病気のために過去5年の間に気を失ったことがあるか、体が一時的に思いどおりに動かなくなったことがあるか、医師から運転を控えるように言われているか、などを聞かれます。正直に答えてください。うその答えには<ruby>罰則<rt>ばっそく</rt></ruby>があります。当てはまるとすぐに免許がなくなるわけではなく、医師の<ruby>診断書<rt>しんだんしょ</rt></ruby>などをもとに、一人ずつ判断されます。</p>
<p><ruby>都道府県<rt>とどうふけん</rt></ruby>の警察には、病気と運転の相談を受ける「安全運転相談」の<ruby>窓口<rt>まどぐち</rt></ruby>があります。電話は、全国共通の#8080です。ご家族だけでも相談できます。治療のために更新の期間に行けないときの手続きも、早めに聞いておきましょう。</p>
<h2>再開する前に、確かめること</h2>
<ol><li><ruby>主治医<rt>しゅじい</rt></ruby>に「運転を再開してよいですか。条件はありますか」と聞き、答えの日付をメモする</li><li>薬が変わったら、聞き直す</li><li>止まった車の中で、ブレーキを強く踏む、後ろを見る、ハンドルを大きく回す</li><li>はじめは、昼、晴れた日、近所、十分ほど。となりに運転のできる人を乗せて</li><li>高速道路、夜、雨、お孫さんを乗せる運転は、そのあとに</li></ol>
<p>仕事で運転する方は、乗れない期間の仕事の中身を会社と相談します。医師の<ruby>意見書<rt>いけんしょ</rt></ruby>を求められることもあります。自動車の保険は、医師に止められている間の事故で支払われないことがあるため、<ruby>約款<rt>やっかん</rt></ruby>か代理店に確かめてください。</p>
<h2>車なしで通う方法</h2>
<ul><li>病院の<ruby>送迎<rt>そうげい</rt></ruby>バス、<ruby>市区町村<rt>しくちょうそん</rt></ruby>の乗り合いタクシーや<ruby>福祉<rt>ふくし</rt></ruby>タクシーの券</li><li><ruby>介護保険<rt>かいごほけん</rt></ruby>や<ruby>障害者手帳<rt>しょうがいしゃてちょう</rt></ruby>で使える移動の助け</li><li>治療の時刻を、バスの時刻に合わせて変えてもらう</li><li>近くの病院で受けられる検査や点滴がないか、主治医に聞く</li><li>薬を家に届ける薬局、ネットスーパー</li></ul>
<p>交通費のことは<a href="/articles/travel-and-stay-costs">交通費と<ruby>宿泊費<rt>しゅくはくひ</rt></ruby></a>、お金の控除は<a href="/articles/medical-expense-deduction"><ruby>医療費控除<rt>いりょうひこうじょ</rt></ruby></a>にあります。運転をおりた方の気持ちは、<a href="/articles/story-off-the-drivers-seat">路線バスの運転席を、おりた日のこと</a>にも書かれています。</p>
<aside class="memo"><h3>聞くとき、話すときの例</h3><dl><div><dt>医師に</dt><dd>片道30分を自分で運転して通っています。この治療の間、運転はできますか</dd></div><div><dt><ruby>薬剤師<rt>やくざいし</rt></ruby>に</dt><dd>この薬で、運転に気をつけるものはどれですか</dd></div><div><dt>家族から</dt><dd>運転が下手になったと言いたいのではないの。薬に慣れるまで、わたしに送らせて</dd></div><div><dt>病院に</dt><dd>父が医師に止められても運転しています。先生から、もう一度話していただけますか</dd></div></dl></aside>
`;

/** Driving a car under treatment: on which days not, medicines, whom to ask, licence, other ways to the hospital. */
export const driving = articleItem({
  id: 'driving',
  publishedAt: '2026-11-21T06:37:00.000Z',
  title: '車の運転：控える日、薬との関係、免許の相談先',
  category: { id: 'life' },
  cancer_category: [],
  cancer_status: [{ id: 'before-treatment' }, { id: 'treating' }, { id: 'follow-up' }, { id: 'recurrence' }],
  topics: ['driving', 'outpatient-treatment', 'opioids', 'brain-metastasis'],
  summary:
    '点滴の日、痛み止めを始めた日、しびれや見えにくさのあるとき。運転を控える場面を表にしました。再開の聞き方、病気と免許の相談電話、車なしで通う方法、家族の伝え方もまとめています。',
  reviewed_at: '2026-11-21',
  next_review_at: '2027-11-19',
  reviewer_role: '通院の治療室で働く看護師',
  body,
  sources: [
    {
      title: '抗がん剤のアルコールについて',
      publisher: '国立がん研究センター東病院 薬剤部',
      url: 'https://pod.ncc.go.jp/jp/ncce/division/pharmacy/houshasen/houshasen_Specifics/alcohol.html',
    },
    {
      title: '安全運転相談窓口',
      publisher: '福岡県警察',
      url: 'https://www.police.pref.fukuoka.jp/kotsu/unshi/024.html',
    },
    {
      title: '運転適性相談と病気の症状等の申告について',
      publisher: '大阪府警察',
      url: 'https://www.police.pref.osaka.lg.jp/tetsuduki/untenmenkyo/sodan/3736.html',
    },
  ],
});
