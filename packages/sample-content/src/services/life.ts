import { MEDICAL_PAGES } from '../sources/medical-pages.ts';
import { SUPPORT_PAGES } from '../sources/support-pages.ts';
import { LIFE_AT_HOME } from './life-home.ts';
import { LIFE_AT_WORK } from './life-work.ts';
import { introduced, servicesOf } from './service-item.ts';

const WIGS = `<h2>どんな方に</h2>
<p>治療で髪が抜けた方、これから抜けるかもしれないと言われた方のための、<ruby>医療用<rt>いりょうよう</rt></ruby>ウィッグのご紹介です。かぶるかどうか、いつからかぶるかは、ご自分の気持ちで決められます。帽子やスカーフで過ごす方もいます。髪や<ruby>頭皮<rt>とうひ</rt></ruby>に効くものではありません。</p>
<h2>買う前に、助成を確かめる</h2>
<p>ウィッグの費用を<ruby>助成<rt>じょせい</rt></ruby>する市区町村がたくさんあります。先に買うと間に合わない決まりのところもあるので、買う前に役所に聞いてください。聞き方は<a href="/life/wig-subsidy">市区町村のウィッグ・補整具の助成</a>にあります。</p>
<h2>予約と試着</h2>
<ol><li>サロンは、街の店と、病院の中の店から選べます。「個室はありますか」と聞いておけます。</li><li>電話か予約の画面で、希望の日と、治療の前か、髪が抜けたあとかを伝えます。</li><li>試着をして、色や長さ、軽さを見ます。その日に決めなくてかまいません。</li></ol>
<h2>値段の目安（見本）</h2>
<dl><div><dt>できあがっている形のもの</dt><dd>4万円から15万円</dd></div><div><dt>頭に合わせて作るもの</dt><dd>15万円から35万円</dd></div><div><dt>試着と相談</dt><dd>無料</dd></div><div><dt>大きさの直し</dt><dd>買ってから1年は無料。そのあとは1回3,000円から</dd></div></dl>
<p>見本の店のための数字です。実際の店の値段ではありません。買う前に、直しや手入れまで入れた金額を、店で聞いてください。</p>
<h2>使うときの注意</h2>
<p>多くのウィッグは熱に弱いので、台所の火やドライヤーのことも聞いてください。頭皮が赤い、痛い、かゆいときは、試着より先に、病院の看護師に見せてください。</p>`;

const WIG_DATA = introduced({ told: 'お名前、電話番号、ご希望の店と日時' });

export const LIFE_SERVICES = servicesOf('life', [
  {
    id: 'ancs',
    topics: ['wigs', 'hair-loss', 'appearance', 'partner-services'],
    title: '医療用ウィッグ',
    summary:
      '街と病院の中のサロンで、試着してから決められます。値段は、決める前に店で伝えられます。買う前に、役所の助成を確かめてください。',
    summary_insurance:
      '街と病院の中のサロンで、試着してから決められます。買う前に、役所の助成と、ご加入の保険の給付を確かめてください。',
    needs: ['life-appearance'],
    situations: ['just-told'],
    tag: ['試着できる', '予約制', '有料'],
    provider: 'partner',
    provider_name: 'ことりのウィッグサロン（見本）',
    fee: '有料（見本の値段：4万円から）',
    is_free: false,
    body: `${WIGS}
${WIG_DATA}`,
    body_insurance: `${WIGS}
<h2>ご加入の保険も見てみる</h2>
<p>ご加入の保険に、見た目の変化に備える給付が付いていることがあります。証券を見て、保険の窓口に「ウィッグは対象になりますか」と聞いてください。</p>
${WIG_DATA}`,
    reviewed_at: '2026-10-07',
    next_review_at: '2027-10-06',
    reviewer_role: '見た目の変化の相談を受けてきた看護師',
    sources: [MEDICAL_PAGES.hairLoss, SUPPORT_PAGES.wigCare, SUPPORT_PAGES.wigsChofu],
  },
  {
    id: 'wig-subsidy',
    topics: ['wig-subsidy', 'wigs', 'breast-prosthesis', 'appearance', 'local-government'],
    title: '市区町村のウィッグ・補整具の助成',
    summary:
      '治療による見た目の変化に使うウィッグや補整具の費用を、助成する市区町村があります。買う前に聞くことをまとめました。',
    needs: ['life-appearance'],
    situations: ['just-told'],
    tag: ['公的な制度', '買う前に', '案内は無料'],
    provider: 'public',
    provider_name: 'お住まいの市区町村',
    fee: '案内は無料（通話料がかかる場合があります）',
    is_free: true,
    body: `<h2>どんな制度か</h2>
<p>がんの治療による見た目の変化に使う、ウィッグや胸の<ruby>補整具<rt>ほせいぐ</rt></ruby>などの費用の一部を<ruby>助成<rt>じょせい</rt></ruby>する市区町村や都道府県があります。ないところもあり、対象の品物、年齢や収入の条件、回数は、場所によって違います。</p>
<aside class="margin"><h3>補整具とは</h3><p>手術などで変わった胸の形を、服の下で整える下着やパッドなどのことです。</p></aside>
<h2>買う前に、役所に聞くこと</h2>
<ul><li>「がん患者のウィッグや補整具の助成はありますか。どの課ですか」</li><li>「買う前に申請がいりますか。いつ買ったものが対象ですか」</li><li>「領収書の宛名や、品物の書き方に決まりはありますか」</li><li>「治療を受けていることが分かる書類は、何を出しますか」</li></ul>
<h2>窓口が分からないとき</h2>
<p>役所の代表の電話で「がん患者の助成について、健康の担当につないでください」と言えば足ります。病院の<ruby>相談支援<rt>そうだんしえん</rt></ruby>センターでも、お住まいのところの制度を聞けます。ひだまりの相談員と、聞く言葉を用意してから電話をしてもかまいません。</p>
<h2>もう買ってしまった方へ</h2>
<p>買ったあとに申請するところもあります。領収書を捨てずに、一度聞いてみてください。申請の紙は、出す前に写しを取っておくと、あとの問い合わせが楽になります。</p>`,
    reviewed_at: '2026-10-08',
    next_review_at: '2027-04-07',
    reviewer_role: '見た目の変化の相談を受けてきた看護師',
    sources: [SUPPORT_PAGES.wigsChofu, SUPPORT_PAGES.wigsIchikawa],
  },
  ...LIFE_AT_HOME,
  ...LIFE_AT_WORK,
]);
