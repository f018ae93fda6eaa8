import { SOURCES } from '../../sources/index.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2><ruby>請求書<rt>せいきゅうしょ</rt></ruby>は、三つに分けて読みます</h2>
<p><ruby>退院<rt>たいいん</rt></ruby>の朝、会計の<ruby>窓口<rt>まどぐち</rt></ruby>で紙を受け取り、「<ruby>限度額<rt>げんどがく</rt></ruby>までのはずなのに、どうしてこの額に」と立ちつくす。入院のお金は、上限のあるものと、ないものが一枚に並ぶので、分かりにくいのです。三つに分けると、どこを聞けばよいかが見えてきます。</p>
<table><caption>入院の請求書の三つの部分</caption><thead><tr><th scope="col">部分</th><th scope="col">中身</th><th scope="col">ひと月の上限</th></tr></thead><tbody><tr><th scope="row"><ruby>健康保険<rt>けんこうほけん</rt></ruby>の対象</th><td>手術、薬、<ruby>検査<rt>けんさ</rt></ruby>、<ruby>入院料<rt>にゅういんりょう</rt></ruby>など</td><td>あります</td></tr><tr><th scope="row">食事代</th><td>病院の食事の、決められた<ruby>負担<rt>ふたん</rt></ruby></td><td>入りません</td></tr><tr><th scope="row"><ruby>自費<rt>じひ</rt></ruby></th><td><ruby>差額<rt>さがく</rt></ruby>ベッド代、パジャマ、<ruby>診断書<rt>しんだんしょ</rt></ruby>など</td><td>入りません</td></tr></tbody></table>
<p>一つ目の上限と使い方は、<a href="/articles/high-cost-medical-expense"><ruby>高額療養費制度<rt>こうがくりょうようひせいど</rt></ruby></a>と<a href="/articles/paying-at-the-desk">窓口の支払いを、はじめから上限までにする方法</a>にあります。たとえば70歳未満で{{high-cost-e-income}}の方は、ひと月{{high-cost-e-fixed}}までです。70歳以上の方は表が別で、一般の区分なら、世帯の入院と外来を合わせてひと月{{high-cost-70-general}}までです（<a href="/articles/over-70-costs">70歳以上の方の医療費</a>）。上限は{{high-cost-month}}で区切るので、入院が月をまたぐと、二つの月に分かれます。</p>
<h2>差額ベッド代：名前を書く前に、読む</h2>
<p>広さや静かさのために、自分で希望して入る部屋の料金です。<ruby>個室<rt>こしつ</rt></ruby>とは限らず、二人部屋や四人部屋でもかかることがあります。額は病院と部屋で大きく違います。夜中の0時で一日が替わると数え、一泊でも二日分になる病院が多いので、数え方も聞きます。</p>
<p>国の決まりでは、次のようなとき、病院はこの料金を求めてはいけないことになっています。</p>
<ul><li>料金などの説明と、<ruby>同意書<rt>どういしょ</rt></ruby>による確認がないとき</li><li>治療のために必要で、その部屋に入ったとき（手術のあとで<ruby>安静<rt>あんせい</rt></ruby>や見守りが要る、など）</li><li><ruby>病棟<rt>びょうとう</rt></ruby>の都合で入ったときなど、実際には患者さんが選んでいないとき（ほかの部屋がいっぱい、など）</li></ul>
<p>ほかの部屋がいっぱいのときでも、説明を受けて同意書に名前を書くと、払うことになる場合があります。気が進まないときは、書く前に「大部屋が空くまで待てますか」「空いたら移れますか」と聞いてください。断っても、失礼にはあたりません。もう書いてしまって<ruby>納得<rt>なっとく</rt></ruby>できないときは、病院の<ruby>患者相談<rt>かんじゃそうだん</rt></ruby>の窓口や、<ruby>地方厚生局<rt>ちほうこうせいきょく</rt></ruby>に話せます。</p>
<h2>食事代</h2>
<p>一食の総額は、国の基準で{{meal-total}}です。このうち、収入の区分で決められた分をあなたが払い、残りを健康保険が払うので、払う額は総額より少なくなります。総額が上がると、払う分も見直されることがあります。<strong>今の一食の額は、病院の会計で確かめてください。</strong>吐き気で食べられない日が続くときは、止められるか、量や形を変えられるかを<ruby>看護師<rt>かんごし</rt></ruby>に聞きます。出された食事は、残しても一食と数えるのがふつうです。</p>
<p><ruby>住民税<rt>じゅうみんぜい</rt></ruby>が<ruby>非課税<rt>ひかぜい</rt></ruby>の<ruby>世帯<rt>せたい</rt></ruby>の方は、食事代が軽くなります。{{meal-long-stay}}ときは、申請した後の分が、さらに軽くなることがあります。このときは、マイナ<ruby>保険証<rt>ほけんしょう</rt></ruby>を使う方も、<ruby>申請<rt>しんせい</rt></ruby>が要ります。入院の前に、健康保険の窓口へ「食事代が軽くなる対象ですか」と聞いてください。</p>
<h2>日用品：いるものだけを頼む</h2>
<p>パジャマ、タオル、紙おむつ、歯ブラシなどを、一日いくらで借りる「入院セット」をすすめられることがあります。病院とは別の会社との<ruby>契約<rt>けいやく</rt></ruby>のことも多く、使わない日も料金がかかる場合があります。家から持っていけるか、途中でやめられるかを聞いて、選んでかまいません。</p>
<ul><li><strong>テレビ、冷蔵庫、Wi-Fi</strong>：カード式や一日いくら、という病院があります。</li><li><strong><ruby>洗濯<rt>せんたく</rt></ruby></strong>：病院の機械か、ご家族に頼むか。荷物の往復の交通費も考えます。</li><li><strong>買うように言われるもの</strong>：<ruby>腹帯<rt>ふくたい</rt></ruby>、<ruby>弾性<rt>だんせい</rt></ruby>ストッキング、前あきの下着など。売店でなくてもよいかを聞きます。</li><li><strong>家族の費用</strong>：駐車場、食事、遠くから来る人の宿（<a href="/articles/travel-and-stay-costs">交通費と泊まる費用</a>）。</li></ul>
<h2>忘れやすい、三つの費用</h2>
<dl><div><dt>診断書</dt><dd>保険の<ruby>給付金<rt>きゅうふきん</rt></ruby>や会社に出すもの。一通{{certificate-range}}が目安です。<ruby>領収書<rt>りょうしゅうしょ</rt></ruby>や<ruby>診療明細書<rt>しんりょうめいさいしょ</rt></ruby>で足りることもあるので、先に保険会社に聞きます。</dd></div><div><dt>入院のときの預かり金</dt><dd>はじめに預け、退院のときに<ruby>精算<rt>せいさん</rt></ruby>する病院があります。限度額の確認ができると、要らなくなることもあります。</dd></div><div><dt>転院や退院の移動</dt><dd><ruby>介護<rt>かいご</rt></ruby>タクシーなどの料金です。医師の<ruby>指示<rt>しじ</rt></ruby>で急いで移るときは、健康保険の<ruby>移送費<rt>いそうひ</rt></ruby>になることがあります。</dd></div></dl>
<h2>入院が決まった日に、見込みをもらう</h2>
<aside class="memo"><h3><ruby>入退院<rt>にゅうたいいん</rt></ruby>の窓口で聞く言葉</h3><dl><div><dt>全体</dt><dd>入院はだいたい何日で、三つの部分は、それぞれいくらくらいの見込みですか</dd></div><div><dt>部屋</dt><dd>料金のかからない部屋を希望します。空いていないときは、どうなりますか</dd></div><div><dt>日用品</dt><dd>入院セットは、かならず要りますか。使った日だけの契約にできますか</dd></div><div><dt>支払い</dt><dd><ruby>請求<rt>せいきゅう</rt></ruby>はいつですか。カードや、分けて払う方法はありますか</dd></div></dl></aside>
<p><ruby>身元<rt>みもと</rt></ruby>を保証する人や、<ruby>連帯保証人<rt>れんたいほしょうにん</rt></ruby>の名前を求められることがあります。頼める人がいないときは、空欄のまま「いません」と話してください。保証人がいないことだけを理由に、入院を断ってはいけないとされています。</p>
<h2>払えないかもしれない、と思ったら</h2>
<p>退院の日まで待たずに、入院中に話すほうが、使える道が多く残ります。看護師に「お金のことで相談員さんと話したいです」と言えば、ベッドまで来てもらえることもあります。借りる、暮らし全体を支えるしくみは、<a href="/articles/no-money-public-assistance">お金がないとき</a>にまとめました。</p>
<h2>退院の日に、持って帰る紙</h2>
<p>領収書と診療明細書は、民間の保険の請求（<a href="/articles/private-insurance-claim">保険の給付金</a>）と<a href="/articles/medical-expense-deduction"><ruby>医療費控除<rt>いりょうひこうじょ</rt></ruby></a>に使います。食事代は医療費控除に入りますが、自分の希望で入った部屋の差額や、パジャマ代は入りません。入院の日付が月をまたいだ方は、月ごとの領収書になっているかも見ておきましょう。</p>
`;

/** A hospital's bill in three parts; of a meal only the whole price, since what a patient pays since June 2026 is not in the table of facts. */
export const hospitalStayCosts = articleItem({
  id: 'hospital-stay-costs',
  topics: ['hospital-stay-costs', 'hospital-stay', 'treatment-costs', 'paying-at-hospital'],
  publishedAt: '2026-11-22T06:41:00.000Z',
  title: '入院でかかるお金：差額ベッド代、食事代、日用品',
  category: { id: 'money' },
  cancer_category: [],
  cancer_status: [
    { id: 'just-diagnosed' },
    { id: 'before-treatment' },
    { id: 'treating' },
    { id: 'recurrence' },
  ],
  summary:
    '入院の請求書は、上限のある部分、食事代、自費の三つに分けて読みます。差額ベッド代の同意書を書く前に見ること、日用品のセットの選び方、入院前に聞く言葉をまとめました。',
  change_log: [
    {
      day: '2026-11-30',
      text: 'ひと月の上限の例、食事の総額、長い入院で食事代が軽くなる日数を書き足しました。',
    },
    { day: '2026-11-22', text: '公開しました。' },
  ],
  reviewed_at: '2026-11-30',
  next_review_at: '2027-06-28',
  reviewer_role: '病院で入退院の相談を受けてきた社会福祉士',
  body,
  sources: [
    {
      title: '入院診療に係る特別の療養環境（個室などいわゆる「差額ベッド」）の提供について',
      publisher: '兵庫県',
      url: 'https://web.pref.hyogo.lg.jp/kf07/sagaku_bed.html',
    },
    SOURCES.healthMinistry,
    SOURCES.ncc,
    SOURCES.taxAgency,
  ],
});
