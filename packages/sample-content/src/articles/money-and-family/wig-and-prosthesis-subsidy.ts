import { SUPPORT_PAGES } from '../../sources/support-pages.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>買う前に、電話を一本</h2>
<p>ウィッグや胸の<ruby>補整具<rt>ほせいぐ</rt></ruby>の費用は、<ruby>健康保険<rt>けんこうほけん</rt></ruby>の対象になりません。その代わりに、費用の一部を助ける<ruby>市区町村<rt>しくちょうそん</rt></ruby>や<ruby>都道府県<rt>とどうふけん</rt></ruby>が増えています。ところが、「買ったあとで知った」「期限が過ぎていた」という声も少なくありません。体のつらい日でも、電話一本で確かめられます。この記事は、さがし方の順番です。選び方は、<a href="/articles/clothes-and-appearance">帽子・ウィッグ・服で、外見の変化に備える</a>の記事にあります。</p>
<h2>さがす順番</h2>
<ol><li><strong>検索する</strong>：住んでいる市区町村の名前に「がん ウィッグ <ruby>助成<rt>じょせい</rt></ruby>」か「アピアランスケア 助成」を足します。</li><li><strong>電話する</strong>：健康や保健の課、保健センターが担当のことが多いです。分からなければ、役所の代表の番号で「がんの方のウィッグの助成は、どの課ですか」と聞きます。市区町村になくても、都道府県にあることがあります。</li><li><strong>病院で聞く</strong>：がん<ruby>相談支援<rt>そうだんしえん</rt></ruby>センターには、近くの助成の一覧をもっている所があります。ほかの病院にかかっていても使えます。</li><li><strong>ほかの助け</strong>：会社の共済会、入っている民間の保険にも、見た目の変化のための<ruby>給付<rt>きゅうふ</rt></ruby>が付いていることがあります。</li></ol>
<h2>いくらくらいか（二つの市の例）</h2>
<table><caption>助成の上限の例</caption><thead><tr><th scope="col">市</th><th scope="col">ウィッグ</th><th scope="col">胸の補整具</th></tr></thead><tbody><tr><th scope="row"><ruby>調布市<rt>ちょうふし</rt></ruby></th><td>{{wig-grant-chofu}}</td><td>{{breast-grant-chofu}}</td></tr><tr><th scope="row">市川市</th><td>{{wig-grant-ichikawa}}</td><td>{{breast-grant-ichikawa}}</td></tr></tbody></table>
<p>上限までの間で、かかった費用が出ます。調布市では、両方を買うと合わせて{{wig-grant-chofu-both}}まで、<ruby>申請<rt>しんせい</rt></ruby>の期限は{{wig-grant-chofu-deadline}}です。額も決まりも場所ごとに違い、予算がなくなると受け付けが終わる所もあります。費用の半分まで、という決め方の所もあります。</p>
<h2>対象になるもの、ならないもの</h2>
<table><caption>多くの市区町村での分かれ方</caption><thead><tr><th scope="col">対象になることが多い</th><th scope="col">場所によって違う</th><th scope="col">対象にならないことが多い</th></tr></thead><tbody><tr><td>頭全体のウィッグ、その下にかぶるネット</td><td>毛の付いた帽子、部分用のウィッグ、レンタル</td><td>ふつうの帽子、スタンド、ブラシ、シャンプー</td></tr><tr><td><ruby>補整下着<rt>ほせいしたぎ</rt></ruby>、パッド、体の外につける<ruby>人工乳房<rt>じんこうにゅうぼう</rt></ruby></td><td>下着だけ、人工の<ruby>乳頭<rt>にゅうとう</rt></ruby>、手術の直後の<ruby>胸帯<rt>きょうたい</rt></ruby></td><td>手術で体に入れるもの、<ruby>送料<rt>そうりょう</rt></ruby>、カット代、ポイントで払った分</td></tr></tbody></table>
<h2>先に聞く、五つのこと</h2>
<ul><li>買う前の申請が要りますか。いつ買ったものからが対象ですか</li><li><ruby>領収書<rt>りょうしゅうしょ</rt></ruby>の<ruby>宛名<rt>あてな</rt></ruby>、品物の名前、日付の書き方に決まりはありますか</li><li>治療を受けていることは、何で示しますか（<ruby>診療明細書<rt>しんりょうめいさいしょ</rt></ruby>、治療の説明の紙、お<ruby>薬手帳<rt>くすりてちょう</rt></ruby>、<ruby>診断書<rt>しんだんしょ</rt></ruby>など）</li><li>申請の期限はいつですか。「買った日から一年」の所も、「その年度の終わりまで」の所もあります。1月から3月に買う方は、とくに確かめてください</li><li>一度きりですか。あとで<ruby>再発<rt>さいはつ</rt></ruby>したとき、左右別のとき、子どもの成長のときは、また申請できますか</li></ul>
<p>診断書は、{{certificate-range}}の料金がかかることがあります。診療明細書などで足りる所が多いので、頼む前に「診断書でなければいけませんか」と聞いてください。</p>
<aside class="memo"><h3>電話で、このまま読んでください</h3><dl><div><dt>はじめに</dt><dd>がんの治療で髪が抜ける予定です。ウィッグの助成のことを聞きたいです</dd></div><div><dt>胸のとき</dt><dd><ruby>乳房<rt>にゅうぼう</rt></ruby>の手術をしました。パッドと下着は、助成の対象になりますか</dd></div><div><dt>終わりに</dt><dd>必要な書類と期限を、もう一度ゆっくりお願いします。郵送でも出せますか</dd></div></dl></aside>
<h2>申請は、あとでまとめてでもよい</h2>
<p>領収書は、もとの紙を取っておきます。ネットで買った方は、買った日、品物、名前の入った領収書を、先に印刷しておきましょう。安いウィッグやパッドをいくつか買い、まとめて一回で申請できる所もあります。<ruby>体調<rt>たいちょう</rt></ruby>の悪い日は、ご家族の<ruby>代理<rt>だいり</rt></ruby>や郵送でできるかを聞いてください。</p>
<h2>男性も、子どもも、何年もたった方も</h2>
<p>多くの助成に、性別や年齢の決まりはありません。手術から年月がたってから補整具を買い替える方も、対象になることがあります。髪のことで学校に行きにくい子どもに、ウィッグを贈っている団体もあります。「髪くらいで」と<ruby>遠慮<rt>えんりょ</rt></ruby>しなくてよい費用です。</p>
<h2>助成が見つからないとき</h2>
<p>借りる、病院や<ruby>患者会<rt>かんじゃかい</rt></ruby>の貸し出しを使う、帽子で過ごすという方法があります。ウィッグの値段と、似合うかどうかは、同じではありません。支払いを急がせる店では、いったん帰ってかまいません。ウィッグの費用は、ふつう<ruby>医療費控除<rt>いりょうひこうじょ</rt></ruby>に入りません。リンパ<ruby>浮腫<rt>ふしゅ</rt></ruby>の<ruby>弾性<rt>だんせい</rt></ruby>ストッキングやスリーブは、これとは別に、健康保険の<ruby>療養費<rt>りょうようひ</rt></ruby>の対象になることがあります。</p>
`;

const easyBody = `
<h2>ウィッグのお金を、<ruby>助<rt>たす</rt></ruby>けてもらえることがあります</h2>
<p>がんの<ruby>治療<rt>ちりょう</rt></ruby>で<ruby>髪<rt>かみ</rt></ruby>が<ruby>抜<rt>ぬ</rt></ruby>けた人、<ruby>胸<rt>むね</rt></ruby>の<ruby>手術<rt>しゅじゅつ</rt></ruby>をした人のために、ウィッグや<ruby>胸<rt>むね</rt></ruby>の<ruby>補整具<rt>ほせいぐ</rt></ruby>のお金を<ruby>助<rt>たす</rt></ruby>ける<ruby>市区町村<rt>しくちょうそん</rt></ruby>があります。ない所もあります。</p>
<h2><ruby>買<rt>か</rt></ruby>う前に、<ruby>電話<rt>でんわ</rt></ruby>で<ruby>聞<rt>き</rt></ruby>きます</h2>
<ul><li>「がんの人のウィッグの<ruby>助成<rt>じょせい</rt></ruby>はありますか」</li><li>「<ruby>買<rt>か</rt></ruby>う前に、<ruby>申請<rt>しんせい</rt></ruby>がいりますか」</li><li>「どんな<ruby>書類<rt>しょるい</rt></ruby>がいりますか」</li><li>「いつまでに出しますか」</li></ul>
<h2>いくら<ruby>助<rt>たす</rt></ruby>けてもらえますか</h2>
<p><ruby>場所<rt>ばしょ</rt></ruby>によって<ruby>違<rt>ちが</rt></ruby>います。たとえば、<ruby>調布市<rt>ちょうふし</rt></ruby>は、ウィッグに{{wig-grant-chofu}}までです。<ruby>市川市<rt>いちかわし</rt></ruby>は、{{wig-grant-ichikawa}}までです。</p>
<h2>取っておくもの</h2>
<p><ruby>領収書<rt>りょうしゅうしょ</rt></ruby>を<ruby>捨<rt>す</rt></ruby>てないでください。あなたの<ruby>名前<rt>なまえ</rt></ruby>、<ruby>買<rt>か</rt></ruby>った日、<ruby>買<rt>か</rt></ruby>ったものの<ruby>名前<rt>なまえ</rt></ruby>を<ruby>書<rt>か</rt></ruby>いてもらいます。</p>
<p>分からないときは、<ruby>病院<rt>びょういん</rt></ruby>の「がん<ruby>相談支援<rt>そうだんしえん</rt></ruby>センター」で<ruby>聞<rt>き</rt></ruby>いてください。<ruby>相談<rt>そうだん</rt></ruby>は<ruby>無料<rt>むりょう</rt></ruby>です。<ruby>男<rt>おとこ</rt></ruby>の人も、子どもも、<ruby>使<rt>つか</rt></ruby>えることがあります。</p>
`;

/** How to find a grant for a wig or a breast prosthesis: ask before buying. */
export const wigAndProsthesisSubsidy = articleItem({
  id: 'wig-and-prosthesis-subsidy',
  topics: ['wig-subsidy', 'wigs', 'breast-prosthesis'],
  publishedAt: '2026-11-23T03:09:00.000Z',
  title: 'ウィッグ・胸の補整具の助成のさがし方',
  category: { id: 'money' },
  cancer_category: [],
  cancer_status: [{ id: 'before-treatment' }, { id: 'treating' }, { id: 'follow-up' }],
  summary:
    'ウィッグや胸の補整具の費用を助ける市区町村があります。買う前にさがす順番、二つの市の上限の例、対象になるものとならないもの、電話で読める言葉、領収書の扱いをまとめました。',
  reviewed_at: '2026-11-23',
  next_review_at: '2027-11-19',
  reviewer_role: '外見の変化の相談を受けてきた看護師',
  body,
  easy_body: easyBody,
  sources: [
    SUPPORT_PAGES.wigsChofu,
    SUPPORT_PAGES.wigsIchikawa,
    {
      title: 'がん患者医療用ウィッグ（かつら）・乳房補整具購入費用補助',
      publisher: '掛川市',
      year: 2025,
      url: 'https://www.city.kakegawa.shizuoka.jp/gyosei/docs/7116.html',
    },
    {
      title: 'アピアランスケアセンター Q and A',
      publisher: '東京都立駒込病院',
      year: 2024,
      url: 'https://tmhp.jp/komagome/about/appearance/appearance_q_and_a.html',
    },
  ],
});
