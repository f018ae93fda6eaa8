import { SUPPORT_PAGES } from '../../sources/support-pages.ts';
import { articleItem } from '../article-item.ts';

const body = `
<p><strong>このお知らせは、見本として作ったものです。<ruby>調布市<rt>ちょうふし</rt></ruby>が出したものではありません。</strong>市などのページで確かめられたことだけを、そのページの日付と一緒に書きました。条件は年度の途中でも変わります。買う前、申し込む前に、<ruby>窓口<rt>まどぐち</rt></ruby>へ電話してください。</p>
<h2>はじめに電話するところ</h2>
<table><caption>聞きたいことと、聞くところ</caption><thead><tr><th scope="col">聞きたいこと</th><th scope="col">聞くところ</th></tr></thead><tbody><tr><th scope="row">がん<ruby>検診<rt>けんしん</rt></ruby>、がんの制度</th><td>市役所の健康推進課 042-441-6100（市報 2025年10月5日号）</td></tr><tr><th scope="row">どの課か分からない</th><td>市役所の代表 042-481-7111（市報 2022年5月5日号）</td></tr><tr><th scope="row">家に来てくれる医師、家での<ruby>療養<rt>りょうよう</rt></ruby></th><td>調布市医師会の「ちょうふ<ruby>在宅医療<rt>ざいたくいりょう</rt></ruby>相談室」042-480-2751（平日。祝休日と年末年始は休み）</td></tr><tr><th scope="row">治療、お金、仕事、気持ち</th><td>病院のがん<ruby>相談支援<rt>そうだんしえん</rt></ruby>センター</td></tr></tbody></table>
<p>病名を言いたくないときは、「治療を受けている家族がいます。使える制度を知りたいです」で足ります。市役所での聞き方は、<a href="/articles/chofu-asking-at-city-hall">市役所に聞きに行く前に（見本のお知らせ）</a>にまとめています。</p>
<h2>ウィッグと、胸の補整具の助成</h2>
<p>市のページ（2026年1月14日更新）によると、がんの治療で髪が抜けた方、<ruby>乳房<rt>にゅうぼう</rt></ruby>の手術などを受けた方に、買った費用や借りた費用の<ruby>助成<rt>じょせい</rt></ruby>があります。</p>
<ul><li><strong>対象</strong>：<ruby>申請<rt>しんせい</rt></ruby>の日に市内に住所があり、がんと<ruby>診断<rt>しんだん</rt></ruby>された方。<ruby>脱毛<rt>だつもう</rt></ruby>や乳房の手術で、仕事や人との付き合いに困っている方、困りそうな方。この助成を前に受けた方、ほかの制度の対象になる方は除きます</li><li><strong>品物</strong>：ウィッグ（着けるときのネットを含む）、<ruby>補整<rt>ほせい</rt></ruby>下着、シリコンパッドなど</li><li><strong>額</strong>：かかった実費。上限は、ウィッグが{{wig-grant-chofu}}、胸の補整具が{{breast-grant-chofu}}、両方で{{wig-grant-chofu-both}}（上限は2024年8月21日更新のページで確認）</li><li><strong>期限</strong>：申請できるのは、{{wig-grant-chofu-deadline}}まで</li><li><strong>要るもの</strong>：申請書、がんと分かる書類の写し（<ruby>診療<rt>しんりょう</rt></ruby>明細書、診断書、お薬手帳など）、<ruby>領収書<rt>りょうしゅうしょ</rt></ruby>かレシートの原本。宛名は、ご本人の氏名を略さずに書いてもらいます（未成年の方は保護者の名前でも）</li></ul>
<p><strong>買う前に知っておきたいこと</strong>：帽子、毛の付いた帽子、スタンドやブラシ、カット代、送料、ポイントで払った分は対象になりません。頭の一部だけのウィッグは、状況により対象になることがあるので、先に電話で聞きます。選び方は<a href="/articles/hair-changes">髪の変化と備え</a>、<a href="/articles/clothes-and-appearance">帽子・ウィッグ・服</a>の記事にあります。</p>
<h2>若い方が、家で療養するとき</h2>
<p>{{young-home-care-chofu-age}}の方は、<ruby>介護保険<rt>かいごほけん</rt></ruby>を使えません。市には、そのかわりの助成があります（市のページ、2024年1月15日）。市内に住み、家での生活に手助けが要る方で、介護保険の<ruby>認定<rt>にんてい</rt></ruby>を受けるときと同じくらいの状態だと、医師が判断した方が対象です。</p>
<table><caption>若年がん患者在宅療養支援事業の基準の額</caption><thead><tr><th scope="col">使うもの</th><th scope="col">基準の額</th></tr></thead><tbody><tr><th scope="row"><ruby>訪問介護<rt>ほうもんかいご</rt></ruby>などのサービス、<ruby>福祉用具<rt>ふくしようぐ</rt></ruby>を借りる</th><td>{{young-home-care-chofu-month}}</td></tr><tr><th scope="row">福祉用具を買う</th><td>{{young-home-care-chofu-goods}}</td></tr></tbody></table>
<p>この範囲で、かかった費用の{{young-home-care-chofu-part}}が助成されます（生活保護の世帯は全額）。インターネットの通信販売などで買った物は対象になりません。使い始める前に、市に相談してください。</p>
<h2>40歳からの方の、家での手助け</h2>
<p>{{care-age-first}}の方は、病気の種類にかかわらず介護保険を申し込めます。{{care-age-second}}の方は、がんの状態によって使えることがあります。申し込み先と、お住まいの地区の<ruby>地域包括支援<rt>ちいきほうかつしえん</rt></ruby>センターは、市役所の代表で「高齢者支援室をお願いします」と言うと教えてもらえます。くわしくは<a href="/articles/nursing-care-insurance">介護保険の記事</a>を見てください。障害のある方への<ruby>配食<rt>はいしょく</rt></ruby>など、ほかのサービスもあります（市のページ、2017年12月5日）。いま使えるかは、窓口に確かめます。</p>
<h2>いつか子どもを望む方は、東京都の助成</h2>
<p>精子、卵子、受精卵などの<ruby>凍結<rt>とうけつ</rt></ruby>にかかる費用を、東京都が助成しています。東京都のページによると、凍結のときに{{fertility-grant-age}}で、都内に住民登録があり、都が指定した医療機関で受けることなどが条件です。申請は、原則として費用を払った年度のうちです。額は治療ごとに上限があります。がんの治療が始まる前に、<ruby>主治医<rt>しゅじい</rt></ruby>へ「子どものことを相談したいです」と伝えてください（<a href="/articles/fertility-before-treatment">将来の妊娠を考える方へ、治療の前に聞くこと</a>）。</p>
<h2>通院の足</h2>
<p>市には、障害のある方への福祉タクシー券とガソリン費の助成、車いす福祉タクシー（2021年度から利用の登録証があります）、市内の3つの地域を走るミニバスがあります（市の計画と意見募集の資料、2023年）。対象になる手帳の種類や等級は見直しが話し合われていたので、いまの内容は障害福祉課に確かめます。「ミニキャブ」などの名前の送迎や、会員になって使う送迎は、使えるかどうかを確かめられませんでした。市役所と、<ruby>社会福祉協議会<rt>しゃかいふくしきょうぎかい</rt></ruby>の窓口に確かめます。費用のことは<a href="/articles/travel-and-stay-costs">通院の交通費と、泊まる費用の記事</a>にあります。</p>
<h2>近くの、がんの病院</h2>
<ul><li><strong>東京慈恵会医科大学西部医療センター（狛江市）</strong>：2026年1月5日に、附属第三病院から名前が変わりました（病院の発表）。第三病院のときから、東京都がん診療連携拠点病院として、がんの相談の場所があります</li><li><strong>武蔵野赤十字病院（武蔵野市）、杏林大学医学部付属病院（三鷹市）、東京都立多摩総合医療センター（府中市）</strong>：国が指定する地域がん診療連携拠点病院の一覧に名前があります（国立病院機構東京病院のページ。日付はありません）</li></ul>
<p>指定は見直されます。いまの一覧は、国立がん研究センターの「がん情報サービス」で確かめられます。がん相談支援センターは、その病院にかかっていない方も、{{support-centre-free}}で使えます。病院への困りごとは、<a href="/articles/when-you-cannot-agree-with-doctor">医師と合わない、病院を変えたいとき</a>に相談先を書きました。</p>
<h2>がん検診と、市の相談</h2>
<p>市の検診は、職場などで同じ検診を受ける機会がない方のためのものです（市のページ、2020年9月1日）。乳がん検診は{{breast-screening-chofu-age}}の方で、前の年度に受けていない方が対象です（市報 2025年10月5日号）。費用、時期、申し込み方は年度で変わるため、健康推進課に確かめます。検診のあとのことは<a href="/articles/getting-tested-screening">がん検診と「要精密検査」</a>にあります。</p>
<p>市は、2023年10月30日から2024年3月31日まで、電話とチャットのがん相談を試しに行いました（2023年10月20日の市の発表）。いまの市の窓口は、健康推進課に確かめます。<a href="/treatment/hidamari">ひだまりの相談員</a>も、たずねる先を一緒にさがします。</p>
<aside class="memo"><h3>電話での聞き方の例</h3><dl><div><dt>ウィッグ</dt><dd>これから買います。この品物は助成の対象ですか。領収書には何を書いてもらえばよいですか</dd></div><div><dt>家での手助け</dt><dd>38歳で、がんの治療中です。家に来てくれるサービスの助成を知りたいです。申し込む前に使った分は、どうなりますか</dd></div><div><dt>通院</dt><dd>歩くのがつらく、バスに乗れません。手帳はありません。使える車の送り迎えはありますか</dd></div></dl></aside>
`;

