import { SOURCES } from '../sources/index.ts';
import { MEDICAL_PAGES } from '../sources/medical-pages.ts';
import { PAGES } from '../sources/pages.ts';
import { SUPPORT_PAGES } from '../sources/support-pages.ts';
import { URGENT_SENTENCE } from '../urgent-signs/index.ts';
import { byPortal, bySupporters, DESK_HOURS, servicesOf } from './service-item.ts';

export const TREATMENT_SERVICES = servicesOf('treatment', [
  bySupporters({
    id: 'ask-phone',
    topics: ['consultation', 'visit-preparation', 'medical-talk', 'treatment', 'course', 'examinations'],
    title: '聞きたいことを整理する電話',
    summary:
      '診察で何を聞けばよいか、まとまらないままで大丈夫です。相談員が電話で、短い言葉と聞く順番を一緒に考えます。',
    summary_insurance:
      'ご加入の方とご家族のためのお電話です。診察で聞きたいことを、相談員と一緒に短い言葉にして、順番を決めます。',
    needs: ['treatment-doctor'],
    situations: ['just-told', 'alone'],
    tag: ['電話で', '無料', '名前なしで'],
    body: `<h2>どんなときに</h2>
<ul><li>先生の前に出ると、聞きたかったことを忘れてしまう</li><li>治療をいくつか示されて、何を比べればよいのか分からない</li><li>ほかの医師の意見も聞きたいが、言い出しにくい</li></ul>
<h2>電話の進みかた</h2>
<p>まず、いま一番気になっていることを一つだけうかがいます。病院でもらった紙があれば、読めるところだけ読んでください。話しながら、聞きたいことを三つくらいにまとめ、最後に相談員が読み上げます。紙に書きとるか、<a href="/treatment-logs/next-visit">次の診察</a>の画面に書いておけます。</p>
<aside class="memo"><h3>聞き方の例</h3><dl><div><dt>治療の説明</dt><dd>この治療を受けると、毎日の生活はどう変わりますか</dd></div><div><dt>ほかの意見</dt><dd>ほかの先生の意見も聞いてから決めたいです。<ruby>紹介状<rt>しょうかいじょう</rt></ruby>をお願いできますか</dd></div></dl></aside>
<h2>できないこと</h2>
<p>どの治療がよいか、いまの治療が合っているかを、相談員がお答えすることはできません。それを<ruby>主治医<rt>しゅじい</rt></ruby>に聞くための言葉を、一緒に考えます。${URGENT_SENTENCE}ほかに急に体調が変わったときは、この電話ではなく、かかっている病院へ。</p>
${DESK_HOURS}`,
    reviewed_at: '2026-10-06',
    next_review_at: '2027-10-05',
    reviewer_role: 'がん相談の経験がある看護師',
    sources: [PAGES.talkingWithDoctors, SUPPORT_PAGES.secondOpinion],
  }),
  {
    id: 'support-centre',
    topics: ['support-centre', 'cancer', 'money', 'treatment', 'life', 'course'],
    title: 'がん相談支援センター',
    summary:
      '全国の指定された病院にある、がんの相談窓口です。その病院にかかっていない方も、ご家族だけでも、無料で使えます。',
    summary_insurance:
      '全国の指定された病院にある、がんの相談窓口です。かかっている病院でなくても使え、ひだまりの電話と合わせて使えます。',
    needs: ['treatment-doctor'],
    situations: ['just-told', 'family'],
    tag: ['無料', '電話もできる', '家族だけでも'],
    provider: 'public',
    provider_name: 'がん診療連携拠点病院などの相談窓口',
    fee: '無料（通話料がかかる場合があります）',
    is_free: true,
    body: `<h2>どんなところか</h2>
<p>国が指定した<ruby>拠点病院<rt>きょてんびょういん</rt></ruby>などにある、がんの相談窓口です。看護師や<ruby>社会福祉士<rt>しゃかいふくしし</rt></ruby>などが話を聞きます。ご本人でも、ご家族でも、ほかの病院にかかっている方でも使えます。名前を言わずに相談できるところもあります。</p>
<h2>話せること</h2>
<ul><li>病気や検査の説明で、分からなかったこと</li><li>ほかの医師の意見を聞くときの、進め方</li><li>お金、仕事、家での暮らし、子どものこと</li><li>気持ちのつらさ、先生との話しにくさ</li></ul>
<p>窓口の方が、治療を決めたり、主治医の代わりに診断したりすることはありません。</p>
<h2>使いかた</h2>
<ol><li>がん情報サービスで、お住まいの近くの相談窓口をさがします。病院の代表の電話で「がん相談支援センターにつないでください」と言ってもつながります。</li><li>予約がいるか、電話でも話せるかを聞きます。</li><li>はじめの一言は「何から聞けばよいか分からないのですが」で足ります。</li></ol>
<p>建物の中で窓口が見つからないときは、総合案内か看護師に聞いてください。センターの名前は、病院によって少し違うことがあります。</p>`,
    external_url: SOURCES.ganjoho.url,
    reviewed_at: '2026-10-08',
    next_review_at: '2027-10-07',
    reviewer_role: 'がん相談支援センターに勤めた経験がある社会福祉士',
    sources: [PAGES.supportCenter, SUPPORT_PAGES.designatedHospitals],
  },
  byPortal({
    id: 'treatment-log',
    topics: ['treatment-log', 'symptoms', 'records-and-notes'],
    title: '治療ログ（体調と通院の記録）',
    summary:
      '受診、薬、体の変化、くらしを、一行から書きとめられる場所です。「きょうの調子」を一つ押すだけの日があってもかまいません。',
    needs: ['treatment-record'],
    situations: ['working', 'alone'],
    tag: ['自宅で', '会員の方', '無料'],
    body: `<h2>書くのは、一行でもよい</h2>
<p><a href="/treatment-logs">治療ログ</a>には、受診・入院、薬、体の変化、くらし、そのほかの五つの分類があります。書きたいところだけで十分です。しばらく書かない日が続いても、いつからでも続けられます。</p>
<h2>診察で役に立つ書きかた</h2>
<ul><li>いつから、どのくらい、何に困っているか</li><li>飲めなかった薬と、その日のこと</li><li>検査の結果など、病院でもらった紙の写真</li></ul>
<p>薬を飲めなかったことは、責められることではありません。次の分をどうするかを自分で決めずに、病院や薬局に聞くための大切な知らせです。</p>
<h2>だれが読めるか</h2>
<p>担当の相談員が読めるのは、あなたが「相談員に見せる」を選んだ記録だけです。だれがいつ見たかは、<a href="/account/access-diary">だれが見たか</a>で確かめられます。使うには、会員登録と、病気の情報をお預かりする<ruby>同意<rt>どうい</rt></ruby>がいります。同意はあとから取り消せます。</p>
<h2>病院には届きません</h2>
<p>書いたことが、病院へ自動で伝わることはありません。${URGENT_SENTENCE}治療中の熱などは、書くより先に、かかっている病院に電話をしてください。</p>`,
    reviewed_at: '2026-10-13',
    next_review_at: '2027-10-12',
    reviewer_role: 'がん薬物療法の看護にたずさわる看護師',
    sources: [PAGES.febrileNeutropenia],
  }),
  byPortal({
    id: 'next-visit-notes',
    topics: ['treatment-log', 'visit-preparation', 'medical-talk'],
    title: '次の診察と、聞きたいことのメモ',
    summary:
      '次の診察の日、聞きたいこと、持ちものを書いておけます。よく聞かれる質問から選び、聞く順に並べかえることもできます。',
    needs: ['treatment-record'],
    situations: ['just-told'],
    tag: ['会員の方', '無料'],
    body: `<h2>診察の前に</h2>
<p><a href="/treatment-logs/next-visit">次の診察</a>の画面に、日にちと、聞きたいことを書いておきます。言葉が出てこないときは、「よく聞かれることから選ぶ」を押してください。一番聞きたいことを上に動かしておくと、時間が短い日でも聞きそびれにくくなります。</p>
<aside class="memo"><h3>書いておくことの例</h3><dl><div><dt>聞きたいこと</dt><dd>足のしびれは、どうなったら電話をすればよいですか</dd></div><div><dt>持ちもの</dt><dd><ruby>診察券<rt>しんさつけん</rt></ruby>、お薬手帳、眼鏡、羽織るもの</dd></div><div><dt>一緒に行く人</dt><dd>むすめ（メモの係）</dd></div></dl></aside>
<h2>診察のあとに</h2>
<p>聞けたものに印をつけ、答えを書いておけます。聞けなかったことは、次の診察に回すか、病院の看護師や相談窓口に聞けます。答えを、その日の治療ログと一緒に残すこともできます。</p>
<h2>カレンダーに入れるとき</h2>
<p>スマートフォンのカレンダーに入れると、「通院の予定」という言葉と時間だけが載ります。病院の名前も、聞きたいことも載りません。画面を家族や職場の人に見られても、病気のことは分かりにくい形です。</p>`,
    reviewed_at: '2026-10-15',
    next_review_at: '2027-10-14',
    reviewer_role: 'がんで通院する方を外来で支える看護師',
    sources: [PAGES.talkingWithDoctors],
  }),
  byPortal({
    id: 'print-summary',
    topics: ['treatment-log', 'visit-preparation', 'records-and-notes'],
    title: '診察のためのまとめの印刷',
    summary:
      '治療ログに書いたことを、診察で見せる一枚の紙にまとめます。困っている症状、薬、聞きたいことが、決まった場所に並びます。',
    summary_insurance:
      '治療ログに書いたことを、診察で見せる一枚の紙にまとめます。書いたことが、ご加入の保険会社に渡ることはありません。',
    needs: ['treatment-record'],
    situations: ['working'],
    tag: ['自宅で', '会員の方', '無料'],
    body: `<h2>どんな紙になるか</h2>
<p>一枚目は、診察で見せるためのまとめです。前の診察からあとに書いたことのうち、困っている<ruby>症状<rt>しょうじょう</rt></ruby>、薬、次に聞きたいことが並びます。二枚目からは、日ごとの記録が続きます。<a href="/treatment-logs/print">診察のためのまとめ</a>の画面で、印刷するか、PDFという形のファイルで保存できます。</p>
<h2>載せるものは、自分で選べる</h2>
<ul><li>期間は、前の診察から、または好きな日から</li><li>書きたくない症状や分類は、外せます</li><li>お名前と生年月日は、選んだときだけ載ります。載せないときは、手で書く欄になります</li></ul>
<p>まだ記録がない方も、聞きたいことを手で書く紙として使えます。</p>
<h2>診察室での渡しかた</h2>
<p>受付や看護師に「先生に見ていただきたい紙があります」と先に渡しておく方法と、診察のはじめに「今日はこの紙の、上の二つを聞きたいです」と見せる方法があります。全部を話そうとしなくて大丈夫です。</p>
<h2>注意</h2>
<p>紙とファイルには、ご病気のことが書かれています。店の印刷機を使うときは、紙の取り忘れに気をつけてください。この紙は、<ruby>診断<rt>しんだん</rt></ruby>や検査の結果を判断するものではありません。</p>`,
    reviewed_at: '2026-10-16',
    next_review_at: '2027-10-15',
    reviewer_role: 'がんで通院する方を外来で支える看護師',
    sources: [],
  }),
  byPortal({
    id: 'threshold-copy',
    topics: ['treatment-log', 'emergency', 'fever', 'symptoms'],
    title: '病院から言われた目安の控え',
    summary:
      '「こうなったら電話を」と病院から言われたことと、昼と夜の電話番号を写しておく場所です。急なときに、開いて見られます。',
    needs: ['treatment-record'],
    situations: ['alone'],
    tag: ['会員の方', '無料'],
    body: `<h2>どんなときに</h2>
<p>夜に熱が出て、もらった紙が見つからない。家族が代わりに電話をすることになり、番号も治療の名前も分からない。そんなときのための<ruby>控<rt>ひか</rt></ruby>えです。</p>
<h2>写すもの</h2>
<ul><li>病院から言われた、電話をする目安（熱の温度や、症状の強さ）</li><li>昼の番号と、夜間・休日の番号</li><li>受けている治療の名前、言われた日</li></ul>
<p><a href="/treatment-logs/contact-threshold">病院から言われた目安</a>の画面に、病院の言葉のまま写してください。治療ログの記録がそれにあてはまると、電話する番号と、電話で伝えることが出ます。</p>
<aside class="memo"><h3>病院で聞く言葉の例</h3><dl><div><dt>目安</dt><dd>熱が何度になったら、夜でも電話をしますか</dd></div><div><dt>番号</dt><dd>休みの日は、どの番号にかければよいですか</dd></div></dl></aside>
<h2>大切な注意</h2>
<p>目安にあてはまらないことは、「心配ない」という意味ではありません。この画面が、体の様子を判断することはありません。${URGENT_SENTENCE}治療中の熱は、自分で判断せず、かかっている病院に電話をしてください。目安が変わったら、控えも直してください。</p>`,
    reviewed_at: '2026-10-20',
    next_review_at: '2027-04-19',
    reviewer_role: 'がん薬物療法の看護にたずさわる看護師',
    sources: [PAGES.febrileNeutropenia, MEDICAL_PAGES.feelingUnwell],
  }),
  {
    id: 'medical-note',
    topics: ['partner-services', 'medical-words'],
    title: '医療の専門家に聞く（外部サービス）',
    summary:
      '病気や検査の言葉、治療の一般的な説明を、提携先の医師や薬剤師などに文字で聞けます。ご自分の治療を決める場ではありません。',
    summary_insurance:
      '保険にご加入の方も、病気や検査についての一般的な質問を、提携先の医療者に文字で送れます。診断や治療の判断はできません。',
    needs: ['treatment-doctor'],
    situations: ['alone'],
    tag: ['外部サービス', '文字で', '無料'],
    provider: 'partner',
    provider_name: '医療の問い みどりの窓（見本）',
    fee: '無料（通信料がかかる場合があります）',
    is_free: true,
    body: `<h2>だれが答えるのか</h2>
<p>提携先の会社に登録している医師、<ruby>薬剤師<rt>やくざいし</rt></ruby>、看護師などが、文字でお答えします。ひだまりの相談員とは別の人です。お返事までに、日数がかかることがあります。</p>
<h2>聞けること、聞けないこと</h2>
<ul><li>聞けること：病名や検査の言葉の意味、治療の一般的なしくみ、診察で聞くとよいこと</li><li>聞けないこと：診断、あなたの検査結果の判断、いまの治療や薬を変えるかどうか</li></ul>
<p>あなたの体を診て答えるものではなく、<ruby>診療<rt>しんりょう</rt></ruby>の代わりにはなりません。お返事を読んで迷ったら、<ruby>主治医<rt>しゅじい</rt></ruby>に見せて「これは、わたしにもあてはまりますか」と聞いてください。</p>
<p><strong>急な変化のときには使えません。</strong>${URGENT_SENTENCE}治療中の熱や強い痛みは、かかっている病院に電話を。</p>
<h2>提携先に渡す情報</h2>
<p>移る前に、会社の名前と渡す内容を画面でお見せします。同意をいただいてから、次の三つだけを渡します。同意されないときは、何も渡しません。</p>
<ul><li>お名前の入っていない、仮の番号</li><li>そのままでは読めない形に変えたメールアドレス</li><li>保険の方の窓口か、一般の方の窓口か</li></ul>
<p>移るためのしるしは一度だけ使え、5分で使えなくなります。そのときは、はじめからやり直せます。治療ログと相談の内容は渡しません。質問に、お名前や病院の名前を書く必要はありません。</p>`,
    reviewed_at: '2026-10-22',
    next_review_at: '2027-04-21',
    reviewer_role: 'がんの医療情報にたずさわる医師',
    sources: [SUPPORT_PAGES.medicalSites],
  },
  byPortal({
    id: 'monitor',
    topics: ['surveys'],
    title: '体験を聞かせてくださる方の募集',
    summary:
      'がんを経験した方に、アンケートや聞き取りで体験を聞かせていただく登録です。薬の治験の募集ではありません。お断りも自由です。',
    summary_insurance:
      'がんを経験した方に、アンケートや聞き取りで体験を聞かせていただく登録です。登録の有無は、ご加入の保険に関わりません。',
    needs: ['treatment-voice'],
    tag: ['登録は自由', '自宅でも'],
    fee: '登録は無料（お礼の有無は、募集ごとに書いてあります）',
    body: `<h2>どんな募集か</h2>
<p>がんを経験した方に、毎日の困りごとや、あったらよかった助けについて、アンケートや聞き取りで教えていただくものです。<ruby>治験<rt>ちけん</rt></ruby>など、薬や治療をためす研究の参加者をさがすものではありません。受けている治療を変える必要もありません。</p>
<h2>登録から答えるまで</h2>
<ol><li>登録すると、募集があるときに案内が届きます。</li><li>だれが、何のために、何分くらい、どんな方法で聞くのか、お礼はあるのかを読みます。</li><li>参加したいものだけに、申し込みます。案内を断っても、その理由は聞かれません。</li></ol>
<p>体調の悪い日は、返事をしなくてかまいません。思い出すとつらい質問は、答えずに先へ進めます。</p>
<h2>答えの扱い</h2>
<p>聞く相手に、お名前や連絡先をひだまりから渡すことは、あなたの同意なしにはありません。渡す前に、相手の名前と渡す内容をお見せします。答えは、だれのものか分からない形にまとめて使われます。参加してもしなくても、相談や治療ログは同じように使えます。</p>
<h2>やめたいとき</h2>
<p>登録は、いつでもやめられます。途中の聞き取りでも「今日はここまでにします」と言ってください。まとめたあとの答えは取り出せないことがあるため、いつまで取り消せるかを、募集ごとに書いています。</p>`,
    reviewed_at: '2026-10-27',
    next_review_at: '2027-10-26',
    reviewer_role: 'がんを経験した方の声を聞く研究にたずさわる保健師',
    sources: [],
  }),
]);
