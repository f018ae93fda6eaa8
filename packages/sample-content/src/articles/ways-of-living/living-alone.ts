import { SOURCES } from '../../sources/index.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>一人で治療を受けている人は、たくさんいます</h2>
<p>「ご家族は」と聞かれるたびに、言葉につまる。保証人の欄が埋まらない。手術の日、待っていてくれる人がいない。一人暮らしの方、家族が遠い方、頼みたくない事情のある方は、病院にとってめずらしくありません。はじめに「一人です」と言ってください。準備がそこから始まります。</p>
<h2>保証人がいないとき</h2>
<p>国は2018年に、身元保証人などがいないことだけを理由に入院を断ることは、医師の<ruby>法律<rt>ほうりつ</rt></ruby>に反するという考えを示しています。入院の紙の欄が書けないときは、空けたまま<ruby>窓口<rt>まどぐち</rt></ruby>へ行き、「書ける人がいません。どうすればよいか、相談できますか」と聞きます。保証人に求められることを分けて考えると、一つずつ方法が見つかります。</p>
<table><caption>保証人の役割と、代わりの方法</caption><thead><tr><th scope="col">役割</th><th scope="col">代わりの方法の例</th></tr></thead><tbody><tr><th scope="row">支払い</th><td>カードの登録、預かり金、窓口で払う額をはじめから上限までにする手続き</td></tr><tr><th scope="row">急なときの連絡先</th><td>友人、職場、ケアマネジャー、後見人。保証の責任はないと病院に確かめる</td></tr><tr><th scope="row">着替えや日用品</th><td>病院の貸し出し、ネット通販、家事の<ruby>支援<rt>しえん</rt></ruby></td></tr><tr><th scope="row">治療の<ruby>同意<rt>どうい</rt></ruby></th><td>自分で説明を聞き、自分で<ruby>署名<rt>しょめい</rt></ruby>します。話せなくなったときの希望を紙に残す</td></tr><tr><th scope="row"><ruby>退院<rt>たいいん</rt></ruby>や転院の相談</th><td>病院の相談員と、地域の支援者</td></tr></tbody></table>
<p>お金を払って保証を頼む会社もあります。<ruby>契約<rt>けいやく</rt></ruby>の前に、全部でいくらか、やめるときに戻るか、会社がなくなったらどうなるかを紙でもらい、その場で決めずに、<ruby>消費生活<rt>しょうひせいかつ</rt></ruby>の窓口（電話188）か<ruby>地域包括支援<rt>ちいきほうかつしえん</rt></ruby>センターに見てもらってください。</p>
<h2>手術の日の付きそい</h2>
<p>待つ人が要るかどうかは、病院と手術で違います。電話で連絡がつけばよい所、友人でよい所もあります。いない場合は、早めに「当日来られる人がいません」と伝えてください。説明を一緒に聞いてくれる人がほしいときは、<ruby>看護師<rt>かんごし</rt></ruby>や相談員に<ruby>同席<rt>どうせき</rt></ruby>を頼めます。録音してよいかも聞いてみましょう。<ruby>鎮静<rt>ちんせい</rt></ruby>を使う<ruby>検査<rt>けんさ</rt></ruby>や日帰りの手術は、帰りに人の付きそいを求められることがあります。泊まりに変えられるか、<ruby>送迎<rt>そうげい</rt></ruby>の付きそいを頼めるかを、予約のときに聞きます。</p>
<h2>家をあける準備</h2>
<ul><li>鍵を預ける人を一人、または<ruby>大家<rt>おおや</rt></ruby>や管理会社に連絡先を渡す</li><li>郵便の一時止め、新聞、牛乳、通販の定期便</li><li>冷蔵庫を空に。生ごみを出す。ガスの元せんを閉める</li><li><ruby>家賃<rt>やちん</rt></ruby>、公共料金は口座から。入院中に<ruby>通帳<rt>つうちょう</rt></ruby>を記帳できないことを考え、少し多めに</li><li>ペット、植木、仕事の連絡。<a href="/articles/pets">ペットの預け先</a></li><li>荷物は、一人で持てる一つのかばんに。<ruby>充電器<rt>じゅうでんき</rt></ruby>の長いコード、イヤホン、小銭、マイナ<ruby>保険証<rt>ほけんしょう</rt></ruby>または<ruby>資格確認書<rt>しかくかくにんしょ</rt></ruby>、お<ruby>薬手帳<rt>くすりてちょう</rt></ruby>、印かん</li></ul>
<h2>退院した日から三日分を、先に用意</h2>
<p>帰った日の夕方が、いちばん心細いと言われます。入院の前に、次のものをそろえておきます。おかゆ、スープ、ゼリー、冷凍のおかず、水。ベッドの横に、体温計、薬、電話、充電器、ごみ袋。床のコードと<ruby>敷物<rt>しきもの</rt></ruby>を片づけ、風呂場に<ruby>椅子<rt>いす</rt></ruby>を置く。洗濯物は低い所に干す。重い買い物は、<ruby>配達<rt>はいたつ</rt></ruby>にする。退院の日が早すぎると感じたら、「一人なので、あと何日か入院できませんか。リハビリの病院や、短い泊まりの施設はありますか」と相談してよいのです。</p>
<p>{{care-age-first}}の方と、{{care-age-second}}で条件に当てはまる方は、<a href="/articles/nursing-care-insurance"><ruby>介護保険<rt>かいごほけん</rt></ruby></a>のヘルパーや<ruby>配食<rt>はいしょく</rt></ruby>を使えることがあります。申し込みから<ruby>原則<rt>げんそく</rt></ruby>{{care-decision-days}}かかるので、入院中に始めます。当てはまらない方にも、<ruby>市区町村<rt>しくちょうそん</rt></ruby>や<ruby>社会福祉協議会<rt>しゃかいふくしきょうぎかい</rt></ruby>の、有料の家事支援があります。</p>
<h2><ruby>通院<rt>つういん</rt></ruby>で薬を続ける間</h2>
<p>具合の悪くなりやすい曜日をカレンダーに書き、その日はだれかと、決まった時刻に短い連絡をする約束をします。「朝9時にスタンプを送る。10時までに来なければ電話して」。これだけで、見守りになります。電気ポットや電球、配食の人が様子を見てくれる有料のしくみもあります。熱を測る、水分をとる、電話する。夜に迷ったら、迷ったまま病院にかけてください。「一人なので、動けなくなる前に相談したい」と言えば、話が通じます。</p>
<aside class="memo"><h3><ruby>玄関<rt>げんかん</rt></ruby>と<ruby>財布<rt>さいふ</rt></ruby>に入れる紙の例</h3><dl><div><dt>名前、生年月日</dt><dd>〇〇〇〇　昭和〇年〇月〇日</dd></div><div><dt>病気と病院</dt><dd><ruby>大腸<rt>だいちょう</rt></ruby>がんの治療中。〇〇病院　<ruby>診察券<rt>しんさつけん</rt></ruby>の番号　昼と夜の電話</dd></div><div><dt>薬とアレルギー</dt><dd>お薬手帳は食器棚の右の引き出し</dd></div><div><dt>知らせてよい人</dt><dd>友人〇〇（電話）。知らせないでほしい人　なし</dd></div><div><dt>希望</dt><dd>大事な決めごとは、まずわたしに聞いてください。話せないときは、引き出しの紙を見てください</dd></div></dl></aside>
<h2>話す相手を、一人以上</h2>
<p>一日だれとも話さない日が続くと、痛みもだるさも大きくなります。病院の看護師、<ruby>薬局<rt>やっきょく</rt></ruby>の人、がん<ruby>相談支援<rt>そうだんしえん</rt></ruby>センター、<ruby>患者会<rt>かんじゃかい</rt></ruby>、<a href="/articles/when-you-feel-alone">つながる先の一覧</a>。<a href="/treatment/hidamari">ひだまりの相談員</a>にも、用事のない電話をしてかまいません。これからの希望を人に託す方法は、<a href="/articles/advance-care-planning"><ruby>人生会議<rt>じんせいかいぎ</rt></ruby></a>にまとめました。</p>
`;

const easyBody = `
<h2><ruby>一人<rt>ひとり</rt></ruby>で<ruby>住<rt>す</rt></ruby>んでいる人へ</h2>
<p><ruby>一人<rt>ひとり</rt></ruby>でも、<ruby>入院<rt>にゅういん</rt></ruby>できます。<ruby>病院<rt>びょういん</rt></ruby>の人に、はじめに「わたしは<ruby>一人<rt>ひとり</rt></ruby>です」と<ruby>言<rt>い</rt></ruby>ってください。</p>
<h2><ruby>保証人<rt>ほしょうにん</rt></ruby>がいないとき</h2>
<p>「<ruby>保証人<rt>ほしょうにん</rt></ruby>がいないから、<ruby>入院<rt>にゅういん</rt></ruby>できません」と<ruby>言<rt>い</rt></ruby>うことは、できない<ruby>決<rt>き</rt></ruby>まりです。<ruby>紙<rt>かみ</rt></ruby>に<ruby>書<rt>か</rt></ruby>く人がいないときは、<ruby>窓口<rt>まどぐち</rt></ruby>で「<ruby>書<rt>か</rt></ruby>く人がいません。<ruby>相談<rt>そうだん</rt></ruby>したいです」と<ruby>言<rt>い</rt></ruby>います。</p>
<h2><ruby>入院<rt>にゅういん</rt></ruby>の<ruby>前<rt>まえ</rt></ruby>にすること</h2>
<ul><li>家の<ruby>鍵<rt>かぎ</rt></ruby>を<ruby>預<rt>あず</rt></ruby>ける人を<ruby>決<rt>き</rt></ruby>めます。</li><li><ruby>郵便<rt>ゆうびん</rt></ruby>や<ruby>新聞<rt>しんぶん</rt></ruby>を<ruby>止<rt>と</rt></ruby>めます。</li><li><ruby>荷物<rt>にもつ</rt></ruby>は、一つのかばんにします。</li><li>「マイナ<ruby>保険証<rt>ほけんしょう</rt></ruby>または<ruby>資格確認書<rt>しかくかくにんしょ</rt></ruby>」と、お<ruby>薬手帳<rt>くすりてちょう</rt></ruby>を<ruby>持<rt>も</rt></ruby>っていきます。</li></ul>
<h2><ruby>帰<rt>かえ</rt></ruby>った日のために</h2>
<p><ruby>三日分<rt>みっかぶん</rt></ruby>の<ruby>食<rt>た</rt></ruby>べもの、<ruby>水<rt>みず</rt></ruby>、<ruby>薬<rt>くすり</rt></ruby>、<ruby>体温計<rt>たいおんけい</rt></ruby>を<ruby>用意<rt>ようい</rt></ruby>しておきます。ベッドの<ruby>近<rt>ちか</rt></ruby>くに、<ruby>電話<rt>でんわ</rt></ruby>を<ruby>置<rt>お</rt></ruby>きます。</p>
<p><ruby>退院<rt>たいいん</rt></ruby>が<ruby>心配<rt>しんぱい</rt></ruby>なときは「もう少し<ruby>入院<rt>にゅういん</rt></ruby>できますか」と<ruby>聞<rt>き</rt></ruby>いてください。</p>
<h2>家にいるとき</h2>
<ul><li><ruby>毎日<rt>まいにち</rt></ruby>、<ruby>決<rt>き</rt></ruby>まった<ruby>時間<rt>じかん</rt></ruby>に、だれかに<ruby>連絡<rt>れんらく</rt></ruby>します。</li><li><ruby>名前<rt>なまえ</rt></ruby>、<ruby>病院<rt>びょういん</rt></ruby>の<ruby>電話番号<rt>でんわばんごう</rt></ruby>、<ruby>薬<rt>くすり</rt></ruby>のことを<ruby>紙<rt>かみ</rt></ruby>に<ruby>書<rt>か</rt></ruby>いて、<ruby>玄関<rt>げんかん</rt></ruby>と<ruby>財布<rt>さいふ</rt></ruby>に入れます。</li><li><ruby>夜<rt>よる</rt></ruby>でも、<ruby>心配<rt>しんぱい</rt></ruby>なときは<ruby>病院<rt>びょういん</rt></ruby>に<ruby>電話<rt>でんわ</rt></ruby>します。「<ruby>一人<rt>ひとり</rt></ruby>です。動けなくなる<ruby>前<rt>まえ</rt></ruby>に<ruby>相談<rt>そうだん</rt></ruby>したいです」と<ruby>言<rt>い</rt></ruby>ってください。</li></ul>
`;

/** Living alone: guarantor, operation, what to bring, the days after the hospital, drug days, staying in touch. */
export const livingAlone = articleItem({
  id: 'living-alone',
  publishedAt: '2026-11-26T03:09:00.000Z',
  title: '一人暮らしの入院と治療：保証人、付きそい、帰った日の備え',
  category: { id: 'life' },
  cancer_category: [],
  cancer_status: [
    { id: 'just-diagnosed' },
    { id: 'before-treatment' },
    { id: 'treating' },
    { id: 'follow-up' },
  ],
  topics: ['living-alone', 'hospital-stay', 'loneliness'],
  summary:
    '保証人がいないことだけを理由に、病院は入院を断れません。保証人の役割の分け方、手術の日の付きそい、荷物と家の戸じまり、退院した日の三日分の備え、見守りをまとめました。',
  reviewed_at: '2026-11-26',
  next_review_at: '2027-11-19',
  reviewer_role: '一人暮らしの患者さんの入退院を支える社会福祉士',
  body,
  easy_body: easyBody,
  sources: [
    {
      title: '身元保証人等がいないことのみを理由に医療機関において入院を拒否することについて',
      publisher: '厚生労働省',
      year: 2018,
      url: 'https://www.mhlw.go.jp/content/000516183.pdf',
    },
    SOURCES.consumerCenter,
    SOURCES.ganjoho,
  ],
});