const easyBody = `
<p><strong>これは<ruby>見本<rt>みほん</rt></ruby>です。<ruby>調布市<rt>ちょうふし</rt></ruby>が<ruby>作<rt>つく</rt></ruby>ったものではありません。</strong>申し込む<ruby>前<rt>まえ</rt></ruby>に、市に<ruby>電話<rt>でんわ</rt></ruby>で<ruby>聞<rt>き</rt></ruby>いてください。</p>
<h2>はじめに<ruby>電話<rt>でんわ</rt></ruby>するところ</h2>
<ul><li>市の<ruby>健康推進課<rt>けんこうすいしんか</rt></ruby>：042-441-6100</li><li>どこに<ruby>聞<rt>き</rt></ruby>くか分からないとき：<ruby>市役所<rt>しやくしょ</rt></ruby> 042-481-7111</li><li>家に来てくれる<ruby>医者<rt>いしゃ</rt></ruby>のこと：ちょうふ<ruby>在宅<rt>ざいたく</rt></ruby><ruby>医療<rt>いりょう</rt></ruby><ruby>相談<rt>そうだん</rt></ruby>室 042-480-2751</li></ul>
<h2>ウィッグ（かつら）のお金</h2>
<p>がんの<ruby>治療<rt>ちりょう</rt></ruby>で<ruby>髪<rt>かみ</rt></ruby>が<ruby>抜<rt>ぬ</rt></ruby>けた人は、市からお金をもらえることがあります。ウィッグは{{wig-grant-chofu}}までです。<ruby>胸<rt>むね</rt></ruby>の<ruby>下着<rt>したぎ</rt></ruby>やパッドは{{breast-grant-chofu}}までです。</p>
<ul><li>申し込みは、{{wig-grant-chofu-deadline}}までです。</li><li><ruby>領収書<rt>りょうしゅうしょ</rt></ruby>を<ruby>捨<rt>す</rt></ruby>てないでください。あなたの<ruby>名前<rt>なまえ</rt></ruby>を<ruby>書<rt>か</rt></ruby>いてもらいます。</li><li><ruby>帽子<rt>ぼうし</rt></ruby>は、もらえません。<ruby>買<rt>か</rt></ruby>う<ruby>前<rt>まえ</rt></ruby>に<ruby>電話<rt>でんわ</rt></ruby>で<ruby>聞<rt>き</rt></ruby>いてください。</li></ul>
<h2>家で<ruby>手伝<rt>てつだ</rt></ruby>ってほしいとき</h2>
<p>{{young-home-care-chofu-age}}の人は、家の<ruby>手伝<rt>てつだ</rt></ruby>いや<ruby>道具<rt>どうぐ</rt></ruby>のお金を、市が助けてくれることがあります。40<ruby>歳<rt>さい</rt></ruby>からの人は、「<ruby>介護保険<rt>かいごほけん</rt></ruby>」を<ruby>使<rt>つか</rt></ruby>えることがあります。市に<ruby>聞<rt>き</rt></ruby>いてください。</p>
<h2>子どもがほしい人</h2>
<p><ruby>治療<rt>ちりょう</rt></ruby>の<ruby>前<rt>まえ</rt></ruby>に、<ruby>医者<rt>いしゃ</rt></ruby>に話してください。<ruby>東京都<rt>とうきょうと</rt></ruby>が、お金を助けてくれることがあります。</p>
<h2><ruby>電話<rt>でんわ</rt></ruby>で<ruby>言<rt>い</rt></ruby>うこと</h2>
<p>「がんの<ruby>治療<rt>ちりょう</rt></ruby>をしています。<ruby>使<rt>つか</rt></ruby>える<ruby>制度<rt>せいど</rt></ruby>を<ruby>教<rt>おし</rt></ruby>えてください」</p>
`;

