import { SUPPORT_PAGES } from '../../sources/support-pages.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>話すか、話さないか。決めるのは、あなたです</h2>
<p>同窓会の案内、習いごとの休み、職場の忘年会。病気のことを話していないと、小さな場面で返事に困ることがあります。話せば楽になることもあれば、話したあとの気づかいに疲れることもあります。どちらを選んでも、うそつきでも<ruby>薄情<rt>はくじょう</rt></ruby>でもありません。病気のことは、あなたの大切な個人の情報です。相手ごとに、時期ごとに、変えてかまいません。</p>
<h2>三つの円で考える</h2>
<p>紙に円を三つ、重ねて書いてみます。</p>
<dl><div><dt>内側の円</dt><dd>くわしく知っていてほしい人。困ったときに電話できる人。</dd></div><div><dt>真ん中の円</dt><dd>休むことや<ruby>体調<rt>たいちょう</rt></ruby>を知っていてもらう人。<ruby>上司<rt>じょうし</rt></ruby>、近所の人、サークルの世話役など。</dd></div><div><dt>外側の円</dt><dd>今は知らなくてよい人。</dd></div></dl>
<p>名前を書き入れると、「全員に同じことを言わなければ」という荷物がおります。円の間を、あとから人が移ることもあります。</p>
<h2>そのまま使える、短い言い方</h2>
<aside class="memo"><h3>言葉の例</h3><dl><div><dt>友人に</dt><dd>がんの治療を始めることになったの。<ruby>助言<rt>じょげん</rt></ruby>はいらなくて、今までどおり話せるとうれしい</dd></div><div><dt>職場で</dt><dd>治療のため、しばらく月曜に休みます。仕事の引きつぎは表にしました。病名は控えさせてください</dd></div><div><dt>近所で</dt><dd>体調をくずして<ruby>通院<rt>つういん</rt></ruby>しています。また元気な日に、ごあいさつします</dd></div><div><dt>聞かれたくないとき</dt><dd>心配してくれてありがとう。その話は、また今度ね</dd></div></dl></aside>
<p>「ほかの人には言わないで」は、はじめに頼んでおくと安心です。文字で送った言葉は、写して回されることもあります。広がって困ることは、声で伝えるほうがよいかもしれません。SNSに書くときも、一晩おいて読み返してから。</p>
<h2>職場に話すときに、考えること</h2>
<p>病名を伝える<ruby>義務<rt>ぎむ</rt></ruby>が、すべての場合にあるわけではありません。休みや仕事の調整を頼むときには、病名よりも「何ができて、何が難しく、いつごろまでか」が役に立ちます。<ruby>診断書<rt>しんだんしょ</rt></ruby>を出すときは、だれが見るのかを聞けます。会社に<ruby>産業医<rt>さんぎょうい</rt></ruby>や<ruby>保健師<rt>ほけんし</rt></ruby>がいれば、間に入ってもらう方法もあります。<ruby>休職<rt>きゅうしょく</rt></ruby>や<ruby>給料<rt>きゅうりょう</rt></ruby>のことは、<a href="/articles/before-taking-leave">仕事を休む前に、職場に確かめておきたいこと</a>をご覧ください。</p>
<p>病気を理由に不当な扱いを受けたと感じたら、言われた言葉と日にちを書きとめ、がん<ruby>相談支援<rt>そうだんしえん</rt></ruby>センターや、<ruby>労働局<rt>ろうどうきょく</rt></ruby>の<ruby>総合労働相談<rt>そうごうろうどうそうだん</rt></ruby>コーナーに相談できます。</p>
<h2>困った反応に、出会ったとき</h2>
<ul><li><strong>すぐに泣かれる</strong>：「驚かせたね。今日は、ここまでにしよう」</li><li><strong>治療や食品をすすめられる</strong>：「気持ちはありがたく受け取るね。体のことは<ruby>主治医<rt>しゅじい</rt></ruby>と決めているから」</li><li><strong>身内の話を始める</strong>：「今は、ほかの人の話を聞く<ruby>余裕<rt>よゆう</rt></ruby>がなくて」</li><li><strong>連絡が来なくなる</strong>：相手は言葉が見つからないだけかもしれません。会いたい人なら、「返事は気にしないで。元気にしている？」と短く送ってみます。</li></ul>
<p>心ない言葉に傷ついたら、その日のうちに、内側の円のだれかに聞いてもらいましょう。</p>
<h2>手助けの申し出は、具体的に受け取る</h2>
<p>「何でも言ってね」と言われたら、「第二水曜に、病院まで車を出してもらえる？」と返してみます。頼みごとを受けると、友人も自分の居場所ができてほっとすることがあります。断られても、あなたのせいではありません。</p>
<p>話したくない日は、話さないでよい日です。人に会うこと自体がつらく、家から出られない日が続くときは、病院や、がん相談支援センターに「人に会うのがつらいです」と話してみてください。</p>
`;

export const talkingWithFriends = articleItem({
  id: 'talking-with-friends',
  topics: ['telling-friends', 'telling-workplace'],
  publishedAt: '2026-09-04T01:00:00.000Z',
  title: '友人や職場の人に、どこまで話すか',
  category: { id: 'mind' },
  cover: 'cover-bench',
  eye_catch: { url: '/share/cover-bench.png', width: 1200, height: 630 },
  cancer_category: [],
  cancer_status: [
    { id: 'just-diagnosed' },
    { id: 'before-treatment' },
    { id: 'treating' },
    { id: 'follow-up' },
  ],
  summary:
    '話すか、話さないか。相手ごとに、時期ごとに変えてかまいません。三つの円で考える方法と、そのまま使える短い言い方を集めました。',
  reviewed_at: '2026-09-04',
  next_review_at: '2027-08-30',
  reviewer_role: 'がん患者さんの就労と暮らしの相談を受けてきた社会福祉士',
  body,
  sources: [
    {
      title: 'がん体験者の悩みQ&A（病名を告げた方がよいのかどうか迷う）',
      publisher: '静岡県立静岡がんセンター',
      url: 'https://www.scchr.jp/cancerqa/jyogen_print.html?no=4500552',
    },
    SUPPORT_PAGES.notTellingEverybody,
    {
      title: '相談窓口のご案内（あかるい職場応援団）',
      publisher: '厚生労働省',
      url: 'https://www.no-harassment.mhlw.go.jp/inquiry-counter/index',
    },
  ],
});
