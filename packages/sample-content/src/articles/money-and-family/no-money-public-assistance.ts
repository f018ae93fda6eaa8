import { SOURCES } from '../../sources/index.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>治療を減らす前に、お金のことを話してください</h2>
<p><ruby>財布<rt>さいふ</rt></ruby>の中を数えて、次の予約の日を思う。薬を一日おきにすれば、もう少しもつだろうか。そう考えた夜があるなら、先に病院の相談員に話してください。お金がないのは、あなたの失敗ではありません。病気のときは、入るお金が減り、出るお金が増えるものだからです。治療を続けながら暮らしを支えるしくみは、いくつもあります。</p>
<h2>三つの段を、上から見ていく</h2>
<table><caption>お金に困ったときの、三つの段</caption><thead><tr><th scope="col">段</th><th scope="col">しくみ</th><th scope="col">聞くところ</th></tr></thead><tbody><tr><th scope="row">一段目</th><td>払う額を減らす、もらえるものを受け取る</td><td><ruby>健康保険<rt>けんこうほけん</rt></ruby>、病院の相談員</td></tr><tr><th scope="row">二段目</th><td>借りる（<ruby>生活福祉資金<rt>せいかつふくししきん</rt></ruby>）</td><td><ruby>市区町村<rt>しくちょうそん</rt></ruby>の<ruby>社会福祉協議会<rt>しゃかいふくしきょうぎかい</rt></ruby></td></tr><tr><th scope="row">三段目</th><td>暮らし全体を支える（<ruby>生活保護<rt>せいかつほご</rt></ruby>）</td><td><ruby>福祉事務所<rt>ふくしじむしょ</rt></ruby></td></tr></tbody></table>
<p>全部を試さないと次へ進めない、ということではありません。今日食べるものや、泊まる所に困っている方は、二段目をとばして、役所の福祉の<ruby>窓口<rt>まどぐち</rt></ruby>へ行ってください。</p>
<h2>一段目：払う額を減らす</h2>
<ul><li>ひと月の<ruby>医療費<rt>いりょうひ</rt></ruby>には上限があります（<a href="/articles/high-cost-medical-expense"><ruby>高額療養費制度<rt>こうがくりょうようひせいど</rt></ruby></a>、<a href="/articles/over-70-costs">70歳以上の方</a>）。</li><li><ruby>国民健康保険<rt>こくみんけんこうほけん</rt></ruby>の方は、病院で払う分そのものを減らす、待ってもらうしくみもあります（<a href="/articles/national-health-reduction">国民健康保険料が払えないと感じたときの相談</a>）。</li><li>無料や低い額で診る<ruby>無料低額診療<rt>むりょうていがくしんりょう</rt></ruby>を行う病院があります。「近くに、行っている病院はありますか」と相談員に聞いてください。</li><li>仕事を休んでいる方は<a href="/articles/injury-allowance"><ruby>傷病手当金<rt>しょうびょうてあてきん</rt></ruby></a>、辞めた方は<a href="/articles/unemployment-benefit"><ruby>失業給付<rt>しつぎょうきゅうふ</rt></ruby>の手続き</a>を見ます。</li><li><ruby>家賃<rt>やちん</rt></ruby>が払えなくなりそうなときは、<ruby>住居確保給付金<rt>じゅうきょかくほきゅうふきん</rt></ruby>があります。市区町村の<ruby>自立相談支援<rt>じりつそうだんしえん</rt></ruby>の窓口で聞けます。</li></ul>
<h2>二段目：借りる（生活福祉資金）</h2>
<p><ruby>所得<rt>しょとく</rt></ruby>の少ない<ruby>世帯<rt>せたい</rt></ruby>、<ruby>障害者手帳<rt>しょうがいしゃてちょう</rt></ruby>をもつ方のいる世帯、<ruby>介護<rt>かいご</rt></ruby>などが要る高齢の方のいる世帯のための、公的な<ruby>貸付<rt>かしつけ</rt></ruby>です。市区町村の社会福祉協議会が受け付けます。もらうお金ではなく、返すお金です。返す見込みが立たないときは、生活保護をすすめられることがあります。</p>
<dl><div><dt><ruby>緊急小口資金<rt>きんきゅうこぐちしきん</rt></ruby></dt><dd>医療費を払って今月の生活費が足りない、<ruby>給付<rt>きゅうふ</rt></ruby>が出るまでの間をつなぐ、というとき。{{welfare-loan-small}}で、{{welfare-loan-small-interest}}です。返し始めるまでに、{{welfare-loan-small-wait}}の待つ期間があります。</dd></div><div><dt><ruby>福祉費<rt>ふくしひ</rt></ruby>（<ruby>療養<rt>りょうよう</rt></ruby>のお金）</dt><dd>治療の費用と、治療の間の生活費。上限の目安は{{welfare-loan-illness-year}}、療養が長くなるときは{{welfare-loan-illness-longer}}です。<ruby>連帯保証人<rt>れんたいほしょうにん</rt></ruby>がいれば{{welfare-loan-interest-guarantor}}、いなければ{{welfare-loan-interest}}の<ruby>利子<rt>りし</rt></ruby>がつきます。</dd></div><div><dt><ruby>総合支援資金<rt>そうごうしえんしきん</rt></ruby></dt><dd>仕事を失ったときなどの、立て直しの間の生活費。一人なら{{welfare-loan-life-single}}、二人以上なら{{welfare-loan-life-more}}です。</dd></div></dl>
<p><ruby>審査<rt>しんさ</rt></ruby>があり、受け取るまでに日数がかかります。払ったあとでは対象にならないことがあるため、払う前に相談します。病院の会計にも「貸付を申し込んでいます。待っていただけますか」と伝えてください。</p>
<h2>三段目：生活保護は、<ruby>申請<rt>しんせい</rt></ruby>する<ruby>権利<rt>けんり</rt></ruby>があります</h2>
<p><ruby>収入<rt>しゅうにゅう</rt></ruby>と、手元の使えるお金を合わせても、国が決めた生活費に足りないとき、足りない分を受け取る制度です。働いていても、<ruby>年金<rt>ねんきん</rt></ruby>があっても、足りなければ受けられることがあります。受けている間は、健康保険の対象になる治療の窓口の支払いが、<ruby>医療扶助<rt>いりょうふじょ</rt></ruby>でまかなわれます。がんの治療も含まれます。家賃、介護、子どもの学用品などの<ruby>扶助<rt>ふじょ</rt></ruby>もあります。</p>
<ol><li><strong>相談する</strong>：市や区の福祉事務所へ。町や村では、役場か<ruby>都道府県<rt>とどうふけん</rt></ruby>の福祉事務所です。病院の相談員に、電話や<ruby>同席<rt>どうせき</rt></ruby>を頼めます。</li><li><strong>申請する</strong>：「申請します」と言葉にします。書類がそろっていなくても申請できます。本人が動けないときは、一緒に暮らす<ruby>親族<rt>しんぞく</rt></ruby>などが申請できます。</li><li><strong>調査</strong>：家庭を訪ねて暮らしの様子を聞き、<ruby>預貯金<rt>よちょきん</rt></ruby>、保険、家や車、病状を確かめます。</li><li><strong>決定</strong>：<ruby>原則<rt>げんそく</rt></ruby>として申請から{{public-aid-decision-days}}、調査に時間がかかる特別な理由があるときは{{public-aid-decision-most}}に、書面で知らせが届きます。</li></ol>
<h3>よくある心配</h3>
<dl><div><dt>親族に知られたくない</dt><dd>援助できるかを親族に問い合わせること（<ruby>扶養照会<rt>ふようしょうかい</rt></ruby>）があります。長く連絡がない、暴力を受けたなどの事情は、先に伝えてください。問い合わせをしないことがあります。</dd></div><div><dt>家や車</dt><dd>かならず手放すとは限りません。<ruby>通院<rt>つういん</rt></ruby>に車が要る方は、その事情を話します。</dd></div><div><dt>民間の保険</dt><dd>続けられるか、<ruby>解約<rt>かいやく</rt></ruby>が要るかは、内容によります。<ruby>給付金<rt>きゅうふきん</rt></ruby>を受け取る予定があれば、申し出ます。</dd></div><div><dt>今の病院</dt><dd>生活保護を扱う病院かどうかを確かめます。多くの病院で、治療を続けられます。</dd></div></dl>
<p>外国籍の方も、<ruby>在留資格<rt>ざいりゅうしかく</rt></ruby>によって、同じ扱いを受けられることがあります。</p>
<aside class="memo"><h3>窓口で、このまま読む言葉</h3><dl><div><dt>病院の相談員に</dt><dd>お金が足りず、治療を続けられるか心配です。使える制度を、順番に教えてください</dd></div><div><dt>社会福祉協議会に</dt><dd>がんの治療中で収入がありません。生活福祉資金の相談をしたいです。いつ受け取れて、月にいくら返しますか</dd></div><div><dt>福祉事務所に</dt><dd>治療中で、働けません。生活保護を申請します。<ruby>申請書<rt>しんせいしょ</rt></ruby>をください</dd></div></dl></aside>
<h2>断られた、と感じたら</h2>
<p>「まだ若いから」「家族に頼って」と言われて帰ってきた、という方がいます。相談だけで終わったのか、申請が受け付けられたのかを、その場で確かめてください。法テラスや<ruby>弁護士会<rt>べんごしかい</rt></ruby>の相談では、窓口に一緒に行ってもらえることもあります。決定に<ruby>納得<rt>なっとく</rt></ruby>できないときは、期限のある<ruby>不服<rt>ふふく</rt></ruby>の申し立てができます。</p>
<h2>急いで作ったお金が、あとで苦しくなるとき</h2>
<p>「審査なし」「病気の方も歓迎」という貸し付けや、SNSでお金を渡すという話には、返事をしないでください。借りたお金で困っている方は、法テラスか、消費者ホットライン188に相談できます。暮らしの行きづまりで、消えてしまいたいと感じる夜は、<a href="/articles/when-you-feel-alone">いま話せる電話</a>につながってください。</p>
`;

const easyBody = `
<h2>お金がなくても、<ruby>治療<rt>ちりょう</rt></ruby>をやめないでください</h2>
<p>お金が足りないときは、<ruby>病院<rt>びょういん</rt></ruby>の「がん<ruby>相談支援<rt>そうだんしえん</rt></ruby>センター」や<ruby>相談員<rt>そうだんいん</rt></ruby>に話してください。<ruby>相談<rt>そうだん</rt></ruby>は<ruby>無料<rt>むりょう</rt></ruby>です。お金がないのは、あなたが<ruby>悪<rt>わる</rt></ruby>いからではありません。</p>
<h2>できることは、三つあります</h2>
<ol><li><ruby>病院<rt>びょういん</rt></ruby>で<ruby>払<rt>はら</rt></ruby>うお金を少なくする。「<ruby>払<rt>はら</rt></ruby>うお金を少なくする<ruby>制度<rt>せいど</rt></ruby>はありますか」と<ruby>聞<rt>き</rt></ruby>きます。</li><li>お金を<ruby>借<rt>か</rt></ruby>りる。「<ruby>社会福祉協議会<rt>しゃかいふくしきょうぎかい</rt></ruby>」で<ruby>聞<rt>き</rt></ruby>きます。<ruby>借<rt>か</rt></ruby>りたお金は、あとで<ruby>返<rt>かえ</rt></ruby>します。<ruby>急<rt>きゅう</rt></ruby>に<ruby>困<rt>こま</rt></ruby>ったときに<ruby>借<rt>か</rt></ruby>りられるのは、{{welfare-loan-small}}です。</li><li><ruby>生活保護<rt>せいかつほご</rt></ruby>を<ruby>使<rt>つか</rt></ruby>う。「<ruby>福祉事務所<rt>ふくしじむしょ</rt></ruby>」で<ruby>聞<rt>き</rt></ruby>きます。</li></ol>
<h2><ruby>生活保護<rt>せいかつほご</rt></ruby>とは</h2>
<p><ruby>生活<rt>せいかつ</rt></ruby>のお金が足りないときに、足りない分をもらう<ruby>制度<rt>せいど</rt></ruby>です。だれでも<ruby>申請<rt>しんせい</rt></ruby>できます。<ruby>病院<rt>びょういん</rt></ruby>のお金も、<ruby>多<rt>おお</rt></ruby>くの<ruby>場合<rt>ばあい</rt></ruby>、<ruby>払<rt>はら</rt></ruby>わなくてよくなります。</p>
<p><ruby>市役所<rt>しやくしょ</rt></ruby>や<ruby>区役所<rt>くやくしょ</rt></ruby>の<ruby>福祉事務所<rt>ふくしじむしょ</rt></ruby>に行って、「<ruby>生活保護<rt>せいかつほご</rt></ruby>を<ruby>申請<rt>しんせい</rt></ruby>します」と<ruby>言<rt>い</rt></ruby>ってください。<ruby>決<rt>き</rt></ruby>まるまで、ふつうは{{public-aid-decision-days}}です。<ruby>長<rt>なが</rt></ruby>いときは{{public-aid-decision-most}}です。家に<ruby>調<rt>しら</rt></ruby>べに来ることがあります。</p>
<h2>気をつけること</h2>
<ul><li>SNSの「すぐお金を<ruby>貸<rt>か</rt></ruby>します」という話は、<ruby>信<rt>しん</rt></ruby>じないでください。</li><li><ruby>薬<rt>くすり</rt></ruby>を<ruby>自分<rt>じぶん</rt></ruby>で<ruby>減<rt>へ</rt></ruby>らさないでください。先に<ruby>病院<rt>びょういん</rt></ruby>に話してください。</li><li><ruby>一人<rt>ひとり</rt></ruby>で行くのが<ruby>心配<rt>しんぱい</rt></ruby>なときは、「<ruby>一緒<rt>いっしょ</rt></ruby>に来てください」と<ruby>相談員<rt>そうだんいん</rt></ruby>に<ruby>言<rt>い</rt></ruby>ってください。</li></ul>
`;

/** When money has run out: pay less, borrow, public assistance, and the words for each desk. */
export const noMoneyPublicAssistance = articleItem({
  id: 'no-money-public-assistance',
  topics: ['cannot-pay', 'welfare-loans', 'public-assistance', 'treatment-costs'],
  publishedAt: '2026-11-26T04:53:00.000Z',
  title: 'お金がないとき：生活福祉資金の貸付と、生活保護',
  category: { id: 'money' },
  cancer_category: [],
  cancer_status: [],
  summary:
    '治療費や生活費が足りないときに、使える順に三つの段を見ていきます。払う額を減らす、社会福祉協議会で借りる、生活保護を申請する。窓口でそのまま読める言葉も書きました。',
  reviewed_at: '2026-11-26',
  next_review_at: '2027-11-22',
  reviewer_role: '病院と地域で暮らしの相談を受けてきた社会福祉士',
  body,
  easy_body: easyBody,
  sources: [
    {
      title: '生活保護',
      publisher: '青森県',
      year: 2026,
      url: 'https://www.pref.aomori.lg.jp/soshiki/kenko/hi-fukushi/hi-huku-seiho.html',
    },
    {
      title: '福祉の貸付制度',
      publisher: '全国社会福祉協議会',
      url: 'https://www.shakyo.or.jp/guide/shikin/index.html',
    },
    SOURCES.healthMinistry,
    SOURCES.legalAid,
  ],
});