/** What the city really offers, each with the day of the page it was seen on; what was not seen is left to the desk. */
export const chofuSupport = articleItem({
  id: 'chofu-support',
  publishedAt: '2026-11-28T03:19:00.000Z',
  title: '調布市にお住まいで、がんの治療を受ける方へ（見本のお知らせ）',
  category: { id: 'chofu-info' },
  contributor: '調布市の公開情報をもとに、ひだまり編集部がまとめました（見本）',
  cancer_category: [],
  cancer_status: [],
  topics: ['local-government', 'wig-subsidy', 'wigs'],
  summary:
    '見本のお知らせです。調布市のウィッグと胸の補整具の助成、40歳になる前の方の家での療養、通院の足、近くのがんの病院、検診の窓口を、見たページの日付と一緒にまとめました。',
  reviewed_at: '2026-11-28',
  next_review_at: '2027-04-15',
  reviewer_role: 'がん相談にたずさわる社会福祉士',
  body,
  easy_body: easyBody,
  sources: [
    SUPPORT_PAGES.wigsChofu,
    {
      title: '調布市若年がん患者在宅療養支援事業',
      publisher: '調布市',
      year: 2024,
      url: 'https://www.city.chofu.lg.jp/060070/p037080.html',
    },
    {
      title: 'ちょうふ在宅医療相談室',
      publisher: '公益社団法人 調布市医師会',
      url: 'https://chofu-med.or.jp/homecare/index.html',
    },
    {
      title: '「1A 生殖機能温存治療」「1B 卵巣組織再移植」に係る費用の申請',
      publisher: '東京都保健医療局',
      url: 'https://www.hokeniryo.metro.tokyo.lg.jp/iryo/iryo_hoken/gan_portal/chiryou/seishoku/1a1b.html',
    },
  ],
});
